import NavigationRouting
import Testing

@MainActor struct RouterWindowTests {
  let routers = registry()

  /// Gives the registry a platform with windows, and tells which were opened.
  private final class Platform {
    var opened: [RouterWindow] = []
  }

  private func platform(opens: Bool = true) -> Platform {
    let platform = Platform()
    routers.windowOpener = { window in
      platform.opened.append(window)
      return opens
    }
    return platform
  }

  @Test("where the platform has windows, a push with window properties opens one")
  func opensWindow() throws {
    let platform = platform()
    let properties = WindowProperties(title: "Post", width: 400, height: 300)
    routers.main.push(Destination("post"), window: properties)
    #expect(screens(routers.main) == [["home"]])
    let window = try #require(platform.opened.first)
    #expect(platform.opened.count == 1)
    #expect(window.properties == properties)
    let router = try #require(routers.router(of: window))
    #expect(router.window == window)
    #expect(screens(router) == [["post"]])
  }

  @Test("elsewhere it is a push in place")
  func pushesInPlace() {
    routers.main.push(Destination("post"), window: WindowProperties())
    #expect(screens(routers.main) == [["home", "post"]])
    #expect(routers.ids == ["main"])
  }

  @Test("where the platform refuses the window, it is a push in place")
  func refusedWindow() throws {
    let platform = platform(opens: false)
    routers.main.push(Destination("post"), window: WindowProperties())
    #expect(screens(routers.main) == [["home", "post"]])
    let window = try #require(platform.opened.first)
    #expect(routers.router(of: window) == nil)
    #expect(routers.ids == ["main"])
  }

  @Test("without window properties a push is one in place")
  func noProperties() {
    let platform = platform()
    routers.main.push(Destination("post"))
    #expect(platform.opened.isEmpty)
    #expect(screens(routers.main) == [["home", "post"]])
  }

  @Test("a window's router is found by its id and pushes within the window")
  func pushInWindow() throws {
    let platform = platform()
    routers.main.push(PreparedDestination(Destination("post")), window: WindowProperties())
    let window = try #require(platform.opened.first)
    let router = try #require(routers.router(of: window))
    routers.handle(id: router.id).push(Destination("author"))
    #expect(screens(router) == [["post", "author"]])
    #expect(routers.ids == ["main", "window 1"])
  }

  @Test("a pop at a window's root closes the window, with all it holds")
  func popCloses() throws {
    let platform = platform()
    routers.main.push(Destination("post"), window: WindowProperties())
    let window = try #require(platform.opened.first)
    weak var weakRouter: NamedRouter<String>?
    do {
      let router = try #require(routers.router(of: window))
      router.push(Destination("author"))
      try router.pop()
      #expect(routers.router(of: window) === router)
      try router.pop()
      #expect(throws: RouterError.nothingToPop(id: "window 1")) { try router.pop() }
      weakRouter = router
    }
    #expect(routers.router(of: window) == nil)
    #expect(weakRouter == nil)
    #expect(routers.ids == ["main"])
  }

  @Test("a window that the user closes releases its router, and closing twice is harmless")
  func userCloses() throws {
    let platform = platform()
    routers.main.push(Destination("post"), window: WindowProperties())
    let window = try #require(platform.opened.first)
    weak var weakRouter: NamedRouter<String>?
    weakRouter = routers.router(of: window)
    #expect(weakRouter != nil)
    routers.close(window)
    routers.close(window)
    #expect(weakRouter == nil)
  }

  @Test("a window's number is never given twice, nor its id that of a living child")
  func windowNumbers() throws {
    let platform = platform()
    let child = routers.child(id: "window 2", root: Destination("child"))
    for _ in 0..<3 {
      routers.main.push(Destination("post"), window: WindowProperties())
      routers.close(try #require(platform.opened.last))
    }
    #expect(platform.opened.map(\.id) == [1, 3, 4])
    #expect(screens(child) == [["child"]])
  }

  @Test("two windows of one prepared destination are two routers")
  func twoWindows() throws {
    let platform = platform()
    let prepared = PreparedDestination(Destination("post"))
    routers.main.push(prepared, window: WindowProperties())
    routers.main.push(prepared, window: WindowProperties())
    let found = platform.opened.compactMap { routers.router(of: $0) }
    #expect(found.count == 2)
    #expect(found.first !== found.last)
  }
}
