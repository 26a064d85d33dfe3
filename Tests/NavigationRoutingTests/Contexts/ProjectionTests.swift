import NavigationGraph
import NavigationRouting
import Testing

private enum Stop: String, Fragment, CustomStringConvertible {
  case a, b, c, d, e
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  var description: String { rawValue }
}

private typealias Project = ContextProjection<Stop>

/// The path that walks edges one after the other, on a graph with exactly these segues.
private func path(
  _ segues: [Segue<Stop>], walking edges: [DirectedEdge<Stop>]? = nil
) throws -> PresentedPath<Stop> {
  try PresentedPath(
    graph: NavigationGraph(segues, entry: .a), path: edges ?? segues.map(\.edge))
}

/// A context a line: how it appeared and its stack, then `+` and what lies over it.
private func text(_ contexts: PresentationContexts<PathFragment<Stop>>) -> String {
  contexts.contexts.map { context in
    let stack = ([context.root] + context.path).map { "\($0.screen)" }.joined(separator: " ")
    let over = [context.modal, context.alert].compactMap { $0 }
      .map { " + \($0.presentation) \($0.screen)" }.joined()
    return "\(context.presentation) \(stack)\(over)"
  }.joined(separator: "; ")
}

/// Applies transitions to a path, up to the first that is refused; false where one was.
private func apply(
  _ transitions: [PathTransition<Stop>], to path: inout PresentedPath<Stop>
) -> Bool {
  for transition in transitions {
    do { try path.navigate(transition: transition) } catch { return false }
  }
  return true
}

@Suite("The projection of a path")
struct ProjectionTests {
  @Test(
    "each presentation and style has its place",
    arguments: [
      // presentation, hold, pass and dismissable, pass and not dismissable
      (SeguePresentation.inPlace, "inPlace a", "inPlace b", "inPlace b"),
      (.tab, "inPlace a", "inPlace b", "inPlace b"),
      (.embed, "inPlace a", "inPlace b", "inPlace b"),
      (.push, "inPlace a b", "inPlace a b", "inPlace b"),
      (.sheet, "inPlace a; sheet b", "inPlace a; sheet b", "inPlace a; sheet b"),
      (
        .fullScreenCover, "inPlace a; fullScreenCover b", "inPlace a; fullScreenCover b",
        "inPlace a; fullScreenCover b"
      ),
      (.popover, "inPlace a; popover b", "inPlace a; popover b", "inPlace a; popover b"),
      (.window, "inPlace a; window b", "inPlace a; window b", "inPlace a; window b"),
      (.alert, "inPlace a + alert b", "inPlace a + alert b", "inPlace a + alert b"),
      (
        .confirmationDialog, "inPlace a + confirmationDialog b", "inPlace a + confirmationDialog b",
        "inPlace a + confirmationDialog b"
      ),
      (.modal, "inPlace a + modal b", "inPlace a + modal b", "inPlace a + modal b"),
    ])
  func table(presentation: SeguePresentation, hold: String, waits: String, passes: String) throws {
    let segue = Segue(from: Stop.a, to: .b, presentation: presentation)
    #expect(text(Project(try path([segue.with(style: .hold)])).contexts) == hold)
    #expect(
      text(Project(try path([segue.with(style: .hold).makeDismissable()])).contexts) == hold)
    #expect(text(Project(try path([segue.makeDismissable()])).contexts) == waits)
    #expect(text(Project(try path([segue])).contexts) == passes)
  }

  @Test("an empty path is one context with the entry")
  func empty() throws {
    let empty = try path([Segue(from: .a, to: .b)], walking: [])
    #expect(text(Project(empty).contexts) == "inPlace a")
  }

  @Test("a fragment held in place is part of its container's screen, and so is what replaces it")
  func containers() throws {
    let held = try path([
      Segue(from: .a, to: .b, style: .hold), Segue(from: .b, to: .c), Segue(from: .c, to: .d),
    ])
    #expect(text(Project(held).contexts) == "inPlace a")
    #expect(held.presentedFragments.map(\.fragment) == [.a, .d])
    let pushed = try path([
      Segue(from: .a, to: .b, style: .hold), Segue(from: .b, to: .c, presentation: .push),
    ])
    #expect(text(Project(pushed).contexts) == "inPlace a c")
  }

  @Test("what changes in place within a sheet keeps the sheet")
  func inPlaceInASheet() throws {
    let segues = [
      Segue(from: Stop.a, to: .b, style: .hold, presentation: .sheet), Segue(from: .b, to: .c),
      Segue(from: .c, to: .d, presentation: .push),
    ]
    var projection = Project(try path(segues, walking: [.a => .b]))
    let hosts = projection.contexts.hosts
    for (walked, shown) in [(2, "c"), (3, "d"), (1, "b"), (3, "d")] {
      projection.update(to: try path(segues, walking: segues.prefix(walked).map(\.edge)))
      #expect(text(projection.contexts) == "inPlace a; sheet \(shown)")
      #expect(projection.contexts.hosts == hosts)
    }
  }

  @Test("another sheet over the same screen is another place")
  func replacedSheet() throws {
    let segues = [
      Segue(from: Stop.a, to: .b, style: .hold, presentation: .sheet),
      Segue(from: .a, to: .c, style: .hold, presentation: .sheet),
    ]
    var projection = Project(try path(segues, walking: [.a => .b]))
    let hosts = projection.contexts.hosts
    projection.update(to: try path(segues))
    #expect(text(projection.contexts) == "inPlace a; sheet c")
    #expect(projection.contexts.hosts[0] == hosts[0] && projection.contexts.hosts[1] > hosts[1])
  }

  @Test(
    "an alert, a dialog or a modal that passes closes, and what it leads to stands on what it did",
    arguments: [SeguePresentation.alert, .confirmationDialog, .modal])
  func overlaysPass(presentation: SeguePresentation) throws {
    for (next, expected) in [
      (SeguePresentation.push, "inPlace a c"), (.sheet, "inPlace a; sheet c"),
      (.modal, "inPlace a + modal c"), (.alert, "inPlace a + alert c"),
      (.inPlace, "inPlace a + \(presentation) c"),
    ] {
      for dismissable in [false, true] {
        let passed = try path([
          Segue(from: .a, to: .b, style: .hold, presentation: presentation),
          Segue(from: .b, to: .c, dismissable: dismissable, presentation: next),
        ])
        #expect(text(Project(passed).contexts) == expected, "\(next)")
      }
    }
  }

  @Test("a slot that a later alert takes is left by the earlier, with what stood on it")
  func takenSlot() throws {
    let alerts = try path([
      Segue(from: .a, to: .b, style: .hold, presentation: .alert),
      Segue(from: .b, to: .c, style: .hold, presentation: .modal),
      Segue(from: .c, to: .d, style: .hold, presentation: .confirmationDialog),
    ])
    #expect(text(Project(alerts).contexts) == "inPlace a + confirmationDialog d")
  }

  @Test("a segue to what is presented already takes down what stands over it")
  func backByWalking() throws {
    let back = try path([
      Segue(from: .a, to: .b, style: .hold, presentation: .sheet),
      Segue(from: .b, to: .c, dismissable: true, presentation: .push), Segue(from: .c, to: .a),
    ])
    #expect(back.presentedFragments.map(\.fragment) == [.a])
    #expect(text(Project(back).contexts) == "inPlace a")
    let held = try path([
      Segue(from: .a, to: .b, style: .hold, presentation: .sheet),
      Segue(from: .b, to: .a, style: .hold),
    ])
    #expect(text(Project(held).contexts) == "inPlace a; sheet b")
  }

  @Test("ids tell one detail on the stack from another")
  func ids() throws {
    let graph = try NavigationGraph(
      [
        Segue(from: Stop.a, to: .b, style: .hold, presentation: .push),
        Segue(from: .b, to: .b, style: .hold, dismissable: true, presentation: .push),
      ], entry: .a)
    var walked = try PresentedPath(graph: graph)
    try walked.present(fragment: .b, id: "1")
    try walked.present(fragment: .b, id: "2")
    #expect(text(Project(walked).contexts) == "inPlace a b:1 b:2")
  }
}

