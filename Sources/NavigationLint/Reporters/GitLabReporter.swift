import NavigationDocument

/// Findings as GitLab's code quality report: a JSON array.
public enum GitLabReporter: Reporter {
  public static let name = "gitlab"

  public static func report(_ run: LintRun) -> String {
    var json = JSONWriter()
    json.array(run.entries().flatMap { $0 }) { json, entry in
      json.object {
        $0.member("description", entry.lines.joined(separator: "\n"))
        $0.member("check_name", entry.finding.rule)
        $0.member("fingerprint", entry.fingerprint)
        $0.member("severity", entry.finding.severity == .error ? "major" : "minor")
        $0.object("location") {
          $0.member("path", entry.path)
          $0.object("lines") {
            // GitLab wants a line; what has none is about the file.
            $0.member("begin", entry.place?.start.line ?? 1)
            if let place = entry.place { $0.member("end", place.end.line) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
