infix operator => : AdditionPrecedence

/// Edges under construction by a chain of `=>`, with the fragment where the next one starts.
public struct EdgeChain<N: Fragment>: Sendable {
  fileprivate var edges: Set<DirectedEdge<N>>
  fileprivate let end: N
}

/// One edge.
public func => <N: Fragment>(from: N, to: N) -> DirectedEdge<N> {
  DirectedEdge(from: from, to: to)
}

/// An edge to each of several fragments.
public func => <N: Fragment>(from: N, to: [N]) -> Set<DirectedEdge<N>> {
  Set(to.map { DirectedEdge(from: from, to: $0) })
}

/// An edge from each of several fragments.
public func => <N: Fragment>(from: [N], to: N) -> Set<DirectedEdge<N>> {
  Set(from.map { DirectedEdge(from: $0, to: to) })
}

/// An edge from each of several fragments to each of several others.
public func => <N: Fragment>(from: [N], to: [N]) -> Set<DirectedEdge<N>> {
  Set(from.flatMap { origin in to.map { DirectedEdge(from: origin, to: $0) } })
}

/// The last edge of a chain of two: `a => b => c` is `a => b` and `b => c`.
public func => <N: Fragment>(first: DirectedEdge<N>, to: N) -> Set<DirectedEdge<N>> {
  [first, DirectedEdge(from: first.to, to: to)]
}

/// The second edge of a chain that goes on.
public func => <N: Fragment>(first: DirectedEdge<N>, to: N) -> EdgeChain<N> {
  EdgeChain(edges: [first, DirectedEdge(from: first.to, to: to)], end: to)
}

/// A further edge of a chain that goes on.
public func => <N: Fragment>(chain: consuming EdgeChain<N>, to: N) -> EdgeChain<N> {
  var edges = chain.edges
  edges.insert(DirectedEdge(from: chain.end, to: to))
  return EdgeChain(edges: edges, end: to)
}

/// The last edge of a chain.
public func => <N: Fragment>(chain: EdgeChain<N>, to: N) -> Set<DirectedEdge<N>> {
  chain.edges.union(CollectionOfOne(DirectedEdge(from: chain.end, to: to)))
}
