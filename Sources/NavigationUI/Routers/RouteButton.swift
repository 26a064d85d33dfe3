#if canImport(SwiftUI)
  import NavigationRouting
  import SwiftUI

  /// A button that pushes a destination, with a light tap where the device has one.
  struct RouteButton<Label: View>: View {
    let destination: Destination<RoutedView>
    let window: WindowProperties?
    let router: @MainActor () -> GraniteNavigation.Router
    let label: Label
    @State private var pushCount = 0

    var body: some View {
      let button = Button {
        pushCount &+= 1
        router().push(destination, window: window)
      } label: {
        label
      }
      #if os(visionOS)
        button
      #else
        button.sensoryFeedback(.impact(weight: .light), trigger: pushCount)
      #endif
    }
  }
#endif
