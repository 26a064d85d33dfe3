#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// The router of a view that no `RouterView` is above: it says so in the debug log.
  struct MissingRouter: RouterProtocol {
    func navigateTo<T: View>(
      _ segue: SegueType, @ViewBuilder destination: @escaping (any RouterProtocol) -> T
    ) {
      refuse("\(segue)")
    }

    func dismissScreen() { refuse("dismissScreen") }
    func showAlert(_ alert: AnyAppAlert) { refuse("showAlert") }
    func dismissAlert() { refuse("dismissAlert") }

    func showModal<T: View>(
      configuration: AppModalConfiguration, @ViewBuilder content: @escaping () -> T
    ) {
      refuse("showModal")
    }

    func dismissModal() { refuse("dismissModal") }

    private func refuse(_ operation: String) {
      RoutingDebug.log("\(operation) refused: the view has no router; put it in a `RouterView`")
    }
  }
#endif
