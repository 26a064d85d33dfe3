internal import NavigationCore

/// A graph with the ordered set of edges that were walked on it: the whole state of a router.
///
/// A value: copy it to explore, keep it to undo. Every operation that throws leaves it as it was.
/// What is presented is worked out once for each change, so to ask for it costs next to nothing;
/// a change is linear in the length of the path, whatever the size of the graph.
public struct PresentedPath<N: Fragment>: Sendable {
  /// The rules that the path keeps to.
  public let graph: NavigationGraph<N>
  private(set) var state: PathState
  private(set) var ids = IdTable()
  /// What is on screen, bottom to top; never empty.
  private(set) var presented: [PathPoint]

  /// The state at launch, or at a saved path.
  ///
  /// With an empty path the entry's auto segue fires, and those that follow from it.
  /// - Throws: `pathMismatch` with the first edge that the graph does not have, or that leaves a
  ///   fragment which neither is the entry nor was reached by then.
  public init(
    graph: NavigationGraph<N>, path: OrderedSet<PathEdge<N>> = []
  ) throws(NavigationError<N>) {
    self.graph = graph
    state = PathState(entry: graph.entryIndex, in: graph.topology)
    presented = state.presented(in: graph.topology)
    if !path.isEmpty { try replace(path: path) }
  }

  /// The edges that led here, oldest first.
  public var path: OrderedSet<PathEdge<N>> {
    OrderedSet(state.steps.map(pathEdge))
  }

  /// What is on screen, bottom to top; never empty.
  public var presentedFragments: OrderedSet<PathFragment<N>> {
    OrderedSet(presented.map(pathFragment))
  }

  /// Whether a fragment is presented, under any id.
  public func isPresented(_ fragment: N) -> Bool {
    guard let index = graph.index(of: fragment) else { return false }
    return presented.contains { $0.fragment == index }
  }

  /// Whether a fragment is presented under exactly this id, or without one where nil.
  public func isPresented(_ fragment: N, id: String?) -> Bool {
    guard let index = graph.index(of: fragment) else { return false }
    return presented.contains { $0.fragment == index && ids[$0.id] == id }
  }

  /// Which of some fragments are presented, under any id, from the top down.
  public func matchAll(_ fragments: some Sequence<N>) -> OrderedSet<PathFragment<N>> {
    let indices = Set(fragments.lazy.compactMap { graph.index(of: $0) })
    return OrderedSet(
      presented.lazy.reversed().filter { indices.contains($0.fragment) }.map(pathFragment))
  }

  /// The topmost presented of some fragments, or nil.
  public func matchFirst(_ fragments: some Sequence<N>) -> PathFragment<N>? {
    matchAll(fragments).first
  }

  // MARK: Changing the state

  /// Walks a segue whose origin is presented, then the autos that follow.
  mutating func walk(from origin: PathPoint, to fragment: Int32, id: String?) {
    let destination = PathPoint(fragment: fragment, id: ids.number(for: id))
    state.present(PathStep(origin: origin, destination: destination), in: graph.topology)
    settle()
  }

  mutating func takeBack(stepAt index: Int) {
    state.dismiss(stepAt: index)
    settle()
  }

  /// Puts walkable steps in the place of those that are there.
  mutating func restart(with steps: PathState, ids: IdTable) {
    state = steps
    self.ids = ids
    settle()
  }

  /// Keeps the table in proportion to the path, however many ids have come and gone.
  private mutating func settle() {
    if ids.count > 2 * state.steps.count + 16 {
      var table = IdTable()
      var steps = state.steps
      for i in steps.indices {
        steps[i].origin.id = table.number(for: ids[steps[i].origin.id])
        steps[i].destination.id = table.number(for: ids[steps[i].destination.id])
      }
      state = PathState(entry: state.entry, steps: steps)
      ids = table
    }
    presented = state.presented(in: graph.topology)
  }

  // MARK: Between names and numbers

  func pathFragment(_ point: PathPoint) -> PathFragment<N> {
    PathFragment(graph.fragments[Int(point.fragment)], id: ids[point.id])
  }

  func pathEdge(_ step: PathStep) -> PathEdge<N> {
    PathEdge(from: pathFragment(step.origin), to: pathFragment(step.destination))
  }

  /// The segue that a step of the path walked.
  func segue(of step: PathStep) -> Segue<N>? {
    graph.topology.segue(
      from: Int(step.origin.fragment), to: Int(step.destination.fragment)
    ).map { graph.segues[$0] }
  }
}

extension PresentedPath: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.state.steps.count == rhs.state.steps.count, lhs.graph == rhs.graph else {
      return false
    }
    // Numbers of ids may differ where the ids do not.
    func isSame(_ left: PathPoint, _ right: PathPoint) -> Bool {
      left.fragment == right.fragment && lhs.ids[left.id] == rhs.ids[right.id]
    }
    return zip(lhs.state.steps, rhs.state.steps).allSatisfy {
      isSame($0.origin, $1.origin) && isSame($0.destination, $1.destination)
    }
  }
}
