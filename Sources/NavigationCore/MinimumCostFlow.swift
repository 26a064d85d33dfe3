/// Ships what some nodes have over to the nodes that lack it, at the least total cost.
///
/// Arcs carry any number of units. The primal-dual method (Ford and Fulkerson, 1962): each round
/// finds the nearest nodes that lack something and fills the shortest ways by blocking flows
/// (Dinic, 1970). There are no more rounds than different lengths of shortest ways.
struct MinimumCostFlow {
  private var tails: [Int32] = []
  private var heads: [Int32] = []
  private var costs: [Int32] = []
  /// For each arc and, at the odd position after it, its reverse: what may still be sent.
  private var residual: [Int] = []
  private let nodeCount: Int
  private var start: [Int32] = []
  private var outgoing: [Int32] = []
  private var potential: [Int]

  init(nodeCount: Int) {
    self.nodeCount = nodeCount
    potential = Array(repeating: 0, count: nodeCount)
  }

  /// Adds an arc and returns its number. `cost` is not negative.
  mutating func addArc(from tail: Int32, to head: Int32, cost: Int32) -> Int {
    tails += [tail, head]
    heads += [head, tail]
    costs += [cost, -cost]
    residual += [.max, 0]
    return heads.count / 2 - 1
  }

  func flow(on arc: Int) -> Int { residual[2 * arc + 1] }

  /// Ships all of `excess`, whose sum is zero; false once the total cost exceeds `limit`.
  mutating func ship(_ excess: inout [Int], limit: Int) -> Bool {
    indexArcs()
    var total = 0
    while let length = settle(excess) {
      while let levels = levels(excess) {
        total += block(&excess, levels) * length
        if total > limit { return false }
      }
    }
    return true
  }

  private mutating func indexArcs() {
    start = Array(repeating: 0, count: nodeCount + 1)
    for tail in tails { start[Int(tail) + 1] += 1 }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    var next = start
    outgoing = Array(repeating: 0, count: tails.count)
    for (arc, tail) in tails.enumerated() {
      outgoing[Int(next[Int(tail)])] = Int32(arc)
      next[Int(tail)] += 1
    }
  }

  private func reducedCost(_ arc: Int) -> Int {
    Int(costs[arc]) + potential[Int(tails[arc])] - potential[Int(heads[arc])]
  }

  /// Raises the potentials by the distances from the nodes with excess, up to the nearest node
  /// that lacks something; returns how far that is by cost, nil where nothing is left to ship.
  private mutating func settle(_ excess: [Int]) -> Int? {
    var distance = [Int](repeating: .max, count: nodeCount)
    var buckets: [[Int32]] = [[]]
    for node in 0..<nodeCount where excess[node] > 0 {
      distance[node] = 0
      buckets[0].append(Int32(node))
    }
    var reached: Int?
    var nearest = 0
    while nearest < buckets.count, reached == nil {
      var i = 0
      while i < buckets[nearest].count {
        let node = Int(buckets[nearest][i])
        i += 1
        guard distance[node] == nearest else { continue }
        if excess[node] < 0 { reached = node }
        for j in start[node]..<start[node + 1] {
          let arc = Int(outgoing[Int(j)])
          guard residual[arc] > 0 else { continue }
          let head = Int(heads[arc])
          let length = nearest + reducedCost(arc)
          guard length < distance[head] else { continue }
          distance[head] = length
          while buckets.count <= length { buckets.append([]) }
          buckets[length].append(Int32(head))
        }
      }
      if reached == nil { nearest += 1 }
    }
    guard let reached else { return nil }
    for node in 0..<nodeCount { potential[node] += min(distance[node], nearest) }
    // Every node with excess keeps the potential 0 until it is empty.
    return potential[reached]
  }

  /// Breadth-first levels over the shortest ways, nil where none leads to a node that lacks.
  private func levels(_ excess: [Int]) -> [Int32]? {
    var level = [Int32](repeating: -1, count: nodeCount)
    var queue: [Int32] = []
    for node in 0..<nodeCount where excess[node] > 0 {
      level[node] = 0
      queue.append(Int32(node))
    }
    var head = 0
    var isReached = false
    while head < queue.count {
      let node = Int(queue[head])
      head += 1
      if excess[node] < 0 { isReached = true }
      for j in start[node]..<start[node + 1] {
        let arc = Int(outgoing[Int(j)])
        guard residual[arc] > 0 else { continue }
        let next = heads[arc]
        guard level[Int(next)] < 0, reducedCost(arc) == 0 else { continue }
        level[Int(next)] = level[node] + 1
        queue.append(next)
      }
    }
    return isReached ? level : nil
  }

  /// Sends along ways of rising level until each is blocked; returns the units sent.
  private mutating func block(_ excess: inout [Int], _ levels: [Int32]) -> Int {
    var next = start
    var sent = 0
    var way: [Int] = []
    for source in 0..<nodeCount {
      way.removeAll(keepingCapacity: true)
      var node = source
      while excess[source] > 0 {
        if excess[node] < 0 {
          var units = min(excess[source], -excess[node])
          for arc in way { units = min(units, residual[arc]) }
          for arc in way {
            if residual[arc] < .max { residual[arc] -= units }
            if residual[arc ^ 1] < .max { residual[arc ^ 1] += units }
          }
          excess[source] -= units
          excess[node] += units
          sent += units
          way.removeAll(keepingCapacity: true)
          node = source
        } else if next[node] < start[node + 1] {
          let arc = Int(outgoing[Int(next[node])])
          let head = Int(heads[arc])
          if residual[arc] > 0, levels[head] == levels[node] + 1, reducedCost(arc) == 0 {
            way.append(arc)
            node = head
          } else {
            next[node] += 1
          }
        } else {
          guard let arc = way.popLast() else { break }
          node = Int(tails[arc])
          next[node] += 1
        }
      }
    }
    return sent
  }
}
