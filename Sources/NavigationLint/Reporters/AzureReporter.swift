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

  private static let data = EscapeTable(["%": "%AZP25", "\r": "%0D", "\n": "%0A"])
  private static let property = data.with([";": "%3B", "]": "%5D"])
}
