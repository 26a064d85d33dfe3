public import NavigationGraph

extension NavigatorContexts {
  /// Shows a navigator, with a screen, a modal or an alert for each fragment, as the segue that
  /// leads to it has it.
  ///
  /// - Parameters:
  ///   - navigator: whose path is shown.
  ///   - configuration: how a modal lies over its context.
  ///   - alert: the alert or confirmation dialog that a fragment is; its style is the segue's.
  ///   - content: what any other fragment shows.
  public convenience init(
    _ navigator: Navigator<N>,
    configuration: @escaping @MainActor (PathFragment<N>) -> AppModalConfiguration,
    alert: @escaping @MainActor (PathFragment<N>) -> AppAlert,
    content: @escaping @MainActor (PathFragment<N>) -> Content
  ) {
    self.init(navigator) { placed in
      switch placed.presentation {
      case .alert, .confirmationDialog:
        var shown = alert(placed.screen)
        shown.style = placed.presentation == .alert ? .alert : .confirmationDialog
        return .alert(shown)
      case .modal:
        return .modal(content(placed.screen), configuration(placed.screen))
      case .inPlace, .push, .sheet, .fullScreenCover, .popover, .window, .tab, .embed:
        return .screen(content(placed.screen))
      }
    }
  }
}
