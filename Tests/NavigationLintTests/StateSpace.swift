import NavigationCore

/// Every state that a user can bring the engine into, and what each transition shows: an oracle
/// for the rules that knows `PathState` and none of the searches.
///
/// Sets of fragments are the bits of a number.
struct StateSpace {
  struct Transition {
    var from: Int
    var to: Int
    /// The segue that was walked; nil where one was dismissed.
    var segue: Int?
    /// The segue that was dismissed.
    var dismissed: Int?
    /// What came on screen, in order, if only in passing.
    var shown: [Int32]
  }

  var states: [PathState] = []
  /// What is on screen in each state, bottom to top.
  var screens: [[Int32]] = []
  var transitions: [Transition] = []
  /// What the launch shows.
  var launch: [Int32] = []
  let topology: Topology

  /// Nil where there are more states than the limit.
  init?(_ topology: Topology, entry: Int, limit: Int) {
    self.topology = topology
    let first = PathState(entry: Int32(entry), in: topology)
    launch = [Int32(entry)] + Self.autos(from: Int32(entry), topology)
    var index = [first: 0]
    states = [first]
    var head = 0
    while head < states.count {
      guard states.count <= limit else { return nil }
      let state = states[head]
      let points = state.presented(in: topology)
      screens.append(points.map(\.fragment))
      func add(
        _ after: PathState, _ segue: Int? = nil, dismissed: Int? = nil, _ shown: [Int32] = []
      ) {
        let to = index[after] ?? states.count
        if to == states.count {
          index[after] = to
          states.append(after)
        }
        transitions.append(
          Transition(
            from: head, to: to, segue: segue, dismissed: dismissed, shown: shown))
      }
      for point in points {
        for i in topology.egress(of: Int(point.fragment)) {
          let d = topology.segues[i].destination
          var after = state
          after.present(
            PathStep(origin: point, destination: PathPoint(fragment: d)), in: topology)
          add(after, i, [d] + Self.autos(from: d, topology))
        }
      }
      for (i, step) in state.steps.enumerated() {
        let segue = topology.segue(
          from: Int(step.origin.fragment), to: Int(step.destination.fragment))
        guard let segue, topology.segues[segue].rules.contains(.dismissable) else { continue }
        var after = state
        after.dismiss(stepAt: i)
        add(after, dismissed: segue)
      }
      head += 1
    }
  }

  private static func autos(from start: Int32, _ topology: Topology) -> [Int32] {
    var shown: [Int32] = []
    var f = Int(start)
    while topology.autoSegue[f] >= 0 {
      let d = topology.segues[Int(topology.autoSegue[f])].destination
      shown.append(d)
      f = Int(d)
    }
    return shown
  }

  static func bits(_ fragments: [Int32]) -> UInt64 {
    fragments.reduce(0) { $0 | 1 << UInt64($1) }
  }

  /// What is ever shown from each state on, itself included.
  var futures: [UInt64] {
    var futures = screens.map(Self.bits)
    var changes = true
    while changes {
      changes = false
      for t in transitions.reversed() {
        let more = futures[t.from] | futures[t.to] | Self.bits(t.shown)
        if more != futures[t.from] {
          futures[t.from] = more
          changes = true
        }
      }
    }
    return futures
  }

  /// Every fragment that is ever shown.
  var shown: UInt64 {
    transitions.reduce(Self.bits(launch) | Self.bits(screens[0])) {
      $0 | Self.bits($1.shown) | Self.bits(screens[$1.to])
    }
  }

  /// The fewest walked segues before each fragment is shown; dismissing costs nothing.
  var depths: [Int32: Int] {
    var depth = [Int](repeating: .max, count: states.count)
    depth[0] = 0
    var changes = true
    while changes {
      changes = false
      for t in transitions where depth[t.from] != .max {
        let next = depth[t.from] + (t.segue == nil ? 0 : 1)
        if next < depth[t.to] {
          depth[t.to] = next
          changes = true
        }
      }
    }
    var depths: [Int32: Int] = [:]
    for f in launch { depths[f] = 0 }
    for t in transitions {
      for f in t.shown {
        depths[f] = min(depths[f] ?? .max, depth[t.from] + 1)
      }
    }
    return depths
  }

  /// The fragments that are shown after one of `from` was, and since then none of `through`, on a
  /// walk that dismisses nothing but autos.
  func reached(from: UInt64, past through: UInt64 = 0) -> UInt64 {
    var found: UInt64 = 0
    func follow(_ shown: [Int32], _ isOn: Bool) -> Bool {
      var isOn = isOn
      for f in shown {
        let bit: UInt64 = 1 << UInt64(f)
        if through & bit != 0 { isOn = false }
        if isOn { found |= bit }
        if from & bit != 0, through & bit == 0 { isOn = true }
      }
      return isOn
    }
    var isOn = [Bool](repeating: false, count: states.count)
    isOn[0] = follow(launch, false)
    var changes = true
    while changes {
      changes = false
      for t in transitions {
        if let i = t.dismissed,
          Int(topology.autoSegue[Int(topology.segues[i].origin)]) != i
        {
          continue
        }
        // What is on screen already may begin a walk as well.
        let begins = screens[t.from].contains { from & (1 << UInt64($0)) != 0 }
        let after = follow(t.shown, isOn[t.from] || begins)
        if after, !isOn[t.to] {
          isOn[t.to] = true
          changes = true
        }
      }
    }
    return found
  }
}
