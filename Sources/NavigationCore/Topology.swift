/// A navigation graph as indices: fragments are `0..<fragmentCount` in their order (`<`), segues
/// are `0..<segueCount`, sorted by origin and then destination, in compressed adjacency.
///
/// The graph is simple: of several segues for one edge the first given counts, and the others
/// are listed in `duplicates`. An auto mark counts only where the engine can obey it: an origin
/// with several autos, or an auto on a cycle of autos, has no entry in `autoSegue`.
public struct Topology: Sendable {
  /// A directed edge with its rules, as given to the initializer.
  public struct Edge: Sendable, Hashable {
    public var origin: Int32
    public var destination: Int32
    public var rules: SegueRules

    public init(origin: Int32, destination: Int32, rules: SegueRules) {
      self.origin = origin
      self.destination = destination
      self.rules = rules
    }
  }

  /// Two given edges that name the same origin and destination, as positions in the input.
  public struct Duplicate: Sendable, Hashable {
    public let first: Int32
    public let repeated: Int32
  }

  public let fragmentCount: Int
  /// Segues in order of origin, then destination.
  public let segues: [Edge]
  /// For each segue, its position in the array given to the initializer.
  public let inputPosition: [Int32]
  /// Segues that leave fragment `f`: `egressStart[f]..<egressStart[f + 1]`.
  public let egressStart: [Int32]
  /// Positions in `ingressSegues` for fragment `f`: `ingressStart[f]..<ingressStart[f + 1]`.
  public let ingressStart: [Int32]
  /// Segue indices grouped by destination, in order of origin.
  public let ingressSegues: [Int32]
  /// For each fragment, the segue that fires when it is presented, or -1.
  public let autoSegue: [Int32]
  /// Each cycle of auto segues, from its smallest fragment on, in order of that fragment.
  public let autoCycles: [[Int32]]
  /// Fragments with more than one auto segue, in order.
  public let ambiguousAutoOrigins: [Int32]
  /// Repeated edges, in order of the input.
  public let duplicates: [Duplicate]

  public var segueCount: Int { segues.count }

  /// Builds the adjacency. Edges whose ends are not in `0..<fragmentCount` are left out.
  ///
  /// Linear in fragments and edges, but for sorting the segues that leave one fragment. In a large
  /// graph the time is that of the places in memory that are far from the one before: three for
  /// each edge by its origin, and three by its destination.
  public init(fragmentCount: Int, edges: [Edge]) {
    let n = fragmentCount
    let leaving = EdgesByOrigin(fragmentCount: n, edges: edges)
    var segues: [Edge] = []
    var inputPosition: [Int32] = []
    var duplicates: [Duplicate] = []
    segues.reserveCapacity(leaving.edges.count)
    inputPosition.reserveCapacity(leaving.edges.count)
    var egressStart = [Int32](repeating: 0, count: n + 1)
    var ingressStart = [Int32](repeating: 0, count: n + 1)
    for f in 0..<n {
      var previous: Int32 = -1
      for e in leaving.edges[Int(leaving.start[f])..<Int(leaving.start[f + 1])] {
        if e.destination == previous {
          duplicates.append(
            Duplicate(first: inputPosition[inputPosition.count - 1], repeated: e.position))
        } else {
          segues.append(Edge(origin: Int32(f), destination: e.destination, rules: e.rules))
          inputPosition.append(e.position)
          ingressStart[Int(e.destination) + 1] += 1
          previous = e.destination
        }
      }
      egressStart[f + 1] = Int32(segues.count)
    }
    duplicates.sort { $0.repeated < $1.repeated }
    for f in 0..<n { ingressStart[f + 1] += ingressStart[f] }
    var ingressSegues = [Int32](repeating: 0, count: segues.count)
    var fill = ingressStart
    for (i, s) in segues.enumerated() {
      ingressSegues[Int(fill[Int(s.destination)])] = Int32(i)
      fill[Int(s.destination)] += 1
    }

    // Autos: none where an origin has several, none on a cycle.
    var autoSegue = [Int32](repeating: -1, count: n)
    var ambiguous: [Int32] = []
    for f in 0..<n {
      for i in egressStart[f]..<egressStart[f + 1] where segues[Int(i)].rules.contains(.auto) {
        if autoSegue[f] == -1 {
          autoSegue[f] = i
        } else if ambiguous.last != Int32(f) {
          ambiguous.append(Int32(f))
        }
      }
    }
    let cycles = Topology.cycles(ofAutos: segues, egressStart: egressStart, count: n)
    for f in ambiguous { autoSegue[Int(f)] = -1 }
    for cycle in cycles { for f in cycle { autoSegue[Int(f)] = -1 } }

    self.fragmentCount = n
    self.segues = segues
    self.inputPosition = inputPosition
    self.egressStart = egressStart
    self.ingressStart = ingressStart
    self.ingressSegues = ingressSegues
    self.autoSegue = autoSegue
    self.autoCycles = cycles
    self.ambiguousAutoOrigins = ambiguous
    self.duplicates = duplicates
  }

