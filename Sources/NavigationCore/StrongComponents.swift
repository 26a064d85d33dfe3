/// The strongly connected components of a directed graph in compressed adjacency.
///
/// Tarjan's algorithm (1972) without recursion; linear in nodes and edges.
public struct StrongComponents: Sendable {
  /// For each node its component. A component's number is greater than those it leads to.
  public let component: [Int32]
  /// How many nodes each component has.
  public let size: [Int32]

  /// - Parameters:
  ///   - start: edges of node `v` are `targets[start[v]..<start[v + 1]]`.
  ///   - targets: the node each edge leads to.
  public init(start: [Int32], targets: [Int32]) {
    let n = start.count - 1
    var nodes = (0..<n).map { Node(next: start[$0], end: start[$0 + 1]) }
    var size: [Int32] = []
    var open: [Int32] = []
    var way: [Int32] = []
    var discovered: Int32 = 0

    func discover(_ v: Int) {
      nodes[v].order = discovered
      nodes[v].low = discovered
      discovered += 1
      open.append(Int32(v))
      way.append(Int32(v))
    }

    for root in 0..<n where nodes[root].order == -1 {
      discover(root)
      while let top = way.last {
        let v = Int(top)
        if nodes[v].next < nodes[v].end {
          let d = Int(targets[Int(nodes[v].next)])
          nodes[v].next += 1
          if nodes[d].order == -1 {
            discover(d)
          } else if nodes[d].component == -1 {
            nodes[v].low = min(nodes[v].low, nodes[d].order)
          }
          continue
        }
        way.removeLast()
        let low = nodes[v].low
        if let above = way.last { nodes[Int(above)].low = min(nodes[Int(above)].low, low) }
        guard low == nodes[v].order else { continue }
        var members: Int32 = 0
        while let member = open.popLast() {
          nodes[Int(member)].component = Int32(size.count)
          members += 1
          if Int(member) == v { break }
        }
        size.append(members)
      }
    }
    component = nodes.map { $0.component }
    self.size = size
  }

  /// What the search notes of a node, together in memory.
  private struct Node {
    /// The first edge that is not followed yet.
    var next: Int32
    var end: Int32
    /// The place in the order of discovery.
    var order: Int32 = -1
    /// The least place that is known to be reached.
    var low: Int32 = 0
    var component: Int32 = -1
  }
}

/// Edges grouped by origin.
struct Adjacency {
  var start: [Int32]
  var targets: [Int32]

  /// Groups the edges that `each` gives, which it must give alike when it is asked twice.
  init(count n: Int, each: ((Int32, Int32) -> Void) -> Void) {
    var start = [Int32](repeating: 0, count: n + 1)
    each { origin, _ in start[Int(origin) + 1] += 1 }
    for v in 0..<n { start[v + 1] += start[v] }
    var fill = start
    var targets = [Int32](repeating: 0, count: Int(start[n]))
    each { origin, destination in
      targets[Int(fill[Int(origin)])] = destination
      fill[Int(origin)] += 1
    }
    self.start = start
    self.targets = targets
  }
}
