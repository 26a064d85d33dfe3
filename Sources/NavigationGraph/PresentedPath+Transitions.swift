internal import NavigationCore

extension PresentedPath {
  // MARK: Presenting

  /// Presents a fragment by the first segue to it, from the top presented fragment down.
  ///
  /// - Throws: `missingSegueToFragment`.
  public mutating func present(fragment: N, id: String? = nil) throws(NavigationError<N>) {
    guard let way = way(to: fragment) else { throw .missingSegueToFragment(fragment) }
    walk(from: way.origin, to: way.fragment, id: id)
  }

  /// Presents by the first segue with a tag, from the top presented fragment down.
  ///
  /// - Throws: `missingTaggedSegue`.
  public mutating func present(
    tag: some SegueTag, id: String? = nil
  ) throws(NavigationError<N>) {
    guard let way = way(tagged: tag) else { throw .missingTaggedSegue(name: "\(tag)") }
    walk(from: way.origin, to: way.fragment, id: id)
  }

  /// Presents by walking one edge, whose origin has to be presented.
  ///
  /// - Throws: `missingSegueForEdge`, `fragmentNotPresented`.
  public mutating func present(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    let way = try way(by: pathEdge)
    walk(from: way.origin, to: way.fragment, id: pathEdge.to.id)
  }

  /// Presents along the only segue from the top presented fragment.
  ///
  /// - Throws: `missingEgressEdges`, `ambiguousForwardFromFragment`.
  public mutating func forward(id: String? = nil) throws(NavigationError<N>) {
    let top = presented.last ?? PathPoint(fragment: state.entry)
    let fragment = graph.fragments[Int(top.fragment)]
    let egress = graph.topology.egress(of: Int(top.fragment))
    guard let only = egress.first else { throw .missingEgressEdges(fragment) }
    if egress.count > 1 {
      throw .ambiguousForwardFromFragment(fragment, graph.segues[egress].map(\.edge))
    }
    walk(from: top, to: graph.topology.segues[only].destination, id: id)
  }

  /// Whether `present(fragment:)` would succeed.
  public func canPresent(fragment: N) -> Bool { way(to: fragment) != nil }

  /// Whether `present(tag:)` would succeed.
  public func canPresent(using tag: some SegueTag) -> Bool { way(tagged: tag) != nil }

  /// Whether `present(pathEdge:)` would succeed.
  public func canPresent(using pathEdge: PathEdge<N>) -> Bool {
    (try? way(by: pathEdge)) != nil
  }

  // MARK: Dismissing

  /// Dismisses the latest edge of the path that is dismissable.
  ///
  /// - Throws: `emptyPath`, `noDismissableSegues`.
  public mutating func dismiss() throws(NavigationError<N>) {
    takeBack(stepAt: try dismissableStep())
  }

  /// Dismisses the latest dismissable edge of the path into a fragment.
  ///
  /// - Throws: `fragmentNotPresented` where the fragment is neither presented nor entered by the
  ///   path, `fragmentMissingDismissableSegue` where no edge into it is dismissable.
  public mutating func dismiss(fragment: N) throws(NavigationError<N>) {
    takeBack(stepAt: try dismissableStep(into: fragment))
  }

  /// Dismisses the latest edge of the path with a tag.
  ///
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  public mutating func dismiss(tag: some SegueTag) throws(NavigationError<N>) {
    takeBack(stepAt: try dismissableStep(tagged: tag))
  }

  /// Dismisses one edge of the path.
  ///
  /// - Throws: `missingSegueForEdge`, `missingPathEdge`, `segueNotDismissable`.
  public mutating func dismiss(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    takeBack(stepAt: try dismissableStep(by: pathEdge))
  }

  /// Whether `dismiss()` would succeed.
  public func canDismiss() -> Bool { (try? dismissableStep()) != nil }

  /// Whether `dismiss(fragment:)` would succeed.
  public func canDismiss(fragment: N) -> Bool { (try? dismissableStep(into: fragment)) != nil }

