/// Edges sorted and grouped by their ends, for queries that have to be linear.
struct EdgeIndex<Element: EdgeRepresenting> {
  /// The elements in order.
  let edges: [Element]
  /// The nodes in order.
  let nodes: [Element.Node]
  /// For each edge, the positions of its ends in `nodes`.
  let ends: [(from: Int, to: Int)]
  /// Edges that leave node `n`: `egressStart[n]..<egressStart[n + 1]`.
  let egressStart: [Int]
  private let positions: [Element.Node: Int]

  init(_ given: some Sequence<Element>) {
    let edges = given.sorted()
    let nodes = Set(edges.lazy.flatMap { [$0.edge.from, $0.edge.to] }).sorted()
    var positions: [Element.Node: Int] = [:]
    for (i, node) in nodes.enumerated() { positions[node] = i }
    let ends = edges.map { (from: positions[$0.edge.from] ?? 0, to: positions[$0.edge.to] ?? 0) }
    var start = [Int](repeating: 0, count: nodes.count + 1)
    for end in ends { start[end.from + 1] += 1 }
    for i in nodes.indices { start[i + 1] += start[i] }
    self.edges = edges
    self.nodes = nodes
    self.ends = ends
    self.egressStart = start
    self.positions = positions
  }

  func position(of node: Element.Node) -> Int? { positions[node] }

  /// The first cycle that a depth-first search closes, from its smallest node on.
  func firstCycle() -> [Element] {
    var isDone = [Bool](repeating: false, count: nodes.count)
    var depth = [Int](repeating: -1, count: nodes.count)
    var next = egressStart
    var stack: [Int] = []
    var taken: [Int] = []
    for root in nodes.indices where !isDone[root] {
      stack.append(root)
      depth[root] = 0
      while let node = stack.last {
        guard next[node] < egressStart[node + 1] else {
          isDone[node] = true
          depth[node] = -1
          stack.removeLast()
          _ = taken.popLast()
          continue
        }
        let edge = next[node]
        next[node] += 1
        let target = ends[edge].to
        if depth[target] >= 0 {
          let loop = Array(taken[depth[target]...]) + [edge]
          let least = loop.indices.min { ends[loop[$0]].from < ends[loop[$1]].from } ?? 0
          return (loop[least...] + loop[..<least]).map { edges[$0] }
        }
        if !isDone[target] {
          depth[target] = stack.count
          stack.append(target)
          taken.append(edge)
        }
      }
    }
    return []
  }

  /// The edges in the order in which a depth-first search walks them, each once.
  func depthFirst(from roots: [Int], until isLast: (Element) -> Bool) -> [Element] {
    var isSeen = [Bool](repeating: false, count: nodes.count)
    var next = egressStart
    var walked: [Element] = []
    for root in roots where !isSeen[root] {
      isSeen[root] = true
      var stack = [root]
      while let node = stack.last {
        guard next[node] < egressStart[node + 1] else {
          stack.removeLast()
          continue
        }
        let edge = next[node]
        next[node] += 1
        walked.append(edges[edge])
        if isLast(edges[edge]) { return walked }
        let target = ends[edge].to
        if !isSeen[target] {
          isSeen[target] = true
          stack.append(target)
        }
      }
    }
    return walked
  }

  /// The edges by connected part, ignoring direction, in order of each part's smallest node.
  func components() -> [[Element]] {
    var parent = Array(nodes.indices)
    func root(of node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }
    for end in ends {
      let (a, b) = (root(of: end.from), root(of: end.to))
      parent[max(a, b)] = min(a, b)
    }
    var slots: [Int: Int] = [:]
    var parts: [[Element]] = []
    for (i, end) in ends.enumerated() {
      let root = root(of: end.from)
      if let slot = slots[root] {
        parts[slot].append(edges[i])
      } else {
        slots[root] = parts.count
        parts.append([edges[i]])
      }
    }
    return slots.sorted { $0.key < $1.key }.map { parts[$0.value] }
  }

  /// For each node, whether an edge from another node enters or leaves it.
  func hasNeighbours() -> (before: [Bool], after: [Bool]) {
    var before = [Bool](repeating: false, count: nodes.count)
    var after = before
    for end in ends where end.from != end.to {
      before[end.to] = true
      after[end.from] = true
    }
    return (before, after)
  }
}
