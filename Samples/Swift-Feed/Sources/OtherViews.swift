import NavigationUI
import SwiftUI

struct SearchView: View {
  @Environment(\.graniteRouter) var router
  var body: some View {
    VStack {
      PostCardView(number: 1)
      Button("Topic", action: openTopic)
    }
  }

  func openTopic() {
    router.push(style: .init()) {
      TopicView()
    }
  }
}

struct TopicView: View {
  var body: some View { PostCardView(number: 2) }
}

struct AuthorView: View {
  @Environment(\.graniteRouter) var router
  var body: some View {
    VStack {
      PostCardView(number: 3)
      Text("Report").route { ReportView() } with: { router }
    }
  }
}

struct ReportView: View { var body: some View { Text("Why?") } }

struct ReplyView: View {
  @Environment(\.graniteRouter) var router
  var body: some View {
    Button("Write") { router.push { WriteView() } }
  }
}

struct WriteView: View { var body: some View { TextEditor(text: .constant("")) } }

struct AccountView: View {
  @Environment(\.graniteRouter) var router
  var body: some View {
    Button("Log in") { router.push { LoginView() } }
  }
}

struct LoginView: View { var body: some View { SecureField("Password", text: .constant("")) } }
