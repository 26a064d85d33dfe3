/// Windows, where the platform has them.
extension RouterRegistry {
  /// The router that a window shows, or nil where it is closed, or comes from another launch.
  public func router(of window: RouterWindow) -> NamedRouter<Screen>? {
    openWindows[window.id]
  }

  /// Releases a window's router with its stack, as when the user has closed the window; the view
  /// that shows it closes the window where it is still open.
  public func close(_ window: RouterWindow) {
    openWindows[window.id] = nil
  }

  /// Opens a window for a destination, and tells whether the platform did.
  func openWindow(for destination: Destination<Screen>, _ properties: WindowProperties) -> Bool {
    guard let windowOpener else { return false }
    repeat { windowCount &+= 1 } while find("window \(windowCount)") != nil
    let window = RouterWindow(id: windowCount, properties: properties)
    // The router is there before the window is, so that the window finds it.
    openWindows[window.id] = add(
      NamedRouter(
        id: "window \(window.id)", root: destination, window: window, registry: self))
    if windowOpener(window) { return true }
    close(window)
    return false
  }
}
