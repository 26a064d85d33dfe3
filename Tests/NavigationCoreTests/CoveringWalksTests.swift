import NavigationCore
import Testing

@Suite("Walks that cover every segue")
struct CoveringWalksTests {
  static func text(_ topology: Topology) throws -> String {
    try CoveringWalks(topology: topology, entry: 0).walks.map { walk in
      letters(walk.map { topology.segues[Int($0)].origin })
        + letters(walk.suffix(1).map { topology.segues[Int($0)].destination })
    }.joined(separator: " ")
  }

  @Test(
    "take as few launches and steps as there can be",
    arguments: [
      ("one walk where it is enough", ["a>b", "b>c"], "abc"),
      ("a walk for each end", ["a>b", "a>c"], "ab ac"),
      ("round and on", ["a>b", "b>a", "a>c"], "abac"),
      ("a step again is as good as a launch", ["a>b", "b>a", "a>c", "c>a"], "abaca"),
      ("an auto goes by itself", ["a>b", "b>c.a", "c>d"], "acd"),
      ("nothing to walk", ["b>c"], ""),
    ])
  func examples(_ what: String, _ segues: [String], _ expected: String) throws {
    let topology = makeTopology(segues)
    if what == "an auto goes by itself" {
      #expect(try CoveringWalks(topology: topology, entry: 0).walks == [[0, 2]])
    } else {
      #expect(try Self.text(topology) == expected, "\(what)")
    }
  }

  @Test("what an auto shadows is left out, and told")
  func shadowed() throws {
    let walks = try CoveringWalks(topology: topology("a>b", "b>c.a", "b>d", "e>a"), entry: 0)
    #expect(walks.walks == [[0]])
    #expect(walks.unwalked == [2, 3])
    #expect(walks.isShortest)
  }

  @Test("more steps than the limit are refused")
  func limit() {
    let graph = topology("a>b", "b>c", "b>d")
    #expect(throws: CoveringWalks.TooLong.self) {
      try CoveringWalks(topology: graph, entry: 0, limit: 5)
    }
    #expect(throws: Never.self) { try CoveringWalks(topology: graph, entry: 0, limit: 6) }
  }

  /// The fewest launches and steps that walk every segue in `wanted`, by breadth-first search
  /// over where a user is and what was walked.
  static func fewest(_ topology: Topology, _ wanted: [Int]) -> Int {
    if wanted.isEmpty { return 0 }
    struct Position: Hashable {
      var place: Int
      var walked: Int
    }
    func choices(_ place: Int) -> [Int] {
      var all: [Int] = []
      var f = place
      while true {
        let auto = Int(topology.autoSegue[f])
        if auto < 0 { return all + topology.egress(of: f) }
        if topology.segues[auto].rules.contains(.hold) {
          all += topology.egress(of: f).filter { $0 != auto }
        }
        f = Int(topology.segues[auto].destination)
      }
    }
    let all = (1 << wanted.count) - 1
    var level: [Position] = [Position(place: 0, walked: 0)]
    var seen: Set<Position> = Set(level)
    var cost = 1
    while !level.isEmpty {
      if level.contains(where: { $0.walked == all }) { return cost }
      var next: [Position] = []
      for position in level {
        var after = [Position(place: 0, walked: position.walked)]
        for i in choices(position.place) {
          let bit = wanted.firstIndex(of: i).map { 1 << $0 } ?? 0
          after.append(
            Position(
              place: Int(topology.segues[i].destination), walked: position.walked | bit))
        }
        for position in after where seen.insert(position).inserted { next.append(position) }
      }
      level = next
      cost += 1
    }
    return -1
  }

  /// Presents each walk on the engine; gives back all segues that were walked.
  static func replay(_ walks: CoveringWalks, _ topology: Topology, _ seed: UInt64) -> Set<Int> {
    var walked: Set<Int> = []
    func enter(_ fragment: Int32) {
      var f = Int(fragment)
      while topology.autoSegue[f] >= 0 {
        walked.insert(Int(topology.autoSegue[f]))
        f = Int(topology.segues[Int(topology.autoSegue[f])].destination)
      }
    }
    enter(0)
    for walk in walks.walks {
      #expect(!walk.isEmpty)
      var state = PathState(entry: 0, in: topology)
      for i in walk {
        let segue = topology.segues[Int(i)]
        let step = PathStep(
          origin: PathPoint(fragment: segue.origin),
          destination: PathPoint(fragment: segue.destination))
        #expect(
          state.presented(in: topology).contains(step.origin),
          "seed \(seed): \(segue) cannot be walked after \(state.text) in \(walk)")
        state.present(step, in: topology)
        walked.insert(Int(i))
        enter(segue.destination)
      }
    }
    return walked
  }

  @Test("10,000 random graphs: the engine can go each walk, all is covered, none is too long")
  func randomGraphs() throws {
    var compared = 0
    var unproven = 0
    for seed in 0..<10_000 as Range<UInt64> {
      let topology = Topology.random(seed: seed)
      let walks = try CoveringWalks(topology: topology, entry: 0)
      let walked = Self.replay(walks, topology, seed)
      #expect(
        walks.unwalked.map { Int($0) } == topology.segues.indices.filter { !walked.contains($0) },
        "seed \(seed)")
      let wanted = walked.sorted().filter {
        Int(topology.autoSegue[Int(topology.segues[$0].origin)]) != $0
      }
      guard wanted.count <= 9 else { continue }
      let length = walks.walks.count + walks.walks.reduce(0) { $0 + $1.count }
      let fewest = Self.fewest(topology, wanted)
      compared += 1
      if walks.isShortest {
        #expect(length == fewest, "seed \(seed): \(walks.walks) in \(topology.segues)")
      } else {
        unproven += 1
        #expect(length >= fewest, "seed \(seed)")
      }
    }
    #expect(compared > 9_000)
    #expect(unproven * 100 < compared, "\(unproven) of \(compared)")
  }
}
