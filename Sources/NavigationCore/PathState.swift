/// One end of a path edge: a fragment with an optional id, interned by the caller.
public struct PathPoint: Sendable, Hashable {
  public var fragment: Int32
  /// -1 where there is no id.
  public var id: Int32

  public init(fragment: Int32, id: Int32 = -1) {
    self.fragment = fragment
    self.id = id
  }
}

/// One edge of a presented path.
public struct PathStep: Sendable, Hashable {
  public var origin: PathPoint
  public var destination: PathPoint

  public init(origin: PathPoint, destination: PathPoint) {
    self.origin = origin
    self.destination = destination
  }
}

/// The state of the engine: an entry and the ordered set of path edges that led on from it.
///
/// Everything else is a function of this state and the graph. A state that is reached from
/// `init(entry:in:)` by `present` and `dismiss` is always walkable: each step is a segue of the
/// graph and leaves the entry or a point that an earlier step entered. All operations are linear
/// in the length of the path and do not depend on the size of the graph, but for a binary search
/// among one fragment's egress.
public struct PathState: Sendable, Hashable {
  public let entry: Int32
  public private(set) var steps: [PathStep]

  /// The state at launch: the entry's auto segue, and those that follow from it, have fired.
  public init(entry: Int32, in topology: Topology) {
    self.entry = entry
    self.steps = []
    fireAutos(from: PathPoint(fragment: entry), in: topology)
  }

  /// A state with a given path, which must be walkable (see `firstBrokenStep`). No auto fires.
  public init(entry: Int32, steps: [PathStep]) {
    self.entry = entry
    self.steps = steps
  }

  /// What is on screen, bottom to top; never empty.
  ///
  /// From the entry on, the latest step that leaves the last presented point is followed, among
  /// those at or after the step followed before. A pass segue takes its origin away. A point that
  /// is presented already keeps its place.
  public func presented(in topology: Topology) -> [PathPoint] {
    var latest: [PathPoint: Int] = [:]
    latest.reserveCapacity(steps.count)
    for (i, step) in steps.enumerated() { latest[step.origin] = i }
    var presented = [PathPoint(fragment: entry)]
    var isPresented: Set<PathPoint> = [presented[0]]
    var previous = -1
    while let top = presented.last, let i = latest[top], i > previous {
      previous = i
      if !isHold(steps[i], in: topology) {
        presented.removeLast()
        isPresented.remove(top)
      }
      let destination = steps[i].destination
      if isPresented.insert(destination).inserted { presented.append(destination) }
    }
    return presented
  }

  /// Walks a segue whose origin is presented, then the autos that follow from its destination.
  ///
  /// A step that the path already holds cuts the path back to just before it.
  public mutating func present(_ step: PathStep, in topology: Topology) {
    append(step)
    fireAutos(from: step.destination, in: topology)
  }

  /// The first segue to a fragment, looking at the presented points from the top down, or nil.
  public func step(to fragment: Int32, id: Int32 = -1, in topology: Topology) -> PathStep? {
    for point in presented(in: topology).reversed()
    where topology.segue(from: Int(point.fragment), to: Int(fragment)) != nil {
      return PathStep(origin: point, destination: PathPoint(fragment: fragment, id: id))
    }
    return nil
  }

  /// Takes back a step: every step into or out of its destination goes, then whatever is no
  /// longer connected to its origin, in either direction, or no longer reached from the entry.
  ///
  /// Autos do not fire again.
  public mutating func dismiss(stepAt index: Int) {
    let origin = steps[index].origin
    let removed = steps[index].destination
    let left = steps.filter { $0.origin != removed && $0.destination != removed }
    var neighbours: [PathPoint: [PathPoint]] = [:]
    for step in left {
      neighbours[step.origin, default: []].append(step.destination)
      neighbours[step.destination, default: []].append(step.origin)
    }
    var connected: Set<PathPoint> = [origin]
    var queue = [origin]
    while let point = queue.popLast() {
      for next in neighbours[point] ?? [] where connected.insert(next).inserted {
        queue.append(next)
      }
    }
    var reached: Set<PathPoint> = [PathPoint(fragment: entry)]
    steps = left.filter { step in
      guard connected.contains(step.origin), reached.contains(step.origin) else { return false }
      reached.insert(step.destination)
      return true
    }
  }

  /// The latest step that may be walked back, or nil.
  public func latestDismissableStep(
    in topology: Topology, where matches: (PathStep) -> Bool = { _ in true }
  ) -> Int? {
    steps.lastIndex { matches($0) && rules(of: $0, in: topology).contains(.dismissable) }
  }

  /// The first step that the graph does not have, or that leaves a point which the entry and the
  /// steps before it do not reach; nil where the path is walkable.
  public func firstBrokenStep(in topology: Topology) -> Int? {
    var reached: Set<PathPoint> = [PathPoint(fragment: entry)]
    for (i, step) in steps.enumerated() {
      guard reached.contains(step.origin),
        topology.segue(from: Int(step.origin.fragment), to: Int(step.destination.fragment)) != nil
      else { return i }
      reached.insert(step.destination)
    }
    return nil
  }

  private mutating func append(_ step: PathStep) {
    if let held = steps.lastIndex(of: step) { steps.removeSubrange(held...) }
    steps.append(step)
  }

  private mutating func fireAutos(from start: PathPoint, in topology: Topology) {
    var origin = start
    // Ends: the autos of a topology have no cycle.
    while topology.autoSegue[Int(origin.fragment)] >= 0 {
      let segue = topology.segues[Int(topology.autoSegue[Int(origin.fragment)])]
      let destination = PathPoint(fragment: segue.destination)
      append(PathStep(origin: origin, destination: destination))
      origin = destination
    }
  }

  private func rules(of step: PathStep, in topology: Topology) -> SegueRules {
    topology.segue(from: Int(step.origin.fragment), to: Int(step.destination.fragment))
      .map { topology.segues[$0].rules } ?? []
  }

  private func isHold(_ step: PathStep, in topology: Topology) -> Bool {
    rules(of: step, in: topology).contains(.hold)
  }
}
