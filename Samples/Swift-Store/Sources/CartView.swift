import SwiftUI

struct CartView: View {
  @StateObject private var model = CartModel()

  var body: some View {
    List { Text("Your cart") }
      .safeAreaInset(edge: .bottom) {
        Button("Check out") { model.isCheckingOut = true }
      }
      .fullScreenCover(isPresented: $model.isCheckingOut) {
        CheckoutView(model: model)
      }
      .errorAlert($model.error)
  }
}

final class CartModel: ObservableObject {
  @Published var isCheckingOut = false
  @Published var error: StoreError?

  func cancel() { isCheckingOut = false }
}

struct CheckoutView: View {
  enum Step: Hashable { case address, receipt }

  @ObservedObject var model: CartModel
  @State private var steps: [Step] = []

  var body: some View {
    NavigationStack(path: $steps) {
      Form {
        NavigationLink("Address", value: Step.address)
        Button("Pay") { steps.append(.receipt) }
        Button("Cancel") { model.cancel() }
      }
      .navigationDestination(for: Step.self, destination: view)
    }
  }

  @ViewBuilder func view(for step: Step) -> some View {
    switch step {
    case .address: AddressView()
    case .receipt:
      ReceiptView()
        .navigationBarBackButtonHidden(true)
    }
  }
}

struct AddressView: View { var body: some View { TextField("Street", text: .constant("")) } }

struct ReceiptView: View { var body: some View { Text("Thank you.") } }

struct AccountView: View {
  @State private var confirmsSignOut = false

  var body: some View {
    Form {
      NavigationLink(value: Route.orders) { Text("Orders") }
      Button("Sign out") { confirmsSignOut = true }
    }
    .confirmationDialog("Sign out?", isPresented: $confirmsSignOut, titleVisibility: .visible) {
      Button("Sign out", role: .destructive) {}
    }
  }
}

struct OrdersView: View {
  @Environment(Router.self) private var router
  let products: [Product] = []
  var body: some View {
    List(products) { product in
      Button("Order \(product.id)") { router.open(.product(product)) }
    }
  }
}
