import NavigationDocument

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
    var documents: [GraphDocument] = []
    var isSound = true
    for path in paths {
      let result = DocumentReader.read(path: path)
      report(result, path: path, &console)
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
    do throws(Diagnostic) {
      return try SavedPath.read(argument: argument)
    } catch {
      throw Failure(message: "the path `\(argument)`: \(error.message)")
    }
  }

  private static func report(_ result: ReadResult, path: String, _ console: inout Console) {
    for diagnostic in result.diagnostics {
      console.printError(diagnostic.rendered(in: result.document))
    }
  }
}
