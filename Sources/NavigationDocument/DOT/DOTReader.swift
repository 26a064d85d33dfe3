internal import CGraphviz
internal import NavigationCore
internal import Spelling
internal import Synchronization

/// Reads a DOT drawing as a graph: cgraph tells what it says, `DOTPlaces` where.
enum DOTReader {
  static let sizeLimit = 64 << 20

  static func read(_ bytes: [UInt8], path: String) -> ReadResult {
    var graph = ImportedGraph()
    let file = graph.add(SourceText(path: path, bytes: bytes))
    do throws(Diagnostic) {
      guard bytes.count <= sizeLimit else {
        throw Diagnostic("the file is larger than \(sizeLimit >> 20) MB")
      }
      let offset = try TextEncoding.check(bytes, file: file)
      let tokens = try DOTScanner.tokens(bytes, from: offset, file: file)
      let places = try DOTPlaces(tokens, file: file)
      // Up to the last brace: what cgraph leaves unread it would take for the next graph.
      var text = Array(bytes[offset..<max(offset, places.end)])
      if places.end == 0 { text = Array(bytes[offset...]) }
      text.append(0)
      let drawing = GraphvizLock.withLock { DOTDrawing.read(text) }
      guard drawing.problem == nil else {
        throw located(drawing.problem ?? "", bytes, file: file)
      }
      write(drawing, places, file: file, into: &graph)
    } catch {
      graph.builder.report(error)
    }
    return graph.finish()
  }

  /// cgraph's complaint at the line that it names.
  private static func located(_ message: String, _ bytes: [UInt8], file: Int32) -> Diagnostic {
    var words = message.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    var region = SourceRegion(file: file, start: 0, end: 1)
    if let at = words.firstIndex(of: "line"), at + 1 < words.count, let line = Int(words[at + 1]),
      line > 0
    {
      let table = LineTable(SourceText(path: "", bytes: bytes))
      let range = table.bytes(ofLine: min(line, table.lineCount))
      region = SourceRegion(
        file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
      words.removeSubrange(max(0, at - 1)...at + 1)
    }
    words.removeAll { $0 == "Error:" || $0 == "<unknown>:" }
    return Diagnostic("this is not DOT: \(words.joined(separator: " "))", region: region)
  }

  private static func write(
    _ drawing: DOTDrawing, _ places: DOTPlaces, file: Int32, into graph: inout ImportedGraph
  ) {
    let whole = SourceRegion(file: file, start: 0, end: 1)
    if let name = drawing.name, name != "navigation graph" { graph.builder.document.name = name }
    for node in drawing.nodes {
      let region = places.nodes[node.name] ?? whole
      guard !node.name.isEmpty else {
        graph.builder.report(Diagnostic("the name of a node is empty", region: region))
        continue
      }
      var attributes = GraphDocument.FragmentAttributes()
      attributes.title = node.title == node.name ? nil : node.title
      attributes.group = node.group
      attributes.isTerminal = node.isTerminal
      graph.declare(node.name, region: region, attributes)
      guard node.isEntry else { continue }
      if let other = graph.builder.document.declaredEntry {
        graph.builder.report(
          Diagnostic("`\(other.name)` is the entry already", region: region))
      } else {
        graph.builder.document.declaredEntry = (node.name, region)
      }
    }
    for edge in drawing.edges where !edge.tail.isEmpty && !edge.head.isEmpty {
      let ends = DOTPlaces.Ends(tail: edge.tail, head: edge.head)
      let mirrored = DOTPlaces.Ends(tail: edge.head, head: edge.tail)
      let region =
        places.edges[ends] ?? places.edges[mirrored] ?? places.nodes[edge.tail] ?? whole
      var presentation = Presentation.inPlace
      if let word = edge.presentation {
        let known = presentations.first { "\($0.name)" == word }
        if known == nil {
          let near = Spelling.nearest(to: word, among: presentations.map { "\($0.name)" })
          graph.builder.report(
            Diagnostic(
              "there is no presentation `\(word)`",
              suggestion: near.map { "did you mean `\($0)`?" }, region: region))
        }
        presentation = known?.value ?? .inPlace
      }
      func add(_ origin: String, _ destination: String) {
        graph.segue(
          origin, destination, rules: edge.rules, presentation, tag: edge.tag,
          label: edge.label == edge.tag ? nil : edge.label,
          region: region)
      }
      if edge.isForward { add(edge.tail, edge.head) }
      if edge.isBackward { add(edge.head, edge.tail) }
    }
  }
}
