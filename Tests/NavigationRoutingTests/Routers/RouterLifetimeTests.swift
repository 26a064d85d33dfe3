import NavigationRouting
import Testing

/// A screen whose coming and going is counted.
@MainActor private final class Screen {
  let name: String
  /// What a view's closure would capture.
  var captured: [Any] = []

  init(_ name: String) { self.name = name }
}

@MainActor struct RouterLifetimeTests {
  private let routers = RouterRegistry(root: Destination(Screen("home")))

  @Test("a child is released with its stack")
  func childIsReleased() {
    var posts: NamedRouter<Screen>? = routers.child(
      id: "posts", root: Destination(Screen("posts")))
    var screen: Screen? = Screen("post")
    weak var weakScreen: Screen?
    weak var weakRouter: NamedRouter<Screen>?
    (weakScreen, weakRouter) = (screen, posts)
    if let screen { posts?.push(Destination(screen)) }
    screen = nil
    #expect(weakScreen != nil)
    posts = nil
    #expect(weakRouter == nil)
    #expect(weakScreen == nil)
    #expect(routers.ids == ["main"])
    #expect(throws: RouterError.unknownRouter(id: "posts", living: ["main"])) {
      try routers.router(id: "posts")
    }
  }

  @Test("screens that hold handles and routers of their own stack do not keep it")
  func noCycle() {
    weak var weakRouter: NamedRouter<Screen>?
    weak var weakScreen: Screen?
    do {
      let posts = routers.child(id: "posts", root: Destination(Screen("posts")))
      let screen = Screen("post")
      screen.captured = [
        routers.handle(id: "posts"), posts.coordinator.router(for: posts.coordinator.id),
      ]
      posts.push(Destination(screen))
      (weakRouter, weakScreen) = (posts, screen)
      #expect(weakScreen != nil)
    }
    #expect(weakRouter == nil)
    #expect(weakScreen == nil)
  }

  @Test("a registry is released, also while its screens hold handles of it")
  func registryIsReleased() {
    weak var weakRegistry: RouterRegistry<Screen>?
    do {
      let registry = RouterRegistry(root: Destination(Screen("home")))
      let screen = Screen("post")
      screen.captured = [registry.handle(id: "main")]
      registry.main.push(Destination(screen))
      weakRegistry = registry
      #expect(weakRegistry != nil)
    }
    #expect(weakRegistry == nil)
  }

  @Test("a handle whose registry is gone does nothing")
  func handleWithoutRegistry() {
    let handle = RouterRegistry(root: Destination("home")).handle(id: "main")
    handle.push(Destination("lost"))
    handle.pop()
    #expect(handle.id == "main")
  }

  @Test("a popped screen is released")
  func poppedScreen() throws {
    weak var weakScreen: Screen?
    do {
      let screen = Screen("post")
      weakScreen = screen
      routers.main.push(Destination(screen))
    }
    #expect(weakScreen != nil)
    try routers.main.pop()
    #expect(weakScreen == nil)
  }

  @Test("an id is free again when its router has been released")
  func idIsFree() {
    for i in 0..<100 {
      let posts = routers.child(id: "posts", root: Destination(Screen("posts \(i)")))
      #expect(posts.coordinator.root.screen.content?.screen.name == "posts \(i)")
      posts.push(Destination(Screen("post")))
    }
    #expect(routers.ids == ["main"])
  }

  @Test("children that live are remembered, however many have come and gone")
  func manyChildren() throws {
    let kept = (0..<40).map { i in
      for j in 0..<40 { _ = routers.child(id: "gone \(i) \(j)", root: Destination(Screen(""))) }
      return routers.child(id: "kept \(i)", root: Destination(Screen("")))
    }
    #expect(routers.ids == ["main"] + kept.map(\.id).sorted())
    for router in kept { #expect(try routers.router(id: router.id) === router) }
  }
}

@MainActor struct PreparedDestinationTests {
  private let routers = RouterRegistry(root: Destination(Screen("home")))

  @Test("a prepared destination is pushed later by its handle")
  func pushLater() {
    let screen = Screen("post")
    let prepared = PreparedDestination(
      Destination(screen, style: DestinationStyle(title: "Post")))
    #expect(routers.main.coordinator.path.isEmpty)
    routers.main.push(prepared)
    let pushed = routers.main.coordinator.context.path.first?.screen.content
    #expect(pushed?.screen === screen)
    #expect(pushed?.style.title == "Post")
  }

  @Test("nothing leaks from a prepared destination that is never pushed")
  func neverPushed() {
    weak var weakScreen: Screen?
    do {
      let screen = Screen("post")
      weakScreen = screen
      let prepared = PreparedDestination(Destination(screen))
      #expect(prepared.destination.screen === weakScreen)
    }
    #expect(weakScreen == nil)
  }

  @Test("pushed twice it is two screens, and nothing leaks when they are popped")
  func pushedTwice() throws {
    weak var weakScreen: Screen?
    do {
      let screen = Screen("post")
      weakScreen = screen
      let prepared = PreparedDestination(Destination(screen))
      routers.main.push(prepared)
      routers.handle(id: "main").push(prepared)
    }
    let path = routers.main.coordinator.path
    #expect(Set(path).count == 2)
    try routers.main.pop()
    #expect(weakScreen != nil)
    try routers.main.pop()
    #expect(weakScreen == nil)
  }

  @Test("a handle is equal to its copies and to no other")
  func equality() {
    let screen = Screen("post")
    let prepared = PreparedDestination(Destination(screen))
    let copy = prepared
    #expect(prepared == copy)
    #expect(Set([prepared, copy, PreparedDestination(Destination(screen))]).count == 2)
  }
}
