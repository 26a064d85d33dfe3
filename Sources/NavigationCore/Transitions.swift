/// Every step of a depth-first walk over all segues, each walked once.
///
/// The walk goes on from the fragment just entered, along its greatest segue that is left; where
/// none is left, from the latest fragment of the walk that has one. A fragment that is no longer
/// presented is put there first, by a `replace` with the shortest path to it. A segue that has
/// fired as an auto counts as walked and has no step of its own. As a `replace` fires no auto,
/// also segues that an auto shadows are walked: all that the start leads to.
///
/// Each step can be navigated in turn by `PathState`. Linear in fragments, segues and the
/// lengths of the paths of all `replace` steps; of these there are fewer than segues, and each
/// is as short as the distance from the entry. No walk in this order takes shorter ones. On a comb,
/// a chain with a segue aside at each fragment, they add up to an eighth of the square of its
/// segues: hence the limit.
public struct Transitions: Sendable {
  public enum Step: Sendable, Hashable {
    /// Presents a segue. `entered` is the segue that entered its origin, which tells the id
    /// that the origin has; -1 where the origin is the entry or was entered by a firing auto.
    case present(segue: Int32, entered: Int32)
    /// Replaces the path by `path(to:)` a fragment.
    case replace(fragment: Int32)
  }

  public let steps: [Step]
  /// Whether the walk was ended because its `replace` steps passed the limit.
  public let isCutShort: Bool
  private let topology: Topology
  private let arrival: [Int32]

  /// - Parameters:
  ///   - start: where to begin, put there by a `replace`; where nil, the walk begins at the entry
  ///     as it is at launch. A start that the entry does not lead to gives no step.
  ///   - limit: the most segues that the paths of all `replace` steps may have together; the walk
  ///     ends before the first step that would pass it.
  public init(topology: Topology, entry: Int, from start: Int? = nil, limit: Int = .max) {
    let arrival = topology.arrivals(from: entry)
    var walk = DepthFirstWalk(topology, entry: entry, arrival: arrival, limit: limit)
    if start.map({ arrival[$0] > -2 }) ?? true { walk.run(from: start) }
    self.steps = walk.steps
    self.isCutShort = walk.isCutShort
    self.topology = topology
    self.arrival = arrival
  }

  /// The segues of the shortest path from the entry to a fragment, in order.
  public func path(to fragment: Int) -> [Int32] {
    topology.walk(to: fragment, arrival: arrival, limit: .max)
  }
}

extension Topology {
  /// The breadth-first tree over all segues: for each fragment the segue that enters it on the
  /// shortest path, -1 for the root, -2 where the root does not lead to it.
  func arrivals(from root: Int) -> [Int32] {
    var arrival = [Int32](repeating: -2, count: fragmentCount)
    var queue = [Int32(root)]
    var head = 0
    arrival[root] = -1
    while head < queue.count {
      for i in egress(of: Int(queue[head])) where arrival[Int(segues[i].destination)] == -2 {
        arrival[Int(segues[i].destination)] = Int32(i)
        queue.append(segues[i].destination)
      }
      head += 1
    }
    return arrival
  }
}

private struct DepthFirstWalk {
  var steps: [Transitions.Step] = []
  var isCutShort = false
  /// How many segues further `replace` steps may take.
  var budget: Int
  let topology: Topology
  let entry: Int
  let arrival: [Int32]
  let chains: AutoChains
  /// For each fragment the end of the segues that are left, the greatest last.
  var left: [Int32]
  var isWalked: [Bool]
  /// For each segue the number of the last `replace` whose path holds it.
  var replacedBy: [Int32]
  var replaceCount: Int32 = 0
  /// Fragments that the walk has entered, the latest last, until nothing is left to walk there.
  var places: [Int32] = []
  var screen: KnownScreen

  init(_ topology: Topology, entry: Int, arrival: [Int32], limit: Int) {
    self.topology = topology
    self.entry = entry
    self.arrival = arrival
    self.budget = limit
    self.chains = AutoChains(topology)
    self.left = Array(topology.egressStart.dropFirst())
    self.isWalked = Array(repeating: false, count: topology.segueCount)
    self.replacedBy = Array(repeating: 0, count: topology.segueCount)
    self.screen = KnownScreen(fragmentCount: topology.fragmentCount)
  }

