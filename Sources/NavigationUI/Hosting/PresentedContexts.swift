#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// Mounts the context that stands on a context: a sheet, a cover or a popover.
  ///
  /// A window stands on nothing that SwiftUI would let it go down with, so it is a sheet here. What
  /// the platform does not have is one, too.
  struct PresentedContexts: ViewModifier {
    let coordinator: ContextCoordinator<Destination<RoutedView>>
    @Environment(\.canDismissScreen) private var canDismissScreen

    func body(content: Content) -> some View {
      covered(content.sheet(item: item(coordinator.sheet ?? coordinator.window), content: screen))
    }

    @ViewBuilder private func covered(_ content: some View) -> some View {
      #if os(macOS)
        poppedOver(content.sheet(item: item(coordinator.fullScreen), content: screen))
      #else
        poppedOver(content.fullScreenCover(item: item(coordinator.fullScreen), content: screen))
      #endif
    }

    @ViewBuilder private func poppedOver(_ content: some View) -> some View {
      #if os(tvOS) || os(watchOS)
        content.sheet(item: item(coordinator.popover), content: screen)
      #else
        content.popover(item: item(coordinator.popover), content: screen)
      #endif
    }

    private func screen(
      _ presented: ContextCoordinator<Destination<RoutedView>>
    ) -> some View {
      ContextView(coordinator: presented) { _ in
        ScreenView(coordinator: presented, placed: presented.root)
      }
      .interactiveDismissDisabled(!canDismissScreen(presented.id))
    }

    /// The context that is up, to be taken down only while it is that one.
    private func item(
      _ presented: ContextCoordinator<Destination<RoutedView>>?
    ) -> Binding<ContextCoordinator<Destination<RoutedView>>?> {
      let coordinator = coordinator
      return Binding(
        get: { @MainActor in presented },
        set: { @MainActor in
          if $0 == nil, let presented { coordinator.dismissPresented(presented.id) }
        })
    }
  }
#endif
