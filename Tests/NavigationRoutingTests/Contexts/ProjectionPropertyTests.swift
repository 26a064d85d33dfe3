import NavigationGraph
import NavigationRouting
import TestSupport
import Testing

/// What a place shows and stands on, by positions instead of ids.
private struct Shape: Equatable, CustomStringConvertible {
  var fragment: PathFragment<Room>
  var presentation: SeguePresentation
  var presenter: Int?
  var description: String { "\(presentation) \(fragment) on \(presenter ?? -1)" }
}

private func shapes(_ contexts: PresentationContexts<PathFragment<Room>>) -> [Shape] {
  let screens = contexts.screens
  return screens.map { placed in
    Shape(
      fragment: placed.screen, presentation: placed.presentation,
      presenter: screens.firstIndex { $0.id == placed.presenter })
  }
}

/// A user's hand: it can take screens down and nothing else.
private func touch(
  _ contexts: inout PresentationContexts<PathFragment<Room>>, _ numbers: inout SeededGenerator
) {
  let screens = contexts.screens
  let screen = screens[numbers.below(screens.count)].id
  switch numbers.below(6) {
  case 0: try? contexts.dismiss(screen)
  case 1: try? contexts.dismissPresented(over: screen)
  case 2: try? contexts.dismissAlert(from: screen)
  case 3: try? contexts.dismissModal(from: screen)
  case 4: try? contexts.pop(to: screen)
  default: try? contexts.setPathCount(numbers.below(3), in: screen)
  }
}

@Suite("Random paths and their projections")
struct ProjectionPropertyTests {
  private typealias Change = (Segue<Room>) -> Segue<Room>

  /// Calls a body with paths that random walks on random graphs come to.
  private func forEachPath(
    graphs: Int, steps: Int, with change: Change = { $0 },
    _ body: (PresentedPath<Room>, inout PresentedPath<Room>, inout SeededGenerator, String) throws
      ->
      Void
  ) throws {
    var made = 0
    var seed = 0
    while made < graphs {
      seed += 1
      var numbers = SeededGenerator(seed: seed)
      let segues = numbers.segues().map(change)
      guard let start = segues.randomElement(using: &numbers)?.from,
        let graph = try? NavigationGraph(segues, entry: start)
      else { continue }
      made += 1
      var path = try PresentedPath(graph: graph)
      for step in 1...steps {
        let before = path
        let id = numbers.below(3) == 0 ? "\(numbers.below(2))" : nil
        if numbers.below(6) == 0 {
          try? path.dismiss()
        } else {
          try? path.present(fragment: Room(numbers.below(7)), id: id)
        }
        try body(before, &path, &numbers, "seed \(seed), step \(step): \(path.path)")
      }
    }
  }

