import Testing

@testable import NavigationGraph

/// Counts what is done with fragments.
///
/// Unchecked because a test makes its own and uses it in one thread.
private final class Tally: @unchecked Sendable {
  var steps = 0
}

/// A fragment that counts each comparison and each hash.
private struct Counted: Fragment {
  let number: Int
  let tally: Tally

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tally.steps += 1
    return lhs.number == rhs.number
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.tally.steps += 1
    return lhs.number < rhs.number
  }

  func hash(into hasher: inout Hasher) {
    tally.steps += 1
    hasher.combine(number)
  }
}

@Suite("Large graphs and long walks")
struct ScaleTests {
  @Test("200,000 segues are built and searched in O(s log s) steps")
  func largeGraph() throws {
    let (fragments, count) = (100_000, 200_000)
    let tally = Tally()
    func fragment(_ number: Int) -> Counted { Counted(number: number % fragments, tally: tally) }
    // A ring and its chords, in an order that is far from sorted.
    let segues = (0..<count).map { i -> Segue<Counted> in
      let from = (i * 7_919) % fragments
      return Segue(from: fragment(from), to: fragment(i < fragments ? from + 1 : from + 317))
    }
    let log = 18  // 2 to the 18th is just over 200,000

    let graph = try NavigationGraph(segues, entry: fragment(0))
    #expect(graph.segues.count == count && graph.fragments.count == fragments)
    #expect(tally.steps < 12 * count * log, "\(tally.steps) steps to build")

    tally.steps = 0
    #expect(segues.hasCycle)
    #expect(segues.disconnectedSubgraphs.map(\.count) == [count])
    #expect(segues.dfs(from: fragment(0)).count == count)
    #expect(tally.steps < 40 * count * log, "\(tally.steps) steps to search")

    tally.steps = 0
    #expect(graph.segue(for: DirectedEdge(from: fragment(5), to: fragment(6))) != nil)
    #expect(graph.egressSegues(for: fragment(5)).count == 2)
    #expect(tally.steps < 100, "\(tally.steps) steps to look up")
  }

  @Test("ids that have come and gone are forgotten, and those in the path are kept")
  func forgottenIds() throws {
    var path = try PresentedPath(
      graph: NavigationGraph([
        Segue(from: Section.splash, to: .news, style: .hold),
        Segue(from: .news, to: .compose, style: .hold, dismissable: true),
      ]))
    try path.present(fragment: .news, id: "kept")
    for i in 0..<1_000 {
      try path.present(fragment: .compose, id: "\(i)")
      #expect(path.isPresented(.compose, id: "\(i)"))
      try path.dismiss()
      try #require(path.ids.count <= 2 * path.path.count + 16)
    }
    #expect(path.path == [PathEdge(.splash => .news, targetId: "kept")])
    #expect(path.isPresented(.news, id: "kept"))
  }

  @Test("an id table numbers ids by first use and gives them back")
  func idTable() {
    var table = IdTable()
    let numbers = ["a", "b", nil, "a", ""].map { table.number(for: $0) }
    #expect(numbers == [0, 1, -1, 0, 2])
    #expect(table.count == 3)
    #expect((-1...3).map { table[$0] } == [nil, "a", "b", "", nil])
  }
}
