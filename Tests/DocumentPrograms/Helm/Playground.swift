// A program as the Helm document has its reader write it; only the import line is ours.
import Combine
import NavigationGraph
import NavigationRouting
import NavigationUI
import SwiftUI

enum KeyScreen: Fragment {
  case splash, gatekeeper, login, register, forgotPass
  case dashboard, library, news, settings, compose
}

enum KeySegue: SegueTag {
  case composer
}

let edges = Set<DirectedEdge<KeyScreen>>()
  .union(.splash => [.gatekeeper, .dashboard])
  .union([.gatekeeper => .login])
  .union(.login => .register => .forgotPass => .login)
  .union(.login => .forgotPass => .register => .login)
  .union([.login, .register] => .dashboard)
  .union(.dashboard => [.news, .compose, .library, .settings])
  .union(.library => .news => .library)

let segues = Set(
  edges.map { (edge: DirectedEdge<KeyScreen>) -> Segue<KeyScreen> in
    switch edge {
    case .gatekeeper => .login:
      return Segue(edge, style: .hold, auto: true)
    case .dashboard => .news:
      return Segue(edge, style: .hold, auto: true)
    case .dashboard => .compose:
      return Segue(edge, style: .hold, dismissable: true, tag: KeySegue.composer)
    case .dashboard => .library:
      return Segue(edge, style: .hold)
    default:
      return Segue(edge)
    }
  })

let written: Set<Segue<KeyScreen>> = [
  Segue(from: .splash, to: .gatekeeper),
  Segue(from: .splash, to: .dashboard),
  Segue(from: .gatekeeper, to: .login, auto: true),
  Segue(from: .gatekeeper, to: .register),
  Segue(.login => .dashboard).makeAuto().makeDismissable().with(tag: KeySegue.composer)
    .with(style: .hold),
]

@MainActor func start() throws -> Helm<KeyScreen> {
  _ = try Helm(nav: segues)
  return try Helm(
    nav: segues,
    path: [
      .splash => .gatekeeper,
      .gatekeeper => .register,
    ])
}

struct RootView: View {
  @StateObject private var _helm: Helm = try! Helm(nav: segues)
  @State private var cancellables: Set<AnyCancellable> = []

  var body: some View {
    ZStack {
      if _helm.isPresented(.dashboard) {
        DashboardView()
      } else {
        Text("Welcome")
      }
    }
    .environmentObject(_helm)
    .onAppear {
      _helm.$errors
        .sink {
          assertionFailure($0.description)
        }
        .store(in: &cancellables)
    }
  }
}

struct LargeButton<Content: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button(action: action, label: content)
  }
}

struct DashboardView: View {
  @EnvironmentObject private var _helm: Helm<KeyScreen>

  var body: some View {
    VStack {
      HStack {
        Spacer()
        LargeButton(action: { _helm.present(fragment: .compose) }) {
          Image(systemName: "plus.square.on.square")
        }
      }
      TabView(selection: _helm.pickPresented([.library, .news, .settings])) {
        Text("Library")
          .tabItem {
            Label("Library", systemImage: "book.closed")
          }
          .tag(Optional.some(KeyScreen.library))
        Text("News")
          .tabItem {
            Label("News", systemImage: "newspaper")
          }
          .tag(Optional.some(KeyScreen.news))
        Text("Settings")
          .tabItem {
            Label("Settings", systemImage: "gearshape.fill")
          }
          .tag(Optional.some(KeyScreen.settings))
      }
    }
    .sheet(isPresented: _helm.isPresented(.compose)) {
      ComposeView()
    }
  }
}

struct ComposeView: View {
  @EnvironmentObject private var _helm: Helm<KeyScreen>

  var body: some View {
    Button("Close") {
      _helm.dismiss(tag: KeySegue.composer)
    }
  }
}

@MainActor func takeSnapshots(of helm: Helm<KeyScreen>) throws {
  let transitions = helm.transitions()
  for transition in transitions {
    try helm.navigate(transition: transition)
  }
}

extension KeyScreen: Codable {}

@MainActor func saveAndRestore(_ helm: Helm<KeyScreen>) throws {
  let data = try JSONEncoder().encode(helm.path)
  let path = try JSONDecoder().decode(OrderedSet<PathEdge<KeyScreen>>.self, from: data)
  try helm.replace(path: path)
}

@MainActor func everyCall(of helm: Helm<KeyScreen>) throws {
  let edge = PathEdge(.dashboard => KeyScreen.compose, sourceId: nil, targetId: "draft")
  helm.present(fragment: .compose)
  helm.present(fragment: .compose, id: "draft")
  helm.present(tag: KeySegue.composer)
  helm.present(tag: KeySegue.composer, id: "draft")
  try helm.present(pathEdge: edge)
  helm.forward()
  helm.forward(id: "draft")
  helm.dismiss()
  helm.dismiss(fragment: .compose)
  helm.dismiss(tag: KeySegue.composer)
  try helm.dismiss(pathEdge: edge)
  _ = helm.canPresent(fragment: .compose) && helm.canPresent(using: KeySegue.composer)
  _ = helm.canDismiss() && helm.canDismiss(fragment: .compose)
  _ = helm.canDismiss(using: KeySegue.composer)
  let isPresented: Bool = helm.isPresented(.compose, id: "draft")
  let binding: Binding<Bool> = helm.isPresented(.compose, id: "draft")
  _ = isPresented == binding.wrappedValue
  _ = (helm.nav, helm.entry, helm.path, helm.presentedFragments, helm.errors)
}
