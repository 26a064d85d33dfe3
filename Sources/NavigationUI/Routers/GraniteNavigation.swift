#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI

  /// A named router of the app, by its handle.
  ///
  /// ```swift
  /// GraniteNavigation.Router(id: "posts").push { PostView() }
  /// ```
  /// A call on an id that no router has changes nothing, and the reason is put in the `errors` of
  /// `RouterRegistry.shared`.
  public typealias GraniteNavigation = RouterHandle<RoutedView>

  extension RouterHandle where Screen == RoutedView {
    public typealias Router = RouterHandle<RoutedView>

    /// The handle of the app's router with an id.
    public nonisolated init(id: String) {
      self.init(id: id, in: { RouterRegistry.shared })
    }

    /// The same as `Router(id:)`.
    public nonisolated static func instance(for id: String) -> GraniteNavigation {
      GraniteNavigation(id: id)
    }

    /// The router itself, which a handle is as good as.
    public var navigation: GraniteNavigation { self }

    // MARK: At once

    /// Shows a view on top of what is there, or in a window of its own.
    public func push<Content: View>(
      style: DestinationStyle = DestinationStyle(), window: WindowProperties? = nil,
      @ViewBuilder _ content: @escaping () -> Content
    ) {
      push(Destination(style: style, content), window: window)
    }

    /// The same as `push(style:window:_:)`, as a router of the document has it.
    public func push<Content: View>(
      destinationStyle style: DestinationStyle, window: WindowProperties? = nil,
      @ViewBuilder _ content: @escaping () -> Content
    ) {
      push(Destination(style: style, content), window: window)
    }

    /// Shows a view in its own style.
    public func push<Content: NavigationDestination>(
      window: WindowProperties? = nil, @ViewBuilder _ content: @escaping () -> Content
    ) {
      push(Destination(content), window: window)
    }

    // MARK: Later

    /// Prepares a view, to be pushed by the handle when its time has come.
    public func set<Content: View>(
      destinationStyle style: DestinationStyle = DestinationStyle(),
      @ViewBuilder _ content: @escaping () -> Content
    ) -> PreparedDestination<RoutedView> {
      PreparedDestination(Destination(style: style, content))
    }

    /// Prepares a view in its own style.
    public func set<Content: NavigationDestination>(
      @ViewBuilder _ content: @escaping () -> Content
    ) -> PreparedDestination<RoutedView> {
      PreparedDestination(Destination(content))
    }
  }
#endif
