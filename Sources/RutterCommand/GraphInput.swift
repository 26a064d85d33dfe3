import NavigationDocument

/// Inputs of the command line: graphs and saved paths, read or refused with what is wrong.
enum GraphInput {
  /// The files that inputs stand for, each once, in order of the path's bytes. An input is a
  /// file, a folder, a pattern or `-`; `exclude` says what a search of a folder passes over.
  static func paths(
    _ inputs: [String], except exclude: (String) throws -> [PathPattern] = { _ in [] }
  ) throws -> [String] {
    var paths: [String] = []
    for input in inputs {
      if input == "-" {
        paths.append(input)
      } else if FolderSearch.isFolder(input) {
        let found = try FolderSearch.graphs(in: input, except: exclude(input))
        guard !found.isEmpty else {
          throw Failure(
            message: "no navgraph documents in `\(input)` (*.navgraph.yml, .yaml or .json)")
        }
        paths += found
      } else if PathPattern.isPattern(input), !FolderSearch.isFile(input) {
        let found = try FolderSearch.files(matching: input, except: exclude("."))
        guard !found.isEmpty else { throw Failure(message: "no file matches `\(input)`") }
        paths += found
      } else {
        paths.append(input)
      }
    }
    let shown = paths.map { $0.isEmpty || $0 == "-" ? $0 : FilePath.normalized($0) }
    var known: Set<String> = []
    return shown.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { known.insert($0 == "-" ? "-" : FilePath.absolute($0)).inserted }
  }

  /// Reads files. A document that another one of them includes is part of that one and does not
  /// come by itself. In the order given.
  static func read(
    paths: [String], jobs: Int = Parallel.processorCount, _ console: inout Console
  ) throws -> [GraphDocument] {
    let results = Parallel.map(paths.count, jobs: jobs, "reading graphs") {
      DocumentReader.read(path: paths[$0])
    }
    var isSound = true
    for result in results {
      for diagnostic in result.diagnostics {
        console.complain(diagnostic, in: result.document.sources)
      }
      isSound = isSound && result.diagnostics.isEmpty
    }
    guard isSound else { throw Failure() }
    return withoutIncluded(results.map(\.document))
  }

  /// The documents that no other one includes.
  static func withoutIncluded(_ documents: [GraphDocument]) -> [GraphDocument] {
    let included = Set(
      documents.flatMap { $0.sources.dropFirst().map { FilePath.absolute($0.path) } })
    guard !included.isEmpty else { return documents }
    return documents.filter { document in
      !(document.sources.first.map { included.contains(FilePath.absolute($0.path)) } ?? false)
    }
  }

  /// Reads the one graph that a verb is about: a file, or a folder that holds one.
  static func readOne(_ input: String, _ console: inout Console) throws -> GraphDocument {
    let documents = try read(paths: paths([input]), &console)
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
