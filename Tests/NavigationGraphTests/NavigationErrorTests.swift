import NavigationGraph
import Testing

@Suite("The text of an error")
struct NavigationErrorTests {
  typealias Failure = NavigationError<Section>

  static let texts: [(Failure, String)] = [
    (.empty, "the graph has no segues; add at least one"),
    (
      .missingInlets,
      "every fragment has a segue into it, so none can be the entry; name the entry"
    ),
    (
      .ambiguousInlets([.splash, .news]),
      "`splash`, `news` have no segue into them and could each be the entry; name the entry"
    ),
    (
      .entryNotInGraph(.settings),
      "the entry `settings` has no segue; add one or name another entry"
    ),
    (
      .oneEdgeToManySegues([.splash => .login]),
      "more than one segue for `splash => login`; keep one for each edge"
    ),
    (
      .autoCycleDetected([.login, .register]),
      "auto segues go round in a cycle: `login` => `register` => `login`; "
        + "make one of them not auto"
    ),
    (
      .ambiguousAutoSegues([.splash => .login, .splash => .news]),
      "more than one auto segue from the same fragment: `splash => login`, `splash => news`; "
        + "keep one auto"
    ),
    (.missingEgressEdges(.compose), "nothing leaves `compose`; add a segue from it"),
    (
      .ambiguousEgressEdges(.splash, [.splash => .login, .splash => .news]),
      "more than one edge leaves `splash`: `splash => login`, `splash => news`; "
        + "name the one you mean"
    ),
    (.missingIngressEdges(.splash), "nothing leads to `splash`; add a segue to it"),
    (
      .ambiguousIngressEdges(.news, [.splash => .news, .login => .news]),
      "more than one edge leads to `news`: `splash => news`, `login => news`; "
        + "name the one you mean"
    ),
    (.emptyPath, "the path is empty, there is nothing to dismiss; present something first"),
    (
      .pathMismatch(PathEdge(.login => .compose, targetId: "7")),
      "the path breaks at `login => compose:7`: the graph has no such segue or the path has not "
        + "reached `login` by then; take another way there"
    ),
    (
      .missingSegueToFragment(.news),
      "no presented fragment has a segue to `news`; present one that has"
    ),
    (.missingSegueForEdge(.login => .news), "the graph has no segue `login => news`; add it"),
    (
      .missingTaggedSegue(name: "sharing"),
      "no segue tagged `sharing` leaves what is presented or stands in the path; check the tag"
    ),
    (
      .missingPathEdge(PathEdge(.login => .news, sourceId: "1")),
      "the path does not hold `login:1 => news`; dismiss an edge that it holds"
    ),
    (
      .fragmentNotPresented(PathFragment(.news, id: "1")),
      "`news:1` is not presented; present it first"
    ),
    (
      .ambiguousForwardFromFragment(.splash, [.splash => .login, .splash => .news]),
      "more than one segue leads forward from `splash`: `splash => login`, `splash => news`; "
        + "present one by name"
    ),
    (
      .fragmentMissingDismissableSegue(.news),
      "no segue of the path into `news` is dismissable; mark it as dismissable"
    ),
    (
      .segueNotDismissable(.login => .news),
      "`login => news` is not dismissable; mark it as dismissable"
    ),
    (.noDismissableSegues, "no segue of the path is dismissable; mark one as dismissable"),
  ]

  @Test("says what is wrong, where, and what to do", arguments: texts)
  func text(error: Failure, text: String) {
    #expect("\(error)" == text)
  }
}

@Suite("Refusals of a graph and a path")
struct RefusalTests {
  typealias Failure = NavigationError<Section>

  /// splash, then news with no way back, compose over it, and two ways on from there.
  static func path() throws -> PresentedPath<Section> {
    try PresentedPath(
      graph: NavigationGraph([
        Segue(.splash => .news, tag: "in"),
        Segue(.news => .compose, style: .hold, dismissable: true, tag: "write"),
        Segue(.compose => .library), Segue(.compose => .settings), Segue(.settings => .library),
      ]))
  }

