#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// Lays a context's modal over it.
  struct PresentedModal: ViewModifier {
    let coordinator: ContextCoordinator<Destination<RoutedView>>

    func body(content: Content) -> some View {
      content
        .overlay {
          if let placed = coordinator.modal, case .modal(_, let configuration) = placed.screen {
            modal(placed, configuration)
          }
        }
        .animation(.default, value: coordinator.modal?.id)
    }

    private func modal(
      _ placed: PlacedScreen<RoutedScreen<Destination<RoutedView>>>,
      _ configuration: AppModalConfiguration
    ) -> some View {
      ZStack(alignment: configuration.alignment.alignment) {
        Color.black.opacity(configuration.backgroundDim)
          .ignoresSafeArea()
          .onTapGesture {
            if configuration.dismissesOnBackgroundTap { coordinator.dismissModal() }
          }
          .accessibilityHidden(true)
        ScreenView(coordinator: coordinator, placed: placed)
          .transition(configuration.anyTransition)
          .accessibilityAddTraits(.isModal)
      }
      .transition(.opacity)
    }
  }

  extension AppModalConfiguration {
    fileprivate var anyTransition: AnyTransition {
      switch transition {
      case .opacity: .opacity
      case .scale: .scale
      case .move: .move(edge: alignment == .top ? .top : .bottom)
      }
    }
  }

  extension AppModalConfiguration.Alignment {
    fileprivate var alignment: SwiftUI.Alignment {
      switch self {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      }
    }
  }
#endif
