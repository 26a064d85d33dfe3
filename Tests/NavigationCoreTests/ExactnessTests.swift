import NavigationCore
import Testing

@Suite("The searches agree with every state the engine can reach")
struct ExactnessTests {
  @Test("10,000 random graphs: no false alarm, and misses stay as rare as the rules' pages say")
  func randomGraphs() {
    var explored = 0
    var unreached = (truth: 0, missed: 0)
    var shadowed = (truth: 0, missed: 0)
    var stuck = (truth: 0, missed: 0)
    for seed in 0..<10_000 as Range<UInt64> {
      let topology = Topology.random(seed: seed)
      let exploration = Exploration(topology, entry: 0, limit: 20_000)
      guard exploration.isComplete else { continue }
      explored += 1
      let reach = Reachability(topology: topology, entry: 0)
      for f in 0..<topology.fragmentCount {
        let isTruth = !exploration.presented.contains(Int32(f))
        if isTruth { unreached.truth += 1 }
        if isTruth && reach.isReached(f) { unreached.missed += 1 }
        #expect(isTruth || reach.isReached(f), "seed \(seed): false alarm at fragment \(f)")
        guard !isTruth else { continue }
        for i in topology.egress(of: f) {
          let never = !exploration.walked.contains(i)
          let claimed = !reach.stands[f] && Int(topology.autoSegue[f]) != i
          if never { shadowed.truth += 1 }
          if never && !claimed { shadowed.missed += 1 }
          #expect(!claimed || never, "seed \(seed): false alarm at segue \(topology.segues[i])")
        }
      }
      let truth = exploration.deadEnds
      let found = DeadEnds(topology: topology, entry: 0).found
      let claims = Dictionary(
        uniqueKeysWithValues: found.map { ($0.fragment, $0.underneath < 0) })
      stuck.truth += truth.count
      for (f, isAlone) in claims {
        let real = truth[f]
        #expect(
          real != nil && (isAlone ? real == true : true),
          "seed \(seed): false dead end \(f), alone \(isAlone), in \(topology.segues)")
      }
      stuck.missed += truth.count(where: { claims[$0.key] != $0.value })
    }
    print("explored \(explored); unreached \(unreached); shadowed \(shadowed); stuck \(stuck)")
    #expect(explored > 9_900)
    #expect(unreached.missed * 200 <= unreached.truth, "\(unreached)")
    #expect(shadowed.missed * 2 <= shadowed.truth, "\(shadowed)")
    #expect(stuck.missed * 20 <= stuck.truth, "\(stuck)")
  }
}
