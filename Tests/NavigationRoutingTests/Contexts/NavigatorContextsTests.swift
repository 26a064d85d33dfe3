import NavigationGraph
import NavigationRouting
import Observation
import Testing

private enum Page: Fragment {
  case home, detail, compose, options, discard, account
}

/// Counts; changed on the main actor only, where the observed changes are made.
private final class Count: @unchecked Sendable {
  var value = 0
}

@Suite("A navigator's contexts")
@MainActor
struct NavigatorContextsTests {
  private func app() throws -> NavigatorContexts<Page, Page> {
    let navigator = try Navigator(nav: [
      Segue(from: Page.home, to: .detail, dismissable: true, presentation: .push),
      Segue(from: .detail, to: .compose, style: .hold, dismissable: true, presentation: .sheet),
      Segue(from: .compose, to: .options, style: .hold, presentation: .push),
      Segue(
        from: .compose, to: .discard, style: .hold, dismissable: true,
        presentation: .confirmationDialog),
      Segue(from: .home, to: .account),
    ])
    return NavigatorContexts(navigator) { placed in
      placed.presentation == .confirmationDialog
        ? .alert(.confirm(title: "Discard?") {}) : .screen(placed.screen.fragment)
    }
  }

  /// The fragments of each context, bottom to top.
  private func stacks(_ app: NavigatorContexts<Page, Page>) -> [[Page?]] {
    app.coordinator.contexts.contexts.map { context in
      ([context.root] + context.path).map(\.screen.content)
    }
  }

  @Test("a path is shown as stack, sheet and alert, and the hosts stay as it grows")
  func shows() throws {
    let app = try app()
    #expect(stacks(app) == [[.home]])
    for fragment in [Page.detail, .compose] {
      app.navigator.present(fragment: fragment)
      app.update()
    }
    let sheet = try #require(app.coordinator.sheet)
    #expect(stacks(app) == [[.home, .detail], [.compose]])
    app.navigator.present(fragment: .options)
    app.update()
    #expect(app.coordinator.sheet === sheet && stacks(app)[1] == [.compose, .options])
    app.navigator.present(fragment: .discard)
    app.update()
    #expect(app.coordinator.sheet === sheet && sheet.alert?.title == "Discard?")
  }

  @Test("what the user takes down is dismissed in the navigator")
  func swipes() throws {
    let app = try app()
    for fragment in [Page.detail, .compose, .discard] {
      app.navigator.present(fragment: fragment)
    }
    app.update()
    app.coordinator.sheet?.dismissAlert()
    #expect(app.navigator.path == [PathEdge(.home => .detail), PathEdge(.detail => .compose)])
    app.coordinator.dismissPresented()
    #expect(app.navigator.path == [PathEdge(.home => .detail)])
    app.coordinator.setPath([])
    #expect(app.navigator.path.isEmpty && app.navigator.errors.isEmpty)
    #expect(stacks(app) == [[.home]] && app.coordinator.sheet == nil)
  }

  @Test("what the graph forbids is put back, with the reason, and the host is told")
  func refusal() throws {
    let app = try app()
    for fragment in [Page.detail, .compose, .options] {
      app.navigator.present(fragment: fragment)
    }
    app.update()
    let sheet = try #require(app.coordinator.sheet)
    let path = sheet.path
    #expect(path.map(app.canDismiss) == [false] && app.canDismiss(sheet.id))
    #expect(!app.canDismiss(app.coordinator.id))
    let told = Count()
    withObservationTracking {
      _ = sheet.path
    } onChange: {
      told.value += 1
    }
    sheet.setPath([])
    #expect(sheet.path == path && told.value == 1)
    #expect(app.navigator.errors == [.segueNotDismissable(.compose => .options)])
  }

  @Test("what changes in place is told to the host, which stays")
  func inPlace() throws {
    let app = try app()
    let told = Count()
    withObservationTracking {
      _ = app.coordinator.root
    } onChange: {
      told.value += 1
    }
    let id = app.coordinator.root.id
    app.navigator.present(fragment: .account)
    app.update()
    #expect(told.value == 1 && app.coordinator.root.id == id && stacks(app) == [[.account]])
  }

  @Test("nobody is told of an update that changes nothing")
  func quietUpdate() throws {
    let app = try app()
    app.navigator.present(fragment: .detail)
    app.update()
    let told = Count()
    withObservationTracking {
      _ = (app.coordinator.path, app.coordinator.sheet?.id)
    } onChange: {
      told.value += 1
    }
    app.update()
    #expect(told.value == 0)
  }

  @Test("a screen that the graph does not have is not shown")
  func strangers() throws {
    let app = try app()
    let router = app.coordinator.router(for: app.coordinator.id)
    #expect(!router.navigate(.push, to: .compose))
    #expect(stacks(app) == [[.home]] && app.navigator.path.isEmpty)
    app.navigator.present(fragment: .detail)
    app.update()
    let detail = app.coordinator.router(for: app.coordinator.path[0])
    #expect(detail.dismissScreen())
    #expect(app.navigator.path.isEmpty)
  }

  @Test("a navigator's contexts are released with their owner")
  func release() throws {
    weak var watched: NavigatorContexts<Page, Page>?
    let coordinator: ContextCoordinator<Page>
    do {
      let app = try app()
      watched = app
      coordinator = app.coordinator
    }
    #expect(watched == nil)
    #expect(!coordinator.router(for: coordinator.id).navigate(.push, to: .detail))
  }
}
