internal import NavigationCore

/// The rules of an app's navigation: fragments, the segues between them, and one entry.
///
/// A value of this type is sound: it has an entry, one segue for each edge, at most one auto
/// segue from each fragment, and no cycle of auto segues.
public struct NavigationGraph<N: Fragment>: Sendable {
  /// The fragments in their order.
  public let fragments: [N]
  /// The segues in order of origin, then destination.
  public let segues: [Segue<N>]
  /// The fragment that is presented at launch.
  public let entry: N

  let topology: Topology
  let entryIndex: Int32
  private let indices: [N: Int32]

  /// Checks the segues and builds the graph.
  ///
  /// - Parameters:
  ///   - given: the segues, in any order, one for each edge.
  ///   - entry: the fragment presented at launch; where nil, the only fragment without a segue
  ///     into it.
  /// - Throws: the first that applies of `empty`, `oneEdgeToManySegues`, `ambiguousAutoSegues`,
  ///   `autoCycleDetected`, `entryNotInGraph`, `missingInlets` and `ambiguousInlets`.
  /// - Complexity: O(*s* log *s*) for *s* segues.
  public init(_ given: some Sequence<Segue<N>>, entry: N? = nil) throws(NavigationError<N>) {
    let segues = given.sorted()
    if segues.isEmpty { throw .empty }
    var repeated = OrderedSet<DirectedEdge<N>>()
    for (previous, next) in zip(segues, segues.dropFirst()) where previous.edge == next.edge {
      repeated.append(next.edge)
    }
    if !repeated.isEmpty { throw .oneEdgeToManySegues(Array(repeated)) }

    let fragments = Set(segues.lazy.flatMap { [$0.from, $0.to] }).sorted()
    var indices: [N: Int32] = [:]
    for (i, fragment) in fragments.enumerated() { indices[fragment] = Int32(i) }
    let topology = Topology(
      fragmentCount: fragments.count,
      edges: segues.map {
        Topology.Edge(
          origin: indices[$0.from] ?? -1, destination: indices[$0.to] ?? -1, rules: $0.rules)
      })
    if !topology.ambiguousAutoOrigins.isEmpty {
      throw .ambiguousAutoSegues(
        topology.ambiguousAutoOrigins.flatMap { origin in
          topology.egress(of: Int(origin)).map { segues[$0] }.filter(\.auto).map(\.edge)
        })
    }
    if let cycle = topology.autoCycles.first {
      throw .autoCycleDetected(cycle.map { fragments[Int($0)] })
    }

    let entryIndex: Int32
    if let entry {
      guard let index = indices[entry] else { throw .entryNotInGraph(entry) }
      entryIndex = index
    } else {
      let inlets = topology.inlets
      guard let inlet = inlets.first else { throw .missingInlets }
      if inlets.count > 1 { throw .ambiguousInlets(inlets.map { fragments[Int($0)] }) }
      entryIndex = inlet
    }

    self.fragments = fragments
    self.segues = segues
    self.entry = fragments[Int(entryIndex)]
    self.topology = topology
    self.entryIndex = entryIndex
    self.indices = indices
  }

  /// The segue for an edge, or nil.
  public func segue(for edge: DirectedEdge<N>) -> Segue<N>? {
    guard let origin = index(of: edge.from), let destination = index(of: edge.to) else {
      return nil
    }
    return topology.segue(from: Int(origin), to: Int(destination)).map { segues[$0] }
  }

  /// The segues that leave a fragment, in order of destination.
  public func egressSegues(for fragment: N) -> [Segue<N>] {
    index(of: fragment).map { Array(segues[topology.egress(of: Int($0))]) } ?? []
  }

  /// The segues that enter a fragment, in order of origin.
  public func ingressSegues(for fragment: N) -> [Segue<N>] {
    index(of: fragment).map { topology.ingress(of: Int($0)).map { segues[Int($0)] } } ?? []
  }

  func index(of fragment: N) -> Int32? { indices[fragment] }
}

extension NavigationGraph: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.entry == rhs.entry && lhs.segues == rhs.segues
  }
}
