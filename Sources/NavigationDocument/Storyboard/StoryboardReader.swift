internal import NavigationCore

/// Reads the storyboards of an Xcode project as one graph.
enum StoryboardReader {
  /// A file to read, with its bytes or why it has none.
  struct Input: Sendable {
    var path: String
    var bytes: Result<[UInt8], Diagnostic>
  }

  /// The graph of all scenes. References lead from one storyboard to the other; the entry is the
  /// initial scene of the storyboard that an Info.plist names, else of `Main`, else the only one.
  static func read(_ inputs: [Input], plists: [Input] = []) -> ReadResult {
    var graph = ImportedGraph()
    let mains = plists.flatMap { InfoPlist.mainStoryboards($0) }
    // The main storyboard comes first: it is the one to name where a graph has one name.
    func rank(_ input: Input) -> Int {
      let name = StoryboardFile.name(ofPath: input.path)
      return mains.contains(name) ? 0 : name == "Main" ? 1 : 2
    }
    let ordered = inputs.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    var files = ordered.compactMap { parse($0.element, into: &graph) }
    // A launch screen is a picture and no part of the graph, unless it is all there is.
    if !files.allSatisfy(\.isLaunchScreen) { files.removeAll { $0.isLaunchScreen } }
    var project = StoryboardProject(files: LocalizedFiles.withoutTranslations(files))
    project.mainNames = mains
    project.write(into: &graph)
    return graph.finish()
  }

  private static func parse(_ input: Input, into graph: inout ImportedGraph) -> StoryboardFile? {
    let bytes: [UInt8]
    switch input.bytes {
    case .success(let known): bytes = known
    case .failure(let problem):
      graph.builder.report(problem)
      return nil
    }
    let file = graph.add(SourceText(path: input.path, bytes: bytes))
    do throws(Diagnostic) {
      _ = try TextEncoding.check(bytes, file: file)
      let tree = try XMLReader.read(bytes, file: file)
      return try StoryboardFile(tree, path: input.path, file: file)
    } catch {
      graph.builder.report(error)
      return nil
    }
  }
}
