import NavigationCore
import TestSupport
import Testing

@Suite("The walk over all segues")
struct TransitionsTests {
  static func text(_ topology: Topology, from start: Int? = nil) -> String {
    let walk = Transitions(topology: topology, entry: 0, from: start)
    func edge(_ i: Int32) -> String {
      letters([topology.segues[Int(i)].origin, topology.segues[Int(i)].destination])
    }
    return walk.steps.map { step in
      switch step {
      case .present(let segue, _): edge(segue)
      case .replace(let fragment):
        "[\(walk.path(to: Int(fragment)).map(edge).joined(separator: " "))]"
      }
    }.joined(separator: " ")
  }

  @Test(
    "goes from the greatest segue to the least, and back by a replace",
    arguments: [
      ("a fragment's greatest segue first", ["a>b", "a>c"], "ac [] ab"),
      ("on from where it is", ["a>b", "b>c", "c>a", "a>d"], "ad [] ab bc ca"),
      ("a cycle is walked through", ["a>b", "b>c", "c>b", "b>d"], "ab bd [ab] bc cb"),
      ("what is held needs no replace", ["a>b.h", "a>c.h", "c>d"], "ac cd ab"),
      ("an auto has no step of its own", ["a>b", "b>c.a", "c>d"], "ab cd"),
      ("an auto at launch", ["a>b.a", "b>c"], "bc"),
      ("a container's other children", ["a>b", "b>c.ha", "b>d.h", "b>e.h"], "ab be bd"),
      ("what an auto shadows needs a replace", ["a>b", "b>c.a", "b>d"], "ab [ab] bd"),
      ("a path holds a segue that is left", ["a>b.h", "a>c", "c>b", "b>d"], "ac cb bd [] ab"),
      ("what the entry does not lead to is left out", ["a>b", "c>b"], "ab"),
      ("a segue to itself", ["a>a", "a>b"], "ab [] aa"),
    ])
  func order(_ what: String, _ segues: [String], _ expected: String) {
    #expect(Self.text(makeTopology(segues)) == expected, "\(what)")
  }

  @Test("a start is put there first, and only what it leads to is walked")
  func start() {
    let graph = topology("a>b", "b>c", "c>d", "a>e", "f>a")
    #expect(Self.text(graph, from: 1) == "[ab] bc cd")
    #expect(Self.text(graph, from: 0) == "[] ae [] ab bc cd")
    #expect(Self.text(graph, from: 5) == "", "the entry does not lead to f")
  }

  @Test("on a comb the paths take an eighth of its square, and a limit ends the walk before them")
  func comb() {
    let count = 100
    // The chain's fragments are the greatest, so that the walk goes to its end first.
    var edges: [Topology.Edge] = []
    for i in 0..<Int32(count) {
      let link = Int32(count) + i
      edges.append(Topology.Edge(origin: link, destination: i, rules: []))
      guard i + 1 < Int32(count) else { break }
      edges.append(Topology.Edge(origin: link, destination: link + 1, rules: []))
    }
    let comb = Topology(fragmentCount: 2 * count, edges: edges)
    func pathLength(_ walk: Transitions) -> Int {
      walk.steps.reduce(0) { sum, step in
        guard case .replace(let fragment) = step else { return sum }
        return sum + walk.path(to: Int(fragment)).count
      }
    }
    let whole = Transitions(topology: comb, entry: count)
    #expect(pathLength(whole) == 98 * 99 / 2 && !whole.isCutShort)
    let exact = Transitions(topology: comb, entry: count, limit: 98 * 99 / 2)
    #expect(exact.steps == whole.steps && !exact.isCutShort)
    let short = Transitions(topology: comb, entry: count, limit: 300)
    #expect(pathLength(short) == 98 + 97 + 96 && short.isCutShort)
    #expect(short.steps[...] == whole.steps.prefix(short.steps.count))
    let none = Transitions(topology: comb, entry: count, from: 2 * count - 1, limit: 10)
    #expect(none.steps.isEmpty && none.isCutShort)
  }

