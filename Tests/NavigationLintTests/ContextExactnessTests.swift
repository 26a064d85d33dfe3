import NavigationCore
import NavigationDocument
import NavigationGraph
import NavigationRouting
import TestSupport
import Testing

@testable import NavigationLint

private struct Node: Fragment {
  var index: Int
  static func < (a: Node, b: Node) -> Bool { a.index < b.index }
}

/// The presentation contexts of every state that a user can come to, by the model of the router.
private struct ContextSpace {
  let space: StateSpace
  let contexts: [PresentationContexts<PathFragment<Node>>]

  init?(_ document: GraphDocument) {
    let topology = document.topology()
    guard topology.duplicates.isEmpty, topology.autoCycles.isEmpty,
      topology.ambiguousAutoOrigins.isEmpty,
      let space = StateSpace(topology, entry: 0, limit: 400)
    else { return nil }
    let segues = document.segues.map { segue in
      Segue(
        DirectedEdge(from: Node(index: Int(segue.origin)), to: Node(index: Int(segue.destination))),
        style: segue.rules.contains(.hold) ? .hold : .pass,
        dismissable: segue.rules.contains(.dismissable), auto: segue.rules.contains(.auto),
        presentation: SeguePresentation.allCases[Int(segue.presentation.rawValue)])
    }
    guard let graph = try? NavigationGraph(segues, entry: Node(index: 0)) else { return nil }
    self.space = space
    var contexts: [PresentationContexts<PathFragment<Node>>] = []
    for state in space.states {
      let edges = state.steps.map {
        PathEdge(
          DirectedEdge(
            from: Node(index: Int($0.origin.fragment)),
            to: Node(index: Int($0.destination.fragment))))
      }
      guard var path = try? PresentedPath(graph: graph) else { return nil }
      guard (try? path.replace(path: OrderedSet(edges))) != nil else { return nil }
      contexts.append(ContextProjection(path).contexts)
    }
    self.contexts = contexts
  }

  func holds(_ segue: Int, in state: Int) -> Bool {
    let edge = space.topology.segues[segue]
    return space.states[state].steps.contains {
      $0.origin.fragment == edge.origin && $0.destination.fragment == edge.destination
    }
  }

  /// The states from which every state on is one of those given.
  func always(_ isIn: [Bool]) -> [Bool] {
    var isAlways = isIn
    var changes = true
    while changes {
      changes = false
      for t in space.transitions where isAlways[t.from] && !isAlways[t.to] {
        isAlways[t.from] = false
        changes = true
      }
    }
    return isAlways
  }
}

@Suite("Rules about presentation agree with the model of presentation contexts")
struct ContextExactnessTests {
  private static func document(seed: UInt64) -> GraphDocument {
    var document = RuleExactnessTests.document(seed: seed)
    var random = SeededGenerator(state: ~seed &+ 1 << 32)
    let kinds: [Presentation] = [
      .inPlace, .push, .sheet, .sheet, .fullScreenCover, .fullScreenCover, .alert, .alert, .modal,
      .tab,
    ]
    for i in document.segues.indices {
      document.segues[i].presentation = kinds[random.below(kinds.count)]
    }
    return document
  }

  private static let spaces = (0..<10_000 as Range<UInt64>).compactMap { seed in
    let document = document(seed: seed)
    return ContextSpace(document).map { (seed, document, $0) }
  }

  private static func each(_ body: (UInt64, GraphDocument, ContextSpace) -> Void) {
    #expect(spaces.count > 1_500)
    for (seed, document, space) in spaces { body(seed, document, space) }
  }

