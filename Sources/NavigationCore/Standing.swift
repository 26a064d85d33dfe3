/// Fragments that are sure to stay on screen when they are presented, whatever led there.
///
/// An auto that has fired before cuts the path back to where it did. That is harmless where the
/// fragment's own auto is the first of its chain to be held by the path. It is not where the
/// chain joins another one, or passes a fragment that is presented by other ways too: such a
/// fragment is not called standing. Linear in fragments and segues.
public struct Standing: Sendable {
  /// Whether a fragment stands after any walk of a segue to it, or can be made to by dismissing
  /// its own auto segue.
  public let stays: [Bool]
  /// The same at launch, for the entry: nothing has fired before.
  public let staysAtLaunch: Bool
  /// Whether the fragment can be had on screen with nothing that may be dismissed left over from
  /// its autos.
  public let isSettled: [Bool]
  /// Whether the fragment, where it stands, can be on top: nothing that its auto presents is over
  /// it, or that can be dismissed.
  public let canBeOnTop: [Bool]

  public init(topology: Topology, entry: Int) {
    let n = topology.fragmentCount
    // Whether the autos from a fragment on fire only after the segue to that fragment.
    var isOwn = [Bool](repeating: true, count: n)
    var hasDismissable = [Bool](repeating: false, count: n)
    var isDone = [Bool](repeating: false, count: n)
    var chain: [Int] = []
    for root in 0..<n where !isDone[root] {
      var f = root
      while !isDone[f] {
        chain.append(f)
        let auto = Int(topology.autoSegue[f])
        guard auto >= 0 else { break }
        f = Int(topology.segues[auto].destination)
      }
      while let f = chain.popLast() {
        isDone[f] = true
        let auto = Int(topology.autoSegue[f])
        guard auto >= 0 else { continue }
        let d = Int(topology.segues[auto].destination)
        isOwn[f] = topology.ingress(of: f).count == 1 && f != entry && isOwn[d]
        hasDismissable[f] =
          topology.segues[auto].rules.contains(.dismissable) || hasDismissable[d]
      }
    }

    /// Whether dismissing a fragment's auto takes nothing else with it.
    func canUndo(_ auto: Topology.Edge) -> Bool {
      auto.rules.contains(.dismissable) && Int(auto.destination) != entry
        && topology.ingress(of: Int(auto.destination)).count == 1
    }
    var stays = [Bool](repeating: true, count: n)
    var isSettled = [Bool](repeating: true, count: n)
    var canBeOnTop = [Bool](repeating: true, count: n)
    var staysAtLaunch = true
    for f in 0..<n where topology.autoSegue[f] >= 0 {
      let auto = topology.segues[Int(topology.autoSegue[f])]
      let holds = auto.rules.contains(.hold) || canUndo(auto)
      stays[f] = isOwn[Int(auto.destination)] && holds
      isSettled[f] = !hasDismissable[f] || canUndo(auto)
      canBeOnTop[f] = canUndo(auto)
      if f == entry {
        // Dismissing it empties the path.
        canBeOnTop[f] = auto.rules.contains(.dismissable)
        isSettled[f] = isSettled[f] || canBeOnTop[f]
        staysAtLaunch = holds || canBeOnTop[f]
      }
    }
    self.stays = stays
    self.isSettled = isSettled
    self.canBeOnTop = canBeOnTop
    self.staysAtLaunch = staysAtLaunch
  }
}
