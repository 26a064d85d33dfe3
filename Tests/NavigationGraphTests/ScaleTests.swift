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
  /// A ring and its chords, two segues a fragment, in an order that is far from sorted.
  private static func ring(of fragments: Int, _ tally: Tally) -> [Segue<Counted>] {
    (0..<2 * fragments).map { i in
      let from = (i * 7_919) % fragments
      let to = (from + (i < fragments ? 1 : 317)) % fragments
      return Segue(
        from: Counted(number: from, tally: tally), to: Counted(number: to, tally: tally))
    }
  }

  @Test("200,000 segues are built in O(s log s) steps, and looked up in few")
  func building() throws {
    let tally = Tally()
    let segues = Self.ring(of: 100_000, tally)
    let graph = try NavigationGraph(segues, entry: segues[0].from)
    #expect(graph.segues.count == 200_000 && graph.fragments.count == 100_000)
    // 2 to the 18th is just over 200,000.
    #expect(tally.steps < 12 * 200_000 * 18, "\(tally.steps) steps")

    tally.steps = 0
    #expect(graph.segue(for: segues[150_000].edge) == segues[150_000])
    #expect(graph.egressSegues(for: segues[5].from).count == 2)
    #expect(tally.steps < 100, "\(tally.steps) steps")
  }

  @Test("20,000 segues are searched in O(s log s) steps")
  func searching() {
    let tally = Tally()
    let segues = Self.ring(of: 10_000, tally)
    #expect(segues.hasCycle)
    #expect(segues.disconnectedSubgraphs.map(\.count) == [20_000])
    #expect(segues.dfs(from: segues[0].from).count == 20_000)
    // 2 to the 15th is over 20,000; three searches.
    #expect(tally.steps < 3 * 12 * 20_000 * 15, "\(tally.steps) steps")
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
