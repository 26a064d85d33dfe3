import NavigationGraph
import NavigationRouting
import Testing

@Suite("Helm document: concepts")
@MainActor struct HelmConceptTests {
  @Test("navigation rules are defined in a graph structure using fragments and segues")
  func graph() throws {
    let helm = try Helm(nav: operatorSegues())
    #expect(helm.nav == operatorSegues())
    #expect(helm.nav.nodes.count == 9)
    #expect(helm.nav.has(edge: .dashboard => .compose) && !helm.nav.has(node: .settings))
    #expect(helm.nav.egressEdges(for: .dashboard).map(\.to) == [.news, .compose])
    #expect(helm.nav.inlets.map(\.from) == [.splash, .splash])
    #expect(helm.entry == .splash)
  }

  @Test("fragments are dynamic sections of an app, some are screens, others overlapping views")
  func overlapping() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    #expect(helm.isPresented(.dashboard) && helm.isPresented(.compose))
  }

  @Test("segues are directed edges used to specify rules between two fragments")
  func directed() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    #expect(!helm.canPresent(fragment: .splash))
    helm.present(fragment: .splash)
    #expect(helm.errors == [.missingSegueToFragment(.splash)])
  }

  @Test("an ordered set of edges represents the path")
  func orderedSet() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    let path: OrderedSet<PathEdge<Section>> = [
      PathEdge(.splash => .dashboard), PathEdge(.dashboard => .news),
      PathEdge(.dashboard => .compose),
    ]
    #expect(helm.path == path)
    helm.present(fragment: .compose)
    #expect(helm.path == path)
  }

  @Test("the path allows querying the presented fragments and the steps needed to reach them")
  func stepsNeeded() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .gatekeeper)
    helm.present(fragment: .forgotPass)
    #expect(shown(helm) == ["gatekeeper", "forgotPass"])
    #expect(
      helm.path.map(\.description) == [
        "splash => gatekeeper", "gatekeeper => login", "login => forgotPass",
      ])
    // The same steps lead there again.
    let again = try Helm(nav: operatorSegues(), path: helm.path)
    #expect(again.presentedFragments == helm.presentedFragments)
  }

  @Test("the path enables multilayered UIs")
  func layers() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    #expect(shown(helm) == ["dashboard", "compose"])
    helm.dismiss(fragment: .compose)
    #expect(shown(helm) == ["dashboard", "news"])
  }

  @Test("transitions encapsulate the navigation command from a fragment to another")
  func transitions() throws {
    let helm = try Helm(nav: operatorSegues())
    let command = PathTransition<Section>.present(pathEdge: PathEdge(.splash => .dashboard))
    try helm.navigate(transition: command)
    #expect(helm.isPresented(.dashboard))
    #expect(command == .present(pathEdge: PathEdge(.splash => .dashboard)))
  }

  @Test("a transition presents a new fragment")
  func presenting() throws {
    let helm = try Helm(nav: spelledSegues())
    try helm.navigate(transition: .present(pathEdge: PathEdge(.splash => .gatekeeper)))
    #expect(shown(helm) == ["login"])
  }

  @Test("a transition dismisses an already presented fragment")
  func dismissing() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    try helm.navigate(transition: .dismiss(pathEdge: PathEdge(.dashboard => .compose)))
    #expect(shown(helm) == ["dashboard", "news"])
  }

  @Test("a transition fully replaces the presented path")
  func replacing() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    let path: OrderedSet<PathEdge<Section>> = [
      PathEdge(.splash => .gatekeeper), PathEdge(.gatekeeper => .login),
    ]
    try helm.navigate(transition: .replace(path: path))
    #expect(helm.path == path)
    #expect(shown(helm) == ["gatekeeper", "login"])
  }

  @Test("Helm navigates between fragments and returns their presentation state")
  func presentationState() throws {
    let helm = try Helm(nav: operatorSegues())
    #expect(helm.isPresented(.splash) && !helm.isPresented(.gatekeeper))
    helm.present(fragment: .gatekeeper)
    #expect(!helm.isPresented(.splash) && helm.isPresented(.gatekeeper))
    #expect(helm.isPresented(.login, id: nil) && !helm.isPresented(.login, id: "1"))
  }
}
