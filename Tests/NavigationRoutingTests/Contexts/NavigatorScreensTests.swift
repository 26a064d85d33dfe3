import NavigationGraph
import NavigationRouting
import Testing

private enum Page: Fragment {
  case home, detail, sheet, modal, alert, dialog, window
}

@MainActor struct NavigatorScreensTests {
  private func contexts() throws -> NavigatorContexts<Page, String> {
    let segues: [Segue<Page>] = [
      (Page.detail, SeguePresentation.push), (.sheet, .sheet), (.modal, .modal), (.alert, .alert),
      (.dialog, .confirmationDialog), (.window, .window),
    ].map {
      Segue(from: .home, to: $0, style: .hold, dismissable: true, presentation: $1)
    }
    return NavigatorContexts(
      try Navigator(nav: segues),
      configuration: { _ in AppModalConfiguration(alignment: .top) },
      alert: { AppAlert(title: "\($0)") }, content: { "\($0)" })
  }

  private func show(_ page: Page) throws -> ContextCoordinator<String> {
    let contexts = try contexts()
    contexts.navigator.present(fragment: page)
    contexts.update()
    return contexts.coordinator
  }

  @Test("a pushed fragment is a screen of the stack")
  func push() throws {
    #expect(try show(.detail).context.path.map(\.screen.content) == ["detail"])
  }

  @Test("a sheet and a window are contexts of their own, each in its own slot")
  func ownContexts() throws {
    let sheet = try show(.sheet)
    #expect(sheet.sheet?.root.screen.content == "sheet")
    #expect(sheet.window == nil)
    let window = try show(.window)
    #expect(window.window?.root.screen.content == "window")
    #expect(window.sheet == nil)
  }

  @Test("a modal gets its configuration")
  func modal() throws {
    guard case .modal(let content, let configuration)? = try show(.modal).modal?.screen else {
      Issue.record("no modal")
      return
    }
    #expect(content == "modal")
    #expect(configuration == AppModalConfiguration(alignment: .top))
  }

  @Test(
    "an alert and a dialog are alerts in the style of their segue",
    arguments: [(Page.alert, AppAlert.Style.alert), (.dialog, .confirmationDialog)])
  private func alert(page: Page, style: AppAlert.Style) throws {
    let alert = try #require(try show(page).alert)
    #expect(alert.title == "\(page)")
    #expect(alert.style == style)
  }

  @Test("an alert is closed only while it is the one that was closed")
  func expectedAlert() throws {
    let contexts = try contexts()
    let coordinator = contexts.coordinator
    contexts.navigator.present(fragment: .alert)
    contexts.update()
    let first = try #require(coordinator.context.alert?.id)
    contexts.navigator.present(fragment: .dialog)
    contexts.update()
    coordinator.dismissAlert(first)
    #expect(coordinator.alert?.title == "dialog")
    coordinator.dismissAlert(try #require(coordinator.context.alert?.id))
    #expect(coordinator.alert?.title != "dialog")
  }
}
