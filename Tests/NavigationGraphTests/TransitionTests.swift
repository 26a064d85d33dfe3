import NavigationGraph
import Testing

@Suite("Transitions of a typed graph")
struct TransitionTests {
  enum Screen: Fragment { case launch, home, detail, share, help }
  enum Tag: SegueTag { case sharing, nobody }

  static func path() throws -> PresentedPath<Screen> {
    let segues: [Segue<Screen>] = [
      Segue(from: .launch, to: .home),
      Segue(from: .home, to: .detail, dismissable: true),
      Segue(from: .detail, to: .share, style: .hold, dismissable: true).with(tag: Tag.sharing),
      Segue(from: .detail, to: .help, style: .hold),
    ]
    return try PresentedPath(graph: NavigationGraph(segues))
  }

  @Test("forward walks the only egress of the top fragment, and refuses where there are several")
  func forward() throws {
    var path = try Self.path()
    try path.forward()
    try path.forward(id: "42")
    #expect(path.presentedFragments == [PathFragment(.detail, id: "42")])
    let before = path
    #expect(
      throws: NavigationError.ambiguousForwardFromFragment(
        Screen.detail, [.detail => .share, .detail => .help])
    ) { try path.forward() }
    #expect(path == before)
  }

  @Test("a tag presents its segue and dismisses it")
  func tags() throws {
    var path = try Self.path()
    try path.forward()
    try path.forward()
    try path.present(tag: Tag.sharing)
    #expect(path.presentedFragments == [PathFragment(.detail), PathFragment(.share)])
    try path.dismiss(tag: Tag.sharing)
    #expect(path.presentedFragments == [PathFragment(.detail)])
    let before = path
    #expect(throws: NavigationError<Screen>.missingTaggedSegue(name: "nobody")) {
      try path.present(tag: Tag.nobody)
    }
    #expect(path == before)
  }

  @Test("path edges are presented and dismissed by name, and refused where they do not fit")
  func pathEdges() throws {
    var path = try Self.path()
    let first = PathEdge<Screen>(.launch => .home)
    try path.navigate(transition: .present(pathEdge: first))
    #expect(path.path == [first])
    #expect(throws: NavigationError<Screen>.segueNotDismissable(.launch => .home)) {
      try path.dismiss(pathEdge: first)
    }
    #expect(throws: NavigationError<Screen>.missingSegueForEdge(.launch => .share)) {
      try path.present(pathEdge: PathEdge(.launch => .share))
    }
    #expect(throws: NavigationError.fragmentNotPresented(PathFragment(Screen.detail))) {
      try path.present(pathEdge: PathEdge(.detail => .share))
    }
    let second = PathEdge<Screen>(.home => .detail)
    #expect(throws: NavigationError.missingPathEdge(second)) {
      try path.dismiss(pathEdge: second)
    }
    #expect(throws: NavigationError<Screen>.missingSegueToFragment(.help)) {
      try path.present(fragment: .help)
    }
    #expect(path.path == [first])
    try path.navigate(transition: .replace(path: [first, second]))
    try path.navigate(transition: .dismiss(pathEdge: second))
    #expect(path.path == [first])
    #expect(path.isPresented(.home) && !path.isPresented(.detail))
  }

  @Test("a copy goes its own way")
  func copies() throws {
    var path = try Self.path()
    let copy = path
    try path.forward()
    #expect(copy.path.isEmpty)
    #expect(path.path.count == 1)
  }
}
