public import NavigationGraph

extension NavigationGraph {
  /// Goes through every transition of the graph, and shows each state on the way.
  ///
  /// ```swift
  /// try graph.walk { path in
  ///   compare(snapshot(of: path.presentedFragments))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identityProvider: the id of the destination of each edge, or nil.
  ///   - visit: takes the state at launch, then the one after each of `transitions()`.
  /// - Throws: what `visit` throws; a transition of the graph is not refused.
  public func walk(
    identityProvider: ((DirectedEdge<N>) -> String?)? = nil,
    _ visit: (PresentedPath<N>) throws -> Void
  ) throws {
    var path = try PresentedPath(graph: self)
    try visit(path)
    for transition in transitions(identityProvider: identityProvider) {
      try path.navigate(transition: transition)
      try visit(path)
    }
  }
}
