/// The edges that the cases of each `switch` name, for looking a case up, and for telling those
/// that match no edge.
struct SwitchTables {
  struct Table {
    /// The first case that names an edge, by its place among the cases.
    var first: [GraphEdge: Int] = [:]
    /// Patterns that have to be tried, with the place of their case.
    var others: [(place: Int, pattern: Int32)] = []
    var cases: [Int32] = []
    /// The first case without a pattern, if any.
    var fallback: Int?
    var named: [(edge: GraphEdge, pattern: Int32)] = []
    var met: Set<GraphEdge> = []
  }

  var tables: [Int32: Table] = [:]

  /// Patterns that name an edge that their `switch` never met, in order of place.
  var dead: [(edge: GraphEdge, pattern: Int32)] {
    tables.sorted { $0.key < $1.key }.flatMap { _, table in
      table.named.filter { !table.met.contains($0.edge) }
    }
  }
}
