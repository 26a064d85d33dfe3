import NavigationCore
import Testing

@Suite("Strongly connected components")
struct StrongComponentsTests {
  @Test("two nodes share a component where each reaches the other, on 5,000 random graphs")
  func closure() {
    for seed in 0..<5_000 as Range<UInt64> {
      let topology = Topology.random(seed: seed)
      let n = topology.fragmentCount
      let found = StrongComponents(
        start: topology.egressStart, targets: topology.segues.map(\.destination))
      // Warshall's closure (1962).
      var reaches = (0..<n).map { i in (0..<n).map { $0 == i } }
      for s in topology.segues { reaches[Int(s.origin)][Int(s.destination)] = true }
      for k in 0..<n {
        for i in 0..<n where reaches[i][k] {
          for j in 0..<n where reaches[k][j] { reaches[i][j] = true }
        }
      }
      for i in 0..<n {
        let members = (0..<n).filter { reaches[i][$0] && reaches[$0][i] }
        #expect(Int(found.size[Int(found.component[i])]) == members.count, "seed \(seed)")
        for j in 0..<n {
          let isSame = found.component[i] == found.component[j]
          #expect(isSame == (reaches[i][j] && reaches[j][i]), "seed \(seed): \(i), \(j)")
          if reaches[i][j] {
            #expect(found.component[i] >= found.component[j], "seed \(seed): order")
          }
        }
      }
    }
  }

  @Test("a chain and a ring of a million nodes take no recursion")
  func deep() {
    let n: Int32 = 1_000_000
    let start = Array(0...n)
    let ring = StrongComponents(start: start, targets: (0..<n).map { ($0 + 1) % n })
    #expect(ring.size == [n])
    let chain = StrongComponents(start: Array(0..<n) + [n - 1], targets: Array(1..<n))
    #expect(chain.size.count == Int(n))
  }
}
