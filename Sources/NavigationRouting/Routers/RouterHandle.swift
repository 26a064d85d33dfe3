/// The handle by which screens use a router: its id.
///
/// It keeps neither the router nor the registry alive. The router is looked for at each call; where
/// there is none the call changes nothing, and the reason is put in the registry's `errors`.
@preconcurrency @MainActor
public struct RouterHandle<Screen>: Identifiable {
  public nonisolated let id: String
  private let registry: @MainActor @Sendable () -> RouterRegistry<Screen>?

  /// - Parameters:
  ///   - id: the id of the router to look for, whether or not there is one by now.
  ///   - registry: gives the registry to look in, at each call.
  public nonisolated init(
    id: String, in registry: @escaping @MainActor @Sendable () -> RouterRegistry<Screen>?
  ) {
    self.id = id
    self.registry = registry
  }

  /// Shows a screen on top of what is there, or in a window of its own where window properties are
  /// given and the platform has windows.
  public func push(_ destination: Destination<Screen>, window: WindowProperties? = nil) {
    attempt { router in router.push(destination, window: window) }
  }

  /// Shows a destination that was prepared ahead: a new screen each time.
  public func push(_ prepared: PreparedDestination<Screen>, window: WindowProperties? = nil) {
    push(prepared.destination, window: window)
  }

  /// Takes down the topmost screen.
  public func pop() {
    attempt { router throws(RouterError) in try router.pop() }
  }

  private func attempt(_ call: (NamedRouter<Screen>) throws(RouterError) -> Void) {
    let registry = registry()
    do throws(RouterError) {
      guard let registry else { throw .unknownRouter(id: id, living: []) }
      try call(registry.router(id: id))
    } catch {
      registry?.report(error)
      RoutingDebug.log("refused: \(error)")
    }
  }
}
