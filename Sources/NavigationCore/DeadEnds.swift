/// Fragments where a user is stuck: on top, without a segue to walk, and with nothing in the path
/// that may be walked back.
///
/// The search builds such a state by segues that cannot be walked back, so each dead end that it
/// finds is one. It may miss a dead end to which the only way leads through a fragment whose
/// auto segues have fired before on that way.
///
/// Linear in fragments and segues: a breadth-first tree, then one walk over that tree.
public struct DeadEnds: Sendable {
  public struct DeadEnd: Sendable, Hashable {
    public let fragment: Int32
    /// The fragment that stays presented underneath, or -1: the dead end is alone on screen.
    public let underneath: Int32
  }

  /// In order of fragment.
  public let found: [DeadEnd]
  /// The breadth-first tree: the segue by which a fragment is presented alone; -1 for the entry.
  private let arrival: [Int32]

  public init(topology: Topology, entry: Int, isTerminal: (Int) -> Bool = { _ in false }) {
    let chains = AutoChains(topology)
    let arrival = DeadEnds.tree(topology, entry: entry)
    var underneath = [Int32](repeating: -2, count: topology.fragmentCount)

    // Children of each fragment in the tree, in order.
    var start = [Int32](repeating: 0, count: topology.fragmentCount + 1)
    for f in 0..<topology.fragmentCount where arrival[f] >= 0 {
      start[Int(topology.segues[Int(arrival[f])].origin) + 1] += 1
    }
    for f in 0..<topology.fragmentCount { start[f + 1] += start[f] }
    var next = start
    var children = [Int32](repeating: 0, count: Int(start[topology.fragmentCount]))
    for f in 0..<topology.fragmentCount where arrival[f] >= 0 {
      let origin = Int(topology.segues[Int(arrival[f])].origin)
      children[Int(next[origin])] = Int32(f)
      next[origin] += 1
    }

    // Walk the tree with the autos that have fired on the way from the entry.
    next = start
    var isOnWay = [Bool](repeating: false, count: topology.fragmentCount)
    var hasFired = [Bool](repeating: false, count: topology.segueCount)
    var way: [(fragment: Int, fired: Int)] = []

    func enter(_ f: Int) {
      let byAuto =
        arrival[f] >= 0
        && arrival[f] == topology.autoSegue[Int(topology.segues[Int(arrival[f])].origin)]
      let fired = byAuto ? -1 : Int(chains.lastSegue[f])
      if fired >= 0 {
        // Firing again would cut the path back to where it fired first.
        guard !hasFired[fired] else { return }
        // An auto that may be walked back is, unless that takes the way here with it.
        let dismissed = Int(chains.firstDismissed[f])
        guard dismissed < 0 || !(isOnWay[dismissed] || dismissed == f) else { return }
        hasFired[fired] = true
      }
      isOnWay[f] = true
      way.append((f, fired))
      if topology.egress(of: f).isEmpty {
        if !isTerminal(f) { underneath[f] = -1 }
      } else if topology.egress(of: f).count == 1 {
        // Held over a fragment that has no other segue, an end never goes away.
        let segue = topology.segues[topology.egress(of: f).lowerBound]
        let d = Int(segue.destination)
        guard segue.rules.contains(.hold), !segue.rules.contains(.dismissable), d != f else {
          return
        }
        let fires = Int(chains.lastSegue[d])
        guard segue.rules.contains(.auto) || fires < 0 || !hasFired[fires] else { return }
        let end = Int(chains.closedEnd[d])
        if end >= 0, !isOnWay[end], underneath[end] == -2, !isTerminal(end) {
          underneath[end] = Int32(f)
        }
      }
    }

    enter(entry)
    while let (f, fired) = way.last {
      if next[f] < start[f + 1] {
        next[f] += 1
        enter(Int(children[Int(next[f]) - 1]))
      } else {
        isOnWay[f] = false
        if fired >= 0 { hasFired[fired] = false }
        way.removeLast()
      }
    }
    self.arrival = arrival
    self.found = underneath.indices.compactMap {
      underneath[$0] == -2 ? nil : DeadEnd(fragment: Int32($0), underneath: underneath[$0])
    }
  }

  /// The last segues of the walk from the entry to a dead end, in order; whole, if it has at
  /// most `limit` segues.
  public func walk(to end: DeadEnd, in topology: Topology, limit: Int) -> [Int32] {
    guard end.underneath >= 0 else {
      return topology.walk(to: Int(end.fragment), arrival: arrival, limit: limit)
    }
    var segue = topology.egress(of: Int(end.underneath)).lowerBound
    var held = [Int32(segue)]
    while topology.segues[segue].destination != end.fragment, held.count < limit {
      segue = Int(topology.autoSegue[Int(topology.segues[segue].destination)])
      held.append(Int32(segue))
    }
    return topology.walk(to: Int(end.underneath), arrival: arrival, limit: limit - held.count)
      + held
  }

  /// Shortest ways by pass segues that cannot be walked back, each fragment alone on screen.
  private static func tree(_ topology: Topology, entry: Int) -> [Int32] {
    var arrival = [Int32](repeating: -2, count: topology.fragmentCount)
    var queue = [Int32(entry)]
    var head = 0
    arrival[entry] = -1
    while head < queue.count {
      let f = Int(queue[head])
      head += 1
      let auto = Int(topology.autoSegue[f])
      let passesOn =
        auto >= 0 && topology.segues[auto].rules.isDisjoint(with: [.hold, .dismissable])
      for i in passesOn ? auto..<auto + 1 : topology.egress(of: f) {
        let segue = topology.segues[i]
        let d = Int(segue.destination)
        if segue.rules.isDisjoint(with: [.hold, .dismissable]), arrival[d] == -2 {
          arrival[d] = Int32(i)
          queue.append(Int32(d))
        }
      }
    }
    return arrival
  }
}
