/// Shortest walks that the engine is sure to allow, each segue leaving what the one before
/// presented.
///
/// A breadth-first search through `Standing`: where a fragment may not stay on screen only its
/// auto segue is followed. So it reaches nothing that cannot be presented, and it may miss
/// fragments. Linear in fragments and segues.
public struct CertainWalks: Sendable {
  /// The segue by which a fragment is first presented; -1 for a source, -2 where it is not reached.
  public let arrival: [Int32]
  /// The fragments that are reached, nearest first.
  public let order: [Int32]
  /// Whether a fragment stays on screen at the end of its walk, so that each of its segues can be
  /// walked there.
  public let stands: [Bool]

  public func isReached(_ fragment: Int) -> Bool { arrival[fragment] > -2 }

  /// - Parameters:
  ///   - sources: where walks begin; fragments that are presented.
  ///   - atLaunch: whether the sources are the entry at launch.
  ///   - isIrrevocable: only segues that pass on and cannot be dismissed, with nothing that may be
  ///     dismissed left in the path: each fragment is alone on screen.
  ///   - avoided: fragments that no walk may present once it has left its source.
  public init(
    topology: Topology, standing: Standing, from sources: [Int32], atLaunch: Bool = false,
    isIrrevocable: Bool = false, avoiding avoided: [Int32] = []
  ) {
    var arrival = [Int32](repeating: -2, count: topology.fragmentCount)
    var stands = [Bool](repeating: false, count: topology.fragmentCount)
    var order: [Int32] = []
    for f in sources where arrival[Int(f)] == -2 {
      arrival[Int(f)] = -1
      order.append(f)
    }
    let sourceCount = order.count
    // Whether presenting a fragment presents one that is avoided, by autos.
    var isAvoided = [Bool](repeating: false, count: topology.fragmentCount)
    var leadsToAvoided = isAvoided
    var queue = avoided
    for f in avoided { isAvoided[Int(f)] = true }
    while let f = queue.popLast() {
      for i in topology.ingress(of: Int(f)) {
        let origin = topology.segues[Int(i)].origin
        if topology.autoSegue[Int(origin)] == i, !leadsToAvoided[Int(origin)] {
          leadsToAvoided[Int(origin)] = true
          queue.append(origin)
        }
      }
    }
    var head = 0
    while head < order.count {
      let f = Int(order[head])
      head += 1
      let auto = Int(topology.autoSegue[f])
      stands[f] =
        (standing.stays[f] || (head <= sourceCount && atLaunch && standing.staysAtLaunch))
        && (!isIrrevocable || standing.isSettled[f])
        && (head <= sourceCount || !leadsToAvoided[f])
      for i in stands[f] ? topology.egress(of: f) : auto < 0 ? 0..<0 : auto..<auto + 1 {
        let segue = topology.segues[i]
        let d = Int(segue.destination)
        guard arrival[d] == -2, !isAvoided[d] else { continue }
        guard !isIrrevocable || segue.rules.isDisjoint(with: [.hold, .dismissable]) else {
          continue
        }
        arrival[d] = Int32(i)
        order.append(Int32(d))
      }
    }
    self.arrival = arrival
    self.order = order
    self.stands = stands
  }

  /// The last segues of the walk to a fragment, at most `limit` of them, in order.
  public func walk(to fragment: Int, in topology: Topology, limit: Int) -> [Int32] {
    topology.walk(to: fragment, arrival: arrival, limit: limit)
  }
}