  private func tally(
    _ rule: String, options: [String: LintConfiguration.OptionValue] = [:], least: Int,
    truth: (GraphDocument, ContextSpace) -> Set<Int>,
    told: (GraphDocument, [Finding]) -> Set<Int> = {
      Set(RuleExactnessTests.segues($1, $0))
    }
  ) {
    var tally = RuleExactnessTests.Tally()
    Self.each { seed, document, space in
      let truth = truth(document, space)
      let told = told(document, RuleExactnessTests.findings(rule, document, options: options))
      #expect(
        told.isSubset(of: truth),
        "seed \(seed): told \(told), true \(truth), \(space.space.topology.segues)")
      tally.truths += truth.count
      tally.found += told.count
    }
    #expect(tally.found >= least, "\(tally)")
  }

  private func presentation(_ document: GraphDocument, _ i: Int) -> Presentation {
    document.segues[Int(document.topology().inputPosition[i])].presentation
  }

  @Test("dismiss-to-empty-container: a dismissal lands on a container without its content")
  func emptyContainer() {
    tally("dismiss-to-empty-container", least: 15) { document, space in
      let topology = space.space.topology
      return Set(
        space.space.transitions.compactMap { t in
          guard t.dismissed != nil, let top = space.space.screens[t.to].last else { return nil }
          let auto = Int(topology.autoSegue[Int(top)])
          guard auto >= 0, topology.segues[auto].rules.contains(.hold),
            presentation(document, auto).isWithinOrigin, !space.holds(auto, in: t.to)
          else { return nil }
          // The container's own place, and nothing in or over it.
          let contexts = space.contexts[t.to]
          return contexts.screens.last?.screen.fragment.index == Int(top)
            || space.space.screens[t.to].count > 1 ? auto : nil
        })
    }
  }

  @Test("presentation-from-alert: what the alert presents stands on it, or takes its slot")
  func fromAlert() {
    tally("presentation-from-alert", least: 15) { document, space in
      var truth: Set<Int> = []
      for (s, contexts) in space.contexts.enumerated() {
        let screens = contexts.screens
        let shown = space.space.screens[s]
        for (below, above) in zip(shown, shown.dropFirst()) {
          guard
            let i = space.space.topology.segue(from: Int(below), to: Int(above)),
            space.space.topology.segues[i].rules.contains(.hold), space.holds(i, in: s)
          else { continue }
          let alert = screens.first {
            $0.screen.fragment.index == Int(below)
              && ($0.presentation == .alert || $0.presentation == .confirmationDialog)
          }
          let isCovered = alert.map { a in screens.contains { $0.presenter == a.id } } ?? false
          let lostSlot =
            presentation(document, i).isAlert
            && !screens.contains { $0.screen.fragment.index == Int(below) }
          if isCovered || lostSlot { truth.insert(i) }
        }
      }
      return truth
    }
  }

  @Test("competing-presentations: a second context is asked for where a first one stands")
  func competing() {
    tally("competing-presentations", least: 1) { document, space in
      var truth: Set<Int> = []
      for t in space.space.transitions {
        guard let i = t.segue, presentation(document, i).makesContext else { continue }
        let origin = space.space.topology.segues[i].origin
        let contexts = space.contexts[t.from]
        let auto = Int(space.space.topology.autoSegue[Int(origin)])
        guard auto >= 0, auto != i, space.holds(auto, in: t.from), space.holds(auto, in: t.to),
          presentation(document, auto).makesContext,
          let screen = contexts.screens.first(where: {
            $0.screen.fragment.index == Int(origin)
          }) ?? contexts.screens.first,
          contexts.contextPresented(over: screen.id) != nil
        else { continue }
        truth.insert(i)
      }
      return truth
    }
  }

  @Test("cover-without-exit: from some walk on, a cover stands in every state")
  func cover() {
    tally("cover-without-exit", least: 20) { document, space in
      let stands = space.always(
        space.contexts.map { $0.contexts.contains { $0.presentation == .fullScreenCover } })
      return Set(
        space.space.transitions.compactMap { t in
          guard let i = t.segue, stands[t.to], presentation(document, i) == .fullScreenCover
          else { return nil }
          return i
        })
    }
  }

  @Test("max-context-depth: in some state more contexts than the limit stand on the first")
  func depth() {
    tally("max-context-depth", options: ["limit": .number(1)], least: 20) { document, space in
      var truth: Set<Int> = []
      for (s, contexts) in space.contexts.enumerated() where contexts.contexts.count > 2 {
        truth.formUnion(space.space.screens[s].map { Int($0) })
      }
      return truth
    } told: { document, findings in
      Set(RuleExactnessTests.fragments(findings, document).map { Int($0) })
    }
  }
}
