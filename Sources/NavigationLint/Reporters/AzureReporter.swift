import NavigationDocument

/// Issues for Azure Pipelines, as logging commands on standard output; errors come first.
public enum AzureReporter: Reporter {
  public static let name = "azure"

  public static func report(_ run: LintRun) -> String {
    run.entriesErrorsFirst().reduce(into: "") { $0 += command($1) + "\n" }
  }

  private static func command(_ entry: ReportEntry) -> String {
    var properties = ["type=\(entry.finding.severity.rawValue)"]
    if !entry.path.isPlaceholder { properties.append("sourcepath=\(property(entry.path))") }
    if let place = entry.place {
      properties += ["linenumber=\(place.start.line)", "columnnumber=\(place.start.column)"]
    }
    properties.append("code=\(property(entry.finding.rule))")
    return "##vso[task.logissue \(properties.joined(separator: ";"))]"
      + data(entry.lines.joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    escape(text) {
      switch $0 {
      case "%": "%AZP25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escape(data(text)) {
      switch $0 {
      case ";": "%3B"
      case "]": "%5D"
      default: nil
      }
    }
  }
}
