/// Every way on that a user may still have, with dismissals as ways back.
///
/// Fragments are linked by the segues that may be walked, by dismissable segues backwards, by
/// autos backwards where another auto follows (firing it again cuts the path back to where it
/// fired first), and to the entry where dismissing may take the whole path with it. What is not
/// linked cannot be come to by any sequence of transitions; what is linked usually can.
/// Linear in fragments and segues.
public struct WaysBack: Sendable {
  /// Sets of fragments that lead to each other.
  public let components: StrongComponents
  private let backwards: Adjacency

  public init(topology: Topology, entry: Int, reachability: Reachability) {
    let n = topology.fragmentCount
    func eachWalkable(_ body: (Topology.Edge, Int) -> Void) {
      for f in 0..<n {
        let auto = Int(topology.autoSegue[f])
        for i in topology.egress(of: f) where reachability.stands[f] || i == auto {
          body(topology.segues[i], i)
        }
      }
    }
    let forwards = Adjacency(count: n) { link in
      eachWalkable { segue, _ in link(segue.origin, segue.destination) }
    }
    let plain = StrongComponents(start: forwards.start, targets: forwards.targets)
    func each(_ link: (Int32, Int32) -> Void) {
      eachWalkable { segue, i in
        let (o, d) = (segue.origin, segue.destination)
        link(o, d)
        if segue.rules.contains(.dismissable) {
          link(d, o)
          // The destination may stand on the way to the origin, and that way goes with it.
          if plain.component[Int(o)] == plain.component[Int(d)] { link(o, Int32(entry)) }
        }
        if Int(topology.autoSegue[Int(o)]) == i, topology.autoSegue[Int(d)] >= 0 { link(d, o) }
      }
    }
    let all = Adjacency(count: n, each: each)
    components = StrongComponents(start: all.start, targets: all.targets)
    backwards = Adjacency(count: n) { link in each { link($1, $0) } }
  }

  /// The fragments from which one of the targets may be presented again, targets included.
  public func leading(to targets: [Int32]) -> [Bool] {
    var leads = [Bool](repeating: false, count: backwards.start.count - 1)
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
