import NavigationGraph
import NavigationRouting
import Testing

private enum Screen: Fragment { case home, detail, share, help, lost }

@Suite("Every error of a navigator")
@MainActor struct NavigatorErrorTests {
  fileprivate typealias Failure = NavigationError<Screen>
  fileprivate typealias Call = @MainActor @Sendable (Helm<Screen>) throws -> Void

  nonisolated fileprivate static let unsound: [(Failure, [Segue<Screen>], Screen?)] = [
    (.empty, [], nil),
    (.missingInlets, [Segue(.home => .detail), Segue(.detail => .home)], nil),
    (.ambiguousInlets([.home, .share]), [Segue(.home => .detail), Segue(.share => .detail)], nil),
    (.entryNotInGraph(.lost), [Segue(.home => .detail)], .lost),
    (
      .oneEdgeToManySegues([.home => .detail]),
      [Segue(.home => .detail), Segue(.home => .detail, style: .hold)], nil
    ),
    (
      .autoCycleDetected([.home, .detail]),
      [Segue(.home => .detail).makeAuto(), Segue(.detail => .home).makeAuto()], .home
    ),
    (
      .ambiguousAutoSegues([.home => .detail, .home => .share]),
      [Segue(.home => .detail).makeAuto(), Segue(.home => .share).makeAuto()], nil
    ),
  ]

  @Test("a graph is refused with its culprits", arguments: unsound)
  fileprivate func building(error: Failure, segues: [Segue<Screen>], entry: Screen?) {
    #expect(throws: error) { try Helm(nav: segues, entry: entry) }
    #expect(!error.description.isEmpty)
  }

  /// What is refused over `home => detail`, `detail => share`.
  nonisolated fileprivate static let thrown: [(Failure, Call)] = [
    (
      .pathMismatch(PathEdge(.detail => .share)),
      { try $0.replace(path: [.detail => .share]) }
    ),
    (
      .pathMismatch(PathEdge(.detail => .lost)),
      { try $0.replace(path: [.home => .detail, .detail => .lost, .home => .share]) }
    ),
    (
      .missingSegueForEdge(.home => .lost),
      { try $0.present(pathEdge: PathEdge(.home => .lost)) }
    ),
    (
      .fragmentNotPresented(PathFragment(.home)),
      { try $0.present(pathEdge: PathEdge(.home => .detail)) }
    ),
    (
      .missingPathEdge(PathEdge(.detail => .share, targetId: "9")),
      { try $0.dismiss(pathEdge: PathEdge(.detail => .share, targetId: "9")) }
    ),
    (
      .segueNotDismissable(.home => .detail),
      { try $0.dismiss(pathEdge: PathEdge(.home => .detail)) }
    ),
    (.missingEgressEdges(.lost), { _ = try $0.nav.uniqueEgressEdge(for: .lost) }),
    (.missingIngressEdges(.home), { _ = try $0.nav.uniqueIngressEdge(for: .home) }),
    (
      .ambiguousEgressEdges(.detail, [.detail => .share, .detail => .help]),
      { _ = try $0.nav.uniqueEgressEdge(for: .detail) }
    ),
    (
      .ambiguousIngressEdges(.help, [.detail => .help, .share => .help]),
      { _ = try $0.nav.uniqueIngressEdge(for: .help) }
    ),
  ]

  nonisolated fileprivate static let reported: [(Failure, Call)] = [
    (.missingSegueToFragment(.lost), { $0.present(fragment: .lost) }),
    (.missingTaggedSegue(name: "t"), { $0.present(tag: "t") }),
    (.missingTaggedSegue(name: "t"), { $0.dismiss(tag: "t") }),
    (.segueNotDismissable(.home => .detail), { $0.dismiss(tag: "in") }),
    (.fragmentNotPresented(PathFragment(.help)), { $0.dismiss(fragment: .help) }),
    (.fragmentMissingDismissableSegue(.detail), { $0.dismiss(fragment: .detail) }),
    (.noDismissableSegues, { $0.dismiss() }),
    (
      .ambiguousForwardFromFragment(.detail, [.detail => .share, .detail => .help]),
      {
        try $0.replace(path: [.home => .detail])
        $0.forward()
      }
    ),
    (
      .emptyPath,
      {
        try $0.replace(path: [])
        $0.dismiss()
      }
    ),
    (
      .missingEgressEdges(.help),
      {
        try $0.replace(path: [.home => .detail, .detail => .help])
        $0.forward()
      }
    ),
  ]

  private func helm() throws -> Helm<Screen> {
    try Helm(
      nav: [
        Segue(.home => .detail, tag: "in"), Segue(.detail => .share), Segue(.detail => .help),
        Segue(.share => .help),
      ], path: [.home => .detail, .detail => .share])
  }

  @Test("a throwing call throws it, reports nothing and changes nothing", arguments: thrown)
  fileprivate func throwing(error: Failure, call: Call) throws {
    let helm = try helm()
    let state = helm.presentedPath
    #expect(throws: error) { try call(helm) }
    #expect(helm.errors.isEmpty && helm.presentedPath == state)
  }

  @Test("a call that does not throw reports it and changes nothing", arguments: reported)
  fileprivate func reporting(error: Failure, call: Call) throws {
    let helm = try helm()
    try call(helm)
    #expect(helm.errors == [error])
    let state = helm.presentedPath
    if (try? call(helm)) != nil { #expect(helm.errors == [error, error]) }
    #expect(helm.presentedPath == state)
  }
}
