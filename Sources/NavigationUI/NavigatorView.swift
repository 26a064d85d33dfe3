#if canImport(SwiftUI)
  public import NavigationGraph
  public import NavigationRouting
  public import SwiftUI

  /// An app that is steered by its navigation graph: a view for each fragment, shown where the
  /// segues' `presentation` says.
  ///
  /// ```swift
  /// NavigatorView(navigator) { screen in
  ///   switch screen.fragment {
  ///   case .dashboard: DashboardView()
  ///   case .compose: ComposeView()
  ///   }
  /// }
  /// ```
  /// What the user takes down, by a swipe or the back button, comes to the navigator as a
  /// transition. A screen whose segue is not dismissable offers neither. The view keeps to the
  /// navigator that it was first given, and to what its closures captured then.
  public struct NavigatorView<N: Fragment>: View {
    @State private var contexts: NavigatorContexts<N, Destination<RoutedView>>

    /// - Parameters:
    ///   - configuration: how a fragment lies over its context, where its segue presents a modal.
    ///   - alert: what a fragment says, where its segue presents an alert or confirmation dialog.
    ///   - screen: what any other fragment shows. A fragment that is shown within its origin's
    ///     screen, as a tab is, is not asked for: that screen shows it.
    public init<Content: View>(
      _ navigator: Navigator<N>,
      configuration: @escaping (PathFragment<N>) -> AppModalConfiguration = { _ in .default },
      alert: @escaping (PathFragment<N>) -> AppAlert = { AppAlert(title: "\($0)") },
      @ViewBuilder screen: @escaping (PathFragment<N>) -> Content
    ) {
      _contexts = State(
        initialValue: NavigatorContexts(
          navigator, configuration: { configuration($0) }, alert: { alert($0) },
          content: { fragment in Destination(RoutedView { _ in screen(fragment) }) }))
    }

    public var body: some View {
      let coordinator = contexts.coordinator
      let contexts = contexts
      ContextView(coordinator: coordinator) { _ in
        ScreenView(coordinator: coordinator, placed: coordinator.root)
      }
      .environment(\.canDismissScreen) { contexts.canDismiss($0) }
      .onChange(of: contexts.navigator.path) { contexts.update() }
    }
  }
#endif
