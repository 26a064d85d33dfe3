import Foundation
import NavigationGraph
import NavigationRouting
import Testing

@Suite("Helm document: usage")
@MainActor struct HelmUsageTests {
  @Test("once we have the segues, the next step is to create our Helm instance")
  func create() throws {
    let segues = operatorSegues()
    let helm = try Helm(nav: segues)
    #expect(shown(helm) == ["splash"])
    #expect(helm.path.isEmpty && helm.errors.isEmpty)
  }

  @Test("a path starts the app at a certain fragment other than the entry")
  func startAtPath() throws {
    let segues = spelledSegues()
    let helm = try Helm(
      nav: segues,
      path: [
        .splash => .gatekeeper,
        .gatekeeper => .register,
      ])
    #expect(shown(helm) == ["register"])
    #expect(helm.path.map(\.edge) == [.splash => .gatekeeper, .gatekeeper => .register])
  }

  @Test("a path that the graph does not have is refused with its edge")
  func startAtBrokenPath() {
    // The graph made with the operator has no segue from the gatekeeper to register.
    #expect(
      throws: NavigationError<Section>.pathMismatch(PathEdge(.gatekeeper => .register))
    ) {
      try Helm(
        nav: operatorSegues(), path: [.splash => .gatekeeper, .gatekeeper => .register])
    }
  }

  @Test("the entry fragment (in this case .splash) is always presented")
  func entry() throws {
    // Nothing has to be done for it, and the path of every other fragment leads on from it.
    let helm = try Helm(nav: operatorSegues())
    #expect(helm.entry == .splash && helm.isPresented(.splash))
    helm.dismiss()
    helm.dismiss(fragment: .splash)
    #expect(helm.isPresented(.splash))
    try helm.replace(path: [])
    #expect(helm.isPresented(.splash))
    #expect(throws: NavigationError<Section>.pathMismatch(PathEdge(.dashboard => .news))) {
      try helm.replace(path: [.dashboard => .news])
    }
  }

  @Test("the plus button presents compose, and the sheet's binding takes it away")
  func composeButton() throws {
    let _helm = try Helm(nav: operatorSegues())
    _helm.present(fragment: .dashboard)
    let action = { _helm.present(fragment: .compose) }
    action()
    #expect(_helm.isPresented(.compose))
    _helm.dismiss(fragment: .compose)
    #expect(!_helm.isPresented(.compose) && _helm.errors.isEmpty)
  }

  @Test("the tab view selects the one of library, news and settings that is presented")
  func tabs() throws {
    let _helm = try Helm(nav: operatorSegues())
    #expect(_helm.matchFirst([.library, .news, .settings]) == nil)
    _helm.present(fragment: .dashboard)
    #expect(_helm.matchFirst([.library, .news, .settings]) == PathFragment(.news))
    _helm.present(fragment: .library)
    #expect(_helm.matchFirst([.library, .news, .settings]) == PathFragment(.library))
    #expect(
      _helm.matchAll([.dashboard, .library, .news]) == [
        PathFragment(.library), PathFragment(.dashboard),
      ])
  }

  @Test("most of the methods don't throw, instead, they report errors")
  func errors() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.dismiss()
    helm.present(fragment: .compose)
    helm.present(tag: "missing")
    helm.forward()
    helm.dismiss(fragment: .compose)
    helm.dismiss(tag: "missing")
    #expect(
      helm.errors == [
        .emptyPath, .missingSegueToFragment(.compose), .missingTaggedSegue(name: "missing"),
        .ambiguousForwardFromFragment(.splash, [.splash => .gatekeeper, .splash => .dashboard]),
        .fragmentNotPresented(PathFragment(.compose)), .missingTaggedSegue(name: "missing"),
      ])
    #expect(helm.path.isEmpty && shown(helm) == ["splash"])
  }

  @Test("errors are expressive and easy to debug and assert")
  func expressive() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .compose)
    #expect(
      helm.errors.first?.description
        == "no presented fragment has a segue to `compose`; present one that has")
  }

  @Test("the presented path can easily be saved and restored as a JSON object")
  func saved() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose, id: "7")
    let data = try JSONEncoder().encode(helm.path)
    let read = try JSONDecoder().decode(OrderedSet<PathEdge<Section>>.self, from: data)
    let restored = try Helm(nav: operatorSegues(), path: read)
    #expect(restored.path == helm.path && shown(restored) == ["dashboard", "compose:7"])

    // The document's own type of a path is written and read the same.
    let plain: OrderedSet<DirectedEdge<Section>> = [.splash => .dashboard, .dashboard => .news]
    let bytes = try JSONEncoder().encode(plain)
    #expect(try JSONDecoder().decode(OrderedSet<DirectedEdge<Section>>.self, from: bytes) == plain)
    #expect(try shown(Helm(nav: operatorSegues(), path: plain)) == ["dashboard", "news"])
  }

  @Test("a simpler string path is translated to the graph-based presentation path")
  func stringPath() throws {
    let helm = try Helm(nav: operatorSegues())
    let links = try DeepLinks(helm.presentedPath.graph)
    try helm.replace(path: links.path("reader://splash/dashboard/compose:7"))
    #expect(shown(helm) == ["dashboard", "compose:7"])
    #expect(
      try links.text(of: helm.path, as: .url(scheme: "reader"))
        == "reader://splash/dashboard/compose:7")
  }

  @Test("deep link ready, navigate anywhere with only one call")
  func anywhere() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    try helm.navigate(
      transition: .replace(path: [
        PathEdge(.splash => .gatekeeper), PathEdge(.gatekeeper => .login),
        PathEdge(.login => .forgotPass),
      ]))
    #expect(shown(helm) == ["gatekeeper", "forgotPass"])
  }

  @Test("by using a custom transition set, one can make arbitrary steps between fragments")
  func customTransitions() throws {
    let helm = try Helm(nav: operatorSegues())
    let transitions: [PathTransition<Section>] = [
      .present(pathEdge: PathEdge(.splash => .dashboard)),
      .present(pathEdge: PathEdge(.dashboard => .compose, targetId: "1")),
      .dismiss(pathEdge: PathEdge(.dashboard => .compose, targetId: "1")),
      .replace(path: [PathEdge(.splash => .gatekeeper)]),
    ]
    var screens: [[String]] = []
    for transition in transitions {
      try helm.navigate(transition: transition)
      screens.append(shown(helm))
    }
    #expect(
      screens == [
        ["dashboard", "news"], ["dashboard", "compose:1"], ["dashboard", "news"], ["gatekeeper"],
      ])
  }
}
