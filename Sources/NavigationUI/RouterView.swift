#if canImport(SwiftUI)
  import NavigationRouting
  public import SwiftUI

  /// A navigation stack with its sheets, covers, alerts and modals.
  ///
  /// ```swift
  /// RouterView { router in
  ///   Button("Settings") { router.navigateTo(.sheet) { _ in SettingsView() } }
  /// }
  /// ```
  /// The view holds the routers of its screens, which go with it. The content is drawn anew like that
  /// of any view; screens that are up keep what their builders captured.
  public struct RouterView<Content: View>: View {
    @State private var coordinator: ContextCoordinator<Destination<RoutedView>>
    /// Held for as long as it is shown.
    @State private var named: NamedRouter<RoutedView>?
    @Environment(\.graniteRouter) private var inherited
    private let content: (any RouterProtocol) -> Content

    /// A stack of its own, which only its screens know.
    public init(
      @ViewBuilder content: @escaping (any RouterProtocol) -> Content
    ) {
      _coordinator = State(initialValue: ContextCoordinator(root: .nothing))
      self.content = content
    }

    /// A stack that is found by its id, from `GraniteNavigation.Router(id:)`; `"main"` for the main
    /// router's.
    public init(
      id: String, @ViewBuilder content: @escaping (any RouterProtocol) -> Content
    ) {
      let router = RouterRegistry.shared.child(id: id, root: .nothing)
      _named = State(initialValue: router)
      _coordinator = State(initialValue: router.coordinator)
      self.content = content
    }

    public var body: some View {
      ContextView(coordinator: coordinator) { router in content(router) }
        .environment(
          \.graniteRouter, named.map { GraniteNavigation.Router(id: $0.id) } ?? inherited)
    }
  }
#endif
