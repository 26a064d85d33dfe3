import NavigationCore

/// The semantics of a presented path as the design words them, sentence by sentence, with no
/// thought for speed: what `PathState` has to agree with.
struct ReferencePath {
  let topology: Topology
  let entry: PathPoint
  var steps: [PathStep] = []

  init(entry: Int32, in topology: Topology) {
    self.topology = topology
    self.entry = PathPoint(fragment: entry)
    fireAuto(of: self.entry)
  }

  func segue(_ step: PathStep) -> Topology.Edge? {
    topology.segues.first {
      $0.origin == step.origin.fragment && $0.destination == step.destination.fragment
    }
  }

  var presented: [PathPoint] {
    // Start with the entry.
    var presented = [entry]
    var taken: [Int] = []
    while true {
      // Take the latest edge that leaves the last presented fragment, at or after the previous.
      var latest: Int?
      for i in steps.indices where i >= taken.last ?? 0 && steps[i].origin == presented.last {
        latest = i
      }
      // Stop if there is none or it was taken.
      guard let latest, !taken.contains(latest) else { return presented }
      taken.append(latest)
      // A pass segue removes the origin, a hold segue keeps it.
      if segue(steps[latest])?.rules.contains(.hold) != true { presented.removeLast() }
      // The destination is appended, unless it is presented already.
      if !presented.contains(steps[latest].destination) {
        presented.append(steps[latest].destination)
      }
    }
  }

  mutating func present(_ step: PathStep) {
    append(step)
    fireAuto(of: step.destination)
  }

  private mutating func append(_ step: PathStep) {
    // An edge that the path holds cuts the path back to just before it.
    if let held = steps.firstIndex(of: step) { steps = Array(steps.prefix(held)) }
    steps.append(step)
  }

  private mutating func fireAuto(of point: PathPoint) {
    let auto = topology.autoSegue[Int(point.fragment)]
    guard auto >= 0 else { return }
    let next = PathPoint(fragment: topology.segues[Int(auto)].destination)
    append(PathStep(origin: point, destination: next))
    fireAuto(of: next)
  }

  mutating func dismiss(_ index: Int) {
    let dismissed = steps[index]
    // Every edge into and out of the destination goes,
    steps = steps.filter {
      $0.origin != dismissed.destination && $0.destination != dismissed.destination
    }
    // then whatever is not connected, in either direction, to the origin,
    var connected = [dismissed.origin]
    for _ in steps.indices {
      for step in steps {
        if connected.contains(step.origin) { connected.append(step.destination) }
        if connected.contains(step.destination) { connected.append(step.origin) }
      }
      connected = Array(Set(connected))
    }
    steps = steps.filter { connected.contains($0.origin) }
    // and what the entry and the edges before no longer reach.
    var walkable: [PathStep] = []
    for step in steps
    where step.origin == entry || walkable.contains(where: { $0.destination == step.origin }) {
      walkable.append(step)
    }
    steps = walkable
  }
}
