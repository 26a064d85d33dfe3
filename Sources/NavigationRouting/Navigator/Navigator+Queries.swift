public import NavigationGraph

extension Navigator {
  /// The edges that led here, oldest first.
  public var path: OrderedSet<PathEdge<N>> { presentedPath.path }

  /// The fragment presented at launch.
  public var entry: N { presentedPath.graph.entry }

  /// What is on screen, bottom to top; never empty.
  public var presentedFragments: OrderedSet<PathFragment<N>> { presentedPath.presentedFragments }

  /// Whether a fragment is presented, under any id.
  public func isPresented(_ fragment: N) -> Bool { presentedPath.isPresented(fragment) }

  /// Whether a fragment is presented under exactly this id, or without one where nil.
  public func isPresented(_ fragment: N, id: String?) -> Bool {
    presentedPath.isPresented(fragment, id: id)
  }

  /// Which of some fragments are presented, under any id, from the top down.
  public func matchAll(_ fragments: some Sequence<N>) -> OrderedSet<PathFragment<N>> {
    presentedPath.matchAll(fragments)
  }

  /// The topmost presented of some fragments, or nil.
  public func matchFirst(_ fragments: some Sequence<N>) -> PathFragment<N>? {
    presentedPath.matchFirst(fragments)
  }

  /// The commands that walk every segue that can be reached, each navigable after the one before:
  /// what a snapshot test iterates.
  ///
  /// ```swift
  /// for transition in navigator.transitions() {
  ///   try navigator.navigate(transition: transition)
  ///   // take a snapshot, compare it
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: where to walk from; where nil, the entry.
  ///   - identityProvider: the id under which a segue's destination is presented, or nil.
  /// - Complexity: linear in the graph and in the result.
  public func transitions(
    from start: N? = nil, identityProvider: ((DirectedEdge<N>) -> String?)? = nil
  ) -> [PathTransition<N>] {
    presentedPath.transitions(from: start, identityProvider: identityProvider)
  }
}
