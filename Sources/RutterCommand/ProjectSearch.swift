import NavigationDocument

/// Finds the graphs of a folder: navgraph documents, Xcode's storyboards, Android's resources,
/// Swift sources.
enum ProjectSearch {
  private static let patterns =
    FolderSearch.graphPatterns
    + [
      "**/*.storyboard", "**/*Info.plist", "**/*.xcodeproj/project.pbxproj",
      "**/navigation*/*.xml", "**/menu*/*.xml", "**/*.swift",
    ].map { PathPattern($0) }

  /// Folders of what others made, or machines.
  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// Folders of Swift that is not the app's, beside those.
  private static func isAside(_ folder: Substring) -> Bool {
    folder == "Preview Content" || folder == "Tests" || folder.hasSuffix("Tests")
      || folder.hasPrefix(".")
  }

  /// The storyboards of one Xcode project are one graph, and its Swift sources; without a project
  /// file, those of the folder. Where there are navgraph documents, these are what the app's
  /// navigation is, and Swift is not looked at. In order of path.
  static func sources(
    in folder: String, except exclude: [PathPattern] = []
  ) throws -> [GraphSource] {
    var graphs: [GraphSource] = []
    var storyboards: [String] = []
    var plists: [String] = []
    var swiftFiles: [String] = []
    var projects: Set<String> = []
    var resources = AndroidResources()
    let base = folder == "." ? 0 : FilePath.normalized(folder).split(separator: "/").count
    // A folder of navigation graphs may be given itself; then what belongs to them is beside it.
    let isNavigation =
      FilePath.absolute(folder).split(separator: "/").last?.hasPrefix("navigation") ?? false
    let patterns = patterns + (isNavigation ? [PathPattern("*.xml")] : [])
    for path in try FolderSearch.files(in: folder, matching: patterns, except: exclude) {
      let path = FilePath.normalized(path)
      let parts = path.split(separator: "/")
      if path.hasSuffix(".yml") || path.hasSuffix(".yaml") || path.hasSuffix(".json") {
        graphs.append(GraphSource(path: path))
        continue
      }
      if parts.dropFirst(base).contains(where: { foreign.contains($0) }) { continue }
      let parent = parts.dropLast().last ?? ""
      if path.hasSuffix(".swift") {
        let isAside = parts.dropFirst(base).dropLast().contains { Self.isAside($0) }
        if !isAside, parts.last != "Package.swift" { swiftFiles.append(path) }
      } else if path.hasSuffix(".storyboard") {
        storyboards.append(path)
      } else if path.hasSuffix(".plist") {
        plists.append(path)
      } else if path.hasSuffix(".pbxproj") {
        projects.insert(joined(parts.dropLast(2), like: path))
        // Xcode makes the property list of newer apps from it.
        plists.append(path)
      } else if parts.dropLast(2).last == "res" || base == parts.count - 2 {
        if parent.hasPrefix("menu") { resources.menus.append(path) }
        if parent.hasPrefix("navigation") { resources.graphs.append(path) }
      } else if base == parts.count - 1, isNavigation {
        resources.graphs.append(path)
      }
    }
    if !graphs.isEmpty { swiftFiles = [] }
    graphs += try resources.graphs.map { path in
      isNavigation
        ? try GraphSource.file(path)
        : GraphSource(path: path, resources: nearest(resources, to: path))
    }
    let root = FilePath.normalized(folder)
    var byProject: [String: GraphSource] = [:]
    for path in storyboards {
      let project = project(of: path, projects) ?? root
      byProject[project, default: GraphSource(path: project)].storyboards.append(path)
    }
    for path in plists {
      byProject[project(of: path, projects) ?? root]?.plists.append(path)
    }
    var byCode: [String: GraphSource] = [:]
    for path in swiftFiles {
      let project = project(of: path, projects) ?? root
      byCode[project, default: GraphSource(path: project, isFound: true)].swiftFiles.append(path)
    }
    return graphs + ordered(byProject) + ordered(byCode)
  }

  private static func ordered(_ sources: [String: GraphSource]) -> [GraphSource] {
    sources.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// All graphs, but only the menus beside one: apps reuse ids.
  private static func nearest(_ all: AndroidResources, to path: String) -> AndroidResources {
    let folder = path.split(separator: "/").dropLast(2)
    return AndroidResources(
      graphs: all.graphs,
      menus: all.menus.filter { $0.split(separator: "/").dropLast(2).elementsEqual(folder) })
  }

  /// The innermost folder with a project file around a path.
  private static func project(of path: String, _ projects: Set<String>) -> String? {
    var parts = path.split(separator: "/").dropLast()
    while true {
      let folder = joined(parts, like: path)
      if projects.contains(folder) { return folder }
      if parts.popLast() == nil { return nil }
    }
  }

  private static func joined(_ parts: ArraySlice<Substring>, like path: String) -> String {
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
  }
}
