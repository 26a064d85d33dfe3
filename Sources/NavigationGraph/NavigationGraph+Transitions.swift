internal import NavigationCore

extension NavigationGraph {
  /// Every step of a depth-first walk over all segues, each navigable after the one before.
  ///
  /// From the fragment just entered the walk takes the greatest segue that is left; where none
  /// is, it goes on from the latest fragment of the walk that has one, put there by a `replace`
  /// with the shortest path if it is no longer presented. Each segue is presented once or fires
  /// as an auto; what the start does not lead to is left out.
  ///
  /// ```swift
  /// for transition in graph.transitions() {
  ///   try path.navigate(transition: transition)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - start: the fragment to begin at, put there by a `replace`; where nil or the entry, the
  ///     walk begins at launch.
  ///   - identityProvider: the id of the destination of each edge; asked once for each segue.
  ///     A fragment that is entered by a firing auto has none.
  /// - Complexity: linear in the graph and in the result, whose `replace` transitions hold whole
  ///   paths. There are fewer of them than segues, and none is longer than the farthest fragment's
  ///   distance from the entry; both are met by a comb, a chain with a segue aside at each fragment,
  ///   so that the result there takes the square of the graph.
  public func transitions(
    from start: N? = nil, identityProvider: ((DirectedEdge<N>) -> String?)? = nil
  ) -> [PathTransition<N>] {
    start == nil || start == entry
      ? transitions(putAt: nil, identityProvider: identityProvider)
      : transitions(putAt: start, identityProvider: identityProvider)
  }

  /// As `transitions(from:identityProvider:)`; begins with a `replace` unless `place` is nil.
  func transitions(
    putAt place: N?, identityProvider: ((DirectedEdge<N>) -> String?)?
  ) -> [PathTransition<N>] {
    var start: Int?
    if let place {
      guard let index = index(of: place) else { return [] }
      start = Int(index)
    }
    let walk = Transitions(topology: topology, entry: Int(entryIndex), from: start)
    let ids = identityProvider.map { provider in segues.map { provider($0.edge) } }
    func pathEdge(_ segue: Int32, entered: Int32) -> PathEdge<N> {
      PathEdge(
        segues[Int(segue)].edge, sourceId: entered < 0 ? nil : ids?[Int(entered)],
        targetId: ids?[Int(segue)])
    }
    return walk.steps.map { step in
      switch step {
      case .present(let segue, let entered):
        return .present(pathEdge: pathEdge(segue, entered: entered))
      case .replace(let fragment):
        var entered: Int32 = -1
        return .replace(
          path: OrderedSet(
            walk.path(to: Int(fragment)).map { segue in
              defer { entered = segue }
              return pathEdge(segue, entered: entered)
            }))
      }
    }
  }

  /// Walks from launch that together walk every segue a user can walk by going forward, with the
  /// fewest launches and steps taken together where that can be told.
  ///
  /// Each walk is what a navigator at launch obeys in turn; autos fire between its steps. What can
  /// only be walked after a dismissal, or never because an auto is faster, is in none.
  ///
  /// - Parameter limit: the most launches and steps; they can grow with the square of the graph.
  /// - Returns: the walks, or nil where they would be longer than the limit.
  /// - Complexity: that of a minimum-cost flow; about linear in the graph and the walks for each
  ///   different distance from the entry.
  public func coveringWalks(limit: Int = 1_000_000) -> [[PathTransition<N>]]? {
    let cover = try? CoveringWalks(topology: topology, entry: Int(entryIndex), limit: limit)
    return cover?.walks.map { walk in
      walk.map { .present(pathEdge: PathEdge(segues[Int($0)].edge)) }
    }
  }

  /// The edges of the shortest walk from the entry to a fragment; empty for the entry itself,
  /// nil where no walk leads there.
  ///
  /// It is a path to replace the present one with. Breadth-first search, linear in the graph.
  public func shortestPath(to fragment: N) -> OrderedSet<PathEdge<N>>? {
    guard let index = index(of: fragment) else { return nil }
    let reachability = Reachability(topology: topology, entry: Int(entryIndex))
    guard reachability.isReached(Int(index)) else { return nil }
    let walk = reachability.walk(to: Int(index), in: topology, limit: .max)
    return OrderedSet(walk.map { PathEdge(segues[Int($0)].edge) })
  }
}

extension PresentedPath {
  /// Every step of a depth-first walk over all segues of the graph, navigable in turn from here.
  ///
  /// As the graph's `transitions`; unless this is the state at launch it begins with a `replace`.
  public func transitions(
    from start: N? = nil, identityProvider: ((DirectedEdge<N>) -> String?)? = nil
  ) -> [PathTransition<N>] {
    let isLaunch = state == PathState(entry: graph.entryIndex, in: graph.topology)
    return isLaunch
      ? graph.transitions(from: start, identityProvider: identityProvider)
      : graph.transitions(putAt: start ?? graph.entry, identityProvider: identityProvider)
  }
}
