import NavigationGraph
import NavigationRouting
import Testing

private enum Page: Fragment {
  case home, news, library, settings, compose, item, locked
}

/// What the bindings of the user interface do.
@MainActor struct SelectionTests {
  private let navigator: Navigator<Page>
  private let tabs: Set<Page> = [.news, .library, .settings]

  init() throws {
    navigator = try Navigator(
      nav: [
        Segue(from: Page.home, to: .news, style: .hold, auto: true),
        Segue(from: .news, to: .library),
        Segue(from: .library, to: .news),
        Segue(from: .home, to: .compose, style: .hold, dismissable: true),
        Segue(from: .home, to: .locked, style: .hold),
        Segue(from: .news, to: .item, style: .hold, dismissable: true),
        Segue(from: .item, to: .item, style: .hold, dismissable: true),
        Segue(from: .settings, to: .home),
      ], entry: .home)
  }

  @Test("setting presented presents the fragment, setting it back dismisses it")
  func presentAndDismiss() {
    navigator.setPresented(true, fragment: .compose)
    #expect(navigator.isPresented(.compose))
    navigator.setPresented(false, fragment: .compose)
    #expect(!navigator.isPresented(.compose))
    #expect(navigator.errors.isEmpty)
  }

  @Test("setting what is so already changes nothing", arguments: [true, false])
  func settled(isPresented: Bool) {
    navigator.setPresented(isPresented, fragment: .compose)
    let before = navigator.presentedPath
    navigator.setPresented(isPresented, fragment: .compose)
    #expect(navigator.presentedPath == before)
    #expect(navigator.errors.isEmpty)
  }

  @Test("with an id only the fragment with that id is meant")
  func withId() {
    navigator.setPresented(true, fragment: .item, id: "1")
    navigator.setPresented(true, fragment: .item, id: "2")
    #expect(navigator.isPresented(.item, id: "1"))
    #expect(navigator.isPresented(.item, id: "2"))
    navigator.setPresented(false, fragment: .item, id: "3")
    #expect(navigator.isPresented(.item, id: "2"))
    navigator.setPresented(false, fragment: .item, id: "2")
    #expect(navigator.isPresented(.item, id: "1"))
    #expect(!navigator.isPresented(.item, id: "2"))
    #expect(navigator.errors.isEmpty)
  }

  @Test("a lower item is dismissed with what stands on it, not the latest item in its place")
  func lowerId() {
    navigator.setPresented(true, fragment: .item, id: "1")
    navigator.setPresented(true, fragment: .item, id: "2")
    navigator.setPresented(false, fragment: .item, id: "1")
    #expect(navigator.presentedFragments.map(\.fragment) == [.home, .news])
  }

  @Test("what is refused is reported and stands as it was")
  func refused() {
    navigator.setPresented(true, fragment: .locked)
    navigator.setPresented(false, fragment: .locked)
    #expect(navigator.isPresented(.locked))
    #expect(navigator.errors == [.fragmentMissingDismissableSegue(.locked)])
  }

  @Test("the topmost presented of the tabs is picked, and picking another presents it")
  func pick() {
    #expect(navigator.picked(among: tabs) == .news)
    navigator.pick(.library, among: tabs)
    #expect(navigator.picked(among: tabs) == .library)
    navigator.pick(.settings, among: tabs)
    #expect(navigator.picked(among: tabs) == .library)
    #expect(navigator.errors == [.missingSegueToFragment(.settings)])
  }

  @Test("picking what is picked, or nothing, changes nothing", arguments: [Page.news, nil])
  private func pickNothing(_ page: Page?) {
    let before = navigator.presentedPath
    navigator.pick(page, among: tabs)
    #expect(navigator.presentedPath == before)
    #expect(navigator.errors.isEmpty)
  }

  @Test("of no presented fragment none is picked")
  func nonePicked() {
    #expect(navigator.picked(among: [.settings, .compose]) == nil)
  }
}