  /// Replays a walk on the engine; ids come from `id`, one for each segue, -1 for none.
  private static func check(
    _ topology: Topology, from start: Int?, id: (Int32) -> Int32, _ seed: UInt64
  ) {
    let walk = Transitions(topology: topology, entry: 0, from: start)
    var state = PathState(entry: 0, in: topology)
    var walked = [Int](repeating: 0, count: topology.segueCount)
    var fired: Set<Int> = []
    func fire(from fragment: Int32) {
      var f = Int(fragment)
      while topology.autoSegue[f] >= 0 {
        fired.insert(Int(topology.autoSegue[f]))
        f = Int(topology.segues[Int(topology.autoSegue[f])].destination)
      }
    }
    if start == nil { fire(from: 0) }
    for step in walk.steps {
      switch step {
      case .present(let i, let entered):
        let segue = topology.segues[Int(i)]
        let origin = PathPoint(fragment: segue.origin, id: entered < 0 ? -1 : id(entered))
        #expect(
          state.presented(in: topology).contains(origin),
          "seed \(seed): \(segue) is not walkable after \(state.text)")
        #expect(!fired.contains(Int(i)), "seed \(seed): \(segue) has fired before")
        walked[Int(i)] += 1
        fire(from: segue.destination)
        state.present(
          PathStep(origin: origin, destination: PathPoint(fragment: segue.destination, id: id(i))),
          in: topology)
      case .replace(let fragment):
        var last = PathPoint(fragment: 0)
        let steps = walk.path(to: Int(fragment)).map { i in
          let next = PathPoint(fragment: topology.segues[Int(i)].destination, id: id(i))
          defer { last = next }
          return PathStep(origin: last, destination: next)
        }
        state = PathState(entry: 0, steps: steps)
        #expect(state.firstBrokenStep(in: topology) == nil, "seed \(seed)")
        #expect(state.presented(in: topology).last?.fragment == fragment, "seed \(seed)")
      }
    }
    // Plain reachability by repeated sweeps, which knows nothing of the walk.
    var reached: Set<Int32> = [Int32(start ?? 0)]
    var before = 0
    while reached.count > before {
      before = reached.count
      for segue in topology.segues where reached.contains(segue.origin) {
        reached.insert(segue.destination)
      }
    }
    for (i, segue) in topology.segues.enumerated() {
      let isReached = reached.contains(segue.origin)
      let isCounted = walked[i] == (isReached && !fired.contains(i) ? 1 : 0)
      #expect(isCounted || (fired.contains(i) && walked[i] == 1), "seed \(seed): \(segue)")
      #expect(isReached || walked[i] == 0, "seed \(seed): \(segue) is not reachable")
    }
  }

  @Test("10,000 random graphs: each step is navigable in turn, with and without ids")
  func randomGraphs() {
    for seed in 0..<10_000 as Range<UInt64> {
      let topology = Topology.random(seed: seed)
      Self.check(topology, from: nil, id: { _ in -1 }, seed)
      Self.check(topology, from: nil, id: { $0 % 3 }, seed)
      Self.check(topology, from: nil, id: { $0 }, seed)
      let reached = Transitions(topology: topology, entry: 0, from: topology.fragmentCount - 1)
      if !reached.steps.isEmpty {
        Self.check(topology, from: topology.fragmentCount - 1, id: { $0 % 2 - 1 }, seed)
      }
    }
  }

  @Test("larger random graphs are walked in full too")
  func largerGraphs() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(state: seed)
      let n = Int32(30)
      let edges = (0..<120).map { _ in
        Topology.Edge(
          origin: .random(in: 0..<n, using: &random),
          destination: .random(in: 0..<n, using: &random),
          rules: SegueRules(rawValue: .random(in: 0...11, using: &random) & 7))
      }
      let topology = Topology(fragmentCount: Int(n), edges: edges)
      Self.check(topology, from: nil, id: { _ in -1 }, seed)
      Self.check(topology, from: nil, id: { $0 % 5 - 1 }, seed)
    }
  }
}
