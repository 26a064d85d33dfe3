import NavigationDocument

/// Findings as Markdown, short enough for a comment on a pull request: errors first, and as many
/// findings as such a comment may hold.
///
/// The first line marks the comment, so that a later run can find and replace it.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  /// GitHub takes 65,536 characters.
  static let limit = 60_000

  public static func report(_ run: LintRun) -> String {
    let items = run.entries().map { $0.map { (severity: $0.finding.severity, text: item($0)) } }
    let shown = shown(items)
    var text = "<!-- rutter -->\n### Navigation: \(run.outcome)\n"
    if let verdict = run.verdict {
      text += "\n\(run.isFailed ? "❌" : "✅") \(MarkdownText.message(verdict))\n"
    }
    for (i, report) in run.reports.enumerated() {
      guard text.utf8.count < limit + 4_000 else { break }
      text += "\n**\(MarkdownText.code(report.path))**: \(report.counts)\n"
      let list = items[i].indices.filter { shown[i][$0] }
      if !list.isEmpty { text += "\n" }
      for severity in [Severity.error, .warning] {
        for j in list where items[i][j].severity == severity { text += items[i][j].text }
      }
    }
    let hidden = shown.reduce(0) { $0 + $1.count { !$0 } }
    if hidden > 0 {
      text += "\n… and \(plural(hidden, "finding")) more, for which there is no room here.\n"
    }
    return text
  }

  /// Which items there is room for, errors before warnings.
  private static func shown(_ items: [[(severity: Severity, text: String)]]) -> [[Bool]] {
    var shown = items.map { $0.map { _ in false } }
    var room = limit
    for severity in [Severity.error, .warning] {
      for i in items.indices {
        for j in items[i].indices where items[i][j].severity == severity {
          room -= items[i][j].text.utf8.count
          guard room >= 0 else { return shown }
          shown[i][j] = true
        }
      }
    }
    return shown
  }

  private static func item(_ entry: ReportEntry) -> String {
    let finding = entry.finding
    let sign = finding.severity == .error ? "❌" : "⚠️"
    let place = entry.place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? entry.path
    var text = "- \(sign) **\(finding.severity.rawValue)** \(MarkdownText.code(finding.rule)) at "
    text += "\(MarkdownText.code(place))\\\n  \(MarkdownText.message(finding.message))\n"
    if let walk = finding.shownWitness { text += "  - walk: \(steps(walk))\n" }
    for (message, place) in entry.related {
      let place = "\(place.path):\(place.start.line):\(place.start.column)"
      text += "  - note: \(MarkdownText.message(message)), \(MarkdownText.code(place))\n"
    }
    if let remedy = finding.remedy { text += "  - help: \(MarkdownText.message(remedy))\n" }
    return text
  }

  /// Each fragment as code; of a very long name the beginning.
  private static func steps(_ walk: Finding.Walk) -> String {
    var names = walk.fragments.map { name in
      let scalars = name.unicodeScalars
      return MarkdownText.code(
        scalars.count > 200 ? String(scalars.prefix(200)) + "…" : name)
    }
    if walk.isShortened { names.insert("…", at: min(1, names.count)) }
    return names.joined(separator: " → ")
  }
}
