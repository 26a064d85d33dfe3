/// Segues with one tag that can be walked at the same moment.
///
/// The search goes down a tree of walks that the engine is sure to allow, with the tags that what
/// stays on screen underneath offers. Each pair that it finds can be had; it may miss pairs that
/// only another walk brings together. Linear in fragments and segues.
public struct SharedTags: Sendable {
  public struct Pair: Sendable, Hashable {
    /// A segue that leaves a fragment on top, or above the other's origin.
    public let segue: Int32
    /// The segue that it shares its tag with.
    public let other: Int32
    /// The segue that brings the two together: it holds the one fragment under the other. -1 where
    /// the walk in the tree does, or where both leave one fragment.
    public let held: Int32
  }

  /// In order of segue, at most one pair for each.
  public let pairs: [Pair]
  private let arrival: [Int32]

  /// How many tagged segues of a fragment are looked at for each further way to hold it.
  private static let limit = 16

  /// - Parameters:
  ///   - walks: those from the entry at launch.
  ///   - tags: for each segue its tag, or -1; `0..<tagCount`.
  public init(topology: Topology, entry: Int, walks: CertainWalks, tags: [Int32], tagCount: Int) {
    let n = topology.fragmentCount
    let arrival = walks.arrival
    let stands = walks.stands
    let children = Adjacency(count: n) { link in
      // Held ones first: while those are walked, the origin's segues can be walked too.
      for holds in [true, false] {
        for f in walks.order where arrival[Int(f)] >= 0 {
          let segue = topology.segues[Int(arrival[Int(f)])]
          if segue.rules.contains(.hold) == holds { link(segue.origin, f) }
        }
      }
    }
    let tagged = (0..<n).map { f in
      topology.egress(of: f).compactMap { tags[$0] >= 0 ? Int32($0) : nil }
    }

    var partner = [Pair?](repeating: nil, count: topology.segueCount)
    // The segues on offer for each tag, the topmost last.
    var offers = [[Int32]](repeating: [], count: tagCount)

    func note(_ segue: Int32, held: Int32) {
      guard partner[Int(segue)] == nil, let other = offers[Int(tags[Int(segue)])].last,
        other != segue
      else { return }
      partner[Int(segue)] = Pair(segue: segue, other: other, held: held)
    }
    func offer(_ f: Int) {
      for i in tagged[f] {
        note(i, held: -1)
        offers[Int(tags[Int(i)])].append(i)
      }
    }
    func withdraw(_ f: Int) {
      for i in tagged[f] { offers[Int(tags[Int(i)])].removeLast() }
    }
    /// Whether walking a segue to a fragment leaves in place what is held underneath.
    func isFresh(_ f: Int, by segue: Int32) -> Bool {
      topology.autoSegue[f] < 0
        || (f != entry
          && topology.ingress(of: f).allSatisfy {
            $0 == segue || topology.autoSegue[Int(topology.segues[Int($0)].origin)] != $0
          })
    }

    var way: [(fragment: Int, next: Int32, isOffering: Bool)] = []
    func enter(_ f: Int) {
      way.append((f, children.start[f], stands[f]))
      guard stands[f] else { return }
      offer(f)
      for i in topology.egress(of: f) {
        let segue = topology.segues[i]
        let d = Int(segue.destination)
        guard segue.rules.contains(.hold), arrival[d] != Int32(i), stands[d], d != f,
          d != entry, topology.autoSegue[d] < 0
        else { continue }
        for j in tagged[d].prefix(SharedTags.limit) { note(j, held: Int32(i)) }
      }
    }
    enter(entry)
    while let top = way.last {
      let f = top.fragment
      if top.next < children.start[f + 1] {
        way[way.count - 1].next += 1
        let d = Int(children.targets[Int(top.next)])
        let holds = topology.segues[Int(arrival[d])].rules.contains(.hold)
        if !holds, top.isOffering {
          withdraw(f)
          way[way.count - 1].isOffering = false
        }
        guard isFresh(d, by: arrival[d]) else { continue }
        enter(d)
      } else {
        if top.isOffering { withdraw(f) }
        way.removeLast()
      }
    }
    self.pairs = partner.compactMap { $0 }
    self.arrival = arrival
  }

  /// The last segues of the walk after which both segues of a pair can be walked.
  public func walk(to pair: Pair, in topology: Topology, limit: Int) -> [Int32] {
    guard pair.held >= 0 else {
      let f = Int(topology.segues[Int(pair.segue)].origin)
      return topology.walk(to: f, arrival: arrival, limit: limit)
    }
    let below = Int(topology.segues[Int(pair.held)].origin)
    return topology.walk(to: below, arrival: arrival, limit: limit - 1) + [pair.held]
  }
}
