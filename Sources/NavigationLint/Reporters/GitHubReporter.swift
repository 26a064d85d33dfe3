import NavigationDocument

/// Annotations for GitHub Actions, as workflow commands on standard output.
///
/// Errors come first, since GitHub shows ten annotations of a kind for a step; a notice tells how
/// many are beyond that.
public enum GitHubReporter: Reporter {
  public static let name = "github"
  static let cap = 10

  public static func report(_ run: LintRun) -> String {
    let entries = run.entriesErrorsFirst()
    var text = ""
    for entry in entries { text += command(entry) + "\n" }
    let hidden = [Severity.error, .warning].compactMap { severity -> String? in
      let count = entries.count { $0.finding.severity == severity } - cap
      return count > 0 ? plural(count, severity.rawValue) : nil
    }
    if !hidden.isEmpty {
      text += "::notice title=rutter::\(hidden.joined(separator: " and ")) more than the \(cap) "
      text += "of a kind that GitHub annotates for a step; the log has them all\n"
    }
    return text
  }

  private static func command(_ entry: ReportEntry) -> String {
    var properties: [String] = []
    if !entry.path.isPlaceholder { properties.append("file=\(property(entry.path))") }
    if let place = entry.place {
      properties += [
        "line=\(place.start.line)", "endLine=\(place.end.line)", "col=\(place.start.column)",
      ]
    }
    properties.append("title=\(property(entry.finding.rule))")
    return "::\(entry.finding.severity.rawValue) \(properties.joined(separator: ","))::"
      + data(entry.lines.joined(separator: "\n"))
  }

  private static let data = EscapeTable(["%": "%25", "\r": "%0D", "\n": "%0A"])
  private static let property = data.with([":": "%3A", ",": "%2C"])
}
