/// Ships what some nodes have over to the nodes that lack it, at the least total cost.
///
/// Arcs carry any number of units. The primal-dual method (Ford and Fulkerson, 1962): each round
/// finds the nearest nodes that lack something and fills the shortest ways by a blocking flow
/// (Dinic, 1970). Ways only get longer: by cost, and at one cost by arcs. A round is about linear
/// in the nodes and arcs. Its search takes a bucket for each distance (Dial, 1969).
struct MinimumCostFlow {
  /// An arc or the reverse of one, beside the others that leave the same node.
  private struct Arc {
    var head: Int32
    var cost: Int32
    /// What may still be sent, `.max` for any number; never more than is shipped in all.
    var residual: Int32
    /// Where its reverse is.
    var reverse: Int32
  }

  private var added: [(tail: Int32, head: Int32, cost: Int32)] = []
  private var arcs: [Arc] = []
  /// Where each added arc is.
  private var places: [Int32] = []
  private let nodeCount: Int
  private var start: [Int32] = []
  private var potential: [Int32]

  init(nodeCount: Int) {
    self.nodeCount = nodeCount
    potential = Array(repeating: 0, count: nodeCount)
  }

  /// Adds an arc and returns its number. `cost` is not negative.
  mutating func addArc(from tail: Int32, to head: Int32, cost: Int32) -> Int {
    added.append((tail, head, cost))
    return added.count - 1
  }

  func flow(on arc: Int) -> Int { Int(arcs[Int(arcs[Int(places[arc])].reverse)].residual) }

  /// Ships all of `excess`, whose sum is zero; false once the total cost exceeds `limit`.
  mutating func ship(_ excess: inout [Int32], limit: Int) -> Bool {
    arrange()
    var total = 0
    while let length = settle(excess) {
      total += block(&excess, levels(excess)) * length
      if total > limit { return false }
    }
    return true
  }

  /// Puts arcs and reverses together by the node that they leave.
  private mutating func arrange() {
    start = Array(repeating: 0, count: nodeCount + 1)
    for arc in added {
      start[Int(arc.tail) + 1] += 1
      start[Int(arc.head) + 1] += 1
    }
    for node in 0..<nodeCount { start[node + 1] += start[node] }
    var next = start
    arcs = Array(
      repeating: Arc(head: 0, cost: 0, residual: 0, reverse: 0), count: 2 * added.count)
    places.reserveCapacity(added.count)
    for arc in added {
      let place = next[Int(arc.tail)]
      next[Int(arc.tail)] += 1
      let reverse = next[Int(arc.head)]
      next[Int(arc.head)] += 1
      arcs[Int(place)] = Arc(head: arc.head, cost: arc.cost, residual: .max, reverse: reverse)
      arcs[Int(reverse)] = Arc(head: arc.tail, cost: -arc.cost, residual: 0, reverse: place)
      places.append(place)
    }
    added = []
  }

  /// Raises the potentials by the distances from the nodes with excess, up to the nearest node
  /// that lacks something; returns how far that is by cost, nil where nothing is left to ship.
  private mutating func settle(_ excess: [Int32]) -> Int? {
    var distance = [Int32](repeating: .max, count: nodeCount)
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
        let base = Int32(nearest) + potential[node]
        for arc in arcs[Int(start[node])..<Int(start[node + 1])] where arc.residual > 0 {
          let head = Int(arc.head)
          let length = base + arc.cost - potential[head]
          guard length < distance[head] else { continue }
          distance[head] = length
          while buckets.count <= Int(length) { buckets.append([]) }
          buckets[Int(length)].append(arc.head)
        }
      }
      if reached == nil { nearest += 1 }
    }
    guard let reached else { return nil }
    for node in 0..<nodeCount { potential[node] += min(distance[node], Int32(nearest)) }
    // Every node with excess keeps the potential 0 until it is empty.
    return Int(potential[reached])
  }

  /// Breadth-first levels over the shortest ways, -1 for the nodes on none.
  private func levels(_ excess: [Int32]) -> [Int32] {
    var level = [Int32](repeating: -1, count: nodeCount)
    var queue: [Int32] = []
    for node in 0..<nodeCount where excess[node] > 0 {
      level[node] = 0
      queue.append(Int32(node))
    }
    var head = 0
    while head < queue.count {
      let node = Int(queue[head])
      head += 1
      for arc in arcs[Int(start[node])..<Int(start[node + 1])]
      where arc.residual > 0 && level[Int(arc.head)] < 0
        && arc.cost + potential[node] == potential[Int(arc.head)]
      {
        level[Int(arc.head)] = level[node] + 1
        queue.append(arc.head)
      }
    }
    return level
  }

  /// Sends along ways of rising level until each is blocked; returns the units sent.
  private mutating func block(_ excess: inout [Int32], _ levels: [Int32]) -> Int {
    var next = start
    var sent = 0
    var way: [Int] = []
    for source in 0..<nodeCount {
      way.removeAll(keepingCapacity: true)
      var node = source
      while excess[source] > 0 {
        if excess[node] < 0 {
          var units = min(excess[source], -excess[node])
          for arc in way { units = min(units, arcs[arc].residual) }
          for arc in way {
            if arcs[arc].residual < .max { arcs[arc].residual -= units }
            let reverse = Int(arcs[arc].reverse)
            if arcs[reverse].residual < .max { arcs[reverse].residual += units }
          }
          excess[source] -= units
          excess[node] += units
          sent += Int(units)
          way.removeAll(keepingCapacity: true)
          node = source
        } else if next[node] < start[node + 1] {
          let place = Int(next[node])
          let arc = arcs[place]
          if arc.residual > 0, levels[Int(arc.head)] == levels[node] + 1,
            arc.cost + potential[node] == potential[Int(arc.head)]
          {
            way.append(place)
            node = Int(arc.head)
          } else {
            next[node] += 1
          }
        } else {
          guard let arc = way.popLast() else { break }
          node = Int(arcs[Int(arcs[arc].reverse)].head)
          next[node] += 1
        }
      }
    }
    return sent
  }
}
