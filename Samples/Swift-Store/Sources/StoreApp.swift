import SwiftUI

@main
struct StoreApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(session)
        .task { await session.restore() }
    }
  }
}

@Observable
final class Session {
  enum Phase { case launching, signedOut, signedIn }
  var phase = Phase.launching
  func restore() async { phase = .signedOut }
}

struct RootView: View {
  @Environment(Session.self) private var session

  var body: some View {
    Group {
      switch session.phase {
      case .launching: SplashView()
      case .signedOut: WelcomeView()
      case .signedIn: ShopView()
      }
    }
    .animation(.default, value: session.phase)
  }
}

struct SplashView: View {
  var body: some View { ProgressView() }
}

struct WelcomeView: View {
  @State private var readsTerms = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Sign in") { SignInView() }
        Button("Terms") { readsTerms = true }
      }
      .sheet(isPresented: $readsTerms) {
        TermsView()
          .presentationDetents([.medium])
      }
    }
  }
}

struct TermsView: View {
  var body: some View { Text("Be kind.") }
}

struct SignInView: View {
  @State private var resets = false
  @State private var error: StoreError?

  var body: some View {
    Form {
      Button("Forgot password") { resets = true }
    }
    .navigationDestination(isPresented: $resets) { ResetView() }
    .errorAlert($error)
  }
}

struct ResetView: View {
  var body: some View { Text("We wrote to you.") }
}
