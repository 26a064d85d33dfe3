internal import SwiftSyntax

/// Lowers the syntax of one file to facts.
///
/// The parser limits how deep a file may nest, but not the length of chains (`a.b().c()`), of
/// operators, of `else if`: those become lists, so that no one has to recurse along them.
struct FactsBuilder {
  private var heading = SourceFacts()
  private(set) var tree = NodeList()
  private var numbers: [String: Int32] = [:]

  init(_ file: SourceFileSyntax) {
    let root = add(.file, file, to: -1)
    statements(file.statements, to: root)
  }

  /// What the file says.
  var facts: SourceFacts {
    var facts = heading
    facts.nodes = tree.nodes
    return facts
  }

  /// Appends a node as the last child of its parent.
  @discardableResult
  mutating func add(
    _ kind: SyntaxKind, name: String? = nil, flags: UInt8 = 0, _ syntax: some SyntaxProtocol,
    to parent: Int32
  ) -> Int32 {
    let start = UInt32(syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = UInt32(syntax.endPositionBeforeTrailingTrivia.utf8Offset)
    return add(kind, name: name, flags: flags, from: start, to: max(start, end), in: parent)
  }

  @discardableResult
  mutating func add(
    _ kind: SyntaxKind, name: String? = nil, flags: UInt8 = 0, from start: UInt32,
    to end: UInt32, in parent: Int32
  ) -> Int32 {
    tree.append(
      SyntaxNode(
        kind: kind, flags: flags, name: name.map { number(of: $0) } ?? -1, start: start, end: end,
        parent: parent))
  }

  mutating func addImport(_ name: String) { heading.imports.append(name) }

  private mutating func number(of name: String) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(heading.names.count)
    heading.names.append(name)
    numbers[name] = number
    return number
  }
}

extension TokenSyntax {
  /// The name without the backticks that keywords need.
  var plainName: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
