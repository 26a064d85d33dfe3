import NavigationCore
import TestSupport

/// Every state that a user can bring the engine into, by brute force: an oracle that knows
/// `PathState` and nothing of the searches it checks.
struct Exploration {
  var states: [PathState] = []
  var successors: [[Int]] = []
  /// Fragments that were on screen, if only in passing.
  var presented: Set<Int32> = []
  /// Segues that were walked.
  var walked: Set<Int> = []
  let topology: Topology
  private(set) var isComplete = true

  init(_ topology: Topology, entry: Int, limit: Int) {
    self.topology = topology
    let first = PathState(entry: Int32(entry), in: topology)
    var index: [PathState: Int] = [first: 0]
    states = [first]
    presented = [Int32(entry)]
    for s in first.steps { Self.note(s, topology, &presented, &walked) }

    var head = 0
    while head < states.count {
      if states.count > limit {
        isComplete = false
        break
      }
      let state = states[head]
      head += 1
      var next: [PathState] = []
      for point in state.presented(in: topology) {
        for i in topology.egress(of: Int(point.fragment)) {
          let step = PathStep(
            origin: point, destination: PathPoint(fragment: topology.segues[i].destination))
          var after = state
          after.present(step, in: topology)
          Self.note(step, topology, &presented, &walked)
          // What fired in passing, also where the path was cut back afterwards.
          var f = Int(step.destination.fragment)
          while topology.autoSegue[f] >= 0 {
            let auto = Int(topology.autoSegue[f])
            walked.insert(auto)
            f = Int(topology.segues[auto].destination)
            presented.insert(Int32(f))
          }
          next.append(after)
        }
      }
      for (i, step) in state.steps.enumerated() where isDismissable(step) {
        var after = state
        after.dismiss(stepAt: i)
        next.append(after)
      }
      var links: [Int] = []
      for after in next {
        if let known = index[after] {
          links.append(known)
        } else {
          index[after] = states.count
          links.append(states.count)
          states.append(after)
        }
      }
      successors.append(links)
    }

  }

  private func isDismissable(_ step: PathStep) -> Bool {
    topology.segue(from: Int(step.origin.fragment), to: Int(step.destination.fragment))
      .map { topology.segues[$0].rules.contains(.dismissable) } ?? false
  }

  private static func note(
    _ step: PathStep, _ topology: Topology, _ presented: inout Set<Int32>, _ walked: inout Set<Int>
  ) {
    presented.insert(step.destination.fragment)
    if let s = topology.segue(
      from: Int(step.origin.fragment), to: Int(step.destination.fragment))
    {
      walked.insert(s)
    }
  }

  /// Fragments that were in `presented` of a settled state.
  var standing: Set<Int32> {
    Set(states.flatMap { $0.presented(in: topology).map(\.fragment) })
  }

  /// Stuck fragments: true where one is stuck alone on screen, false where only ever held.
  var deadEnds: [Int32: Bool] {
    let tops = states.map { $0.presented(in: topology) }
    var found: [Int32: Bool] = [:]
    for (i, state) in states.enumerated() {
      guard let top = tops[i].last?.fragment, topology.egress(of: Int(top)).isEmpty,
        !state.steps.contains(where: isDismissable)
      else { continue }
      if tops[i].count == 1 {
        found[top] = true
      } else if found[top] == nil {
        // It never goes away: every state from here on shows it.
        var seen: Set<Int> = [i]
        var stack = [i]
        var stays = true
        while let s = stack.popLast(), stays {
          stays = tops[s].contains { $0.fragment == top }
          for t in successors[s] where seen.insert(t).inserted { stack.append(t) }
        }
        if stays { found[top] = false }
      }
    }
    return found
  }
}

extension Topology {
  /// A random graph of 1 to 6 fragments with every combination of rules; 0 is the entry.
  static func random(seed: UInt64) -> Topology {
    var random = SeededGenerator(state: seed)
    let n = Int.random(in: 1...6, using: &random)
    let count = Int.random(in: 0...min(n * n, n + 4), using: &random)
    let edges = (0..<count).map { _ in
      Edge(
        origin: .random(in: 0..<Int32(n), using: &random),
        destination: .random(in: 0..<Int32(n), using: &random),
        rules: SegueRules(rawValue: .random(in: 0...7, using: &random)))
    }
    return Topology(fragmentCount: n, edges: edges)
  }
}
