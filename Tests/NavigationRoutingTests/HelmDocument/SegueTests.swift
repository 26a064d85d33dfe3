import NavigationGraph
import NavigationRouting
import Testing

private enum Player: Fragment { case list, player, lyrics, settings }
private enum MenuTag: SegueTag { case slide, lyrics, missing }

private let playerSegues: Set<Segue<Player>> = [
  Segue(from: .list, to: .player, style: .hold, dismissable: true, tag: MenuTag.slide),
  Segue(from: .player, to: .lyrics, style: .pass, tag: MenuTag.lyrics),
  Segue(from: .list, to: .settings, style: .pass),
]

@Suite("Helm document: segues")
@MainActor struct HelmSegueTests {
  @Test("hold: both fragments are visible after the transition")
  func hold() throws {
    let helm = try Helm(nav: playerSegues)
    helm.present(fragment: .player)
    #expect(shown(helm) == ["list", "player"])
  }

  @Test("pass: the original passes its status to the destination")
  func pass() throws {
    let helm = try Helm(nav: playerSegues)
    helm.present(fragment: .settings)
    #expect(shown(helm) == ["settings"])
    // Also above a fragment that holds.
    let other = try Helm(nav: playerSegues)
    other.present(fragment: .player)
    other.present(fragment: .lyrics)
    #expect(shown(other) == ["list", "lyrics"])
  }

  @Test("trying to dismiss a fragment that's not marked as such will lead to an error")
  func notDismissable() throws {
    let helm = try Helm(nav: playerSegues)
    helm.present(fragment: .settings)
    let path = helm.path
    helm.dismiss(fragment: .settings)
    helm.dismiss()
    #expect(throws: NavigationError<Player>.segueNotDismissable(.list => .settings)) {
      try helm.dismiss(pathEdge: PathEdge(.list => .settings))
    }
    #expect(helm.errors == [.fragmentMissingDismissableSegue(.settings), .noDismissableSegues])
    #expect(helm.path == path)
    #expect(!helm.canDismiss() && !helm.canDismiss(fragment: .settings))
  }

  @Test("once user onboarding is done, you can't dismiss the dashboard and return to it")
  func onboarding() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .gatekeeper)
    helm.present(fragment: .dashboard)
    helm.dismiss(fragment: .dashboard)
    #expect(helm.errors == [.fragmentMissingDismissableSegue(.dashboard)])
    #expect(helm.isPresented(.dashboard) && !helm.isPresented(.login))
  }

  @Test("auto: a segue presents its in fragment as soon as its out fragment is reached")
  func auto() throws {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .gatekeeper)
    #expect(shown(helm) == ["gatekeeper", "login"])
    // By an edge and at launch too.
    let other = try Helm(nav: operatorSegues(), entry: .dashboard)
    #expect(shown(other) == ["dashboard", "news"])
    try helm.replace(path: [])
    try helm.present(pathEdge: PathEdge(.splash => .dashboard))
    #expect(shown(helm) == ["dashboard", "news"])
  }

  @Test("some container fragments (like tabs) automatically present a child, and theirs in turn")
  func autoChain() throws {
    let helm = try Helm(nav: [
      Segue(from: Player.list, to: .player, style: .hold, auto: true),
      Segue(from: .player, to: .lyrics).makeAuto(),
    ])
    #expect(shown(helm) == ["list", "lyrics"])
  }

  @Test("it is convenient to present or dismiss a segue by its tag")
  func tags() throws {
    let helm = try Helm(nav: playerSegues)
    #expect(helm.canPresent(using: MenuTag.slide) && !helm.canPresent(using: MenuTag.lyrics))
    helm.present(tag: MenuTag.slide, id: "7")
    #expect(shown(helm) == ["list", "player:7"])
    #expect(helm.canDismiss(using: MenuTag.slide))
    helm.dismiss(tag: MenuTag.slide)
    #expect(shown(helm) == ["list"])
    helm.dismiss(tag: MenuTag.slide)
    helm.present(tag: MenuTag.missing)
    #expect(
      helm.errors == [.missingTaggedSegue(name: "slide"), .missingTaggedSegue(name: "missing")])
  }

  @Test("the default is style: .pass, auto: false, dismissable: false")
  func defaults() {
    let segue = Segue<Player>(.list => .player)
    #expect(segue.style == .pass && !segue.auto && !segue.dismissable && segue.tag == nil)
    #expect(segue == Segue(from: .list, to: .player))
  }

  @Test("the operator supports one-to-many, many-to-one and many-to-many connections")
  func connections() {
    let fromOne: Set<DirectedEdge<Section>> = .splash => [.gatekeeper, .dashboard]
    #expect(fromOne == [.splash => .gatekeeper, .splash => .dashboard])
    let toOne: Set<DirectedEdge<Section>> = [.login, .register] => .dashboard
    #expect(toOne == [.login => .dashboard, .register => .dashboard])
    let toMany: Set<DirectedEdge<Section>> = [.login, .register] => [.news, .library]
    #expect(
      toMany.sorted().map(\.description) == [
        "login => news", "login => library", "register => news", "register => library",
      ])
  }

  @Test("the edges of the operator are those that would be written down one by one")
  func operators() {
    #expect(
      operatorSegues().sorted().map(\.edge.description) == [
        "splash => gatekeeper", "splash => dashboard", "gatekeeper => login",
        "login => register", "login => forgotPass", "login => dashboard",
        "register => login", "register => forgotPass", "register => dashboard",
        "forgotPass => login", "forgotPass => register",
        "dashboard => news", "dashboard => compose", "news => library", "library => news",
      ])
  }
}
