/// What follows from presenting each fragment by auto segues alone.
///
/// The autos of a topology form a forest, each fragment pointing to the next; every value here
/// is passed up from the end of that chain. Linear in fragments.
struct AutoChains {
  /// The last segue of the chain; two chains share a segue only if they share this one. Or -1.
  var lastSegue: [Int32]
  /// The destination of the first dismissable segue of the chain, or -1.
  var firstDismissed: [Int32]
  /// The fragment without egress where the chain ends and which nothing on the chain can
  /// leave again, or -1.
  var closedEnd: [Int32]

  init(_ topology: Topology) {
    let n = topology.fragmentCount
    lastSegue = [Int32](repeating: -1, count: n)
    firstDismissed = [Int32](repeating: -1, count: n)
    closedEnd = [Int32](repeating: -1, count: n)
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
        guard auto >= 0 else {
          if topology.egress(of: f).isEmpty { closedEnd[f] = Int32(f) }
          continue
        }
        let segue = topology.segues[auto]
        let d = Int(segue.destination)
        lastSegue[f] = lastSegue[d] >= 0 ? lastSegue[d] : Int32(auto)
        firstDismissed[f] =
          segue.rules.contains(.dismissable) ? segue.destination : firstDismissed[d]
        let isClosed = !segue.rules.contains(.hold) || topology.egress(of: f).count == 1
        if isClosed, !segue.rules.contains(.dismissable) { closedEnd[f] = closedEnd[d] }
      }
    }
  }
}
