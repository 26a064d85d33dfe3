import NavigationDocument

/// What one graph is read from: a file, or the storyboards of a project.
struct GraphSource: Sendable {
  /// The file, or the project's folder.
  var path: String
  var storyboards: [String] = []
  var plists: [String] = []
  var resources = AndroidResources()

  func read() -> ReadResult {
    storyboards.isEmpty
      ? DocumentReader.read(path: path, resources: resources)
      : DocumentReader.read(storyboards: storyboards, plists: plists)
  }

  /// A file with what belongs to it.
  static func file(_ path: String) throws -> GraphSource {
    var source = GraphSource(path: path)
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
