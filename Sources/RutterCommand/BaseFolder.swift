import NavigationDocument

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that paths in reports are relative to, so that a report says the same on every
/// machine.
struct BaseFolder {
  /// The absolute path; nil where there is no working directory any more.
  let path: String?
  private let workingDirectory: String?

  /// The working directory, or the folder given.
  init(_ folder: String?) throws(Failure) {
    workingDirectory = Self.currentFolder()
    guard let folder else {
      path = workingDirectory
      return
    }
    guard FolderSearch.isFolder(folder) else {
      throw Failure(message: "there is no folder `\(folder)` for `--base`")
    }
    path = FilePath.resolved(folder)
  }

  /// The document with the paths of its sources as a report shows them.
  func relative(_ document: GraphDocument) -> GraphDocument {
    var document = document
    document.sources = document.sources.map(relative)
    return document
  }

  /// The saved path with its file as a report shows it.
  func relative(_ savedPath: SavedPath) -> SavedPath {
    var savedPath = savedPath
    savedPath.source = relative(savedPath.source)
    return savedPath
  }

  private func relative(_ source: SourceText) -> SourceText {
    SourceText(path: relative(source.path), bytes: source.bytes)
  }

  /// The path of a file below the folder relative to it, also where the file was named by an
  /// absolute path or through a link. A relative path that leads out of the folder climbs; an
  /// absolute one stays.
  func relative(_ file: String) -> String {
    // `<stdin>` and the like are no files.
    guard let path, let workingDirectory, !file.hasPrefix("<") else { return file }
    let isAbsolute = file.utf8.first == 0x2F
    let base = Self.parts(path)
    let full = Self.parts(isAbsolute ? file : "\(workingDirectory)/\(file)")
    if full.starts(with: base) { return full.dropFirst(base.count).joined(separator: "/") }
    let real = Self.parts(FilePath.resolved(file) ?? file)
    if real.starts(with: base) { return real.dropFirst(base.count).joined(separator: "/") }
    guard !isAbsolute else { return "/" + full.joined(separator: "/") }
    let shared = zip(base, full).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + full.dropFirst(shared)).joined(separator: "/")
  }

  /// The names on the way to a file, `.` and `..` followed.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }

  private static func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