  /// Whether `dismiss(tag:)` would succeed.
  public func canDismiss(using tag: some SegueTag) -> Bool {
    (try? dismissableStep(tagged: tag)) != nil
  }

  /// Whether `dismiss(pathEdge:)` would succeed.
  public func canDismiss(using pathEdge: PathEdge<N>) -> Bool {
    (try? dismissableStep(by: pathEdge)) != nil
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
    restart(with: replaced, ids: table)
  }

  /// Obeys one navigation command.
  ///
  /// - Throws: what `present(pathEdge:)`, `dismiss(pathEdge:)` and `replace(path:)` throw.
  public mutating func navigate(
    transition: PathTransition<N>
  ) throws(NavigationError<N>) {
    switch transition {
    case .present(let edge): try present(pathEdge: edge)
    case .dismiss(let edge): try dismiss(pathEdge: edge)
    case .replace(let path): try replace(path: path)
    }
  }

  // MARK: Which segue, which step

  /// A presented point and the fragment that a segue from there leads to.
  private typealias Way = (origin: PathPoint, fragment: Int32)

  private func way(to fragment: N) -> Way? {
    guard let index = graph.index(of: fragment) else { return nil }
    let origin = presented.last {
      graph.topology.segue(from: Int($0.fragment), to: Int(index)) != nil
    }
    return origin.map { ($0, index) }
  }

  private func way(tagged tag: some SegueTag) -> Way? {
    for point in presented.reversed() {
      for i in graph.topology.egress(of: Int(point.fragment)) where graph.segues[i].isTagged(tag) {
        return (point, graph.topology.segues[i].destination)
      }
    }
    return nil
  }

  private func way(by pathEdge: PathEdge<N>) throws(NavigationError<N>) -> Way {
    guard graph.segue(for: pathEdge.edge) != nil, let to = graph.index(of: pathEdge.to.fragment)
    else { throw .missingSegueForEdge(pathEdge.edge) }
    guard let origin = presented.last(where: { pathFragment($0) == pathEdge.from }) else {
      throw .fragmentNotPresented(pathEdge.from)
    }
    return (origin, to)
  }

  private func dismissableStep() throws(NavigationError<N>) -> Int {
    if state.steps.isEmpty { throw .emptyPath }
    guard let i = state.latestDismissableStep(in: graph.topology) else {
      throw .noDismissableSegues
    }
    return i
  }

  private func dismissableStep(into fragment: N) throws(NavigationError<N>) -> Int {
    let index = graph.index(of: fragment)
    let latest = state.latestDismissableStep(in: graph.topology) {
      $0.destination.fragment == index
    }
    if let latest { return latest }
    let isEntered = state.steps.contains { $0.destination.fragment == index }
    if isEntered || fragment == graph.entry { throw .fragmentMissingDismissableSegue(fragment) }
    throw .fragmentNotPresented(PathFragment(fragment))
  }

  private func dismissableStep(tagged tag: some SegueTag) throws(NavigationError<N>) -> Int {
    let latest = state.steps.lastIndex { segue(of: $0)?.isTagged(tag) ?? false }
    guard let latest else { throw .missingTaggedSegue(name: "\(tag)") }
    return try checked(latest)
  }

  private func dismissableStep(by pathEdge: PathEdge<N>) throws(NavigationError<N>) -> Int {
    guard graph.segue(for: pathEdge.edge) != nil else { throw .missingSegueForEdge(pathEdge.edge) }
    guard let i = state.steps.lastIndex(where: { self.pathEdge($0) == pathEdge }) else {
      throw .missingPathEdge(pathEdge)
    }
    return try checked(i)
  }

  private func checked(_ step: Int) throws(NavigationError<N>) -> Int {
    guard let segue = segue(of: state.steps[step]), segue.dismissable else {
      let edge = pathEdge(state.steps[step]).edge
      throw .segueNotDismissable(edge)
    }
    return step
  }
}
