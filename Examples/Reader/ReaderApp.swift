import NavigationGraph
import NavigationRouting
import NavigationUI
import SwiftUI

/// An app whose navigation is the graph in `ReaderGraph.swift`, and nothing else.
@main
struct ReaderApp: App {
  @State private var reader = Reader()

  var body: some Scene {
    WindowGroup {
      RootView(reader: reader)
    }
  }
}

struct RootView: View {
  let reader: Reader

  var body: some View {
    NavigatorView(reader.navigator, alert: { reader.alert(for: $0.fragment) }) { screen in
      switch screen.fragment {
      case .splash: SplashView()
      case .dashboard, .news, .library: DashboardView()
      case .article: ArticleView(title: screen.id ?? "Untitled")
      case .compose: ComposeView()
      case .discard: EmptyView()
      }
    }
    .environment(reader)
    .onOpenURL { url in
      reader.open(url)
    }
  }
}