  /// The segues that leave a fragment, in order of destination.
  public func egress(of fragment: Int) -> Range<Int> {
    Int(egressStart[fragment])..<Int(egressStart[fragment + 1])
  }

  /// The segues that enter a fragment, in order of origin.
  public func ingress(of fragment: Int) -> ArraySlice<Int32> {
    ingressSegues[Int(ingressStart[fragment])..<Int(ingressStart[fragment + 1])]
  }

  /// The segue for an edge, found by binary search among the origin's egress, or nil.
  public func segue(from origin: Int, to destination: Int) -> Int? {
    var low = Int(egressStart[origin])
    var high = Int(egressStart[origin + 1])
    while low < high {
      let middle = low + (high - low) / 2
      if Int(segues[middle].destination) < destination { low = middle + 1 } else { high = middle }
    }
    return low < Int(egressStart[origin + 1]) && Int(segues[low].destination) == destination
      ? low : nil
  }

  /// The only fragment without ingress; nil where there is none or more than one.
  ///
  /// A segue of a fragment to itself is no way in.
  public var inlets: [Int32] {
    var found: [Int32] = []
    for f in 0..<fragmentCount
    where ingress(of: f).allSatisfy({ Int(segues[Int($0)].origin) == f }) {
      found.append(Int32(f))
    }
    return found
  }

  /// Elementary cycles of the auto segues, one for each strongly connected component that has
  /// any: the shortest through the component's smallest fragment would need a search, so where
  /// origins have one auto each (every graph the engine accepts) the component is the cycle.
  private static func cycles(
    ofAutos segues: [Edge], egressStart: [Int32], count n: Int
  ) -> [[Int32]] {
    // Iterative depth-first search; a fragment on the stack that is met again closes a cycle.
    var state = [UInt8](repeating: 0, count: n)
    var cycles: [[Int32]] = []
    var stack: [(fragment: Int32, next: Int32)] = []
    var position = [Int32](repeating: -1, count: n)
    for root in 0..<n where state[root] == 0 {
      stack.append((Int32(root), egressStart[root]))
      state[root] = 1
      position[root] = 0
      while let top = stack.last {
        let f = Int(top.fragment)
        if top.next == egressStart[f + 1] {
          state[f] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let s = segues[Int(top.next)]
        guard s.rules.contains(.auto) else { continue }
        let d = Int(s.destination)
        if state[d] == 0 {
          state[d] = 1
          position[d] = Int32(stack.count)
          stack.append((Int32(d), egressStart[d]))
        } else if state[d] == 1 {
          let loop = stack[Int(position[d])...].map { $0.fragment }
          if let least = loop.indices.min(by: { loop[$0] < loop[$1] }) {
            cycles.append(Array(loop[least...] + loop[..<least]))
          }
        }
      }
    }
    return cycles.sorted { $0[0] < $1[0] }
  }
}

/// Given edges in order of origin, then destination, then position.
private struct EdgesByOrigin {
  struct Leaving {
    var destination: Int32
    var position: Int32
    var rules: SegueRules

    static func precedes(_ a: Leaving, _ b: Leaving) -> Bool {
      a.destination == b.destination ? a.position < b.position : a.destination < b.destination
    }
  }

  /// Those of fragment `f`: `start[f]..<start[f + 1]`.
  private(set) var start: [Int32]
  private(set) var edges: [Leaving]

  init(fragmentCount n: Int, edges given: [Topology.Edge]) {
    let valid = { (e: Topology.Edge) in
      e.origin >= 0 && e.destination >= 0 && Int(e.origin) < n && Int(e.destination) < n
    }
    var start = [Int32](repeating: 0, count: n + 1)
    for e in given where valid(e) { start[Int(e.origin) + 1] += 1 }
    for f in 0..<n { start[f + 1] += start[f] }
    var edges = [Leaving](
      repeating: Leaving(destination: 0, position: 0, rules: []), count: Int(start[n]))
    var fill = start
    for (i, e) in given.enumerated() where valid(e) {
      edges[Int(fill[Int(e.origin)])] = Leaving(
        destination: e.destination, position: Int32(i), rules: e.rules)
      fill[Int(e.origin)] += 1
    }
    edges.withUnsafeMutableBufferPointer { edges in
      for f in 0..<n where start[f + 1] - start[f] > 1 {
        let group = Int(start[f])..<Int(start[f + 1])
        var leaving = UnsafeMutableBufferPointer(rebasing: edges[group])
        leaving.sort(by: Leaving.precedes)
      }
    }
    self.start = start
    self.edges = edges
  }
}
