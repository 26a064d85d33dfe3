#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// Mounts the context that stands on a context: a sheet, a cover or a popover.
  ///
  /// A window stands on nothing that SwiftUI would let it go down with, so it is a sheet here. What
  /// the platform does not have is one, too.
  struct PresentedContexts: ViewModifier {
    typealias Coordinator = ContextCoordinator<Destination<RoutedView>>

    let coordinator: Coordinator
    @Environment(\.canDismissScreen) private var canDismissScreen

    func body(content: Content) -> some View {
      covered(content.sheet(item: item { $0.sheet ?? $0.window }, content: screen))
    }

    @ViewBuilder private func covered(_ content: some View) -> some View {
      #if os(macOS)
        poppedOver(content.sheet(item: item { $0.fullScreen }, content: screen))
      #else
        poppedOver(content.fullScreenCover(item: item { $0.fullScreen }, content: screen))
      #endif
    }

    @ViewBuilder private func poppedOver(_ content: some View) -> some View {
      #if os(tvOS) || os(watchOS)
        content.sheet(item: item { $0.popover }, content: screen)
      #else
        content.popover(item: item { $0.popover }, content: screen)
      #endif
    }

    private func screen(_ presented: Coordinator) -> some View {
      ContextView(coordinator: presented) { _ in
        ScreenView(coordinator: presented, placed: presented.root)
      }
      .interactiveDismissDisabled(!canDismissScreen(presented.id))
    }

    /// The context that is up, to be taken down only while it is that one.
    private func item(
      _ presented: @escaping @MainActor (Coordinator) -> Coordinator?
    ) -> Binding<Coordinator?> {
      let coordinator = coordinator
      let shown = presented(coordinator)
      return Binding(
        get: { @MainActor in presented(coordinator) },
        set: { @MainActor in
          if $0 == nil, let shown { coordinator.dismissPresented(shown.id) }
        })
    }
  }
#endif
