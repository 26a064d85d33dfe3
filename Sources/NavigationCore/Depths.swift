/// The fewest segues that must be walked before each fragment is presented; autos walk themselves.
///
/// A 0-1 breadth-first search over the segues that may be walked: no user comes there with fewer.
/// Linear in fragments and segues.
public struct Depths: Sendable {
  /// For each fragment the number of segues, or -1 where it is never presented.
  public let depth: [Int32]
  private let arrival: [Int32]

  public init(topology: Topology, entry: Int, reachability: Reachability) {
    var depth = [Int32](repeating: -1, count: topology.fragmentCount)
    var arrival = [Int32](repeating: -2, count: topology.fragmentCount)
    var level = [Int32(entry)]
    var next: [Int32] = []
    depth[entry] = 0
    arrival[entry] = -1
    var current: Int32 = 0
    while !level.isEmpty {
      // What autos present is on the same level, and is appended while the level is gone through.
      var head = 0
      while head < level.count {
        let f = Int(level[head])
        head += 1
        guard depth[f] == current else { continue }
        let auto = Int(topology.autoSegue[f])
        for i in topology.egress(of: f) where reachability.stands[f] || i == auto {
          let d = Int(topology.segues[i].destination)
          let distance = i == auto ? current : current + 1
          guard depth[d] < 0 || distance < depth[d] else { continue }
          depth[d] = distance
          arrival[d] = Int32(i)
          if i == auto { level.append(Int32(d)) } else { next.append(Int32(d)) }
        }
      }
      swap(&level, &next)
      next.removeAll(keepingCapacity: true)
      current += 1
    }
    self.depth = depth
    self.arrival = arrival
  }

  /// The last segues of a walk to a fragment of that depth, at most `limit` of them, in order.
  public func walk(to fragment: Int, in topology: Topology, limit: Int) -> [Int32] {
    topology.walk(to: fragment, arrival: arrival, limit: limit)
  }
}
