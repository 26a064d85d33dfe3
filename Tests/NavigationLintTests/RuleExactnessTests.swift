import NavigationCore
import NavigationDocument
import TestSupport
import Testing

@testable import NavigationLint

@Suite("Rules and policies agree with every state the engine can reach")
struct RuleExactnessTests {
  /// What a rule says of one graph, and what is so.
  struct Tally {
    var truths = 0
    var found = 0
    var isTold: Bool { found > 0 }
  }

  static let seeds: Range<UInt64> = 4_000..<8_000

  static func document(seed: UInt64) -> GraphDocument {
    var document = RandomDocumentTests.document(seed: seed)
    document.isClosed = false
    document.declaredEntry = (document.names[0], .none)
    document.texts = ["x", "y"]
    var random = SeededGenerator(state: ~seed)
    for i in document.segues.indices {
      document.segues[i].tag = Int32(random.below(3) - 1)
    }
    return document
  }

  /// The random graphs whose states can all be visited.
  static let spaces = seeds.compactMap { seed in
    let document = document(seed: seed)
    return StateSpace(document.topology(), entry: 0, limit: 800).map { (seed, document, $0) }
  }

  static func each(_ body: (UInt64, GraphDocument, StateSpace) -> Void) {
    #expect(spaces.count > 3_800)
    for (seed, document, space) in spaces { body(seed, document, space) }
  }

  /// What one rule alone finds: the others would cost most of the time.
  static func findings(
    _ rule: String, _ document: GraphDocument, policies: [Policy] = [],
    options: [String: LintConfiguration.OptionValue] = [:], roots: [String] = []
  ) -> [Finding] {
    var configuration = LintConfiguration()
    configuration.policies = policies
    if policies.isEmpty {
      configuration.rules[rule] = .init(severity: .warning, options: options)
    }
    configuration.roots = roots
    let subject = LintSubject(document: document, configuration: configuration)
    return Linter.rules.filter { $0.id == rule }.flatMap { Linter.check($0, subject) }
  }

  /// For each fragment what a rule finds under a policy about that fragment; they are checked
  /// together.
  static func fragments(
    _ rule: String, _ document: GraphDocument, policy: (Int) -> Policy
  ) -> [Set<Int32>] {
    let policies = document.names.indices.map { i in
      var policy = policy(i)
      policy.name = String(i)
      return policy
    }
    let found = Dictionary(
      grouping: findings(rule, document, policies: policies), by: { $0.policy })
    return policies.map { fragments(found[$0.name] ?? [], document) }
  }

  static func fragments(_ findings: [Finding], _ document: GraphDocument) -> Set<Int32> {
    Set(
      findings.compactMap {
        guard case .fragment(let name) = $0.subject else { return nil }
        return document.fragment(named: name).map(Int32.init)
      })
  }

  static func segues(_ findings: [Finding], _ document: GraphDocument) -> [Int] {
    let topology = document.topology()
    return findings.compactMap {
      guard case .segue(let from, let to) = $0.subject,
        let f = document.fragment(named: from), let d = document.fragment(named: to)
      else { return nil }
      return topology.segue(from: f, to: d)
    }
  }

  private func expect(
    _ told: Set<Int32>, within truth: Set<Int32>, _ tally: inout Tally, _ seed: UInt64
  ) {
    #expect(told.isSubset(of: truth), "seed \(seed): told \(told), true \(truth)")
    tally.truths += truth.count
    tally.found += told.intersection(truth).count
  }

  @Test("ambiguous-tag: the origins of both segues are on screen at once in some state")
  func ambiguousTag() {
    var tally = Tally()
    Self.each { seed, document, space in
      let topology = space.topology
      let tags = (0..<topology.segueCount).map {
        document.segues[Int(topology.inputPosition[$0])].tag
      }
      // The second of two segues that some screen offers with one tag.
      var truth: Set<Int> = []
      for screen in space.screens {
        let offered = screen.flatMap { topology.egress(of: Int($0)) }.filter { tags[$0] >= 0 }
        for i in offered where offered.contains(where: { $0 != i && tags[$0] == tags[i] }) {
          truth.insert(i)
        }
      }
      let told = Self.segues(Self.findings("ambiguous-tag", document), document)
      #expect(Set(told).isSubset(of: truth), "seed \(seed)")
      let pairs = Set(truth.map { tags[$0] })
      tally.truths += pairs.count
      tally.found += Set(told.map { tags[$0] }).count
    }
    #expect(tally.truths > 500)
    #expect(tally.found * 10 >= tally.truths * 8, "\(tally)")
  }

  @Test("ambiguous-forward: the fragment is on top in some state, with several segues")
  func ambiguousForward() {
    var tally = Tally()
    Self.each { seed, document, space in
      let truth = Set(
        space.screens.compactMap(\.last).filter { space.topology.egress(of: Int($0)).count > 1 })
      expect(
        Self.fragments(Self.findings("ambiguous-forward", document), document), within: truth,
        &tally, seed)
    }
    #expect(tally.found * 10 >= tally.truths * 9, "\(tally)")
  }

