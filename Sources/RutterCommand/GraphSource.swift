import NavigationDocument

/// What one graph is read from: a file, or the storyboards or Swift sources of a project.
struct GraphSource: Sendable {
  /// The file, or the project's folder.
  var path: String
  var storyboards: [String] = []
  var plists: [String] = []
  var resources = AndroidResources()
  var swiftFiles: [String] = []
  /// Whether the sources were found by a search: then there may be no navigation in them.
  var isFound = false

  func read(cache: String?) -> ReadResult {
    if !swiftFiles.isEmpty {
      return SwiftReader.read(swiftFiles.map { SourceRequest.File(path: $0) }, cache: cache)
    }
    return storyboards.isEmpty
      ? DocumentReader.read(path: path, resources: resources)
      : DocumentReader.read(storyboards: storyboards, plists: plists)
  }

  /// A file with what belongs to it.
  static func file(_ path: String) throws -> GraphSource {
    var source = GraphSource(path: path)
    if InputFormat(path: path) == .swift {
      source.swiftFiles = [path]
      return source
    }
    let folder = FilePath.folder(of: path)
    guard InputFormat(path: path) == .androidNavigation,
      folder.split(separator: "/").last?.hasPrefix("navigation") ?? false
    else { return source }
    let resources = FilePath.normalized(folder + "..")
    guard FolderSearch.isFolder(resources) else { return source }
    source.resources.menus = try FolderSearch.files(
      in: resources, matching: [PathPattern("menu*/*.xml")])
    source.resources.graphs = try FolderSearch.files(
      in: resources, matching: [PathPattern("navigation*/*.xml")])
    return source
  }
}
