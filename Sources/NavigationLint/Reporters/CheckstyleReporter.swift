import NavigationDocument

/// Findings as Checkstyle's XML, which many programs read: an element a file, in order.
public enum CheckstyleReporter: Reporter {
  public static let name = "checkstyle"

  public static func report(_ run: LintRun) -> String {
    // Keyed by bytes: two files may have names that are equal as text.
    var files: [[UInt8]] = []
    var entries: [[UInt8]: [ReportEntry]] = [:]
    for entry in run.entries().flatMap({ $0 }) {
      let file = Array(entry.path.utf8)
      if entries[file] == nil { files.append(file) }
      entries[file, default: []].append(entry)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in files {
      let name = XMLText.escaped(String(decoding: file, as: UTF8.self))
      text += "  <file name=\"\(name)\">\n"
      for entry in entries[file] ?? [] { text += "    \(element(entry))\n" }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func element(_ entry: ReportEntry) -> String {
    let point = entry.place.map { " line=\"\($0.start.line)\" column=\"\($0.start.column)\"" }
    let message = XMLText.escaped(entry.lines.joined(separator: "\n"))
    return "<error\(point ?? "") severity=\"\(entry.finding.severity.rawValue)\""
      + " message=\"\(message)\" source=\"rutter.\(XMLText.escaped(entry.finding.rule))\"/>"
  }
}
