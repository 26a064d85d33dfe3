import Foundation
import NavigationGraph
import Testing

@Suite("The presented path")
struct PresentedPathTests {
  typealias Failure = NavigationError<Section>

  func launch() throws -> PresentedPath<Section> {
    try PresentedPath(graph: NavigationGraph(helmSegues(), entry: .splash))
  }

  @Test("the gatekeeper presents its auto child and stays under it")
  func autoChild() throws {
    var path = try launch()
    try path.present(fragment: .gatekeeper)
    #expect(path.presentedFragments.map(\.description) == ["gatekeeper", "login"])
    #expect(path.path.map(\.description) == ["splash => gatekeeper", "gatekeeper => login"])
  }

  @Test("a sheet over the dashboard is dismissed alone, and a refusal changes nothing")
  func dismissal() throws {
    var path = try launch()
    try path.present(fragment: .dashboard)
    let before = path
    #expect(throws: Failure.noDismissableSegues) { try path.dismiss() }
    #expect(throws: Failure.missingSegueToFragment(.register)) {
      try path.present(fragment: .register)
    }
    #expect(path == before)
    try path.present(fragment: .compose, id: "7")
    #expect(path.presentedFragments.last?.description == "compose:7")
    try path.dismiss(fragment: .compose)
    #expect(path.path == before.path)
  }

  @Test("a saved path with ids comes back from JSON, a broken one names its first broken edge")
  func restored() throws {
    let saved: OrderedSet<PathEdge<Section>> = [
      PathEdge(.splash => .dashboard), PathEdge(.dashboard => .compose, targetId: "7"),
    ]
    let data = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(OrderedSet<PathEdge<Section>>.self, from: data)
    #expect(read == saved)
    let graph = try NavigationGraph(helmSegues())
    #expect(try PresentedPath(graph: graph, path: read).path == saved)
    #expect(throws: Failure.pathMismatch(PathEdge(.login => .register))) {
      try PresentedPath(graph: graph, path: [.splash => .dashboard, .login => .register])
    }
  }

  @Test("a path is given as plain edges or with ids, and an empty one needs no type")
  func plainEdges() throws {
    let graph = try NavigationGraph(helmSegues())
    let edges: OrderedSet<DirectedEdge<Section>> = [.splash => .dashboard, .dashboard => .compose]
    let expected = ["splash => dashboard", "dashboard => compose"]
    var path = try PresentedPath(graph: graph, path: edges)
    #expect(path.path.map(\.description) == expected)
    try path.replace(path: [])
    #expect(path.path.isEmpty && path.presentedFragments == [PathFragment(.splash)])
    try path.replace(path: [.splash => .dashboard, .dashboard => .compose])
    #expect(path.path.map(\.description) == expected)
    #expect(throws: Failure.pathMismatch(PathEdge(.login => .news))) {
      try path.replace(path: [.login => .news])
    }
    #expect(path.path.map(\.description) == expected)
    #expect(try PresentedPath(graph: graph, path: []) == PresentedPath(graph: graph))
  }
}

@Suite("Queries on edges")
struct EdgeQueryTests {
  @Test("cycles, parts, inlets and outlets of a small graph")
  func queries() throws {
    let edges: Set<DirectedEdge<Section>> = [
      .splash => .login, .login => .register, .register => .login, .news => .compose,
    ]
    #expect(edges.firstCycle == [.login => .register, .register => .login])
    #expect(edges.disconnectedSubgraphs.map(\.count) == [3, 1])
    #expect(edges.inlets == [.splash => .login, .news => .compose])
    #expect(edges.outlets == [.news => .compose])
    #expect(throws: NavigationError<Section>.missingEgressEdges(.compose)) {
      try edges.uniqueEgressEdge(for: .compose)
    }
  }

  @Test("construction refuses an empty graph, twin segues and two entries")
  func refusals() {
    typealias Failure = NavigationError<Section>
    #expect(throws: Failure.empty) { try NavigationGraph<Section>([]) }
    #expect(throws: Failure.oneEdgeToManySegues([.splash => .login])) {
      try NavigationGraph<Section>([
        Segue(.splash => .login), Segue(.splash => .login, auto: true),
      ])
    }
    #expect(throws: Failure.ambiguousInlets([.splash, .news])) {
      try NavigationGraph<Section>([Segue(.splash => .login), Segue(.news => .login)])
    }
  }
}
