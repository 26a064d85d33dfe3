/// A router that is found by its id: one chain of presentation contexts.
///
/// A registry makes routers. It keeps the main one and those of windows; a child lives as long as
/// whoever shows it holds it, and is released with its stack.
@preconcurrency @MainActor
public final class NamedRouter<Screen>: Identifiable {
  public nonisolated let id: String
  /// The context at the bottom, for a view to host.
  public let coordinator: ContextCoordinator<Destination<Screen>>
  /// The window that is this router's own, or nil.
  public let window: RouterWindow?
  weak var registry: RouterRegistry<Screen>?

  init(
    id: String, root: Destination<Screen>, window: RouterWindow? = nil,
    registry: RouterRegistry<Screen>? = nil
  ) {
    self.id = id
    self.coordinator = ContextCoordinator(root: root)
    self.window = window
    self.registry = registry
  }

  /// Shows a screen on top of what is there, or in a window of its own where window properties are
  /// given and the platform has windows.
  public func push(_ destination: Destination<Screen>, window: WindowProperties? = nil) {
    if let window, registry?.openWindow(for: destination, window) == true { return }
    top.navigate(.push, to: destination)
  }

  /// Shows a destination that was prepared ahead: a new screen each time.
  public func push(_ prepared: PreparedDestination<Screen>, window: WindowProperties? = nil) {
    push(prepared.destination, window: window)
  }

  /// Takes down the topmost screen: a pushed one is popped, a sheet or cover goes, and the root of
  /// a window closes it.
  ///
  /// - Throws: `nothingToPop` at the root of anything but an open window.
  public func pop() throws(RouterError) {
    let contexts = coordinator.contexts
    if contexts.top.id != contexts.root.id {
      top.dismissScreen()
    } else if let window, let registry, registry.router(of: window) != nil {
      registry.close(window)
    } else {
      throw .nothingToPop(id: id)
    }
  }

  private var top: ScreenRouter<Destination<Screen>> {
    coordinator.router(for: coordinator.contexts.top.id)
  }
}
