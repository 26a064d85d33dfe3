import NavigationGraph
import NavigationRouting
import Testing

private enum Screen: Fragment { case home, detail }

@Test("a navigator starts at the entry")
@MainActor func startsAtTheEntry() throws {
  let graph = try NavigationGraph([Segue(from: Screen.home, to: .detail)])
  let navigator = Navigator(try PresentedPath(graph: graph))
  #expect(navigator.presentedPath.isPresented(.home))
}
