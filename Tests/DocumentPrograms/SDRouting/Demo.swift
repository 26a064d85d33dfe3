// A program as the SDRouting document has its reader write it; only the import line is ours.
import NavigationRouting
import NavigationUI
import SwiftUI

@main
struct DemoApp: App {
  init() {
    SDRoutingDebug.isEnabled = true
    SDRoutingDebug.printer = { message in
      print(message)
    }
  }

  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  var body: some View {
    RouterView { router in
      HomeView(router: router)
    }
  }
}

struct HomeView: View {
  let router: RouterProtocol

  var body: some View {
    VStack(spacing: 16) {
      Button("Push") {
        router.navigateTo(.push) { router in
          DetailView(router: router)
        }
      }

      Button("Sheet") {
        router.navigateTo(.sheet) { router in
          DetailView(router: router)
        }
      }

      Button("Full Screen") {
        router.navigateTo(.fullScreenCover) { router in
          DetailView(router: router)
        }
      }
    }
    .padding()
  }
}

struct DetailView: View {
  let router: RouterProtocol

  var body: some View {
    VStack(spacing: 16) {
      Text("Detail")

      Button("Dismiss") {
        router.dismissScreen()
      }
    }
    .padding()
  }
}

struct AlertsView: View {
  let router: RouterProtocol

  var body: some View {
    VStack(spacing: 12) {
      Button("Save") {
        router.showAlert(
          .ok(title: "Done", message: "Saved successfully.")
        )
      }
      Button("Delete") {
        router.showAlert(
          .confirm(
            title: "Delete",
            message: "This action cannot be undone.",
            confirmTitle: "Delete"
          ) {
            print("delete confirmed")
          }
        )
      }
      Button("Never mind") {
        router.dismissAlert()
      }
    }
  }
}

struct ModalsView: View {
  let router: RouterProtocol

  var body: some View {
    VStack {
      Button("Custom") {
        router.showModal {
          VStack(spacing: 12) {
            Text("Custom Modal")
            Button("Close") {
              router.dismissModal()
            }
          }
          .padding()
        }
      }
      Button("Configured") {
        router.showModal(configuration: .default) {
          Text("Modal Content")
        }
      }
    }
  }
}

struct ChildView: View {
  @Environment(\.router) private var router

  var body: some View {
    Button("Open") {
      router.navigateTo(.push) { router in
        Text("Next")
      }
    }
  }
}

@MainActor func buttons() -> [AnyAppAlert.AppButton] {
  let button = AnyAppAlert.AppButton(
    title: "OK",
    role: .cancel
  )
  return [button, .ok(), .cancel(), .destructive(title: "Delete") { print("deleted") }]
}

/// A router of the program's own, as the protocol in the document has it.
struct SilentRouter: RouterProtocol {
  func navigateTo<T: View>(
    _ segue: SegueType,
    @ViewBuilder destination: @escaping (RouterProtocol) -> T
  ) {}

  func dismissScreen() {}

  func showAlert(_ alert: AnyAppAlert) {}
  func dismissAlert() {}

  func showModal<T: View>(
    configuration: AppModalConfiguration,
    @ViewBuilder content: @escaping () -> T
  ) {}

  func dismissModal() {}
}
