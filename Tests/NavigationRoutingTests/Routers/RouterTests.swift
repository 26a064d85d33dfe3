import NavigationRouting
import Testing

/// A registry whose screens are strings.
@MainActor func registry() -> RouterRegistry<String> {
  RouterRegistry(root: Destination("home"))
}

/// What a router shows: the screens of each context, bottom to top.
@MainActor func screens(_ router: NamedRouter<String>) -> [[String]] {
  router.coordinator.contexts.contexts.map { context in
    ([context.root] + context.path).compactMap { $0.screen.content?.screen }
  }
}

@MainActor struct RouterTests {
  let routers = registry()

  @Test("the main router is found by its id")
  func mainRouter() throws {
    #expect(try routers.router(id: "main") === routers.main)
    #expect(RouterRegistry(mainID: "app", root: Destination("home")).main.id == "app")
    #expect(routers.ids == ["main"])
  }

  @Test("a child is found by its id while it lives")
  func child() throws {
    let posts = routers.child(id: "posts", root: Destination("posts"))
    #expect(try routers.router(id: "posts") === posts)
    #expect(routers.ids == ["main", "posts"])
    #expect(screens(posts) == [["posts"]])
  }

  @Test("an id that lives is the same router, and its root is not made anew")
  func sameChild() {
    let posts = routers.child(id: "posts", root: Destination("posts"))
    posts.push(Destination("post"))
    func never() -> Destination<String> {
      Issue.record("the root was made")
      return Destination("")
    }
    #expect(routers.child(id: "posts", root: never()) === posts)
    #expect(routers.child(id: "main", root: never()) === routers.main)
  }

  @Test("a push slides a screen on top, a pop takes it down again")
  func pushAndPop() throws {
    routers.main.push(Destination("post", style: DestinationStyle(title: "Post")))
    routers.main.push(Destination("author"))
    #expect(screens(routers.main) == [["home", "post", "author"]])
    #expect(
      routers.main.coordinator.context.path.first?.screen.content?.style
        == DestinationStyle(title: "Post"))
    try routers.main.pop()
    try routers.main.pop()
    #expect(screens(routers.main) == [["home"]])
  }

  @Test("a destination's style comes to its screen, whichever way it is pushed")
  func style() {
    let style = GraniteNavigationDestinationStyle(title: "Post", hidesBackButton: true)
    let styled = Destination("post", style: style)
    routers.main.push(styled)
    routers.main.push(PreparedDestination(styled))
    routers.handle(id: "main").push(styled)
    routers.main.push(Destination("plain"))
    #expect(
      routers.main.coordinator.context.path.map { $0.screen.content?.style }
        == [style, style, style, DestinationStyle()])
  }

  @Test("what is prepared is not shown before a condition has led to its push")
  func prepared() {
    let handle = routers.handle(id: "main")
    let prepared = PreparedDestination(Destination("post"))
    for isReady in [false, false, true] where isReady { handle.push(prepared) }
    #expect(screens(routers.main) == [["home", "post"]])
    _ = PreparedDestination(Destination("never"))
    #expect(screens(routers.main) == [["home", "post"]])
  }

  @Test("a push goes on top of a sheet that is up, a pop at its root takes the sheet down")
  func pushOnSheet() throws {
    let main = routers.main.coordinator
    main.router(for: main.id).navigate(.sheet, to: Destination("settings"))
    routers.main.push(Destination("account"))
    #expect(screens(routers.main) == [["home"], ["settings", "account"]])
    try routers.main.pop()
    try routers.main.pop()
    #expect(screens(routers.main) == [["home"]])
  }

  @Test("a pop at the root is refused and changes nothing")
  func popAtRoot() {
    #expect(throws: RouterError.nothingToPop(id: "main")) { try routers.main.pop() }
    #expect(screens(routers.main) == [["home"]])
  }

  @Test("routers do not share their stacks")
  func ownStacks() {
    let posts = routers.child(id: "posts", root: Destination("posts"))
    posts.push(Destination("post"))
    #expect(screens(routers.main) == [["home"]])
    #expect(screens(posts) == [["posts", "post"]])
  }

  @Test("the living ids come in order, the main router's first")
  func idsInOrder() {
    let children = ["b", "c", "a"].map { routers.child(id: $0, root: Destination("")) }
    #expect(routers.ids == ["main", "a", "b", "c"])
    withExtendedLifetime(children) {}
  }
}

@MainActor struct RouterHandleTests {
  let routers = registry()

  @Test("a handle pushes and pops on the router that its id names")
  func handle() {
    let posts = routers.child(id: "posts", root: Destination("posts"))
    let handle = routers.handle(id: "posts")
    handle.push(Destination("post"))
    #expect(screens(posts) == [["posts", "post"]])
    handle.pop()
    #expect(screens(posts) == [["posts"]])
    #expect(routers.errors.isEmpty)
  }

  @Test("a handle may be there before its router is")
  func handleFirst() {
    let handle = routers.handle(id: "posts")
    let posts = routers.child(id: "posts", root: Destination("posts"))
    handle.push(Destination("post"))
    #expect(screens(posts) == [["posts", "post"]])
  }

  @Test("an unknown id is an error that says so, not a silent fall-back to main")
  func unknown() {
    let posts = routers.child(id: "posts", root: Destination("posts"))
    let error = RouterError.unknownRouter(id: "post", living: ["main", "posts"])
    #expect(throws: error) { try routers.router(id: "post") }
    routers.handle(id: "post").push(Destination("lost"))
    routers.handle(id: "post").push(PreparedDestination(Destination("lost")))
    routers.handle(id: "post").pop()
    #expect(routers.errors == [error, error, error])
    #expect(screens(routers.main) == [["home"]])
    #expect(screens(posts) == [["posts"]])
    #expect(
      error.description
        == "no router has the id `post`, or it has been released with its stack; show one with "
        + "this id, or name one of these: `main`, `posts`")
  }

  @Test("the error names eight ids at most")
  func manyIds() {
    let living = (1...10).map { "r\($0)" }
    #expect(
      RouterError.unknownRouter(id: "x", living: living).description
        == "no router has the id `x`, or it has been released with its stack; show one with this "
        + "id, or name one of these: `r1`, `r2`, `r3`, `r4`, `r5`, `r6`, `r7`, `r8` and 2 more")
  }

  @Test("a pop at the root through a handle is reported")
  func popAtRoot() {
    routers.handle(id: "main").pop()
    #expect(routers.errors == [.nothingToPop(id: "main")])
    #expect(
      routers.errors.map(\.description) == [
        "the router `main` stands at its root, there is nothing to pop; push a screen first"
      ])
  }

  @Test("the log of errors does not grow for ever")
  func boundedLog() {
    for i in 0..<150 { routers.handle(id: "\(i)").pop() }
    #expect(routers.errors.count == 100)
    #expect(routers.errors.last == .unknownRouter(id: "149", living: ["main"]))
  }
}
