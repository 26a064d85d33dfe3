internal import NavigationCore

/// A graph with the ordered set of edges that were walked on it: the whole state of a router.
///
/// A value: copy it to explore, keep it to undo. Every operation that throws leaves it as it was.
public struct PresentedPath<N: Fragment>: Sendable {
  public let graph: NavigationGraph<N>
  private(set) var state: PathState
  private(set) var ids = IdTable()

  /// The state at launch, or at a saved path.
  ///
  /// With an empty path the entry's auto segue fires, and those that follow from it.
  /// - Throws: `pathMismatch` with the first edge that the graph does not have, or that leaves a
  ///   fragment which neither is the entry nor was reached by then.
  public init(
    graph: NavigationGraph<N>, path: OrderedSet<PathEdge<N>> = []
  ) throws(NavigationError<N>) {
    self.graph = graph
    self.state = PathState(entry: graph.entryIndex, in: graph.topology)
    if !path.isEmpty { try replace(path: path) }
  }

  /// As `init(graph:path:)`, from edges without ids, such as an array or an ordered set of them.
  public init(
    graph: NavigationGraph<N>, path: some RandomAccessCollection<DirectedEdge<N>>
  ) throws(NavigationError<N>) {
    try self.init(graph: graph, path: OrderedSet<PathEdge<N>>(path.map { PathEdge($0) }))
  }

  /// The edges that led here, oldest first.
  public var path: OrderedSet<PathEdge<N>> {
    OrderedSet(state.steps.map(pathEdge))
  }

  /// What is on screen, bottom to top; never empty.
  public var presentedFragments: OrderedSet<PathFragment<N>> {
    OrderedSet(state.presented(in: graph.topology).map(pathFragment))
  }

  /// Whether a fragment is presented, under any id.
  public func isPresented(_ fragment: N) -> Bool {
    presentedFragments.contains { $0.fragment == fragment }
  }

  /// Whether a fragment is presented under exactly this id, or without one where nil.
  public func isPresented(_ fragment: N, id: String?) -> Bool {
    presentedFragments.contains(PathFragment(fragment, id: id))
  }

  // MARK: Presenting

  /// Presents a fragment by the first segue to it, from the top presented fragment down.
  ///
  /// - Throws: `missingSegueToFragment`.
  public mutating func present(fragment: N, id: String? = nil) throws(NavigationError<N>) {
    guard let index = graph.index(of: fragment),
      let step = state.step(to: index, in: graph.topology)
    else { throw .missingSegueToFragment(fragment) }
    walk(from: step.origin, to: index, id: id)
  }

  /// Presents by the first segue with a tag, from the top presented fragment down.
  ///
  /// - Throws: `missingTaggedSegue`.
  public mutating func present(
    tag: some SegueTag, id: String? = nil
  ) throws(NavigationError<N>) {
    for point in state.presented(in: graph.topology).reversed() {
      for i in graph.topology.egress(of: Int(point.fragment)) where graph.segues[i].isTagged(tag) {
        walk(from: point, to: graph.topology.segues[i].destination, id: id)
        return
      }
    }
    throw .missingTaggedSegue(name: "\(tag)")
  }

  /// Presents by walking one edge, whose origin has to be presented.
  ///
  /// - Throws: `missingSegueForEdge`, `fragmentNotPresented`.
  public mutating func present(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    guard graph.segue(for: pathEdge.edge) != nil, let to = graph.index(of: pathEdge.to.fragment)
    else { throw .missingSegueForEdge(pathEdge.edge) }
    let presented = state.presented(in: graph.topology)
    guard let origin = presented.last(where: { pathFragment($0) == pathEdge.from }) else {
      throw .fragmentNotPresented(pathEdge.from)
    }
    walk(from: origin, to: to, id: pathEdge.to.id)
  }

  /// Presents along the only segue from the top presented fragment.
  ///
  /// - Throws: `missingEgressEdges`, `ambiguousForwardFromFragment`.
  public mutating func forward(id: String? = nil) throws(NavigationError<N>) {
    let top = state.presented(in: graph.topology).last ?? PathPoint(fragment: state.entry)
    let fragment = graph.fragments[Int(top.fragment)]
    let egress = graph.topology.egress(of: Int(top.fragment))
    guard let only = egress.first else { throw .missingEgressEdges(fragment) }
    if egress.count > 1 {
      throw .ambiguousForwardFromFragment(fragment, graph.segues[egress].map(\.edge))
    }
    walk(from: top, to: graph.topology.segues[only].destination, id: id)
  }

  // MARK: Dismissing

  /// Dismisses the latest edge of the path that is dismissable.
  ///
  /// - Throws: `emptyPath`, `noDismissableSegues`.
  public mutating func dismiss() throws(NavigationError<N>) {
    if state.steps.isEmpty { throw .emptyPath }
    guard let i = state.latestDismissableStep(in: graph.topology) else {
      throw .noDismissableSegues
    }
    takeBack(stepAt: i)
  }

