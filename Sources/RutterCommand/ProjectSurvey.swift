import NavigationDocument
import NavigationLint

/// The graphs and saved paths of a folder, and a first configuration for them.
struct ProjectSurvey {
  struct Graph {
    /// Relative to the folder.
    var path: String
    var savedPaths: [String] = []
  }

  private(set) var graphs: [Graph] = []
  var pathCount: Int { graphs.reduce(0) { $0 + $1.savedPaths.count } }

  /// Looks at every JSON file in the folder: one that holds a path belongs to the first graph where
  /// it can be walked, or else to the one that knows the most of its fragments, and most of them.
  init(folder: String) throws {
    let root = FilePath.absolute(folder)
    func shown(_ path: String) -> String { FilePath.relative(FilePath.absolute(path), to: root) }
    let documents = GraphInput.withoutIncluded(
      try FolderSearch.graphs(in: folder).map { DocumentReader.read(path: $0).document }
        .filter { !$0.sources.isEmpty })
    graphs = documents.map { Graph(path: shown($0.sources.first?.path ?? "")) }
    let subjects = documents.map { LintSubject(document: $0) }
    for file in try FolderSearch.files(in: folder, matching: [PathPattern("**/*.json")])
    where !file.hasSuffix(".navgraph.json") {
      guard let path = try? SavedPath.read(argument: file), !path.steps.isEmpty else { continue }
      let names = Set(path.steps.flatMap { [$0.from.name, $0.to.name] })
      let known = documents.map { document in
        names.count { document.fragment(named: $0) != nil }
      }
      let walkable = subjects.indices.first { number in
        guard let entry = subjects[number].entry else { return false }
        let review = PathReview(
          path, document: documents[number], topology: subjects[number].topology, entry: entry)
        return review.brokenStep == nil
      }
      let most = known.indices.first { known[$0] * 2 > names.count && known[$0] == known.max() }
      guard let owner = walkable ?? most else { continue }
      graphs[owner].savedPaths.append(shown(file))
    }
  }

  /// A commented configuration.
  var configuration: String {
    """
    # What `rutter lint` checks. `rutter rules` lists the rules; `rutter lint --print-config` shows
    # what applies here, and where each value came from.

    # A preset (recommended, strict or all) or another file, or a list of them.
    extends: recommended

    # The severity of a rule is off, warning or error.
    # rules:
    #   shadowed-segue: error

    \(graphList)

    \(pathList)

    # What a search of folders passes over.
    # exclude: ["**/Generated"]

    # Fragments from where a new part of the app begins, which need no way back.
    # roots: [home]

    # What this app demands of its own navigation.
    # policies:
    #   - { rule: no-reach, name: guests stay out, from: guest, to: account, reason: no login }

    # Findings to live with for now; `rutter lint --write-baseline` writes them.
    # baseline: rutter-baseline.json

    """
  }

  private var graphList: String {
    guard !graphs.isEmpty else {
      return """
        # The graphs to lint where none is named.
        # graphs: [App.navgraph.yml]
        """
    }
    let lines = graphs.map { "  - \(ConfigurationWriter.quoted($0.path))" }
    return """
      # The graphs to lint where none is named. Patterns may have *, ** and ?.
      graphs:
      \(lines.joined(separator: "\n"))
      """
  }

  private var pathList: String {
    guard pathCount > 0 else {
      return """
        # Saved paths that must stay walkable.
        # paths:
        #   - { graph: App.navgraph.yml, files: "saved/*.json" }
        """
    }
    let lines = graphs.filter { !$0.savedPaths.isEmpty }.map { graph in
      let files = graph.savedPaths.map { "      - \(ConfigurationWriter.quoted($0))" }
      return """
          - graph: \(ConfigurationWriter.quoted(graph.path))
            files:
        \(files.joined(separator: "\n"))
        """
    }
    return """
      # Saved paths that must stay walkable. Patterns may have *, ** and ?.
      paths:
      \(lines.joined(separator: "\n"))
      """
  }
}
