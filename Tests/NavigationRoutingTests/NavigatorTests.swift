import NavigationGraph
import NavigationRouting
import Testing

private enum Screen: Fragment { case home, detail, share }
private enum Tag: SegueTag { case sharing }

@Test("a navigator starts at the entry")
@MainActor func startsAtTheEntry() throws {
  let navigator = try Navigator(nav: [Segue(from: Screen.home, to: .detail)])
  #expect(navigator.isPresented(.home))
  let helm: Helm<Screen> = try Helm(
    nav: [Segue(from: .home, to: .detail), Segue(from: .detail, to: .share)],
    path: [.home => .detail, .detail => .share])
  #expect(helm.isPresented(.share))
  _ = try Helm(nav: [Segue(from: Screen.home, to: .detail)], path: [], entry: .home)
  _ = try Helm(
    nav: [Segue(from: Screen.home, to: .detail)], path: [PathEdge(.home => .detail)])
  try helm.replace(path: [])
  try helm.replace(path: [.home => .detail])
  try helm.replace(path: [PathEdge(.home => .detail, targetId: "1")])
  #expect(helm.matchFirst([.home, .detail]) == PathFragment(.detail, id: "1"))
  #expect(!helm.canPresent(using: Tag.sharing))
  #expect(helm.canPresent(using: PathEdge(.detail => .share, sourceId: "1")))
}
