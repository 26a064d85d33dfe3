internal import SwiftSyntax

extension FactsBuilder {
  private enum Element {
    case operand(ExprSyntax)
    case sign(String, ExprSyntax)
    /// The middle of a `? :`.
    case ternary(ExprSyntax)
    case assignment(String)
  }

  /// Levels of precedence, the loosest first; operators that are in none bind tightest.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "~=", "===", "!=="], ["??"],
    ["...", "..<"], ["+", "-", "&+", "&-", "|", "^", "=>"],
  ]

  mutating func sequence(_ sequence: SequenceExprSyntax, to parent: Int32) {
    var elements: [Element] = []
    for element in sequence.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let sign):
        let text = sign.operator.text
        // `+=` and the like change their left side as `=` does.
        let changes =
          text.count > 1 && text.hasSuffix("=")
          && !Self.levels[2].contains(text)
        elements.append(changes ? .assignment(text) : .sign(text, element))
      case .assignmentExpr: elements.append(.assignment("="))
      case .unresolvedTernaryExpr(let middle): elements.append(.ternary(middle.thenExpression))
      // The type after `as` or `is` follows as an operand of its own.
      case .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr:
        elements.append(.sign("as", element))
      default: elements.append(.operand(element))
      }
    }
    let split = elements.firstIndex { if case .assignment = $0 { true } else { false } }
    guard let split, split > 0, split + 1 < elements.count,
      case .assignment(let sign) = elements[split]
    else { return self.elements(elements[...], sequence, to: parent) }
    let id = add(.assignment, name: sign, sequence, to: parent)
    self.elements(elements[..<split], sequence, to: id)
    self.elements(elements[(split + 1)...], sequence, to: id)
  }

  private mutating func elements(
    _ elements: ArraySlice<Element>, _ place: SequenceExprSyntax, to parent: Int32
  ) {
    guard elements.contains(where: { if case .ternary = $0 { true } else { false } }) else {
      return operation(elements, level: 0, place, to: parent)
    }
    let id = add(.ternary, place, to: parent)
    var start = elements.startIndex
    for i in elements.indices {
      guard case .ternary(let middle) = elements[i] else { continue }
      operation(elements[start..<i], level: 0, place, to: id)
      expression(middle, to: id)
      start = i + 1
    }
    operation(elements[start...], level: 0, place, to: id)
  }

  private mutating func operation(
    _ elements: ArraySlice<Element>, level: Int, _ place: SequenceExprSyntax, to parent: Int32
  ) {
    if case .operand(let first)? = elements.first,
      elements.allSatisfy({ if case .sign(let text, _) = $0 { text == "as" } else { true } })
    {
      return expression(first, to: parent)
    }
    var level = level
    while level < Self.levels.count, !elements.contains(where: { isSign($0, level) }) {
      level += 1
    }
    let id = add(.operation, range: elements, place, to: parent)
    guard level < Self.levels.count else {
      // A cast changes nothing; of other operators all operands count the same.
      for element in elements {
        switch element {
        case .operand(let operand): expression(operand, to: id)
        case .sign(let sign, let syntax): add(.operatorSign, name: sign, syntax, to: id)
        default: break
        }
      }
      return
    }
    var start = elements.startIndex
    for i in elements.indices where isSign(elements[i], level) {
      operation(elements[start..<i], level: level + 1, place, to: id)
      if case .sign(let sign, let syntax) = elements[i] {
        add(.operatorSign, name: sign, syntax, to: id)
      }
      start = i + 1
    }
    operation(elements[start...], level: level + 1, place, to: id)
  }

  private func isSign(_ element: Element, _ level: Int) -> Bool {
    if case .sign(let text, _) = element { Self.levels[level].contains(text) } else { false }
  }

  /// A node from the first operand of a slice to its last.
  private mutating func add(
    _ kind: SyntaxKind, range: ArraySlice<Element>, _ place: SequenceExprSyntax, to parent: Int32
  ) -> Int32 {
    func syntax(_ element: Element?) -> ExprSyntax? {
      switch element {
      case .operand(let syntax), .sign(_, let syntax), .ternary(let syntax): syntax
      default: nil
      }
    }
    let first = syntax(range.first) ?? ExprSyntax(place)
    let last = syntax(range.last) ?? ExprSyntax(place)
    return add(
      kind, from: UInt32(first.positionAfterSkippingLeadingTrivia.utf8Offset),
      to: UInt32(last.endPositionBeforeTrailingTrivia.utf8Offset), in: parent)
  }
}
