#if canImport(SwiftUI)
  public import NavigationRouting
  import SwiftUI

  extension RouterRegistry where Screen == RoutedView {
    /// The named routers of the app.
    public static var shared: RouterRegistry<RoutedView> { sharedRegistry }
  }

  @MainActor private let sharedRegistry = RouterRegistry(root: .nothing)

  extension Destination where Screen == RoutedView {
    /// What a router has at its root, where the view that hosts it draws the root itself.
    @MainActor static var nothing: Self { Destination(RoutedView { _ in EmptyView() }) }
  }
#endif
