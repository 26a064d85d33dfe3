import NavigationDocument

/// Findings for people: place, message, the source line with the spot underlined, the walk that
/// shows it, and what to do.
public enum TextReporter: Reporter {
  public static let name = "text"

  /// How the parts of a finding are emphasised on a terminal; plain by default.
  public struct Emphasis: Sendable {
    public var error: @Sendable (String) -> String = { $0 }
    public var warning: @Sendable (String) -> String = { $0 }
    public var strong: @Sendable (String) -> String = { $0 }
    public var faint: @Sendable (String) -> String = { $0 }

    public init() {}
  }

  public static func report(_ run: LintRun) -> String {
    var text = ""
    for report in run.reports {
      text += findings(report, run.emphasis)
      if run.showsSummary { text += visible(report.summary) + "\n" }
    }
    guard run.showsSummary else { return text }
    for line in run.conclusion { text += line + "\n" }
    return text
  }

  private static func findings(_ report: LintReport, _ emphasis: Emphasis) -> String {
    var tables = LineTables(report.sources)
    var text = ""
    for finding in report.findings {
      let place = tables.place(of: finding.region)
      let head = place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? report.path
      let severity =
        finding.severity == .error ? emphasis.error("error") : emphasis.warning("warning")
      text += "\(emphasis.strong(visible(head) + ":")) \(severity): \(visible(finding.message))"
      text += emphasis.faint(" [\(finding.rule)]") + "\n"
      if let excerpt = tables.excerpt(of: finding.region) { text += excerpt + "\n" }
      if let witness = finding.shownWitness {
        text += "  walk: \(visible(witness.text))\n"
      }
      if let doubt = finding.doubt { text += "  only possible: \(visible(doubt))\n" }
      for related in finding.related {
        guard let place = tables.place(of: related.region) else { continue }
        text += "  note: \(visible(place.path)):\(place.start.line):\(place.start.column): "
        text += visible(related.message) + "\n"
      }
      if let remedy = finding.remedy { text += "  help: \(visible(remedy))\n" }
    }
    return text
  }

  static func visible(_ text: String) -> String { visibleText(text) }
}
