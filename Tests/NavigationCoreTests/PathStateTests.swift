import NavigationCore
import TestSupport
import Testing

/// A graph from letters: `a>b` with rules after a dot, `a>b.hda` (hold, dismissable, auto).
func topology(_ segues: String...) -> Topology { makeTopology(segues) }

func makeTopology(_ segues: [String]) -> Topology {
  let edges = segues.map { text in
    let parts = text.split(separator: ".")
    let ends = parts[0].utf8.map { Int32($0) - 97 }
    var rules: SegueRules = []
    for rule in parts.dropFirst().first ?? "" {
      rules.formUnion(rule == "h" ? .hold : rule == "d" ? .dismissable : .auto)
    }
    return Topology.Edge(origin: ends[0], destination: ends[2], rules: rules)
  }
  let count = edges.map { max($0.origin, $0.destination) }.max().map { Int($0) + 1 } ?? 0
  return Topology(fragmentCount: count, edges: edges)
}

func letters(_ fragments: some Sequence<Int32>) -> String {
  String(decoding: fragments.map { UInt8($0 + 97) }, as: UTF8.self)
}

extension PathState {
  mutating func go(_ letters: String, in topology: Topology) {
    for letter in letters.utf8 {
      guard let step = step(to: Int32(letter) - 97, in: topology) else {
        Issue.record("no segue to \(letter)")
        return
      }
      present(step, in: topology)
    }
  }

  func shown(in topology: Topology) -> String {
    letters(presented(in: topology).map(\.fragment))
  }

  var text: String {
    steps.map { letters([$0.origin.fragment, $0.destination.fragment]) }.joined(separator: " ")
  }
}

@Suite("The presented path")
struct PathStateTests {
  @Test(
    "what is on screen after a walk",
    arguments: [
      ("pass hands presentation over", ["a>b"], "b", "b"),
      ("hold keeps the origin", ["a>b.h"], "b", "ab"),
      ("the latest segue of a fragment counts", ["a>b.h", "a>c.h"], "bc", "ac"),
      ("a fragment that is presented keeps its place", ["a>b.h", "b>c.h", "c>a"], "bca", "ab"),
      ("an auto fires at once", ["a>b", "b>c.a"], "b", "c"),
      ("an auto that holds shows both", ["a>b", "b>c.ha", "b>d.h"], "b", "bc"),
      ("a sibling takes the place of an auto's child", ["a>b", "b>c.ha", "b>d.h"], "bd", "bd"),
      ("the entry's auto fires at launch", ["a>b.ha"], "", "ab"),
      ("autos chain", ["a>b.a", "b>c.a", "c>d.ha"], "", "cd"),
    ])
  func screens(_ what: String, _ segues: [String], _ walk: String, _ expected: String) {
    let graph = makeTopology(segues)
    var state = PathState(entry: 0, in: graph)
    state.go(walk, in: graph)
    #expect(state.shown(in: graph) == expected, "\(what)")
  }

  @Test("presenting an edge that the path holds cuts the path back to just before it")
  func cut() {
    let graph = topology("a>b", "b>c", "c>b")
    var state = PathState(entry: 0, in: graph)
    state.go("bcb", in: graph)
    #expect(state.text == "ab bc cb")
    state.go("c", in: graph)
    #expect(state.text == "ab bc")
    #expect(state.shown(in: graph) == "c")
  }

  @Test("dismissing takes down what stood on the fragment, and no auto fires again")
  func dismiss() {
    let graph = topology("a>b", "b>c.hda", "c>d.h", "b>e.h")
    var state = PathState(entry: 0, in: graph)
    state.go("bd", in: graph)
    #expect(state.text == "ab bc cd")
    #expect(state.latestDismissableStep(in: graph) == 1)
    state.dismiss(stepAt: 1)
    #expect(state.text == "ab")
    #expect(state.shown(in: graph) == "b")
  }

  @Test("dismissing leaves no step behind that the entry does not reach")
  func dismissKeepsThePathWalkable() {
    let graph = topology("a>x", "x>b.d", "b>c", "c>x", "x>d")
    let x = Int32(23)
    var state = PathState(entry: 0, in: graph)
    for (from, to) in [(0, x), (x, 1), (1, 2), (2, x), (x, 3)] as [(Int32, Int32)] {
      state.present(
        PathStep(origin: PathPoint(fragment: from), destination: PathPoint(fragment: to)), in: graph
      )
    }
    #expect(state.text == "ax xb bc cx xd")
    state.dismiss(stepAt: 1)
    #expect(state.text == "ax xd")
    #expect(state.firstBrokenStep(in: graph) == nil)
  }

  @Test("the same fragment with another id is another point of the path")
  func ids() {
    let graph = topology("a>b", "b>b")
    var state = PathState(entry: 0, in: graph)
    for id in [1, 2] as [Int32] {
      guard let step = state.step(to: 1, id: id, in: graph) else {
        Issue.record("no step")
        return
      }
      state.present(step, in: graph)
    }
    #expect(state.steps.count == 2)
    #expect(state.presented(in: graph) == [PathPoint(fragment: 1, id: 2)])
  }

  @Test("a path breaks at the first step that no earlier step leads to, or that has no segue")
  func broken() {
    let graph = topology("a>b", "b>c", "c>d")
    func path(_ text: String) -> PathState {
      PathState(
        entry: 0,
        steps: text.split(separator: " ").map {
          let ends = $0.utf8.map { PathPoint(fragment: Int32($0) - 97) }
          return PathStep(origin: ends[0], destination: ends[1])
        })
    }
    #expect(path("ab bc cd").firstBrokenStep(in: graph) == nil)
    #expect(path("ab cd").firstBrokenStep(in: graph) == 1)
    #expect(path("ab bd").firstBrokenStep(in: graph) == 1)
  }

  @Test("10,000 random walks keep the path walkable, and the same seed gives the same states")
  func randomWalks() {
    func walk(_ seed: UInt64) -> PathState {
      let graph = Topology.random(seed: seed)
      var random = SeededGenerator(state: seed)
      var state = PathState(entry: 0, in: graph)
      for _ in 0..<20 {
        let points = state.presented(in: graph)
        let steps = points.flatMap { point in
          graph.egress(of: Int(point.fragment)).map {
            PathStep(
              origin: point, destination: PathPoint(fragment: graph.segues[$0].destination))
          }
        }
        if Bool.random(using: &random), let step = steps.randomElement(using: &random) {
          state.present(step, in: graph)
        } else if let step = state.latestDismissableStep(in: graph) {
          state.dismiss(stepAt: step)
        }
        #expect(state.firstBrokenStep(in: graph) == nil, "seed \(seed)")
        #expect(!state.presented(in: graph).isEmpty, "seed \(seed)")
        #expect(Set(state.steps).count == state.steps.count, "seed \(seed)")
      }
      return state
    }
    for seed in 0..<10_000 as Range<UInt64> {
      #expect(walk(seed) == walk(seed))
    }
  }
}
