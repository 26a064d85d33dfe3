/// How often a closed walk over all steps takes each segue, and that walk.
struct PostmanTour {
  let topology: Topology
  let entry: Int
  /// The segue by which the fewest steps enter a fragment, -1 for the entry, -2 for none.
  private(set) var arrival: [Int32]
  private(set) var isShortest = true
  /// How often each segue is taken; an auto only where the walk goes on from its destination.
  private var count: [Int]
  /// How many walks end at each fragment.
  private var ends: [Int]
  private var launches = 0

  /// Launches and steps.
  private(set) var length: Int

  init?(_ topology: Topology, entry: Int, limit: Int) {
    self.topology = topology
    self.entry = entry
    arrival = Self.fewestSteps(topology, from: entry)
    count = Array(repeating: 0, count: topology.segueCount)
    ends = Array(repeating: 0, count: topology.fragmentCount)

    // One node more than fragments, from which all launches start.
    let launcher = topology.fragmentCount
    var flow = MinimumCostFlow(nodeCount: launcher + 1)
    var excess = [Int32](repeating: 0, count: launcher + 1)
    var arcs = [Int](repeating: -1, count: topology.segueCount)
    var endArcs = [Int](repeating: -1, count: launcher)
    for f in 0..<launcher where arrival[f] > -2 {
      let auto = Int(topology.autoSegue[f])
      for i in topology.choices(from: f) where i != auto {
        let segue = topology.segues[i]
        count[i] = 1
        excess[f] -= 1
        excess[Int(segue.destination)] += 1
        arcs[i] = flow.addArc(from: segue.origin, to: segue.destination, cost: 1)
      }
      if auto >= 0 {
        let destination = topology.segues[auto].destination
        arcs[auto] = flow.addArc(from: Int32(f), to: destination, cost: 0)
      }
      endArcs[f] = flow.addArc(from: Int32(f), to: Int32(launcher), cost: 0)
    }
    let launch = flow.addArc(from: Int32(launcher), to: Int32(entry), cost: 1)
    excess[launcher] -= 1
    excess[entry] += 1
    guard flow.ship(&excess, limit: limit) else { return nil }
    for i in 0..<topology.segueCount where arcs[i] >= 0 { count[i] += flow.flow(on: arcs[i]) }
    for f in 0..<launcher where endArcs[f] >= 0 { ends[f] = flow.flow(on: endArcs[f]) }
    launches = 1 + flow.flow(on: launch)
    length = launches
    for i in 0..<topology.segueCount where !isAuto(i) { length += count[i] }
  }

  private func isAuto(_ segue: Int) -> Bool {
    Int(topology.autoSegue[Int(topology.segues[segue].origin)]) == segue
  }

  /// Breadth-first by steps; autos take none.
  private static func fewestSteps(_ topology: Topology, from entry: Int) -> [Int32] {
    var arrival = [Int32](repeating: -2, count: topology.fragmentCount)
    arrival[entry] = -1
    var level = [Int32(entry)]
    while !level.isEmpty {
      var i = 0
      while i < level.count {
        let auto = topology.autoSegue[Int(level[i])]
        i += 1
        guard auto >= 0 else { continue }
        let destination = topology.segues[Int(auto)].destination
        if arrival[Int(destination)] == -2 {
          arrival[Int(destination)] = auto
          level.append(destination)
        }
      }
      var next: [Int32] = []
      for f in level {
        for i in topology.choices(from: Int(f)) {
          let destination = topology.segues[i].destination
          if arrival[Int(destination)] == -2 {
            arrival[Int(destination)] = Int32(i)
            next.append(destination)
          }
        }
      }
      level = next
    }
    return arrival
  }

  /// Joins the parts that only autos lead to, where no repeated step goes through these.
  mutating func connect() {
    var isJoined = [Bool](repeating: false, count: topology.fragmentCount)
    var isTried = isJoined
    var joined = [entry]
    var head = 0
    isJoined[entry] = true
    var tried = 0
    while true {
      while head < joined.count {
        for i in topology.egress(of: joined[head]) where count[i] > 0 {
          let d = Int(topology.segues[i].destination)
          if !isJoined[d] {
            isJoined[d] = true
            joined.append(d)
          }
        }
        head += 1
      }
      guard tried < joined.count else { return }
      let origin = joined[tried]
      tried += 1
      // Along the autos to the first part that has steps of its own.
      var chain: [Int] = []
      var f = origin
      while topology.autoSegue[f] >= 0 {
        let auto = Int(topology.autoSegue[f])
        f = Int(topology.segues[auto].destination)
        guard !isJoined[f], !isTried[f] else { break }
        isTried[f] = true
        chain.append(auto)
        guard topology.choices(from: f).contains(where: { count[$0] > 0 }) else { continue }
        join(origin, chain)
        isJoined[f] = true
        joined.append(f)
        break
      }
    }
  }

  /// Lets a walk that ends at `origin`, a new one if none does, end after the autos instead.
  private mutating func join(_ origin: Int, _ chain: [Int]) {
    if ends[origin] > 0 {
      ends[origin] -= 1
    } else {
      isShortest = false
      launches += 1
      length += 1
      for i in topology.walk(to: origin, arrival: arrival, limit: .max) {
        count[Int(i)] += 1
        if !isAuto(Int(i)) { length += 1 }
      }
    }
    for auto in chain { count[auto] += 1 }
    if let last = chain.last { ends[Int(topology.segues[last].destination)] += 1 }
  }

  /// The closed walk from launch to launch: segues, and -1 for each launch.
  func close() -> [Int32] {
    let launcher = topology.fragmentCount
    var count = count
    var ends = ends
    var launches = launches
    var next = topology.egressStart
    var way: [(node: Int, by: Int32)] = [(launcher, -2)]
    var closed: [Int32] = []
    while let node = way.last?.node {
      if node == launcher {
        if launches > 0 {
          launches -= 1
          way.append((entry, -1))
          continue
        }
      } else {
        while next[node] < topology.egressStart[node + 1], count[Int(next[node])] == 0 {
          next[node] += 1
        }
        if next[node] < topology.egressStart[node + 1] {
          let i = next[node]
          count[Int(i)] -= 1
          way.append((Int(topology.segues[Int(i)].destination), i))
          continue
        }
        if ends[node] > 0 {
          ends[node] -= 1
          way.append((launcher, -2))
          continue
        }
      }
      let by = way.removeLast().by
      if by > -2 { closed.append(by) }
    }
    return closed.reversed()
  }
}

extension Topology {
  /// Whether a fragment stays on screen when it is entered, so that its segues can be walked.
  fileprivate func stands(_ fragment: Int) -> Bool {
    autoSegue[fragment] < 0 || segues[Int(autoSegue[fragment])].rules.contains(.hold)
  }

  /// The segues that a user can walk from a fragment just entered.
  fileprivate func choices(from fragment: Int) -> Range<Int> {
    stands(fragment) ? egress(of: fragment) : 0..<0
  }
}
