import NavigationGraph
import Testing

@Suite("Queries about nodes")
struct EdgeQueryNodeTests {
  typealias Failure = NavigationError<Section>

  let edges: Set<DirectedEdge<Section>> = [
    .splash => .login, .splash => .news, .login => .compose, .news => .compose,
    .compose => .library,
  ]

  @Test("several nodes have the edges of each, in order and once")
  func severalNodes() {
    #expect(
      edges.egressEdges(for: [.news, .splash, .news]) == [
        .splash => .login, .splash => .news, .news => .compose,
      ])
    #expect(
      edges.ingressEdges(for: [.library, .compose]) == [
        .login => .compose, .news => .compose, .compose => .library,
      ])
    #expect(edges.egressEdges(for: [Section.library]).isEmpty)
    #expect(edges.ingressEdges(for: [Section]()).isEmpty)
    #expect(edges.has(node: .library) && !edges.has(node: .settings))
    #expect(edges.has(edge: .splash => .news) && !edges.has(edge: .news => .splash))
  }

  @Test("the only edge into or out of a node is given, none and several are refused")
  func uniqueEdges() throws {
    #expect(try edges.uniqueIngressEdge(for: .library) == .compose => .library)
    #expect(try edges.uniqueEgressEdge(for: .login) == .login => .compose)
    #expect(throws: Failure.missingIngressEdges(.splash)) {
      try edges.uniqueIngressEdge(for: .splash)
    }
    #expect(
      throws: Failure.ambiguousIngressEdges(.compose, [.login => .compose, .news => .compose])
    ) { try edges.uniqueIngressEdge(for: .compose) }
    #expect(
      throws: Failure.ambiguousEgressEdges(.splash, [.splash => .login, .splash => .news])
    ) { try edges.uniqueEgressEdge(for: .splash) }
  }

  @Test("a depth-first search goes deep before wide, and ends with the edge asked for")
  func depthFirst() {
    let all: OrderedSet<DirectedEdge<Section>> = [
      .splash => .login, .login => .compose, .compose => .library, .splash => .news,
      .news => .compose,
    ]
    #expect(edges.dfs() == all)
    #expect(edges.dfs(from: .news) == [.news => .compose, .compose => .library])
    #expect(edges.dfs(until: { $0.to == .library }) == OrderedSet(all.prefix(3)))
    #expect(edges.dfs(from: .settings).isEmpty)
  }

  @Test("segues answer as edges do")
  func segues() throws {
    let segues = edges.map { Segue($0, style: .hold) }
    #expect(segues.dfs().map(\.edge) == Array(edges.dfs()))
    #expect(
      try segues.uniqueIngressEdge(for: .library) == Segue(.compose => .library, style: .hold))
  }
}