  /// What is done after `splash => news` and `news => compose:7`, and why it is refused.
  static let refused: [(Failure, @Sendable (inout PresentedPath<Section>) throws -> Void)] = [
    (.missingSegueToFragment(.splash), { try $0.present(fragment: .splash) }),
    (.missingSegueToFragment(.login), { try $0.present(fragment: .login, id: "1") }),
    (.missingTaggedSegue(name: "in"), { try $0.present(tag: "in") }),
    (.missingTaggedSegue(name: "out"), { try $0.dismiss(tag: "out") }),
    (.segueNotDismissable(.splash => .news), { try $0.dismiss(tag: "in") }),
    (.fragmentMissingDismissableSegue(.news), { try $0.dismiss(fragment: .news) }),
    (.fragmentMissingDismissableSegue(.splash), { try $0.dismiss(fragment: .splash) }),
    (.fragmentNotPresented(PathFragment(.library)), { try $0.dismiss(fragment: .library) }),
    (
      .ambiguousForwardFromFragment(.compose, [.compose => .library, .compose => .settings]),
      { try $0.forward() }
    ),
    (
      .missingSegueForEdge(.news => .login), { try $0.dismiss(pathEdge: PathEdge(.news => .login)) }
    ),
    (
      .missingPathEdge(PathEdge(.news => .compose)),
      { try $0.dismiss(pathEdge: PathEdge(.news => .compose)) }
    ),
    (
      .fragmentNotPresented(PathFragment(.compose)),
      { try $0.navigate(transition: .present(pathEdge: PathEdge(.compose => .library))) }
    ),
    (
      .pathMismatch(PathEdge(.news => .login)),
      {
        try $0.navigate(
          transition: .replace(path: [PathEdge(.splash => .news), PathEdge(.news => .login)]))
      }
    ),
    (
      .pathMismatch(PathEdge(.compose => .library)),
      {
        try $0.replace(path: [
          PathEdge(.splash => .news), PathEdge(.news => .compose, targetId: "7"),
          PathEdge(.compose => .library),
        ])
      }
    ),
  ]

  @Test("name their culprits and leave the path as it was", arguments: refused)
  func refusal(
    error: Failure, call: @Sendable (inout PresentedPath<Section>) throws -> Void
  ) throws {
    var path = try Self.path()
    try path.forward()
    try path.forward(id: "7")
    let before = path
    #expect(throws: error) { try call(&path) }
    #expect(path == before)
    #expect(path.path.map(\.description) == ["splash => news", "news => compose:7"])
    #expect(path.presentedFragments.map(\.description) == ["news", "compose:7"])
  }

  @Test("the rest: nothing to dismiss, nowhere to go, an entry that is not there")
  func others() throws {
    var path = try Self.path()
    #expect(throws: Failure.emptyPath) { try path.dismiss() }
    try path.replace(path: [
      PathEdge(.splash => .news), PathEdge(.news => .compose), PathEdge(.compose => .library),
    ])
    let before = path
    #expect(throws: Failure.missingEgressEdges(.library)) { try path.forward() }
    #expect(path == before)
    #expect(throws: Failure.entryNotInGraph(.login)) {
      try NavigationGraph(path.graph.segues, entry: .login)
    }
  }

  @Test("a fragment is presented under any id, or under exactly one")
  func isPresented() throws {
    var path = try Self.path()
    #expect(path.isPresented(.splash) && path.isPresented(.splash, id: nil))
    try path.present(fragment: .news)
    try path.present(fragment: .compose, id: "7")
    #expect(!path.isPresented(.splash))
    #expect(path.isPresented(.news) && path.isPresented(.compose))
    #expect(path.isPresented(.compose, id: "7"))
    #expect(!path.isPresented(.compose, id: "8") && !path.isPresented(.compose, id: nil))
    try path.dismiss(tag: "write")
    #expect(!path.isPresented(.compose) && path.isPresented(.news))
  }
}
