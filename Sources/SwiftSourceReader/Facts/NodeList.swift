/// Nodes in the making, each put behind its parent's last child.
struct NodeList {
  private(set) var nodes: [SyntaxNode] = []
  private var lastChild: [Int32] = []

  /// Appends a node, whose parent is there already, and gives its number.
  @discardableResult
  mutating func append(_ node: SyntaxNode) -> Int32 {
    let id = Int32(nodes.count)
    nodes.append(node)
    lastChild.append(-1)
    let parent = Int(node.parent)
    if parent >= 0 {
      let previous = lastChild[parent]
      if previous < 0 {
        nodes[parent].firstChild = id
      } else {
        nodes[Int(previous)].next = id
      }
      lastChild[parent] = id
    }
    return id
  }
}
