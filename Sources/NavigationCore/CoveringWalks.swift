/// Walks from launch that together walk every segue a user can walk by going forward, with the
/// fewest launches and steps taken together.
///
/// In a walk each step leaves the fragment that the step before entered or, where autos fire
/// there, a fragment of their chain that stays on screen. What can only be walked after a
/// dismissal is left out, as is what an auto shadows.
///
/// This is the directed postman problem (Edmonds and Johnson, 1973) with a launch as a way from
/// everywhere to the entry: the steps that have to be repeated are a minimum-cost flow, and a
/// closed walk over all steps (Hierholzer, 1873), cut at its launches, gives the walks.
///
/// `isShortest` tells whether they are proven the shortest. They may not be where a part of the
/// graph hangs on autos alone that no shortest repetition takes (joining such parts is the rural
/// postman problem, NP-hard: Lenstra and Rinnooy Kan, 1976), or where two chains of autos that
/// run into one cut a walk's path back.
///
/// The flow takes a round for each different length that ways to what is lacking have, by cost and
/// by arcs, each about linear in the graph; an app of 100,000 segues takes some dozen. The rest is
/// linear in the graph, the walks and the autos that they fire.
public struct CoveringWalks: Sendable {
  /// The walks have more launches and steps than the limit.
  public struct TooLong: Error, Sendable, Hashable {
    public let limit: Int
  }

  /// For each walk the segues to present, in order; autos fire between them.
  public let walks: [[Int32]]
  /// Segues that no such walk takes, in order.
  public let unwalked: [Int32]
  public let isShortest: Bool

  /// - Parameter limit: the most launches and steps to give; repetitions alone can grow with the
  ///   square of a graph that is one long chain.
  public init(topology: Topology, entry: Int, limit: Int = 1_000_000) throws(TooLong) {
    guard var tour = PostmanTour(topology, entry: entry, limit: limit) else {
      throw TooLong(limit: limit)
    }
    tour.connect()
    guard tour.length <= limit else { throw TooLong(limit: limit) }
    var writer = WalkWriter(topology, entry: entry, arrival: tour.arrival)
    for arc in tour.close() { writer.follow(arc) }
    writer.finishWalk()
    walks = writer.walks
    unwalked = (0..<Int32(topology.segueCount)).filter { !writer.isWalked[Int($0)] }
    isShortest = tour.isShortest && writer.isShortest
  }
}

/// Cuts a closed walk into walks, each held to what the engine presents.
private struct WalkWriter {
  private(set) var walks: [[Int32]] = []
  private(set) var isWalked: [Bool]
  private(set) var isShortest = true
  private let topology: Topology
  private let entry: Int
  private let arrival: [Int32]
  private let chains: AutoChains
  private var walk: [Int32] = []
  private var walkNumber = 0
  /// The fragment entered last, before autos fired.
  private var place: Int
  /// Whether the autos there fired again and so cut the path back.
  private var hasFiredAgain = false
  /// For each last segue of a chain of autos, the number of the walk that fired it last.
  private var firedIn: [Int]

  init(_ topology: Topology, entry: Int, arrival: [Int32]) {
    self.topology = topology
    self.entry = entry
    self.arrival = arrival
    chains = AutoChains(topology)
    isWalked = Array(repeating: false, count: topology.segueCount)
    firedIn = Array(repeating: 0, count: topology.segueCount)
    place = entry
    launch()
  }

  mutating func follow(_ arc: Int32) {
    guard arc >= 0 else {
      finishWalk()
      return
    }
    let segue = topology.segues[Int(arc)]
    if topology.autoSegue[Int(segue.origin)] == arc { return }
    if !canLeave(from: Int(segue.origin)) {
      isShortest = false
      finishWalk()
      for i in topology.walk(to: Int(segue.origin), arrival: arrival, limit: .max)
      where topology.autoSegue[Int(topology.segues[Int(i)].origin)] != i {
        guard canLeave(from: Int(topology.segues[Int(i)].origin)) else { return }
        present(i)
      }
      guard canLeave(from: Int(segue.origin)) else { return }
    }
    present(arc)
  }

  mutating func finishWalk() {
    if !walk.isEmpty { walks.append(walk) }
    launch()
  }

  private mutating func launch() {
    walk = []
    walkNumber += 1
    enter(entry)
  }

  private mutating func present(_ segue: Int32) {
    walk.append(segue)
    isWalked[Int(segue)] = true
    enter(Int(topology.segues[Int(segue)].destination))
  }

  private mutating func enter(_ fragment: Int) {
    place = fragment
    let last = Int(chains.lastSegue[fragment])
    guard last >= 0 else { return }
    hasFiredAgain = firedIn[last] == walkNumber
    firedIn[last] = walkNumber
    var f = fragment
    while topology.autoSegue[f] >= 0, !isWalked[Int(topology.autoSegue[f])] {
      isWalked[Int(topology.autoSegue[f])] = true
      f = Int(topology.segues[Int(topology.autoSegue[f])].destination)
    }
  }

  /// Whether a fragment stands at the place or in the chain of autos that fired there.
  ///
  /// A chain that fires again cuts the path back to where the first of its segues fired before:
  /// its end is presented, and what the last auto left; the fragments before may not be.
  private func canLeave(from fragment: Int) -> Bool {
    var f = place
    while f != fragment {
      guard topology.autoSegue[f] >= 0 else { return false }
      f = Int(topology.segues[Int(topology.autoSegue[f])].destination)
    }
    let auto = topology.autoSegue[f]
    return auto < 0 || !hasFiredAgain || chains.lastSegue[f] == auto
  }
}
