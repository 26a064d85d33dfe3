import NavigationGraph
import NavigationRouting
import Testing

/// A chain in which each screen is asked for by the one before; screen 0 is at the bottom.
private func chain(_ order: [SeguePresentation]) throws -> PresentationContexts<Int> {
  var contexts = PresentationContexts(root: 0)
  var top = contexts.root.id
  for (i, presentation) in order.enumerated() {
    top = try contexts.present(i + 1, as: presentation, from: top)
  }
  return contexts
}

/// What each context shows: its root, then its path.
private func stacks(_ contexts: PresentationContexts<Int>) -> [[Int]] {
  contexts.contexts.map { ([$0.root] + $0.path).map(\.screen) }
}

/// The stacks that an order of presentations must give: a push goes on, anything else starts anew.
private func expectedStacks(_ order: [SeguePresentation]) -> [[Int]] {
  var stacks = [[0]]
  for (i, presentation) in order.enumerated() {
    if presentation == .push {
      stacks[stacks.count - 1].append(i + 1)
    } else {
      stacks.append([i + 1])
    }
  }
  return stacks
}

/// Every order of pushes, sheets and covers up to a length.
private func orders(upTo length: Int) -> [[SeguePresentation]] {
  var all: [[SeguePresentation]] = [[]]
  var longest = all
  for _ in 0..<length {
    longest = longest.flatMap { order in
      [SeguePresentation.push, .sheet, .fullScreenCover].map { order + [$0] }
    }
    all += longest
  }
  return all
}

@Suite("Chains of contexts")
struct ChainTests {
  @Test("cover, sheet, cover, push, sheet: each context keeps its one host")
  func theChainOfTheDocument() throws {
    let contexts = try chain([.fullScreenCover, .sheet, .fullScreenCover, .push, .sheet])
    #expect(stacks(contexts) == [[0], [1], [2], [3, 4], [5]])
    #expect(
      contexts.contexts.map(\.presentation)
        == [.inPlace, .fullScreenCover, .sheet, .fullScreenCover, .sheet])
    #expect(contexts.hosts.compactMap { contexts[$0]?.screen } == [0, 1, 2, 3, 5])
    #expect(
      contexts.screens.map { contexts.hostsPresentation($0.id) } == [
        true, true, true, true, false, true,
      ])
  }

  @Test("every order of pushes, sheets and covers to depth 6 keeps one host for each context")
  func hosts() throws {
    var count = 0
    for order in orders(upTo: 6) {
      let contexts = try chain(order)
      let expected = expectedStacks(order)
      try #require(stacks(contexts) == expected, "\(order)")
      for context in contexts.contexts {
        let hosting = ([context.root] + context.path).filter { contexts.hostsPresentation($0.id) }
        try #require(hosting.map(\.id) == [context.id], "\(order)")
      }
      count += 1
    }
    #expect(count == 1 + 3 + 9 + 27 + 81 + 243 + 729)
  }

  @Test("dismissing any screen takes down what stood on it and nothing else, in every order")
  func dismissals() throws {
    var count = 0
    for order in orders(upTo: 6) {
      let whole = try chain(order)
      for i in order.indices {
        var contexts = whole
        try contexts.dismiss(whole.screens[i + 1].id)
        // What is left is what was there before that screen came, down to the ids.
        try #require(contexts == (try chain(Array(order[..<i]))), "\(order), \(i)")
        count += 1
      }
    }
    #expect(count == 3 + 2 * 9 + 3 * 27 + 4 * 81 + 5 * 243 + 6 * 729)
  }

  @Test("what comes after a dismissal gets an id that none had before, in every order")
  func freshIDs() throws {
    for order in orders(upTo: 4) where !order.isEmpty {
      var contexts = try chain(order)
      let seen = Set(contexts.screens.map(\.id))
      try contexts.dismiss(contexts.screens[1].id)
      let id = try contexts.present(9, as: order[0], from: contexts.root.id)
      try #require(!seen.contains(id), "\(order)")
    }
  }

  @Test("a push chain shares one path")
  func pushes() throws {
    let contexts = try chain([.push, .push, .push])
    #expect(contexts.contexts.count == 1)
    #expect(contexts.contexts[0].path.map(\.screen) == [1, 2, 3])
  }

  @Test(
    "a sheet, a cover, a popover and a window each make a context of their own",
    arguments: [SeguePresentation.sheet, .fullScreenCover, .popover, .window])
  func ownContext(presentation: SeguePresentation) throws {
    let contexts = try chain([presentation, .push])
    #expect(stacks(contexts) == [[0], [1, 2]])
    #expect(contexts.contexts[1].presentation == presentation)
    #expect(contexts.hostsPresentation(contexts.contexts[1].root.id))
  }

  @Test(
    "what changes in place keeps its place, and the host with it",
    arguments: [SeguePresentation.inPlace, .tab, .embed])
  func inPlace(presentation: SeguePresentation) throws {
    for order: [SeguePresentation] in [[], [.push], [.sheet], [.modal], [.alert]] {
      var contexts = try chain(order)
      let place = contexts.screens[order.count]
      let hosts = contexts.hosts
      #expect(try contexts.present(7, as: presentation, from: place.id) == place.id)
      #expect(contexts[place.id]?.screen == 7, "\(order)")
      #expect(contexts[place.id]?.presentation == place.presentation)
      #expect(contexts.hosts == hosts)
      #expect(contexts.screens.count == order.count + 1)
    }
  }
}
