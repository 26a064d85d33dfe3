internal import NavigationDocument

/// The form in which facts are kept. A node is written by its parent alone: its neighbours follow
/// from that, so that bytes that are wrong never make a tree that is none.
extension SourceFacts {
  /// To be raised with every change of what the facts of a file are, or how they are written.
  static let version: UInt32 = 2

  func write(to writer: inout ByteWriter) {
    writer.write(names) { $0.write($1) }
    writer.write(imports) { $0.write($1) }
    writer.write(problems, Self.write)
    writer.write(refusal.map { [$0] } ?? [], Self.write)
    writer.write(nodes) { writer, node in
      writer.write(node.kind.rawValue)
      writer.write(node.flags)
      writer.write(node.name)
      writer.write(node.start)
      writer.write(node.end)
      writer.write(node.parent)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Broken) {
    names = try reader.list { reader throws(ByteReader.Broken) in try reader.text() }
    imports = try reader.list { reader throws(ByteReader.Broken) in try reader.text() }
    problems = try reader.list(Self.problem)
    refusal = try reader.list(Self.problem).first
    let count = Int32(names.count)
    var tree = NodeList()
    _ = try reader.list { reader throws(ByteReader.Broken) in
      guard let kind = SyntaxKind(rawValue: try reader.byte()) else { throw ByteReader.Broken() }
      let node = SyntaxNode(
        kind: kind, flags: try reader.byte(), name: try reader.signed(),
        start: try reader.number(), end: try reader.number(), parent: try reader.signed())
      // The first node is the only one without a parent.
      let parents = tree.nodes.isEmpty ? -1..<0 : 0..<Int32(tree.nodes.count)
      guard -1..<count ~= node.name, node.start <= node.end, parents ~= node.parent else {
        throw ByteReader.Broken()
      }
      tree.append(node)
    }
    nodes = tree.nodes
  }

  private static func write(_ writer: inout ByteWriter, _ problem: Problem) {
    writer.write(problem.message)
    writer.write(problem.start)
    writer.write(problem.end)
  }

  private static func problem(
    _ reader: inout ByteReader
  ) throws(ByteReader.Broken) -> Problem {
    Problem(message: try reader.text(), start: try reader.number(), end: try reader.number())
  }
}
