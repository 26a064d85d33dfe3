// A program as the GraniteNavigation document has its reader write it; only the import line is ours.
import NavigationRouting
import NavigationUI
import SwiftUI

@main
struct PostsApp: App {
  var body: some Scene {
    WindowGroup {
      PostCardView(title: "Sailing directions")
    }
  }
}

struct PostDisplayView: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct AuthorView: GraniteNavigationDestination {
  var body: some View {
    Text("Author")
  }
}

struct PostCardView: View {
  @Environment(\.graniteRouter) var router
  @State private var isSignedIn = false
  let title: String

  var body: some View {
    VStack {
      Button {
        router.push {
          PostDisplayView(title: title)
        }
      } label: {
        Text("Push")
      }

      Text("A card")
        .route {
          PostDisplayView(title: title)
        } with: {
          router
        }

      Text("An author")
        .route(window: GraniteRouteWindowProperties()) {
          AuthorView()
        } with: {
          router
        }

      Text("A button")
        .routeButton(title: "Author") {
          AuthorView()
        } with: {
          router
        }

      Text("For members")
        .routeIf(isSignedIn) {
          PostDisplayView(title: title)
        } with: {
          router
        }

      Button("Back") {
        router.pop()
      }
    }
  }
}

@MainActor func everyCall() {
  let router = GraniteNavigation.Router(id: "posts")
  router.push(style: .init(), window: .init()) {
    PostDisplayView(title: router.id)
  }
  router.push(window: nil) {
    AuthorView()
  }
  router.pop()

  let navigation: GraniteNavigation = GraniteNavigation.instance(for: router.id)
  let prepared = navigation.set(destinationStyle: GraniteNavigationDestinationStyle()) {
    PostDisplayView(title: "Prepared")
  }
  router.navigation.push(prepared, window: nil)
  router.navigation.push(destinationStyle: .init(), window: nil) {
    PostDisplayView(title: "At once")
  }
}
