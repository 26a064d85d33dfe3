import NavigationCore
import NavigationGraph
import TestSupport
import Testing

/// The same state as a presented path, kept by the core alone: fragments and ids are numbers.
private struct Kernel {
  let segues: [Segue<Place>]
  let places: [Place]
  let topology: Topology
  var state: PathState

  init(_ segues: [Segue<Place>], entry: Place) {
    let places = Set(segues.flatMap { [$0.from, $0.to] }).sorted()
    let topology = Topology(
      fragmentCount: places.count,
      edges: segues.map { segue in
        var rules: SegueRules = []
        if segue.style == .hold { rules.insert(.hold) }
        if segue.dismissable { rules.insert(.dismissable) }
        if segue.auto { rules.insert(.auto) }
        return Topology.Edge(
          origin: Int32(places.firstIndex(of: segue.from) ?? -1),
          destination: Int32(places.firstIndex(of: segue.to) ?? -1), rules: rules)
      })
    self.segues = segues
    self.places = places
    self.topology = topology
    state = PathState(entry: Int32(places.firstIndex(of: entry) ?? -1), in: topology)
  }

  func number(_ place: Place) -> Int32 { Int32(places.firstIndex(of: place) ?? -1) }

  func point(_ fragment: PathFragment<Place>) -> PathPoint {
    PathPoint(fragment: number(fragment.fragment), id: fragment.id.flatMap { Int32($0) } ?? -1)
  }

  func step(_ edge: PathEdge<Place>) -> PathStep {
    PathStep(origin: point(edge.from), destination: point(edge.to))
  }

  func segue(_ step: PathStep) -> Segue<Place>? {
    segues.first {
      number($0.from) == step.origin.fragment && number($0.to) == step.destination.fragment
    }
  }

  var presented: [PathPoint] { state.presented(in: topology) }

  /// Walks a step where there is one; says whether there was.
  mutating func present(_ step: PathStep?) -> Bool {
    guard let step else { return false }
    state.present(step, in: topology)
    return true
  }

  mutating func dismiss(_ index: Int?) -> Bool {
    guard let index, segue(state.steps[index])?.dismissable == true else { return false }
    state.dismiss(stepAt: index)
    return true
  }

  /// Obeys a command; false where it has to be refused.
  mutating func obey(_ command: Command) -> Bool {
    switch command {
    case .present(let place, let id):
      guard places.contains(place) else { return false }
      let id = id.flatMap { Int32($0) } ?? -1
      return present(state.step(to: number(place), id: id, in: topology))
    case .presentEdge(let edge):
      let step = step(edge)
      return present(segue(step) != nil && presented.contains(step.origin) ? step : nil)
    case .presentTag(let tag):
      let ways = presented.reversed().flatMap { point in
        segues.filter { number($0.from) == point.fragment && $0.tag as? String == tag }.map {
          PathStep(origin: point, destination: PathPoint(fragment: number($0.to)))
        }
      }
      return present(ways.first)
    case .forward:
      guard let top = presented.last else { return false }
      let ways = segues.filter { number($0.from) == top.fragment }
      guard ways.count == 1 else { return false }
      return present(
        PathStep(origin: top, destination: PathPoint(fragment: number(ways[0].to))))
    case .dismiss:
      return dismiss(state.latestDismissableStep(in: topology))
    case .dismissPlace(let place):
      let index = state.steps.lastIndex {
        $0.destination.fragment == number(place) && segue($0)?.dismissable == true
      }
      return dismiss(index)
    case .dismissTag(let tag):
      return dismiss(state.steps.lastIndex { segue($0)?.tag as? String == tag })
    case .dismissEdge(let edge):
      return dismiss(state.steps.lastIndex(of: step(edge)))
    case .replace(let path):
      let replaced = PathState(entry: state.entry, steps: path.map(step))
      let isKnown = path.allSatisfy { segue(step($0)) != nil }
      guard isKnown, replaced.firstBrokenStep(in: topology) == nil else { return false }
      state = replaced
      return true
    }
  }
}

private enum Command {
  case present(Place, id: String?)
  case presentEdge(PathEdge<Place>)
  case presentTag(String)
  case forward
  case dismiss
  case dismissPlace(Place)
  case dismissTag(String)
  case dismissEdge(PathEdge<Place>)
  case replace(OrderedSet<PathEdge<Place>>)

