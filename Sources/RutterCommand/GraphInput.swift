import NavigationDocument
import Spelling

/// Inputs of the command line: graphs and saved paths, read or refused with what is wrong.
enum GraphInput {
  /// What inputs stand for, each once, in order of the path's bytes. An input is a file, a folder,
  /// a pattern or `-`; `exclude` says what a search of a folder passes over.
  static func sources(
    _ inputs: [String], except exclude: (String) throws -> [PathPattern] = { _ in [] }
  ) throws -> [GraphSource] {
    var sources: [GraphSource] = []
    for input in inputs {
      if input == "-" {
        sources.append(GraphSource(path: input))
      } else if FolderSearch.isFolder(input) {
        let found = try ProjectSearch.sources(in: input, except: exclude(input))
        guard !found.isEmpty else { throw emptyFolder(input) }
        sources += found
      } else if PathPattern.isPattern(input), !FolderSearch.isFile(input) {
        let found = try FolderSearch.files(matching: input, except: exclude("."))
        guard !found.isEmpty else { throw Failure(message: "no file matches `\(input)`") }
        let swiftFiles = found.filter { InputFormat(path: $0) == .swift }
        if !swiftFiles.isEmpty {
          sources.append(GraphSource(path: input, swiftFiles: swiftFiles))
        }
        sources += try found.filter { InputFormat(path: $0) != .swift }.map {
          try GraphSource.file($0)
        }
      } else {
        sources.append(try GraphSource.file(input))
      }
    }
    return unique(sources)
  }

  private static func emptyFolder(_ path: String) -> Failure {
    if InputFormat(path: path) == .storyboard {
      return Failure(message: "`\(path)` is a folder, not a storyboard")
    }
    return Failure(
      message: "no graphs in `\(path)`: no *.navgraph.yml, .yaml or .json, no storyboards, no "
        + "res/navigation, no Swift")
  }

  /// Each source once, in order of the path's bytes.
  static func unique(_ sources: [GraphSource]) -> [GraphSource] {
    var known: Set<String> = []
    return sources.map { source in
      var source = source
      if !source.path.isEmpty, source.path != "-" {
        source.path = FilePath.normalized(source.path)
      }
      return source
    }
    .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    .filter { source in
      // The storyboards and the Swift sources of a project have its path in common.
      let kind = source.swiftFiles.isEmpty ? "" : "swift:"
      let path = source.path == "-" ? "-" : FilePath.absolute(source.path)
      return known.insert(kind + path).inserted
    }
  }

  /// Reads graphs. A document that another one of them includes is part of that one and does not
  /// come by itself. In the order given.
  static func read(
    _ sources: [GraphSource], jobs: Int = Parallel.processorCount, cache: String?,
    _ console: inout Console
  ) throws -> [GraphDocument] {
    let results = Parallel.map(sources.count, jobs: jobs, "reading graphs") {
      sources[$0].read(cache: cache)
    }
    var isSound = true
    var documents: [GraphDocument] = []
    var empty: [GraphSource] = []
    for (source, result) in zip(sources, results) {
      for diagnostic in result.diagnostics {
        console.complain(diagnostic, in: result.document.sources)
      }
      isSound = isSound && result.diagnostics.isEmpty
      let isSwift = !source.swiftFiles.isEmpty
      guard isSwift, result.document.names.isEmpty, result.diagnostics.isEmpty else {
        for remark in result.document.remarks { console.warn(remark, in: result.document.sources) }
        documents.append(result.document)
        continue
      }
      empty.append(source)
    }
    // Most projects have Swift that is no user interface.
    for source in empty where documents.isEmpty || !source.isFound {
      console.complain("no navigation is found in the Swift sources of `\(source.path)`")
      isSound = false
    }
    guard isSound else { throw Failure() }
    return withoutIncluded(documents)
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
  static func readOne(
    _ input: String, cache: String?, _ console: inout Console
  ) throws -> GraphDocument {
    let documents = try read(sources([input]), cache: cache, &console)
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
