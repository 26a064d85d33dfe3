import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let store = MailStore()
    let root = MailView()
      .environmentObject(store)
      .tint(.orange)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Themed { root })
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class MailStore: ObservableObject {
  @Published var isFirstLaunch = false
}

/// Dresses any content.
struct Themed<Content: View>: View {
  private let content: Content

  init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content.font(.body)
  }
}

/// A view that is a page of this app.
protocol Page: View {
  associatedtype Inner: View
  func makeContent() -> Inner
}

extension Page {
  var body: some View {
    Themed { makeContent() }
  }
}