  /// Dismisses the latest dismissable edge of the path into a fragment.
  ///
  /// - Throws: `fragmentNotPresented` where the fragment is neither presented nor entered by the
  ///   path, `fragmentMissingDismissableSegue` where no edge into it is dismissable.
  public mutating func dismiss(fragment: N) throws(NavigationError<N>) {
    let index = graph.index(of: fragment)
    let latest = state.latestDismissableStep(in: graph.topology) {
      $0.destination.fragment == index
    }
    guard let latest else {
      let isEntered = state.steps.contains { $0.destination.fragment == index }
      if isEntered || fragment == graph.entry { throw .fragmentMissingDismissableSegue(fragment) }
      throw .fragmentNotPresented(PathFragment(fragment))
    }
    takeBack(stepAt: latest)
  }

  /// Dismisses the latest edge of the path with a tag.
  ///
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  public mutating func dismiss(tag: some SegueTag) throws(NavigationError<N>) {
    let latest = state.steps.lastIndex { graph.segue(for: edge($0))?.isTagged(tag) ?? false }
    guard let latest else { throw .missingTaggedSegue(name: "\(tag)") }
    try dismissStep(at: latest)
  }

  /// Dismisses one edge of the path.
  ///
  /// - Throws: `missingSegueForEdge`, `missingPathEdge`, `segueNotDismissable`.
  public mutating func dismiss(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    guard graph.segue(for: pathEdge.edge) != nil else { throw .missingSegueForEdge(pathEdge.edge) }
    guard let i = state.steps.lastIndex(where: { self.pathEdge($0) == pathEdge }) else {
      throw .missingPathEdge(pathEdge)
    }
    try dismissStep(at: i)
  }

  // MARK: Replacing

  /// Puts another path in the place of this one, whole; no auto segue fires.
  ///
  /// - Throws: `pathMismatch` with the first edge that cannot be walked.
  public mutating func replace(path: OrderedSet<PathEdge<N>>) throws(NavigationError<N>) {
    var table = IdTable()
    var steps: [PathStep] = []
    steps.reserveCapacity(path.count)
    for edge in path {
      guard let from = graph.index(of: edge.from.fragment),
        let to = graph.index(of: edge.to.fragment)
      else { break }
      steps.append(
        PathStep(
          origin: PathPoint(fragment: from, id: table.number(for: edge.from.id)),
          destination: PathPoint(fragment: to, id: table.number(for: edge.to.id))))
    }
    let replaced = PathState(entry: graph.entryIndex, steps: steps)
    // A fragment that the graph lacks ends the steps early: then that edge is the broken one.
    let broken = replaced.firstBrokenStep(in: graph.topology) ?? steps.count
    if broken < path.count { throw .pathMismatch(path[broken]) }
    state = replaced
    ids = table
  }

  /// As `replace(path:)`, from edges without ids, such as an array or an ordered set of them.
  public mutating func replace(
    path: some RandomAccessCollection<DirectedEdge<N>>
  ) throws(NavigationError<N>) {
    try replace(path: OrderedSet<PathEdge<N>>(path.map { PathEdge($0) }))
  }

  /// Obeys one navigation command.
  public mutating func navigate(
    transition: PathTransition<N>
  ) throws(NavigationError<N>) {
    switch transition {
    case .present(let edge): try present(pathEdge: edge)
    case .dismiss(let edge): try dismiss(pathEdge: edge)
    case .replace(let path): try replace(path: path)
    }
  }

  // MARK: Between names and numbers

  private mutating func walk(from origin: PathPoint, to fragment: Int32, id: String?) {
    let destination = PathPoint(fragment: fragment, id: ids.number(for: id))
    state.present(PathStep(origin: origin, destination: destination), in: graph.topology)
    dropUnusedIds()
  }

  private mutating func dismissStep(at index: Int) throws(NavigationError<N>) {
    let edge = edge(state.steps[index])
    if graph.segue(for: edge)?.dismissable != true { throw .segueNotDismissable(edge) }
    takeBack(stepAt: index)
  }

  private mutating func takeBack(stepAt index: Int) {
    state.dismiss(stepAt: index)
    dropUnusedIds()
  }

  /// Keeps the table in proportion to the path, however many ids have come and gone.
  private mutating func dropUnusedIds() {
    guard ids.count > 2 * state.steps.count + 16 else { return }
    var table = IdTable()
    var steps = state.steps
    for i in steps.indices {
      steps[i].origin.id = table.number(for: ids[steps[i].origin.id])
      steps[i].destination.id = table.number(for: ids[steps[i].destination.id])
    }
    state = PathState(entry: state.entry, steps: steps)
    ids = table
  }

  private func pathFragment(_ point: PathPoint) -> PathFragment<N> {
    PathFragment(graph.fragments[Int(point.fragment)], id: ids[point.id])
  }

  private func pathEdge(_ step: PathStep) -> PathEdge<N> {
    PathEdge(from: pathFragment(step.origin), to: pathFragment(step.destination))
  }

  private func edge(_ step: PathStep) -> DirectedEdge<N> {
    DirectedEdge(
      from: graph.fragments[Int(step.origin.fragment)],
      to: graph.fragments[Int(step.destination.fragment)])
  }
}

extension PresentedPath: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.graph == rhs.graph && lhs.path == rhs.path
  }
}
