import NavigationUI
import SwiftUI

struct CommentsView: View {
  let router: RouterProtocol
  var body: some View {
    Button("Author") {
      router.navigateTo(.push) { router in
        ProfileView(router: router)
      }
    }
  }
}

struct ProfileView: View {
  let router: RouterProtocol

  var body: some View {
    Form {
      Button("Edit") {
        router.navigateTo(.push) { EditProfileView(router: $0) }
      }
      Button("Sign out", action: signOut)
    }
  }

  func signOut() {
    router.showAlert(
      .confirm(title: "Sign out", message: "Sure?", confirmTitle: "Yes") { router.dismissScreen() })
  }
}

struct EditProfileView: View {
  let router: RouterProtocol
  var body: some View {
    Image("avatar").onTapGesture {
      router.navigateTo(.sheet) { _ in AvatarPicker() }
    }
  }
}

struct AvatarPicker: View { var body: some View { Text("Choose") } }

struct RecorderView: View {
  let router: RouterProtocol
  var body: some View {
    VStack {
      Button("Done") {
        router.navigateTo(.push) { router in TrimmerView(router: router) }
      }
      Button("Cancel") { router.dismissScreen() }
    }
  }
}

struct TrimmerView: View {
  let router: RouterProtocol
  var body: some View {
    Button("Publish") {
      router.navigateTo(.fullScreenCover) { router in PublishView(router: router) }
    }
  }
}

struct PublishView: View {
  let router: RouterProtocol
  var body: some View {
    Button("Where?") {
      router.navigateTo(.push) { router in
        Text("Everywhere")
      }
    }
  }
}
