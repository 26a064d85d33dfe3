import SwiftUI

struct ShopView: View {
  enum Tab: String, CaseIterable { case catalog, cart, account }

  var body: some View {
    TabView {
      ForEach(Tab.allCases, id: \.self) { tab in
        RoutedStack { root(of: tab) }
          .tabItem { Text(tab.rawValue) }
      }
    }
  }

  @ViewBuilder private func root(of tab: Tab) -> some View {
    switch tab {
    case .catalog: CatalogView()
    case .cart: CartView()
    case .account: AccountView()
    }
  }
}

struct CatalogView: View {
  enum Panel: Identifiable {
    case filter, scanner, help
    var id: Self { self }
  }

  @State private var panel: Panel?
  @Environment(Router.self) private var router
  let categories: [Category] = []

  var body: some View {
    List(categories, id: \.self) { category in
      NavigationLink(value: Route.category(category)) { Text(category.name) }
    }
    .toolbar {
      Button("Filter") { panel = .filter }
      Button("Surprise me") { router.open(.product(.random)) }
    }
    .sheet(item: $panel) { panel in
      switch panel {
      case .filter: FilterView()
      case .scanner:
        NavigationStack {
          ScannerView()
            .navigationTitle("Scan")
        }
      case .help:
        VStack {
          Text("Help")
          Button("Call us") {}
        }
      }
    }
  }
}

struct FilterView: View { var body: some View { Toggle("In stock", isOn: .constant(true)) } }
struct ScannerView: View { var body: some View { Text("Hold the camera still.") } }

struct CategoryView: View {
  let category: Category
  let products: [Product] = []
  var body: some View {
    ScrollView {
      LazyVGrid(columns: []) {
        ForEach(products) { product in ProductTile(product: product) }
      }
    }
  }
}

struct ProductTile: View {
  let product: Product
  var body: some View {
    NavigationLink(value: Route.product(product)) { Text("\(product.id)") }
  }
}

struct ProductView: View {
  let product: Product
  @State private var showsPhoto = false

  var body: some View {
    ScrollView {
      Image("photo").onTapGesture { showsPhoto = true }
      NavigationLink("Reviews", value: Route.reviews(product))
      ForEach(product.similar) { ProductTile(product: $0) }
    }
    .fullScreenCover(isPresented: $showsPhoto) {
      PhotoView(close: { showsPhoto = false })
    }
  }
}

struct ReviewsView: View { var body: some View { List { Text("Good.") } } }

struct PhotoView: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}
