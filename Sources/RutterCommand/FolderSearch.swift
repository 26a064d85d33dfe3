import NavigationDocument

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds files in folders. Links to folders are not followed, nor links to files out of both the
/// folder and the working one; what is found is in order of the path's bytes.
enum FolderSearch {
  static let graphPatterns = ["**/*.navgraph.yml", "**/*.navgraph.yaml", "**/*.navgraph.json"]
    .map { PathPattern($0) }

  static func isFolder(_ path: String) -> Bool { kind(path, follow: true) == S_IFDIR }
  static func isFile(_ path: String) -> Bool {
    let kind = kind(path, follow: true)
    return kind != 0 && kind != S_IFDIR
  }

  /// Navgraph documents in a folder and the folders in it.
  static func graphs(in folder: String, except exclude: [PathPattern] = []) throws -> [String] {
    try files(in: folder, matching: graphPatterns, except: exclude)
  }

  /// The files that a pattern stands for, less those that are excluded.
  static func files(matching text: String, except exclude: [PathPattern] = []) throws -> [String] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !PathPattern.isPattern($0) }
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    let folder =
      fixed.isEmpty ? "." : fixed == [""] ? "/" : FilePath.normalized(fixed.joined(separator: "/"))
    guard isFolder(folder) else { return [] }
    return try files(in: folder, matching: [PathPattern(rest)], except: exclude)
  }

  /// The files whose paths from the folder match a pattern, less those whose whole paths match
  /// one of `exclude`, or stand in a folder that does.
  static func files(
    in folder: String, matching patterns: [PathPattern], except exclude: [PathPattern] = []
  ) throws -> [String] {
    struct Waiting {
      var folder: String
      var ways: [PathPattern.Progress]
      var exclusions: [PathPattern.Progress]
    }
    var found: [String] = []
    let parts = FilePath.absolute(folder).split(separator: "/")
    let exclusions = exclude.map { pattern in
      parts.reduce(pattern.start) { pattern.advance($0, by: $1) }
    }
    var queue = [
      Waiting(folder: folder, ways: patterns.map(\.start), exclusions: exclusions)
    ]
    while let next = queue.popLast() {
      for name in try names(in: next.folder) {
        let ways = zip(patterns, next.ways).map { $0.advance($1, by: name) }
        let isMatch = ways.contains { $0.isComplete }
        let isOpen = ways.contains { $0.isOpen }
        guard isMatch || isOpen else { continue }
        let exclusions = zip(exclude, next.exclusions).map { $0.advance($1, by: name) }
        guard !exclusions.contains(where: { $0.isComplete }) else { continue }
        let path = next.folder == "." ? name : FilePath.join(next.folder, name)
        let kind = kind(path, follow: false)
        if kind == S_IFDIR {
          if isOpen {
            queue.append(Waiting(folder: path, ways: ways, exclusions: exclusions))
          }
        } else if isMatch, kind == S_IFREG || kind == S_IFLNK && leadsInside(path, folder) {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a link leads to a file of the folder or of the working one.
  private static func leadsInside(_ link: String, _ folder: String) -> Bool {
    guard kind(link, follow: true) == S_IFREG, let target = FilePath.resolved(link) else {
      return false
    }
    return [folder, "."].contains { folder in
      FilePath.resolved(folder).map { target.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false
    }
  }

  private static func names(in folder: String) throws -> [String] {
    guard let handle = opendir(folder) else {
      throw Failure(message: "the folder `\(folder)` cannot be read: \(reason(errno))")
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func kind(_ path: String, follow: Bool) -> mode_t {
    var status = stat()
    let result = follow ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : 0
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
