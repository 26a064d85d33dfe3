/// What reading an input gave: as much of the graph as could be read, and what is wrong.
public struct ReadResult: Sendable {
  public var document: GraphDocument
  /// Empty when the input is sound; otherwise the document is not to be relied upon.
  public var diagnostics: [Diagnostic]

  public init(document: GraphDocument, diagnostics: [Diagnostic]) {
    self.document = document
    self.diagnostics = diagnostics
  }
}

/// Reads graph documents in any format that `InputFormat` knows, with what they include.
public enum DocumentReader {
  /// Reads a file, or standard input for `-`.
  public static func read(
    path: String, resources: AndroidResources = AndroidResources()
  ) -> ReadResult {
    do throws(Diagnostic) {
      return read(
        bytes: try FileBytes.read(path), path: path == "-" ? "<stdin>" : path,
        resources: resources)
    } catch {
      return ReadResult(document: GraphDocument(), diagnostics: [error])
    }
  }

  /// Reads the storyboards of one project as one graph; property lists tell which is the main one.
  public static func read(
    storyboards: [String], plists: [String] = [], files: DocumentFiles = .disk
  ) -> ReadResult {
    func inputs(_ paths: [String]) -> [StoryboardReader.Input] {
      paths.map { path in
        do throws(Diagnostic) {
          return StoryboardReader.Input(path: path, bytes: .success(try files.bytes(path)))
        } catch {
          return StoryboardReader.Input(path: path, bytes: .failure(error))
        }
      }
    }
    return StoryboardReader.read(inputs(storyboards), plists: inputs(plists))
  }

  /// Reads a document from memory; the path names it, decides its format, and is what
  /// `include` entries are relative to. What it includes comes from `files`.
  public static func read(
    bytes: [UInt8], path: String, files: DocumentFiles = .disk,
    resources: AndroidResources = AndroidResources()
  ) -> ReadResult {
    switch InputFormat(path: path, bytes: bytes) {
    case .navgraph: readNavgraph(bytes, path: path, files)
    case .storyboard:
      StoryboardReader.read([StoryboardReader.Input(path: path, bytes: .success(bytes))])
    case .androidNavigation:
      AndroidNavigationReader.read(
        bytes: bytes, path: path, files: files, resources: resources)
    case .dot: DOTReader.read(bytes, path: path)
    case .swift:
      ReadResult(
        document: GraphDocument(),
        diagnostics: [Diagnostic("`\(path)` is Swift, which cannot be read from here")])
    }
  }

  private static func readNavgraph(
    _ bytes: [UInt8], path: String, _ files: DocumentFiles
  ) -> ReadResult {
    var graph = GraphBuilder()
    var includes = IncludeResolver(root: path, files: files)
    readFile(bytes, path: path, into: &graph)
    includes.queue(&graph, from: 0)
    while let next = includes.next() {
      do throws(Diagnostic) {
        let bytes = try files.bytes(next.path)
        let file = Int32(graph.document.sources.count)
        readFile(bytes, path: next.path, into: &graph)
        includes.queue(&graph, from: file)
      } catch {
        graph.document.sources.append(SourceText(path: next.path, bytes: []))
        var located = error
        located.region = next.region
        graph.report(located)
      }
    }
    for diagnostic in includes.cycles() { graph.report(diagnostic) }
    let diagnostics = graph.listedDiagnostics()
    return ReadResult(document: graph.finish(), diagnostics: diagnostics)
  }

  private static func readFile(_ bytes: [UInt8], path: String, into graph: inout GraphBuilder) {
    let file = Int32(graph.document.sources.count)
    graph.document.sources.append(SourceText(path: path, bytes: bytes))
    let offset: Int
    do throws(Diagnostic) {
      offset = try TextEncoding.check(bytes, file: file)
    } catch {
      graph.report(error)
      return
    }
    if file == 0 { graph.reserve(forBytes: bytes.count) }
    bytes.withUnsafeBufferPointer { bytes in
      let taken = graph
      graph = GraphBuilder()
      if isJSON(bytes, from: offset, path: path) {
        let source = JSONEventSource(bytes: bytes, from: offset, file: file)
        var reader = NavgraphReader(source: source, graph: taken, file: file)
        reader.read()
        graph = reader.graph
      } else {
        let source = YAMLEventSource(bytes: bytes, from: offset, file: file)
        var reader = NavgraphReader(source: source, graph: taken, file: file)
        reader.read()
        graph = reader.graph
      }
    }
  }

  /// Whether a navgraph document is JSON: by its name, else by its first byte.
  static func isJSON(
    _ bytes: UnsafeBufferPointer<UInt8>, from offset: Int, path: String
  ) -> Bool {
    let path = path.lowercased()
    if path.hasSuffix(".json") { return true }
    if path.hasSuffix(".yml") || path.hasSuffix(".yaml") { return false }
    return bytes[offset...].first { $0 != 0x20 && !(0x09...0x0D ~= $0) } == 0x7B
  }
}