  @Test("max-depth: no sequence of transitions shows the fragment with fewer walked segues")
  func maxDepth() {
    var tally = Tally()
    Self.each { seed, document, space in
      let depths = space.depths
      let all = space.shown
      for limit in 0...2 {
        let truth = Set(depths.filter { $0.value > limit }.map(\.key))
        let told = Self.fragments(
          Self.findings("max-depth", document, options: ["limit": .number(limit)]), document)
        let shown = told.filter { all & (1 << UInt64($0)) != 0 }
        expect(shown, within: truth, &tally, seed)
      }
    }
    #expect(tally.found * 100 >= tally.truths * 99, "\(tally)")
  }

  @Test("orphan-tag: no transition ever walks a segue that has the tag")
  func orphanTag() {
    var tally = Tally()
    Self.each { seed, document, space in
      let topology = space.topology
      var walked: Set<Int> = []
      func note(_ shown: [Int32]) {
        for (f, d) in zip(shown, shown.dropFirst()) {
          topology.segue(from: Int(f), to: Int(d)).map { _ = walked.insert($0) }
        }
      }
      note(space.launch)
      for t in space.transitions {
        if let segue = t.segue { walked.insert(segue) }
        note(t.shown)
      }
      let tag = { (i: Int) in document.segues[Int(topology.inputPosition[i])].tag }
      let all = Set((0..<topology.segueCount).map(tag)).subtracting([-1])
      let truth = all.subtracting(walked.map(tag))
      let told = Set(Self.segues(Self.findings("orphan-tag", document), document).map(tag))
      expect(told, within: truth, &tally, seed)
    }
    #expect(tally.found * 100 >= tally.truths * 85, "\(tally)")
  }

  @Test("self-loop: walking the segue never shows anything new")
  func selfLoop() {
    var walked = 0
    Self.each { seed, document, space in
      let told = Set(Self.segues(Self.findings("self-loop", document), document))
      let truth = space.topology.segues.indices.filter {
        let segue = space.topology.segues[$0]
        return segue.origin == segue.destination && !segue.rules.contains(.hold)
      }
      #expect(told == Set(truth), "seed \(seed)")
      for t in space.transitions where t.segue.map(told.contains) ?? false {
        let f = t.shown[0]
        // Walking what the path holds cuts it back to there.
        let step = PathPoint(fragment: f)
        guard space.topology.autoSegue[Int(f)] < 0,
          !space.states[t.from].steps.contains(PathStep(origin: step, destination: step))
        else { continue }
        walked += 1
        #expect(space.screens[t.from].contains(f) && space.screens[t.to].contains(f))
        #expect(Set(space.screens[t.to]).isSubset(of: space.screens[t.from]), "seed \(seed)")
      }
    }
    #expect(walked > 100)
  }

  @Test("one-way-trap: after some walk of the segue, its origin is never shown again")
  func oneWayTrap() {
    var tally = Tally()
    Self.each { seed, document, space in
      let futures = space.futures
      let topology = space.topology
      // From where the fragment can be left and come back to, to where it cannot.
      var truth: Set<Int32> = []
      var isRevisited: UInt64 = 0
      for t in space.transitions {
        for f in space.screens[t.from] {
          let bit: UInt64 = 1 << UInt64(f)
          let isLeft = !space.screens[t.to].contains(f)
          if isLeft, futures[t.to] & bit != 0 { isRevisited |= bit }
        }
      }
      for t in space.transitions {
        guard let i = t.segue else { continue }
        let origin = topology.segues[i].origin
        let bit: UInt64 = 1 << UInt64(origin)
        if !t.shown.contains(origin), futures[t.to] & bit == 0, isRevisited & bit != 0 {
          truth.insert(topology.segues[i].destination)
        }
      }
      let findings = Self.findings("one-way-trap", document)
      let told = Self.fragments(findings, document)
      for finding in findings {
        guard case .fragment(let name) = finding.subject,
          let walk = finding.witness?.fragments, walk.count > 1,
          let u = document.fragment(named: walk[walk.count - 2]),
          let v = document.fragment(named: name), let i = topology.segue(from: u, to: v)
        else {
          Issue.record("seed \(seed): \(finding)")
          continue
        }
        let isLost = space.transitions.contains {
          $0.segue == i && !$0.shown.contains(Int32(u)) && futures[$0.to] & (1 << UInt64(u)) == 0
        }
        #expect(isLost, "seed \(seed): \(walk) \(topology.segues)")
      }
      tally.truths += truth.isEmpty ? 0 : 1
      tally.found += truth.isEmpty || told.isEmpty ? 0 : 1
    }
    #expect(tally.truths > 50)
    #expect(tally.found * 2 >= tally.truths, "\(tally)")
  }

