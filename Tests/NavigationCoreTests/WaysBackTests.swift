import NavigationCore
import Testing

@Suite("Ways back")
struct WaysBackTests {
  @Test("sets and leads are those of the closure over every link, on 5,000 random graphs")
  func closure() {
    var sizes: Set<Int32> = []
    for seed in 0..<5_000 as Range<UInt64> {
      let topology = Topology.random(seed: seed)
      let n = topology.fragmentCount
      guard n > 0 else { continue }
      let reachability = Reachability(topology: topology, entry: 0)
      let ways = WaysBack(topology: topology, entry: 0, reachability: reachability)
      let walkable = topology.segues.indices.filter { i in
        let origin = Int(topology.segues[i].origin)
        return reachability.stands[origin] || Int(topology.autoSegue[origin]) == i
      }
      let forwards = Self.closure(
        walkable.map { (topology.segues[$0].origin, topology.segues[$0].destination) }, count: n)
      var links: [(Int32, Int32)] = []
      for i in walkable {
        let (o, d) = (topology.segues[i].origin, topology.segues[i].destination)
        links.append((o, d))
        if topology.segues[i].rules.contains(.dismissable) {
          links.append((d, o))
          if forwards[Int(d)][Int(o)] { links.append((o, 0)) }
        }
        if Int(topology.autoSegue[Int(o)]) == i, topology.autoSegue[Int(d)] >= 0 {
          links.append((d, o))
        }
      }
      let reaches = Self.closure(links, count: n)
      for a in 0..<n {
        let members = (0..<n).filter { reaches[a][$0] && reaches[$0][a] }
        #expect(Int(ways.size[Int(ways.component[a])]) == members.count, "seed \(seed)")
        for b in 0..<n {
          #expect(
            (ways.component[a] == ways.component[b]) == members.contains(b), "seed \(seed)")
        }
        #expect(
          ways.leading(to: [Int32(a)]) == (0..<n).map { reaches[$0][a] }, "seed \(seed): \(a)")
      }
      sizes.formUnion(ways.size)
    }
    #expect(sizes.count > 3, "sets of few sizes only: \(sizes)")
  }

  /// Warshall's closure (1962).
  private static func closure(_ links: [(Int32, Int32)], count n: Int) -> [[Bool]] {
    var reaches = (0..<n).map { i in (0..<n).map { $0 == i } }
    for (from, to) in links { reaches[Int(from)][Int(to)] = true }
    for k in 0..<n {
      for i in 0..<n where reaches[i][k] {
        for j in 0..<n where reaches[k][j] { reaches[i][j] = true }
      }
    }
    return reaches
  }
}
