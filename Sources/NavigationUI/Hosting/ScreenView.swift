#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// A screen in its place, with its router and style.
  struct ScreenView: View {
    let coordinator: ContextCoordinator<Destination<RoutedView>>
    /// What the place showed when the view was made; it may have changed in place since.
    let placed: PlacedScreen<RoutedScreen<Destination<RoutedView>>>
    @Environment(\.canDismissScreen) private var canDismissScreen

    var body: some View {
      let router = ScreenViewRouter(coordinator.router(for: placed.id))
      if let destination = (coordinator.screen(placed.id) ?? placed).screen.content {
        destination.screen.body(router)
          .modifier(StyledDestination(style: destination.style))
          .navigationBarBackButtonHidden(
            destination.style.hidesBackButton || !canDismissScreen(placed.id)
          )
          .environment(\.router, router)
      }
    }
  }

  private struct StyledDestination: ViewModifier {
    let style: DestinationStyle

    func body(content: Content) -> some View {
      titled(content)
        .environment(\.destinationStyle, style)
    }

    @ViewBuilder private func titled(_ content: Content) -> some View {
      if let title = style.title {
        content.navigationTitle(title)
      } else {
        content
      }
    }
  }
#endif
