#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI

  /// A view that says itself how it wants to be surrounded when it is pushed.
  @MainActor @preconcurrency
  public protocol NavigationDestination: View {
    var destinationStyle: DestinationStyle { get }
  }

  extension NavigationDestination {
    public var destinationStyle: DestinationStyle { DestinationStyle() }
  }

  /// The name of such a view in the GraniteNavigation document.
  public typealias GraniteNavigationDestination = NavigationDestination

  extension Destination where Screen == RoutedView {
    /// A view to push.
    @MainActor
    public init<Content: View>(
      style: DestinationStyle = DestinationStyle(), @ViewBuilder _ content: @escaping () -> Content
    ) {
      self.init(RoutedView { _ in content() }, style: style)
    }

    /// A view to push in its own style.
    @MainActor
    public init<Content: NavigationDestination>(@ViewBuilder _ content: @escaping () -> Content) {
      self.init(RoutedView { _ in content() }, style: content().destinationStyle)
    }
  }
#endif
