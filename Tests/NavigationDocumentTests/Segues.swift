import NavigationCore
import NavigationDocument

/// Segues as `origin->destination` with their rules, in the document's order.
func segues(_ document: GraphDocument) -> [String] {
  document.segues.map { segue in
    var line = "\(document.names[Int(segue.origin)])->\(document.names[Int(segue.destination)])"
    if segue.rules.contains(.hold) { line += " hold" }
    if segue.rules.contains(.dismissable) { line += " dismissable" }
    if segue.rules.contains(.auto) { line += " auto" }
    if segue.presentation != .inPlace { line += " \(segue.presentation)" }
    if segue.tag >= 0 { line += " #\(document.texts[Int(segue.tag)])" }
    if segue.label >= 0 { line += " '\(document.texts[Int(segue.label)])'" }
    return line
  }
}

/// The text of a region.
func slice(_ document: GraphDocument, _ region: SourceRegion) -> String {
  let bytes = document.sources[Int(region.file)].bytes
  return String(decoding: bytes[Int(region.start)..<Int(region.end)], as: UTF8.self)
}

extension DocumentFiles {
  /// Files that are only in memory.
  static func memory(_ files: [String: String]) -> DocumentFiles {
    DocumentFiles(
      bytes: { path throws(Diagnostic) in
        guard let text = files[path] else { throw Diagnostic("there is no file `\(path)`") }
        return Array(text.utf8)
      },
      identity: { path in
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let name = parts.joined(separator: "/")
        return files[name] == nil ? nil : name
      })
  }
}
