#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds navgraph documents in a folder.
enum FolderSearch {
  static let suffixes = [".navgraph.yml", ".navgraph.yaml", ".navgraph.json"]

  static func isFolder(_ path: String) -> Bool { kind(path, follow: true) == S_IFDIR }

  /// Documents in a folder and the folders in it, sorted by path; links to folders are not
  /// followed, and names that start with a dot are passed over.
  static func graphs(in folder: String) throws -> [String] {
    var found: [String] = []
    var queue = [folder]
    while let next = queue.popLast() {
      guard let handle = opendir(next) else {
        throw Failure(message: "the folder `\(next)` cannot be read: \(reason(errno))")
      }
      defer { closedir(handle) }
      while let entry = readdir(handle) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(
            to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
          ) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = next == "." ? name : next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        if kind(path, follow: false) == S_IFDIR {
          queue.append(path)
        } else if suffixes.contains(where: name.hasSuffix), kind(path, follow: true) == S_IFREG {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A name that two spellings of one file have in common.
  static func identity(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
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
