import NavigationGraph
import TestSupport
import Testing

@Suite("Walking a typed graph")
struct GraphWalkTests {
  enum Section: Fragment {
    case splash, gatekeeper, login, register, dashboard, news, compose
  }

  static func graph() throws -> NavigationGraph<Section> {
    try NavigationGraph([
      Segue(from: .splash, to: .gatekeeper),
      Segue(from: .splash, to: .dashboard),
      Segue(from: .gatekeeper, to: .login, style: .hold, auto: true),
      Segue(from: .login, to: .register, style: .hold, dismissable: true),
      Segue(from: .login, to: .dashboard),
      Segue(from: .dashboard, to: .news, style: .hold, auto: true),
      Segue(from: .dashboard, to: .compose, style: .hold, dismissable: true),
    ])
  }

  @Test("every segue is presented once, the greatest first, and replaced where none is left")
  func transitions() throws {
    let graph = try Self.graph()
    #expect(
      graph.transitions().map(\.description) == [
        "present splash => dashboard",
        "present dashboard => compose",
        "replace []",
        "present splash => gatekeeper",
        "present login => dashboard",
        "replace [splash => gatekeeper, gatekeeper => login]",
        "present login => register",
      ])
  }

  @Test("a start other than the entry is put there first")
  func start() throws {
    let graph = try Self.graph()
    #expect(
      graph.transitions(from: .login).map(\.description) == [
        "replace [splash => gatekeeper, gatekeeper => login]",
        "present login => dashboard",
        "present dashboard => compose",
        "replace [splash => gatekeeper, gatekeeper => login]",
        "present login => register",
      ])
    #expect(graph.transitions(from: .splash) == graph.transitions())
  }

  @Test("ids name the destination of each edge and come back where it is left")
  func ids() throws {
    let graph = try NavigationGraph<Section>([
      Segue(from: .splash, to: .news), Segue(from: .news, to: .compose),
      Segue(from: .news, to: .login),
    ])
    let transitions = graph.transitions { $0.to == .news ? "42" : nil }
    #expect(
      transitions.map(\.description) == [
        "present splash => news:42",
        "present news:42 => compose",
        "replace [splash => news:42]",
        "present news:42 => login",
      ])
  }

  @Test("walks from launch cover every segue, each step obeyed in turn, unless they are too long")
  func coveringWalks() throws {
    let graph = try Self.graph()
    let walks = try #require(graph.coveringWalks())
    var walked: Set<DirectedEdge<Section>> = []
    for walk in walks {
      var path = try PresentedPath(graph: graph)
      for step in walk {
        try path.navigate(transition: step)
        walked.formUnion(path.path.map(\.edge))
      }
    }
    #expect(walked == Set(graph.segues.map(\.edge)))
    // Nothing follows on register, compose and a dashboard from launch: each ends a walk.
    #expect(walks.map(\.count).sorted() == [1, 2, 3])
    #expect(graph.coveringWalks(limit: 3) == nil)
  }

  @Test("a path that has gone on begins its walk with a replace")
  func fromHere() throws {
    var path = try PresentedPath(graph: Self.graph())
    #expect(path.transitions() == path.graph.transitions())
    try path.present(fragment: .gatekeeper)
    let transitions = path.transitions()
    #expect(transitions.first == .replace(path: []))
    for transition in transitions { try path.navigate(transition: transition) }
    #expect(path.isPresented(.register))
  }

  @Test("3,000 random graphs: every transition is navigable in turn, with ids and without")
  func randomGraphs() throws {
    var steps = 0
    for seed in 0..<3_000 {
      var numbers = SeededGenerator(seed: seed)
      let segues = numbers.segues()
      guard let first = segues.first,
        let graph = try? NavigationGraph(segues, entry: first.from)
      else { continue }
      let providers: [((DirectedEdge<Place>) -> String?)?] = [
        nil, { "\($0.to)" }, { $0.from.number % 2 == 0 ? "\($0.from)" : nil },
      ]
      for provider in providers {
        for start in [nil] + graph.fragments.map(Optional.some) {
          var path = try PresentedPath(graph: graph)
          let transitions = path.transitions(from: start, identityProvider: provider)
          #expect(transitions == path.transitions(from: start, identityProvider: provider))
          for transition in transitions {
            #expect(throws: Never.self, "seed \(seed): \(transition) of \(transitions)") {
              try path.navigate(transition: transition)
            }
            steps += 1
          }
        }
      }
    }
    #expect(steps > 30_000)
  }

  @Test("the shortest path to a fragment replaces any path")
  func shortestPath() throws {
    let graph = try Self.graph()
    var path = try PresentedPath(graph: graph)
    try path.present(fragment: .gatekeeper)
    let way = try #require(graph.shortestPath(to: .compose))
    #expect(way.map(\.description) == ["splash => dashboard", "dashboard => compose"])
    try path.replace(path: way)
    #expect(path.isPresented(.compose))
    #expect(graph.shortestPath(to: .splash)?.isEmpty == true)
    let torn = try NavigationGraph<Section>(
      [Segue(from: .splash, to: .login), Segue(from: .news, to: .compose)], entry: .splash)
    #expect(torn.shortestPath(to: .compose) == nil)
    #expect(torn.shortestPath(to: .register) == nil, "a fragment that the graph lacks")
  }
}
