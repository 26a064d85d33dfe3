/// Which fragments a user can bring on screen from the entry, by breadth-first search.
///
/// The search follows the engine: where an auto segue passes presentation on at once, the other
/// segues of its origin are not walked, unless the auto may be walked back. It never calls a
/// reachable fragment unreachable. It may call a fragment reachable that is not, in one case:
/// the only ways to it lead through a fragment whose auto segues cut the path back to where
/// they have fired before.
///
/// Linear in fragments and segues.
public struct Reachability: Sendable {
  /// For each fragment the segue by which it is first presented, -1 for the entry, -2 where it
  /// is never presented.
  public let arrival: [Int32]
  /// Fragments that stay on screen: only their segues can be walked by a user.
  public let stands: [Bool]

  public func isReached(_ fragment: Int) -> Bool { arrival[fragment] > -2 }

  public init(topology: Topology, entry: Int) {
    var arrival = [Int32](repeating: -2, count: topology.fragmentCount)
    var stands = [Bool](repeating: false, count: topology.fragmentCount)
    // One place more than fragments, since each segue writes to the place behind the last.
    var queue = [Visit](
      repeating: Visit(entry, topology), count: topology.fragmentCount + 1)
    var queued = 1
    // Fragments that an auto has passed by, waiting for a dismissable way into its destination.
    var passedBy: [Int32: [Int32]] = [:]
    var isAwaited = [Bool](repeating: false, count: topology.fragmentCount)
    var isDismissableInto = [Bool](repeating: false, count: topology.fragmentCount)
    var anyDismissable = false
    var entryWaits = false
    var standing: [Int32] = []
    var head = 0
    arrival[entry] = -1

    func walk(_ index: Int) {
      let segue = topology.segues[index]
      let d = Int(segue.destination)
      // No branch depends on the destination's state, which in a large graph is far away in
      // memory: so the processor goes on to the next segue while it waits.
      let known = arrival[d]
      let isNew = known == -2
      arrival[d] = isNew ? Int32(index) : known
      queue[queued] = Visit(d, topology)
      queued += isNew ? 1 : 0
      guard segue.rules.contains(.dismissable) else { return }
      anyDismissable = true
      isDismissableInto[d] = true
      if isAwaited[d] {
        isAwaited[d] = false
        standing.append(contentsOf: passedBy.removeValue(forKey: segue.destination) ?? [])
      }
    }

    while head < queued || !standing.isEmpty || (entryWaits && anyDismissable) {
      if let f = standing.popLast() {
        guard !stands[Int(f)] else { continue }
        stands[Int(f)] = true
        for i in topology.egress(of: Int(f)) { walk(i) }
      } else if head < queued {
        let visit = queue[head]
        let f = Int(visit.fragment)
        head += 1
        let auto = Int(topology.autoSegue[f])
        if auto < 0 || topology.segues[auto].rules.contains(.hold) {
          stands[f] = true
          for i in visit.start..<visit.end { walk(Int(i)) }
        } else {
          walk(auto)
          let d = topology.segues[auto].destination
          if isDismissableInto[Int(d)] {
            standing.append(Int32(f))
          } else {
            isAwaited[Int(d)] = true
            passedBy[d, default: []].append(Int32(f))
          }
          if f == entry { entryWaits = true }
        }
      } else {
        // Dismissing may empty the path, and then the entry stands, its auto not fired.
        entryWaits = false
        standing.append(Int32(entry))
      }
    }
    self.arrival = arrival
    self.stands = stands
  }

  /// The last segues of the shortest walk from the entry to a fragment, in order; empty for the
  /// entry itself and for a fragment that is not reached. Whole, if it has at most `limit` segues.
  public func walk(to fragment: Int, in topology: Topology, limit: Int) -> [Int32] {
    topology.walk(to: fragment, arrival: arrival, limit: limit)
  }
}

/// A fragment to look at, with the segues that leave it, which so are known when its turn comes.
private struct Visit {
  var fragment: Int32
  var start: Int32
  var end: Int32

  init(_ fragment: Int, _ topology: Topology) {
    self.fragment = Int32(fragment)
    start = topology.egressStart[fragment]
    end = topology.egressStart[fragment + 1]
  }
}

extension Topology {
  /// Follows arrivals back from a fragment, at most `limit` of them; the result is in order.
  func walk(to fragment: Int, arrival: [Int32], limit: Int) -> [Int32] {
    var walk: [Int32] = []
    var f = fragment
    while arrival[f] >= 0, walk.count < limit {
      walk.append(arrival[f])
      f = Int(segues[Int(arrival[f])].origin)
    }
    return walk.reversed()
  }
}