  @Test("the user's changes come back as transitions, and the graph's rules still hold")
  func roundTrip() throws {
    var (allowed, refused, replaced, several) = (0, 0, 0, 0)
    try forEachPath(graphs: 2_000, steps: 12) { _, path, numbers, place in
      var projection = ContextProjection(path)
      let before = projection.contexts
      var changed = before
      touch(&changed, &numbers)
      let transitions = projection.transitions(toMatch: changed)
      try #require(transitions.isEmpty == (changed == before), "\(place)")

      var refusals = 0
      for (i, transition) in transitions.enumerated() {
        let copy = path
        do {
          try path.navigate(transition: transition)
          if case .replace = transition { replaced += 1 }
        } catch {
          guard case .dismiss(let edge) = transition else {
            Issue.record("\(place): \(transition) was refused: \(error)")
            return
          }
          // Only a rule refuses, only the last is refused, and it changes nothing.
          try #require(error as? NavigationError == .segueNotDismissable(edge.edge), "\(place)")
          try #require(i == transitions.count - 1 && path == copy, "\(place)")
          refusals += 1
        }
      }
      // The path is walkable, and comes back as it was.
      if !path.path.isEmpty {
        try #require(try PresentedPath(graph: path.graph, path: path.path) == path, "\(place)")
      }
      projection.update(to: path)
      let left = Set(projection.contexts.screens.map(\.id))
      try #require(left.isSuperset(of: changed.screens.map(\.id)), "\(place)")
      if refusals == 0 {
        try #require(projection.contexts == changed, "\(place) by \(transitions)")
        if !transitions.isEmpty { allowed += 1 }
        if transitions.count > 1 { several += 1 }
      } else {
        try #require(projection.contexts != changed, "\(place) by \(transitions)")
        refused += 1
      }
    }
    #expect(
      allowed > 500 && refused > 500 && replaced > 10 && several > 20,
      "\(allowed) allowed, \(refused) refused, \(replaced) replaced, \(several) with several steps")
  }

  @Test("where every segue is dismissable, nothing that the user does is refused")
  func allDismissable() throws {
    var touched = 0
    let change: Change = { $0.makeDismissable() }
    try forEachPath(graphs: 500, steps: 12, with: change) { _, path, numbers, place in
      var projection = ContextProjection(path)
      var changed = projection.contexts
      touch(&changed, &numbers)
      if changed != projection.contexts { touched += 1 }
      for transition in projection.transitions(toMatch: changed) {
        try path.navigate(transition: transition)
      }
      projection.update(to: path)
      try #require(projection.contexts == changed, "\(place)")
    }
    #expect(touched > 300, "\(touched)")
  }

  @Test("an updated projection is that of the path, with one host for each context")
  func updates() throws {
    var kept = 0
    try forEachPath(graphs: 2_000, steps: 12) { before, path, _, place in
      var projection = ContextProjection(before)
      let ids = projection.contexts.screens.map(\.id)
      projection.update(to: path)
      let fresh = ContextProjection(path)
      try #require(shapes(projection.contexts) == shapes(fresh.contexts), "\(place)")
      // Each stands on the one before, and the ids that stay are those at the bottom.
      let shape = shapes(fresh.contexts)
      try #require(shape.map(\.presenter) == [nil] + shape.indices.dropLast().map { $0 })
      let now = projection.contexts.screens.map(\.id)
      let same = zip(ids, now).prefix { $0 == $1 }.count
      try #require(Set(now[same...]).isDisjoint(with: ids), "\(place)")
      kept += same
      let hosts = projection.contexts.hosts
      try #require(hosts.count == projection.contexts.contexts.count)
      for placed in projection.contexts.screens {
        try #require(projection.contexts.hostsPresentation(placed.id) == hosts.contains(placed.id))
      }
      // Going back to the path before gives its contexts again.
      projection.update(to: before)
      try #require(shapes(projection.contexts) == shapes(ContextProjection(before).contexts))
    }
    #expect(kept > 20_000, "\(kept)")
  }

  @Test("where every segue holds and opens a place, the screens are the presented fragments")
  func allHold() throws {
    var longest = 0
    let opening: [SeguePresentation] = [.push, .sheet, .fullScreenCover, .popover, .window]
    let change: Change = {
      $0.with(style: .hold).with(
        presentation: opening[($0.from.number + $0.to.number) % opening.count])
    }
    try forEachPath(graphs: 500, steps: 12, with: change) { _, path, _, place in
      let screens = ContextProjection(path).contexts.screens
      try #require(screens.map(\.screen) == Array(path.presentedFragments), "\(place)")
      longest = max(longest, screens.count)
    }
    #expect(longest > 4, "\(longest)")
  }

  @Test("where nothing opens a place, one place shows the lowest presented fragment")
  func inPlaceOnly() throws {
    let within: [SeguePresentation] = [.inPlace, .tab, .embed]
    let change: Change = { $0.with(presentation: within[$0.to.number % 3]) }
    try forEachPath(graphs: 500, steps: 12, with: change) { _, path, _, place in
      let screens = ContextProjection(path).contexts.screens
      try #require(screens.map(\.screen) == Array(path.presentedFragments.prefix(1)), "\(place)")
    }
  }

  @Test("where every segue passes and can be walked back, the stack ends in what is presented")
  func allPass() throws {
    var longest = 0
    let change: Change = {
      $0.with(style: .pass).with(presentation: .push).makeDismissable()
    }
    try forEachPath(graphs: 500, steps: 12, with: change) { _, path, _, place in
      let contexts = ContextProjection(path).contexts
      try #require(contexts.contexts.count == 1)
      try #require(contexts.top.screen == path.presentedFragments.last, "\(place)")
      // Each screen of the stack was left along an edge of the path.
      let stack = contexts.screens.map(\.screen)
      for (from, to) in zip(stack, stack.dropFirst()) {
        try #require(path.path.contains(PathEdge(from: from, to: to)), "\(place)")
      }
      longest = max(longest, stack.count)
    }
    #expect(longest > 4, "\(longest)")
  }

  @Test("a long path projects in linear time's worth of places")
  func long() throws {
    let segues = (0..<5_000).map { i in
      Segue(
        from: Room(i), to: Room(i + 1), style: .hold, dismissable: true,
        presentation: i % 100 == 99 ? .sheet : .push)
    }
    let path = try PresentedPath(
      graph: NavigationGraph(segues, entry: 0), path: segues.map(\.edge))
    var projection = ContextProjection(path)
    #expect(projection.contexts.screens.count == 5_001)
    #expect(projection.contexts.contexts.count == 51)
    var changed = projection.contexts
    try changed.dismissPresented(over: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.dismiss(pathEdge: PathEdge(segues[99].edge))])
    var back = path
    for transition in transitions { try back.navigate(transition: transition) }
    projection.update(to: back)
    #expect(projection.contexts == changed)
  }
}
