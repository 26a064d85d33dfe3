#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI

  extension View {
    /// Pushes a view when this one is tapped.
    public func route<Content: View>(
      style: DestinationStyle = DestinationStyle(), window: WindowProperties? = nil,
      @ViewBuilder _ content: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      route(Destination(style: style, content), if: true, window, router)
    }

    /// Pushes a view in its own style when this one is tapped.
    public func route<Content: NavigationDestination>(
      window: WindowProperties? = nil, @ViewBuilder _ content: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      route(Destination(content), if: true, window, router)
    }

    /// Pushes a view when this one is tapped while a condition holds.
    public func routeIf<Content: View>(
      _ condition: Bool, style: DestinationStyle = DestinationStyle(),
      window: WindowProperties? = nil, @ViewBuilder _ content: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      route(Destination(style: style, content), if: condition, window, router)
    }

    /// Pushes a view in its own style when this one is tapped while a condition holds.
    public func routeIf<Content: NavigationDestination>(
      _ condition: Bool, window: WindowProperties? = nil,
      @ViewBuilder _ content: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      route(Destination(content), if: condition, window, router)
    }

    /// Makes this view the label of a button that pushes another.
    ///
    /// - Parameter title: the title of what is pushed; its own where empty.
    public func routeButton<Content: View>(
      title: String = "", window: WindowProperties? = nil,
      @ViewBuilder component: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      RouteButton(
        destination: Destination(component).titled(title), window: window, router: router,
        label: self)
    }

    /// Makes this view the label of a button that pushes another in its own style.
    ///
    /// - Parameter title: the title of what is pushed; its own where empty.
    public func routeButton<Content: NavigationDestination>(
      title: String = "", window: WindowProperties? = nil,
      @ViewBuilder component: @escaping () -> Content,
      with router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      RouteButton(
        destination: Destination(component).titled(title), window: window, router: router,
        label: self)
    }

    private func route(
      _ destination: Destination<RoutedView>, if condition: Bool, _ window: WindowProperties?,
      _ router: @escaping @MainActor () -> GraniteNavigation.Router
    ) -> some View {
      onTapGesture {
        if condition { router().push(destination, window: window) }
      }
      .accessibilityAddTraits(condition ? .isButton : [])
    }
  }

  extension Destination {
    fileprivate func titled(_ title: String) -> Self {
      var copy = self
      if !title.isEmpty { copy.style.title = title }
      return copy
    }
  }
#endif
