import NavigationDocument

/// Issues for a build phase of Xcode, a line each: `path:line:column: error: message`.
///
/// Xcode finds a file by its absolute path only, so this is the one report that has them.
public enum XcodeReporter: Reporter {
  public static let name = "xcode"

  public static func report(_ run: LintRun) -> String {
    var text = ""
    for entry in run.entries().flatMap({ $0 }) {
      let head = head(entry.path, entry.place, run.folder)
      let message = visibleText(entry.finding.message)
      text += "\(head) \(entry.finding.severity.rawValue): \(message) [\(entry.finding.rule)]\n"
      for line in entry.lines.dropFirst() { text += "\(head) note: \(line)\n" }
      for (message, place) in entry.related {
        text += "\(self.head(place.path, place, run.folder)) note: \(visibleText(message))\n"
      }
    }
    return text
  }

  private static func head(
    _ path: String, _ place: LineTables.Place?, _ folder: String?
  ) -> String {
    let isRelative = path.utf8.first != 0x2F && !path.isPlaceholder
    let full = isRelative ? folder.map { "\($0)/\(path)" } ?? path : path
    let point = place.map { "\($0.start.line):\($0.start.column):" } ?? "1:1:"
    return "\(visibleText(full)):\(point)"
  }
}
