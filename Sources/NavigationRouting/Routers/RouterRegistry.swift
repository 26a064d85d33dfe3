public import Observation

/// The routers of an app by their ids: the main one, children, and those of windows.
///
/// An id that no living router has is an error, never taken for another router's.
@preconcurrency @MainActor @Observable
public final class RouterRegistry<Screen> {
  /// The router that is always there.
  public let main: NamedRouter<Screen>
  /// Why calls through handles were refused, oldest first; the latest hundred are kept.
  @ObservationIgnored @ErrorLog public var errors: [RouterError]
  /// Opens a window that shows `router(of:)` for the value it is given, and tells whether it did.
  /// Nil where the platform has no windows: a push with window properties is one in place then.
  @ObservationIgnored public var windowOpener: (@MainActor (RouterWindow) -> Bool)?

  var openWindows: [Int: NamedRouter<Screen>] = [:]
  @ObservationIgnored var windowCount = 0

  private struct Child { weak var router: NamedRouter<Screen>? }

  @ObservationIgnored private var children: [String: Child] = [:]
  @ObservationIgnored private var sweepCount = 16

  /// A registry with its main router, which shows `root` at the bottom.
  public init(mainID: String = "main", root: Destination<Screen>) {
    main = NamedRouter(id: mainID, root: root)
    main.registry = self
  }

  // MARK: Finding

  /// The router with an id.
  ///
  /// - Throws: `unknownRouter` where there never was one or it has been released.
  public func router(id: String) throws(RouterError) -> NamedRouter<Screen> {
    guard let router = find(id) else { throw .unknownRouter(id: id, living: ids) }
    return router
  }

  /// The living router with an id, or a new one with `root` at the bottom.
  ///
  /// The registry does not keep it: hold it for as long as it is shown.
  public func child(
    id: String, root: @autoclosure () -> Destination<Screen>
  ) -> NamedRouter<Screen> {
    find(id) ?? add(NamedRouter(id: id, root: root(), registry: self))
  }

  /// The ids of all living routers: the main one's, then the others in order.
  public var ids: [String] {
    [main.id] + children.filter { $0.value.router != nil }.keys.sorted()
  }

  /// A handle for the router with an id, whether or not there is one by now.
  public func handle(id: String) -> RouterHandle<Screen> {
    RouterHandle(id: id, in: { [weak self] in self })
  }

  func report(_ error: RouterError) {
    _errors.append(error)
  }

  func find(_ id: String) -> NamedRouter<Screen>? {
    id == main.id ? main : children[id]?.router
  }

  /// Remembers a child without keeping it.
  ///
  /// Those that were released are forgotten whenever twice as many are remembered as were left the
  /// last time, so that adding takes constant time, amortized, and the table stays in proportion.
  func add(_ child: NamedRouter<Screen>) -> NamedRouter<Screen> {
    if children.count >= sweepCount {
      children = children.filter { $0.value.router != nil }
      sweepCount = max(16, 2 * children.count)
    }
    children[child.id] = Child(router: child)
    return child
  }
}
