import SwiftUI

struct StoreError: Error, Identifiable { let id = 0 }
struct Category: Hashable { var name: String }
struct Product: Hashable, Identifiable {
  let id: Int
  var similar: [Product]
}

enum Route: Hashable {
  case category(Category)
  case product(Product)
  case reviews(Product)
  case orders

  @ViewBuilder var destination: some View {
    switch self {
    case .category(let category): CategoryView(category: category)
    case .product(let product): ProductView(product: product)
    case .reviews: ReviewsView()
    case .orders: OrdersView()
    }
  }
}

/// Each tab has a stack of its own, with the same destinations.
struct RoutedStack<Content: View>: View {
  @State private var router = Router()
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack(path: $router.path) {
      content
        .navigationDestination(for: Route.self) { route in
          route.destination
        }
    }
    .environment(router)
  }
}

@Observable
final class Router {
  var path: [Route] = []
  func open(_ route: Route) { path.append(route) }
  func home() { path = [] }
}

struct ErrorAlert: ViewModifier {
  @Binding var error: StoreError?

  func body(content: Content) -> some View {
    content.alert(item: $error) { _ in
      Alert(title: Text("That did not work"))
    }
  }
}

extension View {
  func errorAlert(_ error: Binding<StoreError?>) -> some View {
    modifier(ErrorAlert(error: error))
  }
}
