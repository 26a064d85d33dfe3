import NavigationGraph
import NavigationRouting
import NavigationUI
import SwiftUI

struct SplashView: View {
  @Environment(Reader.self) private var reader

  var body: some View {
    Button("Start reading") {
      reader.navigator.present(fragment: .dashboard)
    }
  }
}

struct DashboardView: View {
  @Environment(Reader.self) private var reader

  var body: some View {
    VStack {
      if let refusedLink = reader.refusedLink { Text(refusedLink) }
      TabView(selection: reader.navigator.pickPresented([.news, .library])) {
        ArticlesView(titles: ["Currents", "Soundings"])
          .tabItem { Label("News", systemImage: "newspaper") }
          .tag(Optional.some(Screen.news))
        ArticlesView(titles: ["Landmarks"])
          .tabItem { Label("Library", systemImage: "book.closed") }
          .tag(Optional.some(Screen.library))
      }
      Button("Compose") {
        reader.navigator.present(fragment: .compose)
      }
    }
  }
}

struct ArticlesView: View {
  let titles: [String]
  @Environment(Reader.self) private var reader

  var body: some View {
    List {
      ForEach(titles, id: \.self) { title in
        Button(title) {
          reader.navigator.present(fragment: .article, id: title)
        }
      }
    }
  }
}

struct ArticleView: View {
  let title: String

  var body: some View {
    Text(title).navigationTitle(title)
  }
}

struct ComposeView: View {
  @Environment(Reader.self) private var reader
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Post", text: $text)
      Button("Discard") {
        reader.navigator.present(fragment: .discard)
      }
    }
    .padding()
  }
}
