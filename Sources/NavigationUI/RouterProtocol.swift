#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI

  /// The handle by which a screen navigates, alerts and lays modals over itself.
  ///
  /// `RouterView` makes one for each screen. A call from a screen that has gone is refused and told
  /// to the debug log.
  @MainActor
  public protocol RouterProtocol {
    /// Shows a screen; its own router is handed to it.
    func navigateTo<T: View>(
      _ segue: SegueType, @ViewBuilder destination: @escaping (any RouterProtocol) -> T)

    /// Pops the screen where it was pushed, else takes down the sheet, cover or popover.
    func dismissScreen()

    func showAlert(_ alert: AnyAppAlert)
    func dismissAlert()

    /// Lays a view over the screen's context.
    func showModal<T: View>(
      configuration: AppModalConfiguration, @ViewBuilder content: @escaping () -> T)
    func dismissModal()
  }

  extension RouterProtocol {
    /// Lays a view over the screen's context, in the middle and over a dimmed background.
    public func showModal<T: View>(@ViewBuilder content: @escaping () -> T) {
      showModal(configuration: .default, content: content)
    }
  }
#endif
