import NavigationRouting
import Testing

private struct Broken: Error, CustomStringConvertible {
  var description: String { "the disk is full" }
}

/// Notes what happened, in order.
@MainActor private final class Notes {
  var lines: [String] = []
}

@Suite("Alerts as values")
@MainActor
struct AppAlertTests {
  private func summary(_ alert: AnyAppAlert) -> [String] {
    ["\(alert.style)", alert.title, alert.message ?? "-"]
      + alert.buttons.map { "\($0.title) \($0.role.map { "\($0)" } ?? "-")" }
  }

  @Test("`ok` says something, with one button")
  func ok() {
    #expect(
      summary(.ok(title: "Done", message: "Saved successfully."))
        == ["alert", "Done", "Saved successfully.", "OK -"])
    #expect(summary(.ok(title: "Done")) == ["alert", "Done", "-", "OK -"])
  }

  @Test("`confirm` asks, with a way out, in either style")
  func confirm() {
    let alert = AnyAppAlert.confirm(
      title: "Delete", message: "This action cannot be undone.", confirmTitle: "Delete"
    ) {}
    #expect(
      summary(alert)
        == ["alert", "Delete", "This action cannot be undone.", "Delete -", "Cancel cancel"])
    #expect(
      summary(
        .confirm(
          title: "Delete", confirmRole: .destructive, style: .confirmationDialog, action: {}))
        == ["confirmationDialog", "Delete", "-", "OK destructive", "Cancel cancel"])
  }

  @Test("an error speaks for itself")
  func error() {
    let expected = ["alert", "Error", "the disk is full", "OK -"]
    #expect(summary(AnyAppAlert(error: Broken())) == expected)
    #expect(summary(.error(Broken())) == expected)
    #expect(summary(.error(Broken(), title: "Saving")) == ["alert", "Saving"] + expected[2...])
  }

  @Test("buttons can be made outside of the module, with their roles and actions")
  func buttons() {
    let notes = Notes()
    let buttons: [AnyAppAlert.AppButton] = [
      AnyAppAlert.AppButton(title: "OK", role: .cancel),
      .ok { notes.lines.append("ok") },
      .cancel { notes.lines.append("cancel") },
      .destructive(title: "Erase") { notes.lines.append("erase") },
    ]
    for button in buttons { button.action() }
    #expect(notes.lines == ["ok", "cancel", "erase"])
    #expect(
      summary(AnyAppAlert(style: .confirmationDialog, title: "Sure?", buttons: buttons)) == [
        "confirmationDialog", "Sure?", "-", "OK cancel", "OK -", "Cancel cancel",
        "Erase destructive",
      ])
  }

  @Test("an alert without buttons gets one that closes it")
  func noButtons() {
    #expect(summary(AnyAppAlert(title: "Hello")) == ["alert", "Hello", "-", "OK -"])
  }

  @Test("the alert closes before its action runs, so the action may show another")
  func closesFirst() throws {
    let notes = Notes()
    let coordinator = RouterPresentationCoordinator(root: "home")
    let router = coordinator.router(for: coordinator.root.id)
    router.showAlert(
      .confirm(title: "Delete", confirmTitle: "Delete") {
        notes.lines.append("alert is \(coordinator.alert?.title ?? "closed")")
        router.showAlert(.ok(title: "Deleted"))
      })
    let asked = try #require(coordinator.alert)
    coordinator.answer(asked.buttons[0])
    #expect(notes.lines == ["alert is closed"])
    #expect(coordinator.alert?.title == "Deleted")
  }

  @Test("an action runs also where the system closed the alert before, and closes no other")
  func closedBySystemFirst() throws {
    let notes = Notes()
    let coordinator = RouterPresentationCoordinator(root: "home")
    let router = coordinator.router(for: coordinator.root.id)
    router.showAlert(.ok(title: "One") { notes.lines.append("one") })
    let (place, asked) = (
      try #require(coordinator.context.alert?.id), try #require(coordinator.alert)
    )
    coordinator.dismissAlert()
    #expect(coordinator.alert == nil && notes.lines.isEmpty)
    router.showAlert(.ok(title: "Two"))
    coordinator.answer(asked.buttons[0], alert: place)
    #expect(notes.lines == ["one"] && coordinator.alert?.title == "Two")
  }
}

@Suite("Modal configuration")
struct AppModalConfigurationTests {
  @Test("the default lies in the middle of a dimmed context and closes by a tap beside it")
  func standard() {
    let configuration = AppModalConfiguration.default
    #expect(configuration == AppModalConfiguration())
    #expect(configuration.dismissesOnBackgroundTap && configuration.backgroundDim == 0.4)
    #expect(configuration.transition == .opacity && configuration.alignment == .center)
  }

  @Test(
    "a dim is kept between nothing and black",
    arguments: [
      (-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1), (.nan, 0),
    ])
  func dim(given: Double, kept: Double) {
    #expect(AppModalConfiguration(backgroundDim: given).backgroundDim == kept)
  }
}
