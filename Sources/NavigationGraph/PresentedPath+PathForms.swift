// The other forms of a path. Their types are concrete and literals have one favourite among them,
// so that long literals are type-checked at once.

extension PresentedPath {
  /// As `init(graph:path:)`, from edges without ids.
  public init(graph: NavigationGraph<N>, path: [DirectedEdge<N>]) throws(NavigationError<N>) {
    try self.init(graph: graph, path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `init(graph:path:)`, from edges without ids.
  public init(graph: NavigationGraph<N>, path: OrderedSet<DirectedEdge<N>>) throws(NavigationError<
    N
  >) {
    try self.init(graph: graph, path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `init(graph:path:)`, from an array.
  @_disfavoredOverload
  public init(graph: NavigationGraph<N>, path: [PathEdge<N>]) throws(NavigationError<N>) {
    try self.init(graph: graph, path: OrderedSet(path))
  }

  /// As `replace(path:)`, from edges without ids.
  public mutating func replace(path: [DirectedEdge<N>]) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `replace(path:)`, from edges without ids.
  public mutating func replace(path: OrderedSet<DirectedEdge<N>>) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `replace(path:)`, from an array.
  @_disfavoredOverload
  public mutating func replace(path: [PathEdge<N>]) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path))
  }
}