  mutating func run(from start: Int?) {
    if let start {
      places.append(Int32(start))
      replace(start)
    } else {
      places.append(Int32(entry))
      screen.push(Int32(entry), entered: -1)
      fireAutos(from: entry, cutsPath: false)
    }
    while let place = places.last.map({ Int($0) }) {
      while left[place] > topology.egressStart[place], isWalked[Int(left[place]) - 1] {
        left[place] -= 1
      }
      guard left[place] > topology.egressStart[place] else {
        places.removeLast()
        continue
      }
      if !screen.shows(place) { replace(place) }
      if isCutShort { return }
      walk(Int(left[place]) - 1, entered: screen.entered[place])
    }
  }

  private mutating func walk(_ index: Int, entered: Int32) {
    steps.append(.present(segue: Int32(index), entered: entered))
    isWalked[index] = true
    let segue = topology.segues[index]
    places.append(segue.destination)
    screen.follow(segue, entered: Int32(index))
    // A segue that the path holds cuts it back: only what is entered now is known to be there.
    let cutsPath = replaceCount > 0 && replacedBy[index] == replaceCount
    if cutsPath { screen.show(only: segue.destination, entered: Int32(index)) }
    fireAutos(from: Int(segue.destination), cutsPath: cutsPath)
  }

  private mutating func fireAutos(from start: Int, cutsPath: Bool) {
    var cutsPath = cutsPath
    var f = start
    while topology.autoSegue[f] >= 0 {
      let auto = Int(topology.autoSegue[f])
      guard !isWalked[auto] else {
        // It may have fired on this path before, and so may all that follow.
        let end = topology.segues[Int(chains.lastSegue[f])].destination
        places.append(end)
        screen.show(only: end, entered: -1)
        return
      }
      isWalked[auto] = true
      let segue = topology.segues[auto]
      places.append(segue.destination)
      screen.follow(segue, entered: -1)
      if replaceCount > 0, replacedBy[auto] == replaceCount { cutsPath = true }
      if cutsPath { screen.show(only: segue.destination, entered: -1) }
      f = Int(segue.destination)
    }
  }

  private mutating func replace(_ fragment: Int) {
    let path = topology.walk(to: fragment, arrival: arrival, limit: .max)
    guard path.count <= budget else {
      isCutShort = true
      return
    }
    budget -= path.count
    steps.append(.replace(fragment: Int32(fragment)))
    replaceCount += 1
    screen.clear()
    screen.push(Int32(entry), entered: -1)
    for i in path {
      replacedBy[Int(i)] = replaceCount
      screen.follow(topology.segues[Int(i)], entered: i)
    }
  }
}

/// What is known of the screen: the way from the entry that the engine follows to it, or only
/// the fragment entered last.
private struct KnownScreen {
  /// For each fragment of the way the segue that entered it, or -1.
  private(set) var entered: [Int32]
  private var way: [(fragment: Int32, isHeld: Bool)] = []
  private var position: [Int32]
  private var isWhole = true

  init(fragmentCount: Int) {
    entered = Array(repeating: -1, count: fragmentCount)
    position = Array(repeating: -1, count: fragmentCount)
  }

  func shows(_ fragment: Int) -> Bool {
    let i = Int(position[fragment])
    return i >= 0 && (way[i].isHeld || i == way.count - 1)
  }

  /// Shows what a segue makes of the screen that shows its origin.
  mutating func follow(_ segue: Topology.Edge, entered index: Int32) {
    if isWhole {
      cut(to: Int(position[Int(segue.origin)]) + 1)
      way[way.count - 1].isHeld = segue.rules.contains(.hold)
      // Entered again, the engine leaves it from where the way met it first.
      isWhole = position[Int(segue.destination)] < 0
    }
    if !isWhole { cut(to: 0) }
    push(segue.destination, entered: index)
  }

  mutating func show(only fragment: Int32, entered index: Int32) {
    clear()
    isWhole = false
    push(fragment, entered: index)
  }

  mutating func clear() {
    cut(to: 0)
    isWhole = true
  }

  mutating func push(_ fragment: Int32, entered index: Int32) {
    position[Int(fragment)] = Int32(way.count)
    entered[Int(fragment)] = index
    way.append((fragment, false))
  }

  private mutating func cut(to count: Int) {
    while way.count > count { position[Int(way.removeLast().fragment)] = -1 }
  }
}
