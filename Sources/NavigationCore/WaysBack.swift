/// Every way on that a user may still have, with dismissals as ways back.
///
/// Fragments are linked by the segues that may be walked, by dismissable segues backwards, by
/// autos backwards where another auto follows (firing it again cuts the path back to where it
/// fired first), and to the entry where dismissing may take the whole path with it. What is not
/// linked cannot be come to by any sequence of transitions; what is linked usually can.
/// Linear in fragments and segues.
public struct WaysBack: Sendable {
  /// For each fragment its set of fragments that lead to each other.
  public let component: [Int32]
  /// How many fragments each set has.
  public let size: [Int32]
  private let ways: Ways

  public init(topology: Topology, entry: Int, reachability: Reachability) {
    let ways = Ways(topology: topology, entry: entry, reachability: reachability)
    // What a segue and its dismissal link in both directions is one, and few links are left.
    var sets = DisjointSets(count: topology.fragmentCount)
    ways.each { o, d, isTwoWay in
      if isTwoWay { sets.unite(o, d) }
    }
    let (set, count) = sets.numbered()
    let links = Adjacency(count: count) { link in
      ways.each { o, d, _ in
        if set[Int(o)] != set[Int(d)] { link(set[Int(o)], set[Int(d)]) }
      }
    }
    let components = StrongComponents(start: links.start, targets: links.targets)
    var size = [Int32](repeating: 0, count: components.size.count)
    let component = set.map { components.component[Int($0)] }
    for c in component { size[Int(c)] += 1 }
    self.component = component
    self.size = size
    self.ways = ways
  }

  /// The fragments from which one of the targets may be presented again, targets included.
  ///
  /// Linear in fragments and segues.
  public func leading(to targets: [Int32]) -> [Bool] {
    let backwards = Adjacency(count: component.count) { link in
      ways.each { o, d, isTwoWay in
        link(d, o)
        if isTwoWay { link(o, d) }
      }
    }
    var leads = [Bool](repeating: false, count: component.count)
    var queue: [Int32] = []
    for f in targets where !leads[Int(f)] {
      leads[Int(f)] = true
      queue.append(f)
    }
    while let f = queue.popLast() {
      for i in backwards.start[Int(f)]..<backwards.start[Int(f) + 1] {
        let o = backwards.targets[Int(i)]
        guard !leads[Int(o)] else { continue }
        leads[Int(o)] = true
        queue.append(o)
      }
    }
    return leads
  }
}

/// The links of those ways.
private struct Ways: Sendable {
  let topology: Topology
  let entry: Int32
  let stands: [Bool]
  /// The strongly connected components of the segues that may be walked, without ways back.
  private let component: [Int32]

  init(topology: Topology, entry: Int, reachability: Reachability) {
    self.topology = topology
    self.entry = Int32(entry)
    stands = reachability.stands
    var start: [Int32] = [0]
    var targets: [Int32] = []
    start.reserveCapacity(topology.fragmentCount + 1)
    targets.reserveCapacity(topology.segueCount)
    for f in 0..<topology.fragmentCount {
      let auto = Int(topology.autoSegue[f])
      for i in topology.egress(of: f) where stands[f] || i == auto {
        targets.append(topology.segues[i].destination)
      }
      start.append(Int32(targets.count))
    }
    component = StrongComponents(start: start, targets: targets).component
  }

  /// Gives each link by its ends, and whether it leads both ways.
  func each(_ body: (_ origin: Int32, _ destination: Int32, _ isTwoWay: Bool) -> Void) {
    for f in 0..<topology.fragmentCount {
      let auto = Int(topology.autoSegue[f])
      for i in topology.egress(of: f) where stands[f] || i == auto {
        let segue = topology.segues[i]
        let (o, d) = (segue.origin, segue.destination)
        let isDismissable = segue.rules.contains(.dismissable)
        body(o, d, isDismissable || (i == auto && topology.autoSegue[Int(d)] >= 0))
        // The destination may stand on the way to the origin, and that way goes with it.
        if isDismissable, component[Int(o)] == component[Int(d)] { body(o, entry, false) }
      }
    }
  }
}
