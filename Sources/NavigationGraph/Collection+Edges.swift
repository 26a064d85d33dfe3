/// Queries on any set, ordered set or array of edges or segues.
///
/// Results are in order of origin, then destination, whatever the order of the collection.
extension Collection where Element: EdgeRepresenting {
  /// The type of the ends of the edges.
  public typealias Node = Element.Node

  /// Whether an edge is among them, under whatever rules.
  public func has(edge: DirectedEdge<Node>) -> Bool { contains { $0.edge == edge } }

  /// Whether an edge has the node as one of its ends.
  public func has(node: Node) -> Bool {
    contains { $0.edge.from == node || $0.edge.to == node }
  }

  /// The ends of all edges.
  public var nodes: OrderedSet<Node> { OrderedSet(EdgeIndex(self).nodes) }

  /// Whether following edges can lead back to a node; an edge from a node to itself does.
  public var hasCycle: Bool { !EdgeIndex(self).firstCycle().isEmpty }

  /// The edges of the first cycle met from the smallest node on, or nil.
  ///
  /// They stand in walking order, from the cycle's smallest node on.
  public var firstCycle: OrderedSet<Element>? {
    let cycle = EdgeIndex(self).firstCycle()
    return cycle.isEmpty ? nil : OrderedSet(cycle)
  }

  /// The edges that leave a node.
  public func egressEdges(for node: Node) -> OrderedSet<Element> {
    OrderedSet(filter { $0.edge.from == node }.sorted())
  }

  /// The edges that leave any of several nodes.
  public func egressEdges(for nodes: some Sequence<Node>) -> OrderedSet<Element> {
    let nodes = Set(nodes)
    return OrderedSet(filter { nodes.contains($0.edge.from) }.sorted())
  }

  /// The edges that enter a node.
  public func ingressEdges(for node: Node) -> OrderedSet<Element> {
    OrderedSet(filter { $0.edge.to == node }.sorted())
  }

  /// The edges that enter any of several nodes.
  public func ingressEdges(for nodes: some Sequence<Node>) -> OrderedSet<Element> {
    let nodes = Set(nodes)
    return OrderedSet(filter { nodes.contains($0.edge.to) }.sorted())
  }

  /// The only edge that leaves a node.
  ///
  /// - Throws: `missingEgressEdges` where there is none, `ambiguousEgressEdges` with them all
  ///   where there are several.
  public func uniqueEgressEdge(for node: Node) throws(NavigationError<Node>) -> Element {
    let edges = egressEdges(for: node)
    guard let edge = edges.first else { throw .missingEgressEdges(node) }
    if edges.count > 1 { throw .ambiguousEgressEdges(node, edges.map(\.edge)) }
    return edge
  }

  /// The only edge that enters a node.
  ///
  /// - Throws: `missingIngressEdges` where there is none, `ambiguousIngressEdges` with them all
  ///   where there are several.
  public func uniqueIngressEdge(for node: Node) throws(NavigationError<Node>) -> Element {
    let edges = ingressEdges(for: node)
    guard let edge = edges.first else { throw .missingIngressEdges(node) }
    if edges.count > 1 { throw .ambiguousIngressEdges(node, edges.map(\.edge)) }
    return edge
  }

  /// The edges whose origin no other node leads to.
  public var inlets: OrderedSet<Element> {
    let index = EdgeIndex(self)
    let before = index.hasNeighbours().before
    return OrderedSet(zip(index.edges, index.ends).lazy.filter { !before[$0.1.from] }.map(\.0))
  }

  /// The edges whose destination leads to no other node.
  public var outlets: OrderedSet<Element> {
    let index = EdgeIndex(self)
    let after = index.hasNeighbours().after
    return OrderedSet(zip(index.edges, index.ends).lazy.filter { !after[$0.1.to] }.map(\.0))
  }

  /// The parts that no edge joins, in order of each part's smallest node.
  public var disconnectedSubgraphs: [OrderedSet<Element>] {
    EdgeIndex(self).components().map { OrderedSet($0) }
  }

  /// The edges in the order in which a depth-first search walks them, each once, at each node
  /// from the least to the greatest.
  ///
  /// - Parameters:
  ///   - node: where to start; where nil, at every inlet, or at the smallest node without any.
  ///   - isLast: ends the search; the edge that satisfies it is the last of the result.
  public func dfs(
    from node: Node? = nil, until isLast: (Element) -> Bool = { _ in false }
  ) -> OrderedSet<Element> {
    let index = EdgeIndex(self)
    var roots: [Int]
    if let node {
      roots = index.position(of: node).map { [$0] } ?? []
    } else {
      let before = index.hasNeighbours().before
      roots = index.nodes.indices.filter { !before[$0] }
      if roots.isEmpty, !index.nodes.isEmpty { roots = [0] }
    }
    return OrderedSet(index.depthFirst(from: roots, until: isLast))
  }
}
