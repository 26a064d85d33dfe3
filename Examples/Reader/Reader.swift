import NavigationGraph
import NavigationRouting
import NavigationUI
import SwiftUI

/// The app's navigator, and what it needs to be reached from without.
@MainActor @Observable
final class Reader {
  let navigator: Navigator<Screen>
  private(set) var refusedLink: String?
  private let links: DeepLinks<Screen>

  init() {
    do {
      navigator = try Navigator(nav: segues)
      links = try DeepLinks(navigator.presentedPath.graph)
    } catch {
      fatalError("the graph is wrong, and `rutter lint` says where: \(error)")
    }
  }

  /// Goes where a link leads: `reader://splash/dashboard/news/article:42`.
  func open(_ url: URL) {
    do {
      try navigator.replace(path: links.path(url.absoluteString))
      refusedLink = nil
    } catch {
      refusedLink = "\(error)"
    }
  }

  func alert(for screen: Screen) -> AppAlert {
    AppAlert(
      title: "Discard the post?",
      buttons: [
        .destructive(title: "Discard") { [navigator] in navigator.dismiss(fragment: .compose) },
        .cancel(title: "Keep writing"),
      ])
  }
}
