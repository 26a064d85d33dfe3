import NavigationUI
import SwiftUI

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      #if os(macOS)
        FeedView().frame(minWidth: 400)
      #else
        FeedView()
      #endif
    }
  }
}

struct FeedView: View {
  @Environment(\.graniteRouter) var router

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { PostCardView(number: $0) }
        }
      }
      Text("Write")
        .route {
          WriteView()
        } with: { router }
      Image(systemName: "magnifyingglass")
        .routeButton(title: "Search") {
          SearchView()
        } with: {
          router
        }
      Button("Account") {
        router.push(window: .init(title: "Account")) { AccountView() }
      }
    }
  }
}

struct PostCardView: View {
  @Environment(\.graniteRouter) var router
  let number: Int

  var body: some View {
    Button {
      router.push {
        PostDisplayView(number: number)
      }
    } label: {
      Text("Post \(number)")
    }
  }
}

struct PostDisplayView: View {
  @Environment(\.graniteRouter) var router
  let number: Int
  @State private var menu = false

  var body: some View {
    VStack {
      Text("By somebody")
        .route { AuthorView() } with: { router }
      Text("Reply").routeIf(number > 0) {
        ReplyView()
      } with: { router }
    }
    .confirmationDialog("More", isPresented: $menu) { Button("Mute") { router.pop() } }
  }
}
