import NavigationGraph
import TestSupport
import Testing

/// What edges mean, found in the dearest and plainest way.
private struct BruteForce {
  let edges: [DirectedEdge<Place>]
  let places: [Place]

  init(_ edges: Set<DirectedEdge<Place>>) {
    self.edges = edges.sorted()
    places = (0..<8).map { Place($0) }.filter { place in
      edges.contains { $0.from == place || $0.to == place }
    }
  }

  /// Whether a walk of at least one edge leads from one place to another (Floyd, 1962).
  func reachability() -> [[Bool]] {
    var reaches = [[Bool]](repeating: [Bool](repeating: false, count: 8), count: 8)
    for edge in edges { reaches[edge.from.number][edge.to.number] = true }
    for k in 0..<8 {
      for i in 0..<8 where reaches[i][k] {
        for j in 0..<8 where reaches[k][j] { reaches[i][j] = true }
      }
    }
    return reaches
  }

  /// Edges one by one in sets of their own, merged while two sets share a place.
  func parts() -> [[DirectedEdge<Place>]] {
    var parts = edges.map { [$0] }
    func ends(_ part: [DirectedEdge<Place>]) -> Set<Place> {
      Set(part.flatMap { [$0.from, $0.to] })
    }
    var isMerged = true
    while isMerged {
      isMerged = false
      search: for i in parts.indices {
        for j in parts.indices where j > i && !ends(parts[i]).isDisjoint(with: ends(parts[j])) {
          parts[i] = (parts[i] + parts.remove(at: j)).sorted()
          isMerged = true
          break search
        }
      }
    }
    return parts.sorted { (ends($0).min() ?? 0) < (ends($1).min() ?? 0) }
  }

  /// Places without another place that leads to them, or the first place where there is none.
  var roots: [Place] {
    let roots = places.filter { place in
      !edges.contains { $0.to == place && $0.from != place }
    }
    return roots.isEmpty ? Array(places.prefix(1)) : roots
  }

  /// A depth-first search by recursion; depth is at most the eight places.
  func search(from roots: [Place]) -> [DirectedEdge<Place>] {
    var seen: Set<Place> = []
    var walked: [DirectedEdge<Place>] = []
    func visit(_ place: Place) {
      guard seen.insert(place).inserted else { return }
      for edge in edges where edge.from == place {
        walked.append(edge)
        visit(edge.to)
      }
    }
    for root in roots { visit(root) }
    return walked
  }
}

@Suite("Queries on random edges")
struct QueryPropertyTests {
  @Test("cycles, parts, searches and ends agree with brute force")
  func agreement() throws {
    var cyclic = 0
    for seed in 1...2_000 {
      var numbers = SeededGenerator(seed: seed)
      let edges = numbers.edges()
      let truth = BruteForce(edges)
      let reaches = truth.reachability()
      let isCyclic = (0..<8).contains { reaches[$0][$0] }
      if isCyclic { cyclic += 1 }
      // In reverse, so that an answer in order cannot be the order of the input.
      let given = Array(truth.edges.reversed())

      try #require(given.hasCycle == isCyclic, "seed \(seed)")
      if let cycle = given.firstCycle {
        let tails = cycle.map(\.from)
        try #require(Array(tails.dropFirst() + tails.prefix(1)) == cycle.map(\.to), "seed \(seed)")
        try #require(Set(tails).count == cycle.count, "seed \(seed)")
        try #require(cycle.allSatisfy(edges.contains), "seed \(seed)")
        try #require(tails.first == tails.min(), "seed \(seed)")
        try #require(isCyclic, "seed \(seed)")
      }
      try #require(given.disconnectedSubgraphs.map(Array.init) == truth.parts(), "seed \(seed)")
      try #require(Array(given.dfs()) == truth.search(from: truth.roots), "seed \(seed)")
      for place in truth.places {
        let walked = Array(given.dfs(from: place))
        try #require(walked == truth.search(from: [place]), "seed \(seed)")
        let covered = truth.edges.filter {
          $0.from == place || reaches[place.number][$0.from.number]
        }
        try #require(walked.sorted() == covered, "seed \(seed)")
      }
      try #require(Array(given.nodes) == truth.places, "seed \(seed)")
      let inlets = truth.edges.filter { edge in
        !edges.contains { $0.to == edge.from && $0.from != edge.from }
      }
      let outlets = truth.edges.filter { edge in
        !edges.contains { $0.from == edge.to && $0.to != edge.to }
      }
      try #require(Array(given.inlets) == inlets, "seed \(seed)")
      try #require(Array(given.outlets) == outlets, "seed \(seed)")
    }
    #expect((200...1_800).contains(cyclic), "\(cyclic) of 2,000 have a cycle")
  }
}
