import NavigationUI
import SwiftUI

@main
struct ClipsApp: App {
  var body: some Scene {
    WindowGroup {
      RouterView { router in
        HomeView(router: router)
      }
    }
  }
}

struct HomeView: View {
  let router: RouterProtocol

  var body: some View {
    List {
      ForEach(0..<10) { number in
        ClipCell(router: router, number: number)
      }
      Button("Record") {
        router.navigateTo(.fullScreenCover) { router in
          RecorderView(router: router)
        }
      }
      Button("Profile") { openProfile() }
      Button("Help") {
        router.showAlert(.ok(title: "Help", message: "Tap a clip."))
      }
    }
  }

  private func openProfile() {
    router.navigateTo(.sheet) { router in
      ProfileView(router: router)
    }
  }
}

struct ClipCell: View {
  let router: RouterProtocol
  let number: Int

  var body: some View {
    Button("Clip \(number)") {
      router.navigateTo(.push) { router in ClipView(router: router, number: number) }
    }
  }
}

struct ClipView: View {
  let router: RouterProtocol
  let number: Int

  var body: some View {
    VStack {
      ClipCell(router: router, number: number + 1)
      CommentButton()
      Button("Rate") {
        router.showModal {
          VStack {
            Text("How was it?")
            Button("Good") { router.dismissModal() }
          }
        }
      }
    }
  }
}

struct CommentButton: View {
  @Environment(\.router) private var router

  var body: some View {
    Button("Comments") {
      router.navigateTo(.sheet) { router in CommentsView(router: router) }
    }
  }
}