@Suite("What the user does to a projected path")
struct ProjectedChangeTests {
  @Test(
    "a swipe that takes a sheet down dismisses the edge that opened it, with all that stood on it")
  func sheetSwipe() throws {
    var walked = try path([
      Segue(from: .a, to: .b, style: .hold, dismissable: true, presentation: .sheet),
      Segue(from: .b, to: .c, presentation: .push),
      Segue(from: .c, to: .d, style: .hold, presentation: .fullScreenCover),
    ])
    var projection = Project(walked)
    var changed = projection.contexts
    try changed.dismissPresented(over: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.dismiss(pathEdge: PathEdge(.a => .b))])
    #expect(apply(transitions, to: &walked))
    projection.update(to: walked)
    #expect(projection.contexts == changed && text(changed) == "inPlace a")
  }

  @Test("a back swipe that pops three is one dismissal of the lowest edge")
  func backSwipe() throws {
    var walked = try path([
      Segue(from: .a, to: .b, dismissable: true, presentation: .push),
      Segue(from: .b, to: .c, dismissable: true, presentation: .push),
      Segue(from: .c, to: .d, style: .hold, presentation: .push),
      Segue(from: .d, to: .e, style: .hold, dismissable: true, presentation: .push),
    ])
    var projection = Project(walked)
    #expect(text(projection.contexts) == "inPlace a b c d e")
    var changed = projection.contexts
    try changed.setPathCount(1, in: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.dismiss(pathEdge: PathEdge(.b => .c))])
    #expect(apply(transitions, to: &walked))
    projection.update(to: walked)
    #expect(projection.contexts == changed && text(changed) == "inPlace a b")
  }

  @Test("a swipe that the graph forbids is refused, and the projection puts the sheet back")
  func refusal() throws {
    var walked = try path([Segue(from: .a, to: .b, style: .hold, presentation: .sheet)])
    var projection = Project(walked)
    let before = projection.contexts
    var changed = before
    try changed.dismissPresented(over: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.dismiss(pathEdge: PathEdge(.a => .b))])
    #expect(throws: NavigationError.segueNotDismissable(Stop.a => .b)) {
      try walked.navigate(transition: transitions[0])
    }
    projection.update(to: walked)
    #expect(projection.contexts == before)
  }

  @Test("a sheet that had replaced another takes that along, where it may go")
  func superseded() throws {
    for dismissable in [true, false] {
      var walked = try path([
        Segue(
          from: .a, to: .b, style: .hold, dismissable: dismissable, presentation: .sheet),
        Segue(from: .a, to: .c, style: .hold, dismissable: true, presentation: .sheet),
      ])
      var projection = Project(walked)
      var changed = projection.contexts
      try changed.dismissPresented(over: changed.root.id)
      let transitions = projection.transitions(toMatch: changed)
      #expect(
        transitions == [
          .dismiss(pathEdge: PathEdge(.a => .c)), .dismiss(pathEdge: PathEdge(.a => .b)),
        ])
      #expect(apply(transitions, to: &walked) == dismissable)
      projection.update(to: walked)
      #expect(text(projection.contexts) == (dismissable ? "inPlace a" : "inPlace a; sheet b"))
    }
  }

  @Test("what an alert led to goes back to before the alert, where it may")
  func throughAnAlert() throws {
    for dismissable in [true, false] {
      var walked = try path([
        Segue(
          from: .a, to: .b, style: .hold, dismissable: dismissable, presentation: .alert),
        Segue(from: .b, to: .c, dismissable: true, presentation: .sheet),
      ])
      var projection = Project(walked)
      var changed = projection.contexts
      try changed.dismissPresented(over: changed.root.id)
      #expect(apply(projection.transitions(toMatch: changed), to: &walked) == dismissable)
      projection.update(to: walked)
      #expect(text(projection.contexts) == (dismissable ? "inPlace a" : "inPlace a + alert b"))
    }
  }

  @Test("a dismissal that would go back further than the user did gives way to the path before it")
  func walkedThroughBefore() throws {
    var walked = try path([
      Segue(from: .a, to: .b), Segue(from: .b, to: .c),
      Segue(from: .c, to: .b, dismissable: true, presentation: .push),
    ])
    // The latest edge from `b` is `b => c`, so the walk ends at the second `b`.
    var projection = Project(walked)
    #expect(text(projection.contexts) == "inPlace c b")
    var changed = projection.contexts
    try changed.setPathCount(0, in: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.replace(path: [PathEdge(.a => .b), PathEdge(.b => .c)])])
    #expect(apply(transitions, to: &walked))
    projection.update(to: walked)
    #expect(projection.contexts == changed && text(changed) == "inPlace c")
  }

  @Test("where the path before would show another screen, the edges that led to this one come back")
  func walkedAnotherWayBefore() throws {
    var walked = try path([
      Segue(from: .a, to: .b), Segue(from: .b, to: .c),
      Segue(from: .c, to: .a, style: .hold, presentation: .push),
      Segue(from: .a, to: .c, dismissable: true, presentation: .push),
    ])
    // Before the last edge the stack was `c a`; the user goes back to `a` at its bottom.
    var projection = Project(walked)
    #expect(text(projection.contexts) == "inPlace a c")
    var changed = projection.contexts
    try changed.setPathCount(0, in: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(transitions == [.replace(path: [])])
    #expect(apply(transitions, to: &walked))
    projection.update(to: walked)
    #expect(projection.contexts == changed && text(changed) == "inPlace a")
  }

  @Test("a sheet that may not go comes back also where a dismissal would have gone past it")
  func supersededAndWalkedThrough() throws {
    var walked = try path([
      Segue(from: .a, to: .b), Segue(from: .b, to: .c, style: .hold, presentation: .sheet),
      Segue(from: .b, to: .a, style: .hold, dismissable: true, presentation: .sheet),
    ])
    var projection = Project(walked)
    #expect(text(projection.contexts) == "inPlace b; sheet a")
    var changed = projection.contexts
    try changed.dismissPresented(over: changed.root.id)
    let transitions = projection.transitions(toMatch: changed)
    #expect(
      transitions == [
        .replace(path: [PathEdge(.a => .b), PathEdge(.b => .c)]),
        .dismiss(pathEdge: PathEdge(.b => .c)),
      ])
    #expect(!apply(transitions, to: &walked))
    projection.update(to: walked)
    #expect(text(projection.contexts) == "inPlace b; sheet c")
  }

  @Test("nothing follows from contexts in which nothing went")
  func unchanged() throws {
    let projection = Project(
      try path([
        Segue(from: .a, to: .b, style: .hold, dismissable: true, presentation: .sheet)
      ]))
    var changed = projection.contexts
    #expect(projection.transitions(toMatch: changed).isEmpty)
    try changed.present(PathFragment(.d), as: .push, from: changed.root.id)
    #expect(projection.transitions(toMatch: changed).isEmpty)
  }
}
