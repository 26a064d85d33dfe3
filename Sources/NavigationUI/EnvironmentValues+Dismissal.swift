#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  extension EnvironmentValues {
    /// Whether the user may take a screen down by a swipe or the back button.
    var canDismissScreen: @MainActor (ScreenID) -> Bool {
      get { self[CanDismissScreenKey.self] }
      set { self[CanDismissScreenKey.self] = newValue }
    }
  }

  private struct CanDismissScreenKey: EnvironmentKey {
    static var defaultValue: @MainActor (ScreenID) -> Bool { { _ in true } }
  }
#endif
