#if canImport(SwiftUI)
  import NavigationRouting
  public import SwiftUI

  /// What a router shows: a view, made anew whenever it is drawn, with the router to hand to it.
  public struct RoutedView {
    let body: (any RouterProtocol) -> AnyView

    public init<Content: View>(
      @ViewBuilder _ content: @escaping (any RouterProtocol) -> Content
    ) {
      body = { AnyView(content($0)) }
    }
  }
#endif
