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
    var places = Place.all(topology)
    // One place more than fragments, since each segue writes to the place behind the last.
    var queue = [Visit](
      repeating: Visit(fragment: 0, start: 0, end: 0, auto: -1), count: topology.fragmentCount + 1)
    var queued = 0
    // Fragments that an auto has passed by, waiting for a dismissable way into its destination.
    var passedBy: [Int32: [Int32]] = [:]
    var anyDismissable = false
    var entryWaits = false
    var standing: [Int32] = []
    var head = 0
    var ahead = SeguesAhead()

    func come(to d: Int, by index: Int32) {
      let known = places[d].arrival
      let isNew = known == -2
      places[d].arrival = isNew ? index : known
      queue[queued] = Visit(
        fragment: Int32(d), start: places[d].start, end: places[d + 1].start, auto: places[d].auto)
      queued += isNew ? 1 : 0
    }
    func walk(_ index: Int) {
      let segue = topology.segues[index]
      walk(Int32(index), to: Int(segue.destination), segue.rules, isKnown: false)
    }
    func walk(_ index: Int32, to d: Int, _ rules: SegueRules, isKnown: Bool) {
      if !isKnown { come(to: d, by: index) }
      guard rules.contains(.dismissable) else { return }
      anyDismissable = true
      places[d].isDismissableInto = true
      if places[d].isAwaited {
        places[d].isAwaited = false
        standing.append(contentsOf: passedBy.removeValue(forKey: Int32(d)) ?? [])
      }
    }

    come(to: entry, by: -1)
    while head < queued || !standing.isEmpty || (entryWaits && anyDismissable) {
      if let f = standing.popLast() {
        guard !places[Int(f)].stands else { continue }
        places[Int(f)].stands = true
        for i in topology.egress(of: Int(f)) { walk(i) }
      } else if head < queued {
        if ahead.visits == 0 { ahead.read(queue[head..<queued], topology, places) }
        let visit = queue[head]
        let auto = Int(visit.auto)
        let leaving = ahead.next(visit)
        head += 1
        if auto < 0 || topology.segues[auto].rules.contains(.hold) {
          for (i, k) in zip(visit.start..<visit.end, leaving) {
            let segue = ahead.segues[k]
            walk(i, to: Int(segue.destination), segue.rules, isKnown: segue.isKnown)
          }
        } else {
          walk(auto)
          let d = topology.segues[auto].destination
          if places[Int(d)].isDismissableInto {
            standing.append(visit.fragment)
          } else {
            places[Int(d)].isAwaited = true
            passedBy[d, default: []].append(visit.fragment)
          }
          if Int(visit.fragment) == entry { entryWaits = true }
        }
      } else {
        // Dismissing may empty the path, and then the entry stands, its auto not fired.
        entryWaits = false
        standing.append(Int32(entry))
      }
    }
    places.removeLast()
    arrival = places.map { $0.arrival }
    stands = places.map { $0.stands && $0.arrival > -2 }
  }

  /// The last segues of the shortest walk from the entry to a fragment, in order; empty for the
  /// entry itself and for a fragment that is not reached. Whole, if it has at most `limit` segues.
  public func walk(to fragment: Int, in topology: Topology, limit: Int) -> [Int32] {
    topology.walk(to: fragment, arrival: arrival, limit: limit)
  }
}

/// What the search asks of a fragment and notes of it, together in memory.
private struct Place {
  /// The first segue that leaves it; the last stands before the next place's first.
  var start: Int32
  var auto: Int32 = -1
  var arrival: Int32 = -2
  var isAwaited = false
  var isDismissableInto = false
  /// Whether it stays on screen, if it is reached.
  var stands = false

  /// One for each fragment, and one more.
  static func all(_ topology: Topology) -> [Place] {
    var places = topology.egressStart.map { Place(start: $0) }
    for f in 0..<topology.fragmentCount {
      let auto = topology.autoSegue[f]
      places[f].auto = auto
      places[f].stands = auto < 0 || topology.segues[Int(auto)].rules.contains(.hold)
    }
    return places
  }
}

/// A fragment to look at, with the segues that leave it, which so are known when its turn comes.
private struct Visit {
  var fragment: Int32
  var start: Int32
  var end: Int32
  var auto: Int32
}

/// The segues of the next few visits, read before the visits' turns.
///
/// In a large graph a visit finds neither its segues nor their destinations in the processor's
/// caches. The waits of many visits overlap if all their segues are read first, and then all
/// destinations; else each would be waited for in turn.
private struct SeguesAhead {
  struct Segue {
    var destination: Int32
    var rules: SegueRules
    /// Whether its destination was reached already when it was read.
    var isKnown = false
  }

  /// Enough for the waits to overlap, few enough to stay in the nearest cache.
  private static let size = 64

  private(set) var segues: [Segue] = []
  /// How many visits are read that have not had their turn.
  private(set) var visits = 0
  private var position = 0

  mutating func read(_ queue: ArraySlice<Visit>, _ topology: Topology, _ places: [Place]) {
    segues.removeAll(keepingCapacity: true)
    position = 0
    for visit in queue.prefix(Self.size) {
      if segues.count >= Self.size { break }
      visits += 1
      for segue in topology.segues[Int(visit.start)..<Int(visit.end)] {
        segues.append(Segue(destination: segue.destination, rules: segue.rules))
      }
    }
    for k in segues.indices {
      segues[k].isKnown = places[Int(segues[k].destination)].arrival != -2
    }
  }

  /// Gives the first of those visits its turn: where its segues stand.
  mutating func next(_ visit: Visit) -> Range<Int> {
    let start = position
    visits -= 1
    position += Int(visit.end - visit.start)
    return start..<position
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
