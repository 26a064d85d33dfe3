#if canImport(SwiftUI)
  #if !os(tvOS) && !os(watchOS)
    import NavigationRouting
    public import SwiftUI

    /// The windows that routers open: a scene to declare beside the app's own.
    ///
    /// ```swift
    /// WindowGroup { RouterView(id: "main") { _ in Home() }.opensRouterWindows() }
    /// RouterWindows()
    /// ```
    /// Without both, or where the device shows one window only, a push with window properties is one
    /// in place.
    public struct RouterWindows: Scene {
      static var id: String { "NavigationUI.RouterWindows" }

      public init() {}

      public var body: some Scene {
        WindowGroup(id: Self.id, for: RouterWindow.self) { window in
          if let window = window.wrappedValue { RouterWindowView(window: window) }
        }
      }
    }

    extension View {
      /// Lets routers open windows from here. The app has to declare `RouterWindows`.
      public func opensRouterWindows() -> some View { modifier(RouterWindowOpener()) }
    }

    private struct RouterWindowOpener: ViewModifier {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

      func body(content: Content) -> some View {
        content.onAppear {
          guard supportsMultipleWindows else { return }
          let open = openWindow
          RouterRegistry.shared.windowOpener = { window in
            open(id: RouterWindows.id, value: window)
            return true
          }
        }
      }
    }

    /// A router in its own window. The window closes when its router has gone, as one does that the
    /// system brings back from another launch.
    private struct RouterWindowView: View {
      let window: RouterWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        if let router = RouterRegistry.shared.router(of: window) {
          ContextView(coordinator: router.coordinator) { _ in
            ScreenView(coordinator: router.coordinator, placed: router.coordinator.root)
          }
          .environment(\.graniteRouter, GraniteNavigation.Router(id: router.id))
          .navigationTitle(window.properties.title ?? "")
          .frame(
            idealWidth: window.properties.width.map { CGFloat($0) },
            idealHeight: window.properties.height.map { CGFloat($0) }
          )
          .onDisappear { RouterRegistry.shared.close(window) }
        } else {
          Color.clear.onAppear { dismissWindow(id: RouterWindows.id, value: window) }
        }
      }
    }
  #endif
#endif
