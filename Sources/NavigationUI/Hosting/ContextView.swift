#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// The root of a presentation context: the one place where what stands on it is mounted.
  struct ContextView<Root: View>: View {
    let coordinator: ContextCoordinator<Destination<RoutedView>>
    @ViewBuilder let root: (any RouterProtocol) -> Root

    var body: some View {
      let router = ScreenViewRouter(coordinator.router(for: coordinator.id))
      NavigationStack(path: path) {
        root(router)
          .environment(\.router, router)
          .navigationDestination(for: PushedScreen.self) { pushed in
            ScreenView(coordinator: coordinator, placed: pushed.placed)
          }
      }
      .modifier(PresentedContexts(coordinator: coordinator))
      .modifier(PresentedModal(coordinator: coordinator))
      .modifier(PresentedAlert(coordinator: coordinator))
    }

    private var path: Binding<[PushedScreen]> {
      let coordinator = coordinator
      return Binding(
        get: { @MainActor in coordinator.context.path.map { PushedScreen(placed: $0) } },
        set: { @MainActor in coordinator.setPath($0.map(\.placed.id)) })
    }
  }

  /// A pushed screen as a value of a navigation stack's path. It carries the screen, so that there is
  /// something to draw while it slides away.
  private struct PushedScreen: Hashable {
    let placed: PlacedScreen<RoutedScreen<Destination<RoutedView>>>

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.placed.id == rhs.placed.id }
    func hash(into hasher: inout Hasher) { hasher.combine(placed.id) }
  }
#endif