  static func random(
    _ path: PresentedPath<Place>, _ numbers: inout SeededGenerator
  ) -> Command {
    let segues = path.graph.segues
    // One place more than the graph has; one id of three, or none.
    let place = Place(numbers.below(8))
    let id = numbers.below(2) == 0 ? nil : "\(numbers.below(3))"
    let edge = PathEdge(
      segues[numbers.below(segues.count)].edge, sourceId: numbers.below(3) == 0 ? id : nil,
      targetId: id)
    switch numbers.below(12) {
    case 0...2: return .present(place, id: id)
    case 3: return .presentEdge(edge)
    case 4: return .presentTag("t\(numbers.below(4))")
    case 5: return .forward
    case 6: return .dismiss
    case 7: return .dismissPlace(place)
    case 8: return .dismissTag("t\(numbers.below(4))")
    case 9:
      let held = path.path.isEmpty ? edge : path.path[numbers.below(path.path.count)]
      return .dismissEdge(numbers.below(3) == 0 ? edge : held)
    case 10: return .replace(OrderedSet(path.path.prefix(numbers.below(path.path.count + 1))))
    default:
      let stray = PathEdge(place => Place(numbers.below(8)))
      return .replace(OrderedSet(path.path + [numbers.below(2) == 0 ? edge : stray]))
    }
  }

  /// What the path says beforehand about whether it will obey; nil where it cannot be asked.
  func isAllowed(by path: PresentedPath<Place>) -> Bool? {
    switch self {
    case .present(let place, _): path.canPresent(fragment: place)
    case .presentEdge(let edge): path.canPresent(using: edge)
    case .presentTag(let tag): path.canPresent(using: tag)
    case .dismiss: path.canDismiss()
    case .dismissPlace(let place): path.canDismiss(fragment: place)
    case .dismissTag(let tag): path.canDismiss(using: tag)
    case .dismissEdge(let edge): path.canDismiss(using: edge)
    case .forward, .replace: nil
    }
  }

  func apply(to path: inout PresentedPath<Place>) throws {
    switch self {
    case .present(let place, let id): try path.present(fragment: place, id: id)
    case .presentEdge(let edge): try path.navigate(transition: .present(pathEdge: edge))
    case .presentTag(let tag): try path.present(tag: tag)
    case .forward: try path.forward()
    case .dismiss: try path.dismiss()
    case .dismissPlace(let place): try path.dismiss(fragment: place)
    case .dismissTag(let tag): try path.dismiss(tag: tag)
    case .dismissEdge(let edge): try path.navigate(transition: .dismiss(pathEdge: edge))
    case .replace(let edges): try path.navigate(transition: .replace(path: edges))
    }
  }
}

@Suite("Random walks")
struct WalkPropertyTests {
  @Test("a presented path agrees with the core step by step, and a refusal changes nothing")
  func agreement() throws {
    var graphs = 0
    var seed = 0
    var obeyed = 0
    var refused = 0
    while graphs < 2_000 {
      seed += 1
      var numbers = SeededGenerator(seed: seed)
      let segues = numbers.segues()
      guard let start = segues.randomElement(using: &numbers)?.from,
        let graph = try? NavigationGraph(segues, entry: start)
      else { continue }
      graphs += 1
      var path = try PresentedPath(graph: graph)
      var kernel = Kernel(segues, entry: start)
      for _ in 0..<20 {
        let command = Command.random(path, &numbers)
        let copy = path
        let (edges, presented) = (path.path, path.presentedFragments)
        let isAllowed = command.isAllowed(by: path)
        let isRefused = (try? command.apply(to: &path)) == nil
        let isObeyed = kernel.obey(command)
        if isRefused { refused += 1 } else { obeyed += 1 }

        let place = "seed \(seed), \(command)"
        try #require(isRefused == !isObeyed, "\(place)")
        try #require(isAllowed == nil || isAllowed == isObeyed, "\(place)")
        try #require(path.path.map(kernel.step) == kernel.state.steps, "\(place)")
        try #require(path.presentedFragments.map(kernel.point) == kernel.presented, "\(place)")
        try #require(!path.presentedFragments.isEmpty, "\(place)")
        try #require(kernel.state.firstBrokenStep(in: kernel.topology) == nil, "\(place)")
        try #require(!isRefused || path == copy, "\(place)")
        try #require(copy.path == edges && copy.presentedFragments == presented, "\(place)")
        // What was saved comes back as it was.
        let restored = try PresentedPath(graph: graph, path: path.path)
        try #require(path.path.isEmpty || restored == path, "\(place)")
      }
    }
    #expect(obeyed > 5_000 && refused > 5_000, "\(obeyed) obeyed, \(refused) refused")
  }
}
