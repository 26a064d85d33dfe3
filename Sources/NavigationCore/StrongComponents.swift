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
    var component = [Int32](repeating: -1, count: n)
    var size: [Int32] = []
    // The place in the order of discovery, and the least place that is known to be reached.
    var order = [Int32](repeating: -1, count: n)
    var low = [Int32](repeating: 0, count: n)
    var next = start
    var open: [Int32] = []
    var way: [Int32] = []
    var discovered: Int32 = 0

    func discover(_ v: Int) {
      order[v] = discovered
      low[v] = discovered
      discovered += 1
      open.append(Int32(v))
      way.append(Int32(v))
    }

    for root in 0..<n where order[root] == -1 {
      discover(root)
      while let top = way.last {
        let v = Int(top)
        if next[v] < start[v + 1] {
          let d = Int(targets[Int(next[v])])
          next[v] += 1
          if order[d] == -1 {
            discover(d)
          } else if component[d] == -1 {
            low[v] = min(low[v], order[d])
          }
          continue
        }
        way.removeLast()
        if let above = way.last { low[Int(above)] = min(low[Int(above)], low[v]) }
        guard low[v] == order[v] else { continue }
        var members: Int32 = 0
        while let member = open.popLast() {
          component[Int(member)] = Int32(size.count)
          members += 1
          if Int(member) == v { break }
        }
        size.append(members)
      }
    }
    self.component = component
    self.size = size
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
