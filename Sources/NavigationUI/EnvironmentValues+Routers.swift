#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI

  extension EnvironmentValues {
    /// The router of the screen.
    public var router: any RouterProtocol {
      get { self[RouterKey.self] }
      set { self[RouterKey.self] = newValue }
    }

    /// The handle of the named router that the screen stands on; the main router's outside of any.
    public var graniteRouter: GraniteNavigation.Router {
      get { self[NamedRouterKey.self] }
      set { self[NamedRouterKey.self] = newValue }
    }

    /// The style that the screen was pushed with, for bars of your own.
    public var destinationStyle: DestinationStyle {
      get { self[DestinationStyleKey.self] }
      set { self[DestinationStyleKey.self] = newValue }
    }

    /// The name of the style in the GraniteNavigation document.
    public var graniteNavigationDestinationStyle: DestinationStyle {
      get { destinationStyle }
      set { destinationStyle = newValue }
    }
  }

  private struct RouterKey: EnvironmentKey {
    static var defaultValue: any RouterProtocol { MissingRouter() }
  }

  private struct NamedRouterKey: EnvironmentKey {
    static var defaultValue: GraniteNavigation.Router { GraniteNavigation.Router(id: "main") }
  }

  private struct DestinationStyleKey: EnvironmentKey {
    static var defaultValue: DestinationStyle { DestinationStyle() }
  }
#endif
