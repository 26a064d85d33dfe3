public import NavigationGraph

/// A navigator's presented path, shown as presentation contexts.
///
/// What the user takes down goes to the navigator as transitions. What it refuses stands in its
/// `errors`, and the screen is put back. Call `update()` whenever the navigator's path has changed
/// by other hands. Screens are shown by presenting fragments: what a screen's router is asked to
/// show is not in the graph, and is not shown.
@MainActor
public final class NavigatorContexts<N: Fragment, Content> {
  /// The navigator that is shown.
  public let navigator: Navigator<N>
  /// The coordinator at the bottom, for the root view to host.
  public let coordinator: ContextCoordinator<Content>

  private var projection: ContextProjection<N>
  private let screen: @MainActor (PlacedScreen<PathFragment<N>>) -> RoutedScreen<Content>

  /// Shows a navigator.
  ///
  /// - Parameters:
  ///   - navigator: whose path is shown.
  ///   - screen: what a place shows; called anew for each place when the path changes. A place
  ///     whose presentation is `.alert` or `.confirmationDialog` needs an alert.
  public init(
    _ navigator: Navigator<N>,
    screen: @escaping @MainActor (PlacedScreen<PathFragment<N>>) -> RoutedScreen<Content>
  ) {
    let projection = ContextProjection(navigator.presentedPath)
    let asked = Asked()
    self.navigator = navigator
    self.projection = projection
    self.screen = screen
    coordinator = ContextCoordinator(
      showing: projection.contexts.map(screen), decide: { asked.owner?.obey($0) ?? false })
    asked.owner = self
  }

  /// Shows the navigator's path as it is now.
  public func update() {
    projection.update(to: navigator.presentedPath)
    coordinator.show(projection.contexts.map(screen))
  }

  /// Whether the user may take a screen down, by a swipe or the back button.
  public func canDismiss(_ screen: ScreenID) -> Bool { projection.canDismiss(screen) }

  /// Does what the user did, as far as the graph allows; says whether that is all of it.
  private func obey(_ changed: PresentationContexts<RoutedScreen<Content>>) -> Bool {
    for transition in projection.transitions(toMatch: changed) {
      navigator.attempt { path throws(NavigationError<N>) in
        try path.navigate(transition: transition)
      }
    }
    projection.update(to: navigator.presentedPath)
    let isDone = projection.contexts.screens.map(\.id) == changed.screens.map(\.id)
    coordinator.show(projection.contexts.map(screen), anew: !isDone)
    return isDone
  }

  /// Whom the coordinator asks; it does not keep that alive.
  private final class Asked {
    weak var owner: NavigatorContexts?
  }
}
