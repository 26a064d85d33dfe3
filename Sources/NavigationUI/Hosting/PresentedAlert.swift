#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// Mounts a context's alert or confirmation dialog.
  struct PresentedAlert: ViewModifier {
    let coordinator: ContextCoordinator<Destination<RoutedView>>

    func body(content: Content) -> some View {
      let alert = coordinator.alert
      let place = coordinator.context.alert?.id
      let title = Text(alert?.title ?? "")
      content
        .alert(
          title, isPresented: isPresented(.alert), presenting: alert,
          actions: { buttons(of: $0, at: place) }, message: message
        )
        .confirmationDialog(
          title, isPresented: isPresented(.confirmationDialog), titleVisibility: .visible,
          presenting: alert, actions: { buttons(of: $0, at: place) }, message: message)
    }

    private func buttons(of alert: AppAlert, at place: ScreenID?) -> some View {
      ForEach(alert.buttons.indices, id: \.self) { i in
        let button = alert.buttons[i]
        Button(button.title, role: button.role?.buttonRole) {
          coordinator.answer(button, alert: place)
        }
      }
    }

    @ViewBuilder private func message(of alert: AppAlert) -> some View {
      if let message = alert.message { Text(message) }
    }

    /// Whether an alert of a style is up; it is closed only while it is that one.
    private func isPresented(_ style: AppAlert.Style) -> Binding<Bool> {
      let coordinator = coordinator
      let place = coordinator.context.alert?.id
      return Binding(
        get: { @MainActor in coordinator.alert?.style == style },
        set: { @MainActor in
          if !$0, let place { coordinator.dismissAlert(place) }
        })
    }
  }

  extension AppAlert.ButtonRole {
    fileprivate var buttonRole: ButtonRole {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