  @Test("must-return-to: from some state that shows the fragment, the target is never shown again")
  func mustReturnTo() {
    var tally = Tally()
    Self.each { seed, document, space in
      let futures = space.futures
      let found = Self.fragments("must-return-to", document) {
        Policy(
          rule: "must-return-to", name: "", from: document.names, to: [document.names[$0]])
      }
      for target in document.names.indices {
        let bit: UInt64 = 1 << UInt64(target)
        var truth: Set<Int32> = futures[0] & bit == 0 ? Set(space.launch) : []
        for t in space.transitions where futures[t.to] & bit == 0 {
          truth.formUnion(t.shown.filter { $0 != Int32(target) })
          truth.formUnion(space.screens[t.to])
        }
        expect(found[target], within: truth, &tally, seed)
      }
    }
    #expect(tally.truths > 1_000)
    #expect(tally.found * 2 >= tally.truths, "\(tally)")
  }

  @Test("no-reach: some walk that dismisses nothing but autos shows the one after the other")
  func noReach() {
    var tally = Tally()
    Self.each { seed, document, space in
      let found = Self.fragments("no-reach", document) {
        Policy(rule: "no-reach", name: "", from: [document.names[$0]], to: document.names)
      }
      for from in document.names.indices {
        let bit: UInt64 = 1 << UInt64(from)
        let reached = space.reached(from: bit) & ~bit
        let truth = Set(
          (0..<Int32(document.names.count)).filter { reached & (1 << UInt64($0)) != 0 })
        expect(found[from], within: truth, &tally, seed)
      }
    }
    #expect(tally.found * 10 >= tally.truths * 7, "\(tally)")
  }

  @Test("must-pass-through: some walk shows the one after the other, and the gate not in between")
  func mustPassThrough() {
    var tally = Tally()
    Self.each { seed, document, space in
      let count = document.names.count
      guard count > 2 else { return }
      let found = Self.fragments("must-pass-through", document) {
        Policy(
          rule: "must-pass-through", name: "", from: [document.names[$0]], to: document.names,
          through: [document.names[($0 + 1) % count]])
      }
      for from in document.names.indices {
        let gate = (from + 1) % count
        let (a, c): (UInt64, UInt64) = (1 << UInt64(from), 1 << UInt64(gate))
        let reached = space.reached(from: a, past: c) & ~(a | c)
        let truth = Set(
          (0..<Int32(document.names.count)).filter { reached & (1 << UInt64($0)) != 0 })
        expect(found[from], within: truth, &tally, seed)
      }
    }
    #expect(tally.found * 10 >= tally.truths * 7, "\(tally)")
  }

  /// Replays a walk on the engine: each segue leaves what is on screen, once an auto that passed it
  /// by is dismissed.
  private func isWalkable(_ walk: [Int32], _ topology: Topology) -> Bool {
    var state = PathState(entry: walk[0], in: topology)
    for (a, b) in zip(walk, walk.dropFirst()) {
      let (origin, destination) = (PathPoint(fragment: a), PathPoint(fragment: b))
      let step = PathStep(origin: origin, destination: destination)
      let auto = Int(topology.autoSegue[Int(a)])
      // It fired when its origin was presented; firing may have cut the path back since.
      if auto >= 0, topology.segues[auto].destination == b { continue }
      if !state.presented(in: topology).contains(origin), auto >= 0,
        topology.segues[auto].rules.contains(.dismissable),
        let i = state.steps.lastIndex(where: {
          $0.origin == origin && $0.destination.fragment == topology.segues[auto].destination
        })
      {
        state.dismiss(stepAt: i)
      }
      guard state.presented(in: topology).contains(origin) else { return false }
      state.present(step, in: topology)
    }
    return true
  }

  @Test("the engine allows each walk that a finding shows")
  func witnesses() {
    var walks = 0
    Self.each { seed, document, space in
      let names = document.names
      let policies = [
        Policy(rule: "no-reach", name: "p", from: [names[names.count / 2]], to: names),
        Policy(
          rule: "must-pass-through", name: "p", from: [names[0]], to: names,
          through: [names[names.count - 1]]),
        Policy(rule: "must-return-to", name: "p", to: [names[0]]),
      ]
      let findings =
        ["ambiguous-tag", "ambiguous-forward", "one-way-trap"].flatMap {
          Self.findings($0, document)
        } + policies.flatMap { Self.findings($0.rule, document, policies: [$0]) }
      for finding in findings {
        guard let walk = finding.witness?.fragments else { continue }
        walks += 1
        let indices = walk.compactMap { document.fragment(named: $0).map { Int32($0) } }
        #expect(isWalkable(indices, space.topology), "seed \(seed): \(finding)")
      }
    }
    #expect(walks > 4_000)
  }
}
