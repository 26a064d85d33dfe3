#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Paths as text: taken apart, put together, and shown relative to where the user stands.
package enum FilePath {
  /// The path up to and with its last slash; empty for a name in the current folder.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path that is written relative to a folder, from where that folder is named.
  package static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty
      ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without `.`, doubled slashes, and `..` after a name; links are not looked at.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }

  /// The whole path from the root, with the links of its folder resolved where it exists.
  package static func absolute(_ path: String) -> String {
    if let real = FileBytes.resolved(path) { return real }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let folder = folder(of: path)
    if let real = FileBytes.resolved(folder.isEmpty ? "." : folder) {
      return normalized("\(real)/\(name)")
    }
    return normalized(join(workingFolder, path))
  }

  /// The way from one folder to a path, both absolute: `../b/c`. Where they have nothing in
  /// common the path as it is.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    guard common > 0 || base.isEmpty else { return path }
    let up = [Substring](repeating: "..", count: base.count - common)
    let parts = up + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  package static var workingFolder: String { FileBytes.resolved(".") ?? "/" }

  /// The whole path with all links resolved; nil where nothing is there.
  package static func resolved(_ path: String) -> String? { FileBytes.resolved(path) }

  package static func exists(_ path: String) -> Bool { FileBytes.exists(path) }
}
