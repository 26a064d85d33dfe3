internal import NavigationDocument

/// The facts of all files in one tree, asked by number.
struct Program {
  private(set) var nodes: [SyntaxNode] = []
  private(set) var names: [String] = []
  /// The first node of each file, in order; the number among the inputs is the same.
  private(set) var fileStarts: [Int32] = []
  private(set) var roots: [Int32] = []
  private var numbers: [String: Int32] = [:]

  /// Appends the facts of the next file.
  mutating func add(_ facts: SourceFacts) {
    let offset = Int32(nodes.count)
    let renumbered = facts.names.map { name in
      if let known = numbers[name] { return known }
      let number = Int32(names.count)
      names.append(name)
      numbers[name] = number
      return number
    }
    fileStarts.append(offset)
    if !facts.nodes.isEmpty { roots.append(offset) }
    for var node in facts.nodes {
      if node.name >= 0 { node.name = renumbered[Int(node.name)] }
      if node.parent >= 0 { node.parent += offset }
      if node.firstChild >= 0 { node.firstChild += offset }
      if node.next >= 0 { node.next += offset }
      nodes.append(node)
    }
  }

  func kind(_ node: Int32) -> SyntaxKind { nodes[Int(node)].kind }
  func flags(_ node: Int32) -> UInt8 { nodes[Int(node)].flags }
  func has(_ flag: UInt8, _ node: Int32) -> Bool { nodes[Int(node)].flags & flag != 0 }
  func parent(_ node: Int32) -> Int32 { nodes[Int(node)].parent }
  func form(_ node: Int32) -> TypeForm? { TypeForm(rawValue: nodes[Int(node)].flags) }

  /// The name of a node; empty where it has none.
  func name(_ node: Int32) -> String {
    let name = nodes[Int(node)].name
    return name < 0 ? "" : names[Int(name)]
  }

  func children(_ node: Int32) -> Children {
    Children(nodes: nodes, upcoming: nodes[Int(node)].firstChild)
  }
  func firstChild(_ node: Int32) -> Int32? {
    let child = nodes[Int(node)].firstChild
    return child < 0 ? nil : child
  }

  func child(_ node: Int32, _ kind: SyntaxKind) -> Int32? {
    children(node).first { self.kind($0) == kind }
  }

  /// The node after this one below the same parent.
  func next(_ node: Int32) -> Int32? {
    let next = nodes[Int(node)].next
    return next < 0 ? nil : next
  }

  /// The nearest node around one that is of a kind.
  func enclosing(_ node: Int32, _ kinds: SyntaxKind...) -> Int32? {
    var current = parent(node)
    while current >= 0 {
      if kinds.contains(kind(current)) { return current }
      current = parent(current)
    }
    return nil
  }

  func file(of node: Int32) -> Int32 {
    var low = 0
    var high = fileStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if fileStarts[middle] <= node { low = middle } else { high = middle }
    }
    return Int32(low)
  }

  func region(_ node: Int32) -> SourceRegion {
    guard node >= 0 else { return .none }
    let place = nodes[Int(node)]
    return SourceRegion(file: file(of: node), start: place.start, end: place.end)
  }

  /// From the start of one node to the end of another of the same file.
  func region(from first: Int32, to last: Int32) -> SourceRegion {
    var region = region(first)
    region.end = max(region.end, nodes[Int(last)].end)
    return region
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [SyntaxNode]
    fileprivate var upcoming: Int32

    mutating func next() -> Int32? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = nodes[Int(upcoming)].next }
      return upcoming
    }
  }
}

extension Program {
  /// The number of a name, or nil where no file has it.
  func number(of name: String) -> Int32? { numbers[name] }
}
