import NavigationDocument
import NavigationLint

/// The saved paths that configurations name for the graphs of a run.
struct ConfiguredPaths {
  private let documents: [GraphDocument]
  private let found: [ConfigurationLookup.Found]
  /// How many graphs of this run each configuration is for.
  private var graphCount: [String?: Int] = [:]

  init(documents: [GraphDocument], found: [ConfigurationLookup.Found]) {
    self.documents = documents
    self.found = found
    for found in found { graphCount[found.path, default: 0] += 1 }
  }

  /// The saved paths of one graph, each once, in the order of the configuration.
  mutating func paths(of number: Int, _ console: inout Console) throws -> [SavedPath] {
    let (configuration, path) = (found[number].configuration, found[number].path)
    var files: [String] = []
    for set in configuration.paths {
      if let graph = set.graph {
        let own = FilePath.absolute(documents[number].sources.first?.path ?? "")
        guard graph.wholePathPattern.matches(own) else {
          try check(graph, configuration, &console)
          continue
        }
      } else if graphCount[path, default: 0] > 1, let file = set.files.first {
        throw refused(
          "these saved paths are of one graph, but \(graphCount[path, default: 0]) are linted",
          "say which: `{ graph: App.navgraph.yml, files: … }`", file, configuration, &console)
      }
      for file in set.files {
        let matches =
          PathPattern.isPattern(file.path) && !FolderSearch.isFile(file.path)
          ? try FolderSearch.files(matching: file.path)
          : FolderSearch.isFile(file.path) ? [FilePath.normalized(file.path)] : []
        guard !matches.isEmpty else {
          throw refused(
            "no file matches `\(file.text)`",
            "saved paths are looked for from the configuration's "
              + "folder", file, configuration, &console)
        }
        files += matches
      }
    }
    var known: Set<String> = []
    return try files.filter { known.insert(FilePath.absolute($0)).inserted }
      .map { try GraphInput.savedPath($0, &console) }
  }

  /// A graph that is not linted in this run must at least be there.
  private func check(
    _ graph: ProjectConfiguration.Pattern, _ configuration: ProjectConfiguration,
    _ console: inout Console
  ) throws {
    guard !FolderSearch.isFile(graph.path) else { return }
    if PathPattern.isPattern(graph.path),
      try !FolderSearch.files(matching: graph.path).isEmpty
    {
      return
    }
    throw refused("there is no graph `\(graph.text)`", nil, graph, configuration, &console)
  }

  private func refused(
    _ message: String, _ suggestion: String?, _ pattern: ProjectConfiguration.Pattern,
    _ configuration: ProjectConfiguration, _ console: inout Console
  ) -> Failure {
    console.complain(
      Diagnostic(message, suggestion: suggestion, region: pattern.region),
      in: configuration.sources)
    return Failure()
  }
}
