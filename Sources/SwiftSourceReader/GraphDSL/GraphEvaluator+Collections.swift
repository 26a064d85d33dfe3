internal import NavigationCore
internal import NavigationDocument

extension GraphEvaluator {
  /// `a => b => c`, `a => [b, c]`, `x + y`, comparisons.
  mutating func operation(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    // All are of one precedence: sums of chains, or comparisons, or conditions.
    var summands: [GraphValue] = []
    var chain: [Int32] = []
    var sign = ""
    for child in program.children(node) {
      if program.kind(child) == .operatorSign {
        let next = program.name(child)
        switch next {
        case "=>": break
        case "+":
          summands.append(try self.chain(of: chain, scope))
          chain = []
        case "==", "!=", "&&", "||": sign = next
        default: throw problem("the operator `\(next)` is not of the graph's language", child)
        }
      } else {
        chain.append(child)
      }
    }
    guard sign.isEmpty else { return try condition(sign, chain, node, scope) }
    summands.append(try self.chain(of: chain, scope))
    return summands.count == 1 ? summands[0] : try united(summands, node)
  }

  private mutating func condition(
    _ sign: String, _ operands: [Int32], _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    switch sign {
    case "&&", "||":
      for operand in operands where try flag(operand, scope) == (sign == "||") {
        return .flag(sign == "||")
      }
      return .flag(sign == "&&")
    default:
      guard operands.count == 2 else { throw problem("this cannot be compared", node) }
      let left = try evaluate(operands[0], scope)
      let right = try evaluate(operands[1], scope)
      guard let equal = equal(left, right) else {
        throw problem("\(left.kind) and \(right.kind) cannot be compared", node)
      }
      return .flag(equal == (sign == "=="))
    }
  }

  /// The edges of operands with `=>` between them; the value of a single one.
  private mutating func chain(
    of operands: [Int32], _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    guard let first = operands.first else { return .empty }
    var left = try evaluate(first, scope)
    if operands.count == 1 { return left }
    var made = EdgeList()
    made.isOne = operands.count == 2
    for (i, operand) in operands.enumerated().dropFirst() {
      let right = try evaluate(operand, scope)
      var from = fragments(left)
      // The chain may begin with an edge that has a name.
      if i == 1, case .edges(let list) = left, list.isOne, let edge = list.elements.first {
        made.insert(edge.edge, edge.region)
        from = [edge.edge.to]
        made.isOne = false
      }
      guard let from, let to = fragments(right) else {
        throw problem(
          "`=>` joins fragments, and this is \(from == nil ? left.kind : right.kind)",
          from == nil ? operands[i - 1] : operand)
      }
      if isList(left) || isList(right) { made.isOne = false }
      guard from.count * to.count <= Self.sizeLimit else {
        throw problem("this stands for more than \(Self.sizeLimit) edges", operand)
      }
      try spend(from.count * to.count, operand)
      let region = program.region(from: operands[i - 1], to: operand)
      for origin in from {
        for end in to { made.insert(GraphEdge(from: origin, to: end), region) }
      }
      left = right
    }
    return .edges(made)
  }

  private func isList(_ value: GraphValue) -> Bool {
    if case .list = value { true } else { false }
  }

  /// The names of fragments that a value stands for: one, or those of a list.
  func fragments(_ value: GraphValue) -> [String]? {
    switch value {
    case .name(let name, _): return [name]
    case .list(let values):
      var names: [String] = []
      for value in values {
        guard case .name(let name, _) = value else { return nil }
        names.append(name)
      }
      return names
    default: return nil
    }
  }

  func equal(_ a: GraphValue, _ b: GraphValue) -> Bool? {
    switch (a, b) {
    case (.name(let a, _), .name(let b, _)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.edges(let a), .edges(let b)) where a.isOne && b.isOne:
      a.elements.first?.edge == b.elements.first?.edge
    default: nil
    }
  }

  /// One collection of several, or of single edges and segues. Linear in what they hold.
  mutating func united(_ values: [GraphValue], _ node: Int32) throws(Diagnostic) -> GraphValue {
    var all: GraphValue = .empty
    for value in values { all = try joined(consume all, value, node) }
    return all
  }

  /// What the second adds to the first, which is not copied.
  mutating func joined(
    _ a: consuming GraphValue, _ b: GraphValue, _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    switch consume a {
    case .empty:
      switch b {
      case .edges(var list):
        list.isOne = false
        return .edges(list)
      case .segues(var list):
        list.isOne = false
        return .segues(list)
      default: return b
      }
    case .edges(var list):
      let more = try edges(b, node).elements
      try spend(more.count, node)
      for element in more { list.insert(element.edge, element.region) }
      list.isOne = false
      return .edges(list)
    case .segues(var list):
      let more = try segues(b, node).elements
      try spend(more.count, node)
      for segue in more { list.insert(segue) }
      list.isOne = false
      return .segues(list)
    case .list(var values):
      if case .list(let more) = b {
        guard values.count + more.count <= Self.sizeLimit else {
          throw problem("this holds more than \(Self.sizeLimit) elements", node)
        }
        try spend(more.count, node)
        values += more
        return .list(values)
      }
      return try joined(try collection(values, node), b, node)
    case let other: throw problem("\(other.kind) is no collection", node)
    }
  }

  /// A collection of edges: a set, a list of edges and of sets, nothing.
  func edges(_ value: GraphValue, _ node: Int32) throws(Diagnostic) -> EdgeList {
    switch value {
    case .edges(let list): return list
    case .empty: return EdgeList()
    case .list(let values):
      var all = EdgeList()
      for value in values {
        guard case .edges(let list) = value else {
          throw problem("an edge is expected, and this holds \(value.kind)", node)
        }
        for element in list.elements { all.insert(element.edge, element.region) }
      }
      return all
    default: throw problem("edges are expected, and this is \(value.kind)", node)
    }
  }

  func segues(_ value: GraphValue, _ node: Int32) throws(Diagnostic) -> SegueList {
    switch value {
    case .segues(let list): return list
    case .empty: return SegueList()
    case .list(let values):
      var all = SegueList()
      for value in values {
        guard case .segues(let list) = value else {
          throw problem("a segue is expected, and this holds \(value.kind)", node)
        }
        for segue in list.elements { all.insert(segue) }
      }
      return all
    default: throw problem("segues are expected, and this is \(value.kind)", node)
    }
  }

  /// The elements of a collection as values of their own.
  func elements(_ value: GraphValue, _ node: Int32) throws(Diagnostic) -> [GraphValue] {
    switch value {
    case .empty: return []
    case .list(let values): return values
    case .edges(let list):
      return list.elements.map { element in
        var one = EdgeList()
        one.insert(element.edge, element.region)
        one.isOne = true
        return .edges(one)
      }
    case .segues(let list):
      return list.elements.map { segue in
        var one = SegueList()
        one.insert(segue)
        one.isOne = true
        return .segues(one)
      }
    default: throw problem("\(value.kind) is no collection", node)
    }
  }

  /// The collection that values make: edges, segues, or what is neither.
  func collection(_ values: [GraphValue], _ node: Int32) throws(Diagnostic) -> GraphValue {
    guard let first = values.first else { return .empty }
    switch first {
    case .edges: return .edges(try edges(.list(values), node))
    case .segues: return .segues(try segues(.list(values), node))
    default: return .list(values)
    }
  }
}
