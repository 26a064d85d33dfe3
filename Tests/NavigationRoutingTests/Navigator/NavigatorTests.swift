import NavigationGraph
import NavigationRouting
import Testing

private enum Screen: Fragment { case home, detail, share }

private let segues = [
  Segue(from: Screen.home, to: .detail, dismissable: true),
  Segue(from: .detail, to: .share, style: .hold, dismissable: true),
  Segue(from: .share, to: .home),
]

@Suite("A navigator")
@MainActor struct NavigatorTests {
  @Test("takes its segues from a set, an array and an ordered set")
  func segueCollections() throws {
    for helm in [
      try Helm(nav: Set(segues), entry: .home), try Helm(nav: segues, entry: .home),
      try Helm(nav: OrderedSet(segues), entry: .home),
      try Helm(PresentedPath(graph: NavigationGraph(segues, entry: .home))),
    ] {
      #expect(helm.nav == Set(segues) && shown(helm) == ["home"])
    }
  }

  @Test("takes its path from arrays and ordered sets of edges with and without ids")
  func pathCollections() throws {
    let edges: [DirectedEdge<Screen>] = [.home => .detail, .detail => .share]
    let pathEdges = edges.map { PathEdge($0) }
    for helm in [
      try Helm(nav: segues, path: edges, entry: .home),
      try Helm(nav: segues, path: OrderedSet(edges), entry: .home),
      try Helm(nav: segues, path: pathEdges, entry: .home),
      try Helm(nav: segues, path: OrderedSet(pathEdges), entry: .home),
      try Helm(nav: segues, path: [.home => .detail, .detail => .share], entry: .home),
      try Helm(
        nav: segues, path: [PathEdge(.home => .detail), PathEdge(.detail => .share)], entry: .home),
    ] {
      #expect(shown(helm) == ["detail", "share"])
      try helm.replace(path: [])
      #expect(shown(helm) == ["home"])
      try helm.replace(path: edges)
      try helm.replace(path: OrderedSet(edges))
      try helm.replace(path: pathEdges)
      #expect(helm.path == OrderedSet(pathEdges))
    }
    #expect(try shown(Helm(nav: segues, path: [], entry: .home)) == ["home"])
  }

  @Test("is type-checked with a long path written out")
  func longPath() throws {
    // Half of the test is that this compiles.
    let helm = try Helm(
      nav: operatorSegues(),
      path: [
        .splash => .gatekeeper, .gatekeeper => .login, .login => .register,
        .register => .forgotPass, .forgotPass => .login, .login => .dashboard,
        .dashboard => .news, .news => .library, .library => .news, .dashboard => .compose,
      ])
    #expect(helm.path.count == 10)
  }

  @Test("whose entry lies on a cycle works once the entry is named")
  func cyclicEntry() throws {
    #expect(throws: NavigationError<Screen>.missingInlets) { try Helm(nav: segues) }
    let helm = try Helm(nav: segues, entry: .home)
    helm.forward()
    helm.forward(id: "7")
    #expect(shown(helm) == ["detail", "share:7"])
    helm.forward()
    #expect(shown(helm) == ["detail", "home"])
    #expect(helm.entry == .home)
  }

  @Test("refuses a graph that is not sound")
  func unsound() {
    typealias Failure = NavigationError<Screen>
    #expect(throws: Failure.empty) { try Helm<Screen>(nav: []) }
    #expect(throws: Failure.entryNotInGraph(.share)) {
      try Helm(nav: [Segue(from: .home, to: .detail)], entry: Screen.share)
    }
    #expect(throws: Failure.autoCycleDetected([.home, .detail])) {
      try Helm(
        nav: [
          Segue(from: Screen.home, to: .detail, auto: true),
          Segue(from: .detail, to: .home, auto: true),
        ], entry: .home)
    }
  }

  @Test("keeps the path with a throwing call that is refused, and reports nothing")
  func throwing() throws {
    let helm = try Helm(nav: segues, entry: .home)
    #expect(throws: NavigationError.fragmentNotPresented(PathFragment(Screen.detail))) {
      try helm.present(pathEdge: PathEdge(.detail => .share))
    }
    #expect(throws: NavigationError<Screen>.missingSegueForEdge(.home => .share)) {
      try helm.navigate(transition: .present(pathEdge: PathEdge(.home => .share)))
    }
    #expect(throws: NavigationError.missingPathEdge(PathEdge<Screen>(.home => .detail))) {
      try helm.dismiss(pathEdge: PathEdge(.home => .detail))
    }
    #expect(helm.path.isEmpty && helm.errors.isEmpty)
    try helm.present(pathEdge: PathEdge(.home => .detail, targetId: "7"))
    #expect(helm.isPresented(.detail, id: "7") && !helm.isPresented(.detail, id: nil))
    #expect(helm.canDismiss(using: PathEdge(.home => .detail, targetId: "7")))
    try helm.dismiss(pathEdge: PathEdge(.home => .detail, targetId: "7"))
    #expect(shown(helm) == ["home"])
  }

  @Test("is set back to a state that was kept, and on again")
  func undo() throws {
    let helm = try Helm(nav: segues, entry: .home)
    var states = [helm.presentedPath]
    helm.forward()
    states.append(helm.presentedPath)
    helm.forward()
    states.append(helm.presentedPath)
    for i in [1, 0, 2, 1] {
      try helm.restore(states[i])
      #expect(helm.presentedPath == states[i])
    }
    #expect(shown(helm) == ["detail"])
  }

  @Test("takes a state of another graph only where it fits")
  func foreignState() throws {
    let helm = try Helm(nav: segues, entry: .home)
    let other = try Helm(nav: [
      Segue(from: Screen.home, to: .detail), Segue(from: .detail, to: .share),
      Segue(from: .home, to: .share),
    ])
    other.present(fragment: .detail)
    try helm.restore(other.presentedPath)
    #expect(shown(helm) == ["detail"] && helm.nav == Set(segues))
    try other.replace(path: [.home => .share])
    #expect(throws: NavigationError<Screen>.pathMismatch(PathEdge(.home => .share))) {
      try helm.restore(other.presentedPath)
    }
    #expect(shown(helm) == ["detail"])
  }

  @Test("keeps the latest hundred errors")
  func manyErrors() throws {
    let helm = try Helm(nav: segues, entry: .home)
    for i in 0..<250 { helm.present(tag: "t\(i)") }
    #expect(helm.errors == (150..<250).map { .missingTaggedSegue(name: "t\($0)") })
    helm.clearErrors()
    #expect(helm.errors.isEmpty)
  }
}
