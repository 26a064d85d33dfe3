#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// The router of one screen.
  struct ScreenViewRouter: RouterProtocol {
    private let router: ScreenRouter<Destination<RoutedView>>

    init(_ router: ScreenRouter<Destination<RoutedView>>) {
      self.router = router
    }

    func navigateTo<T: View>(
      _ segue: SegueType, @ViewBuilder destination: @escaping (any RouterProtocol) -> T
    ) {
      router.navigate(segue, to: Destination(RoutedView(destination)))
    }

    func dismissScreen() { router.dismissScreen() }
    func showAlert(_ alert: AnyAppAlert) { router.showAlert(alert) }
    func dismissAlert() { router.dismissAlert() }

    func showModal<T: View>(
      configuration: AppModalConfiguration, @ViewBuilder content: @escaping () -> T
    ) {
      router.showModal(Destination(RoutedView { _ in content() }), configuration: configuration)
    }

    func dismissModal() { router.dismissModal() }
  }
#endif
