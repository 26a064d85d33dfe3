public import NavigationGraph

// The other forms of a path. Their types are concrete and literals have one favourite among them,
// so that long literals are type-checked at once.

extension Navigator {
  /// As `init(nav:path:entry:)`, from edges without ids.
  public convenience init(
    nav: some Sequence<Segue<N>>, path: [DirectedEdge<N>], entry: N? = nil
  ) throws(NavigationError<N>) {
    try self.init(nav: nav, path: OrderedSet(path.lazy.map { PathEdge($0) }), entry: entry)
  }

  /// As `init(nav:path:entry:)`, from edges without ids.
  public convenience init(
    nav: some Sequence<Segue<N>>, path: OrderedSet<DirectedEdge<N>>, entry: N? = nil
  ) throws(NavigationError<N>) {
    try self.init(nav: nav, path: OrderedSet(path.lazy.map { PathEdge($0) }), entry: entry)
  }

  /// As `init(nav:path:entry:)`, from an array.
  @_disfavoredOverload
  public convenience init(
    nav: some Sequence<Segue<N>>, path: [PathEdge<N>], entry: N? = nil
  ) throws(NavigationError<N>) {
    try self.init(nav: nav, path: OrderedSet(path), entry: entry)
  }

  /// As `replace(path:)`, from edges without ids.
  public func replace(path: [DirectedEdge<N>]) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `replace(path:)`, from edges without ids.
  public func replace(path: OrderedSet<DirectedEdge<N>>) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path.lazy.map { PathEdge($0) }))
  }

  /// As `replace(path:)`, from an array.
  @_disfavoredOverload
  public func replace(path: [PathEdge<N>]) throws(NavigationError<N>) {
    try replace(path: OrderedSet(path))
  }
}
