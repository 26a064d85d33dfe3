import NavigationDocument
import Spelling

/// Inputs of the command line: graphs and saved paths, read or refused with what is wrong.
enum GraphInput {
  /// Reads files and folders. A document that another one of the inputs includes is part of that
  /// one and does not come by itself. Order: as given, and by name within a folder.
  static func read(_ inputs: [String], _ console: inout Console) throws -> [GraphDocument] {
    var paths: [String] = []
    for input in inputs {
      guard input != "-", FolderSearch.isFolder(input) else {
        paths.append(input)
        continue
      }
      let found = try FolderSearch.graphs(in: input)
      guard !found.isEmpty else {
        throw Failure(
          message: "no navgraph documents in `\(input)` (*.navgraph.yml, .yaml or .json)")
      }
      paths += found
    }
    var known: Set<String> = []
    paths = paths.filter { known.insert($0 == "-" ? "-" : FolderSearch.identity($0)).inserted }
    var documents: [GraphDocument] = []
    var isSound = true
    for path in paths {
      let result = DocumentReader.read(path: path)
      for diagnostic in result.diagnostics {
        console.complain(diagnostic, in: result.document.sources)
      }
      isSound = isSound && result.diagnostics.isEmpty
      documents.append(result.document)
    }
    guard isSound else { throw Failure() }
    let included = Set(documents.flatMap { $0.sources.dropFirst().map(\.path) })
    return documents.filter { document in
      !(document.sources.first.map { included.contains($0.path) } ?? false)
    }
  }

  /// Reads the one graph that a verb is about: a file, or a folder that holds one.
  static func readOne(_ input: String, _ console: inout Console) throws -> GraphDocument {
    let documents = try read([input], &console)
    guard documents.count == 1, let document = documents.first else {
      let names = documents.prefix(3).compactMap { $0.sources.first?.path }
      throw Failure(
        message: "`\(input)` holds \(documents.count) graphs; name one, for example "
          + "`\(names.first ?? "")`")
    }
    return document
  }

  static func savedPath(_ argument: String, _ console: inout Console) throws -> SavedPath {
    var sources: [SourceText] = []
    do throws(Diagnostic) {
      let source = try SavedPath.source(argument: argument)
      sources.append(source)
      return try SavedPath.parse(source)
    } catch {
      console.complain(error, in: sources)
      throw Failure()
    }
  }

  /// The index of a fragment that an option names.
  static func fragment(named name: String, in document: GraphDocument) throws -> Int {
    guard let fragment = document.fragment(named: name) else {
      let meant = Spelling.nearest(to: name, among: document.names)
      throw Failure(
        message: "there is no fragment `\(name)`" + (meant.map { "; did you mean `\($0)`?" } ?? ""))
    }
    return fragment
  }

  /// Refuses to read standard input for two things.
  static func checkStandardInput(_ inputs: [String], paths: [String]) throws {
    if inputs.contains("-"), paths.contains("-") {
      throw Failure(
        message: "standard input cannot be both the graph and the path; give one of them as a file")
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw Failure(message: "standard input cannot be two paths; give one of them as a file")
    }
  }
}
