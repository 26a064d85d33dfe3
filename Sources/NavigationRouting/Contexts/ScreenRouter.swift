internal import NavigationGraph

/// The handle by which one screen navigates.
///
/// It does not keep its context alive. A call that is refused, such as from a screen that has gone,
/// changes nothing, gives back false, and is told to the debug log.
@MainActor
public struct ScreenRouter<Content> {
  /// The place of the screen that this handle was given to.
  public let screen: ScreenID
  private weak var coordinator: ContextCoordinator<Content>?

  init(screen: ScreenID, coordinator: ContextCoordinator<Content>) {
    self.screen = screen
    self.coordinator = coordinator
  }

  /// Whether the screen is its context's root, where presentation is mounted.
  public var hostsPresentation: Bool { coordinator?.id == screen }

  /// Shows a screen on the one that asks.
  @discardableResult
  public func navigate(_ segue: SegueType, to content: Content) -> Bool {
    perform("\(segue)") { contexts throws(ContextError) in
      try contexts.present(.screen(content), as: segue.presentation, from: screen)
    }
  }

  /// Pops the screen and what stands on it; where it is a context's root, takes down the sheet,
  /// cover or popover.
  @discardableResult
  public func dismissScreen() -> Bool {
    perform("dismissScreen") { contexts throws(ContextError) in
      try contexts.dismiss(screen)
    }
  }

  /// Shows an alert or confirmation dialog in the screen's context, in place of one that is up.
  @discardableResult
  public func showAlert(_ alert: AppAlert) -> Bool {
    perform("showAlert") { contexts throws(ContextError) in
      try contexts.present(
        .alert(alert), as: alert.style == .alert ? .alert : .confirmationDialog, from: screen)
    }
  }

  /// Closes the alert or confirmation dialog of the screen's context, if any.
  @discardableResult
  public func dismissAlert() -> Bool {
    perform("dismissAlert") { contexts throws(ContextError) in
      try contexts.dismissAlert(from: screen)
    }
  }

  /// Lays a modal over the screen's context, in place of one that is up.
  @discardableResult
  public func showModal(
    _ content: Content, configuration: AppModalConfiguration = .default
  ) -> Bool {
    perform("showModal") { contexts throws(ContextError) in
      try contexts.present(.modal(content, configuration), as: .modal, from: screen)
    }
  }

  /// Closes the modal of the screen's context, if any.
  @discardableResult
  public func dismissModal() -> Bool {
    perform("dismissModal") { contexts throws(ContextError) in
      try contexts.dismissModal(from: screen)
    }
  }

  private func perform(
    _ operation: @autoclosure () -> String,
    _ change: (inout PresentationContexts<RoutedScreen<Content>>) throws(ContextError) -> Void
  ) -> Bool {
    guard let coordinator else {
      RoutingDebug.log("\(operation()) refused: \(ContextError.screenGone(screen))")
      return false
    }
    return coordinator.perform(operation(), from: screen, change)
  }
}
