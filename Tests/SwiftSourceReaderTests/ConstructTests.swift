import NavigationCore
import NavigationDocument
import Testing

@testable import SwiftSourceReader

/// One way in which apps are written, and the graph that a person would draw of it.
struct Construct: Sendable, CustomTestStringConvertible {
  var name: String
  var code: String
  var segues: [String]
  var entry = "Home"
  /// Whether the app around it is the usual one, which shows `Home`.
  var hasUsualApp = true

  var testDescription: String { name }

  init(
    _ name: String, _ code: String, _ segues: [String], entry: String = "Home",
    hasUsualApp: Bool = true
  ) {
    self.name = name
    self.code = code
    self.segues = segues
    self.entry = entry
    self.hasUsualApp = hasUsualApp
  }
}

@Suite("Each construct of SwiftUI")
struct ConstructTests {
  private static let around = """
    import SwiftUI
    struct Detail: View { var body: some View { Text("d") } }
    struct Other: View { var body: some View { Text("o") } }
    struct Third: View { var body: some View { Text("t") } }

    """
  private static let app = """
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }

    """

  @Test("gives the graph that a person would draw", arguments: constructs)
  func construct(_ construct: Construct) {
    let code = Self.around + (construct.hasUsualApp ? Self.app : "") + construct.code
    let result = read(("App.swift", code))
    #expect(result.diagnostics == [])
    #expect(result.document.remarks == [])
    #expect(GraphText(result.document) == GraphText(construct.segues))
    #expect(result.document.declaredEntry?.name == construct.entry)
  }
}

private let constructs: [Construct] = [
  Construct(
    "a link with its destination behind it",
    #"""
    struct Home: View {
      var body: some View {
        NavigationView { NavigationLink("a") { Detail() } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a link with a destination and a label behind it",
    #"""
    struct Home: View {
      var body: some View {
        NavigationView { NavigationLink(destination: Detail()) { Text("x") } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a link with text and a destination",
    #"""
    struct Home: View {
      var body: some View {
        NavigationView { NavigationLink("x", destination: Detail()) }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a link with closures for destination and label",
    #"""
    struct Home: View {
      var body: some View {
        NavigationView { NavigationLink { Detail() } label: { Label("x", systemImage: "a") } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a link with both closures in parentheses",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { NavigationLink(destination: { Detail() }, label: { Text("x") }) }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a link bound to a flag",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        NavigationView { NavigationLink("x", destination: Detail(), isActive: $a) }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a hidden link bound to a flag",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        NavigationView { NavigationLink(destination: Detail(), isActive: $a) { EmptyView() }.hidden() }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "links with tags and a selection",
    #"""
    struct Home: View {
      @State var a: Int?
      var body: some View {
        NavigationView { VStack { NavigationLink("x", destination: Detail(), tag: 1, selection: $a)
            NavigationLink(destination: Other(), tag: 2, selection: $a) { Text("b") } } }
      } }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "values of two types",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { List { NavigationLink("x", value: 1)
            NavigationLink(value: "s") { Text("q") } }.navigationDestination(for: Int.self) { i in Detail() }.navigationDestination(for: String.self) { _ in Other() } }
      } }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "values of an enum",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { List { NavigationLink("x", value: Route.a)
            NavigationLink(value: Route.b(3)) { Text("q") } }.navigationDestination(for: Route.self) { r in switch r { case .a: Detail()
              case .b(let n): Other() } } }
      } }
    enum Route: Hashable { case a, b(Int) }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "values of list rows",
    #"""
    struct Home: View {
      let items: [Item]
      var body: some View {
        NavigationStack { List(items) { item in NavigationLink(value: item) { Text("q") } }.navigationDestination(for: Item.self) { item in Detail() } }
      } }
    struct Item: Hashable, Identifiable { var id: Int }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "values of rows in ForEach, a destination by its initializer",
    #"""
    struct Home: View {
      @State private var items = [Item(id: 1)]
      var body: some View {
        NavigationStack { List { ForEach(items) { item in NavigationLink(item.name, value: item) } }.navigationDestination(for: Item.self, destination: Detail.init) }
      } }
    struct Item: Hashable, Identifiable { var id: Int; var name = "" }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a destination bound to a flag",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        NavigationStack { Button("x") { a = true }.navigationDestination(isPresented: $a) { Detail() } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a destination bound to an item",
    #"""
    struct Home: View {
      @State var a: Int?
      var body: some View {
        NavigationStack { Button("x") { a = 1 }.navigationDestination(item: $a) { x in Detail() } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a path is appended to",
    #"""
    struct Home: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) { Button("x") { path.append(3) }.navigationDestination(for: Int.self) { _ in Detail() } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a path of an enum is appended to",
    #"""
    struct Home: View {
      @State var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) { Button("x") { path.append(.b) }.navigationDestination(for: Route.self) { r in switch r { case .a: Other()
              case .b: Detail() } } }
      } }
    enum Route: Hashable { case a, b }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a path is replaced",
    #"""
    struct Home: View {
      @State var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) { Button("x") { path = [.a, .b] }.navigationDestination(for: Route.self) { r in switch r { case .a: Other()
              case .b: Detail() } } }
      } }
    enum Route: Hashable { case a, b }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "a router of the sources pushes",
    #"""
    struct Home: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) { Button("x") { router.push(.b) }.navigationDestination(for: Route.self) { $0.view } }
      } }
    enum Route: Hashable { case a, b
      @ViewBuilder var view: some View { switch self { case .a: Other()
          case .b: Detail() } } }
    final class Router: ObservableObject { @Published var path: [Route] = []
      func push(_ r: Route) { path.append(r) } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a sheet",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Button("x") { a.toggle() }.sheet(isPresented: $a) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet by an initializer",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Button("x") { }.sheet(isPresented: $a, content: Detail.init)
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet with a function for its end",
    #"""
    struct Home: View {
      @State var a = false
      func load() {}
      var body: some View {
        Text("x").sheet(isPresented: $a, onDismiss: load) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet with a closure for its end",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").sheet(isPresented: $a, onDismiss: { print(1) }) { NavigationStack { Detail() } }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of an item",
    #"""
    struct Home: View {
      @State var a: Int?
      var body: some View {
        Text("x").sheet(item: $a) { item in Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of an enum",
    #"""
    struct Home: View {
      enum Sh: Identifiable { case one, two; var id: Self { self } }
      @State var a: Sh?
      var body: some View {
        Text("x").sheet(item: $a) { s in switch s { case .one: Detail()
            case .two: Other() } }
      } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other hold dismissable sheet"]),
  Construct(
    "a sheet of an enum that is a view",
    #"""
    struct Home: View {
      enum Sh: Identifiable, View { case one, two; var id: Self { self }
        var body: some View { switch self { case .one: Detail()
            case .two: Other() } } }
      @State var a: Sh?
      var body: some View {
        Text("x").sheet(item: $a) { $0 }
      } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other hold dismissable sheet"]),
  Construct(
    "a sheet of a model",
    #"""
    struct Home: View {
      @StateObject var vm = VM()
      var body: some View {
        Text("x").sheet(isPresented: $vm.shows) { Detail() }
      } }
    class VM: ObservableObject { @Published var shows = false }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of a case of an enum",
    #"""
    struct Home: View {
      @Bindable var vm: VM
      var body: some View {
        Text("x").sheet(item: $vm.destination.edit) { $x in Detail() }
      } }
    @Observable class VM { var destination: Dest?
      @CasePathable enum Dest { case edit(Int) } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of an unwrapped case",
    #"""
    struct Home: View {
      @ObservedObject var vm: VM
      var body: some View {
        Text("x").sheet(unwrapping: $vm.destination, case: /VM.Dest.edit) { $x in Detail() }
      } }
    class VM { var destination: Dest?
      enum Dest { case edit(Int) } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of a computed binding",
    #"""
    struct Home: View {
      @State var a: Int?
      var body: some View {
        Text("x").sheet(isPresented: Binding(get: { a != nil }, set: { if !$0 { a = nil } })) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet that is always there",
    #"""
    struct Home: View {
      var body: some View {
        Text("x").sheet(isPresented: .constant(true)) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet that forbids swiping",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Detail().interactiveDismissDisabled() }
      } }
    """#,
    ["Home => Detail hold sheet"]),
  Construct(
    "a cover without a way out",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Detail() }
      } }
    """#,
    ["Home => Detail hold fullScreenCover"]),
  Construct(
    "a cover that dismisses itself",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      var body: some View { Button("x") { dismiss() } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a dismissal under another name, given as a function",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) private var close
      var body: some View { Button("x", action: close.callAsFunction) } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover that uses its presentation mode",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.presentationMode) var pm
      var body: some View { Button("x") { pm.wrappedValue.dismiss() } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover that clears its binding",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal(shown: $a) }
      } }
    struct Modal: View { @Binding var shown: Bool
      var body: some View { Button("x") { shown = false } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover whose presenter clears the binding",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal { a = false } }
      } }
    struct Modal: View { let done: () -> Void
      var body: some View { Button("x", action: done) } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover whose presenter clears the item",
    #"""
    struct Home: View {
      @State private var a: Int?
      var body: some View {
        Text("x").fullScreenCover(item: $a) { _ in Modal(done: { a = nil }) }
      } }
    struct Modal: View { var done: () -> Void
      var body: some View { Button("x") { done() } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a popover",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").popover(isPresented: $a) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable popover"]),
  Construct(
    "a popover with an edge",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").popover(isPresented: $a, arrowEdge: .top) { Detail() }
      } }
    """#,
    ["Home => Detail hold dismissable popover"]),
  Construct(
    "an alert of the first form",
    #"""
    struct Home: View {
      @State var showsAlert = false
      var body: some View {
        Text("x").alert(isPresented: $showsAlert) { Alert(title: Text("No")) }
      } }
    """#,
    ["Home => Home.showsAlert hold dismissable alert"]),
  Construct(
    "an alert with a message",
    #"""
    struct Home: View {
      @State var asks = false
      var body: some View {
        Text("x").alert("Sure?", isPresented: $asks) { Button("OK") {} } message: { Text("m") }
      } }
    """#,
    ["Home => Home.asks hold dismissable alert"]),
  Construct(
    "an alert that presents data",
    #"""
    struct Home: View {
      @State var asks = false
      @State var err: E?
      var body: some View {
        Text("x").alert("Sure?", isPresented: $asks, presenting: err) { e in Button("OK") {} } message: { e in Text("m") }
      } }
    """#,
    ["Home => Home.asks hold dismissable alert"]),
  Construct(
    "an alert of an item",
    #"""
    struct Home: View {
      @State var failure: String?
      var body: some View {
        Text("x").alert(item: $failure) { f in Alert(title: Text(f)) }
      } }
    """#,
    ["Home => Home.failure hold dismissable alert"]),
  Construct(
    "a dialog and what its button presents",
    #"""
    struct Home: View {
      @State var asks = false
      @State var b = false
      var body: some View {
        Text("x").confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) { Button("Go") { b = true } }.sheet(isPresented: $b) { Detail() }
      } }
    """#,
    [
      "Home => Detail hold dismissable sheet",
      "Home => Home.asks hold dismissable confirmationDialog",
    ]),
  Construct(
    "an action sheet",
    #"""
    struct Home: View {
      @State var asks = false
      var body: some View {
        Text("x").actionSheet(isPresented: $asks) { ActionSheet(title: Text("a"), buttons: [.cancel()]) }
      } }
    """#,
    ["Home => Home.asks hold dismissable confirmationDialog"]),
  Construct(
    "tabs",
    #"""
    struct Home: View {
      var body: some View {
        TabView { Detail().tabItem { Text("a") }
          NavigationView { Other() }.tabItem { Label("b", systemImage: "x") } }
      } }
    """#,
    ["Home => Detail hold auto tab", "Home => Other hold tab"]),
  Construct(
    "tabs of the new form",
    #"""
    struct Home: View {
      @State var t = 1
      var body: some View {
        TabView(selection: $t) { Tab("a", systemImage: "x", value: 1) { Detail() }
          Tab("b", systemImage: "x", value: 2) { NavigationStack { Other() } } }
      } }
    """#,
    ["Home => Detail hold auto tab", "Home => Other hold tab"]),
  Construct(
    "a tab behind a condition",
    #"""
    struct Home: View {
      var flag: Bool
      var body: some View {
        TabView { Detail().tabItem { Text("a") }
          if flag { Other().tabItem { Text("b") } }
          Third().tabItem { Text("c") } }
      } }
    """#,
    ["Home => Detail hold auto tab", "Home => Other hold tab", "Home => Third hold tab"]),
  Construct(
    "tabs of all cases",
    #"""
    struct Home: View {
      @State var t = T.a
      var body: some View {
        TabView(selection: $t) { ForEach(T.allCases) { tab in tab.view.tag(tab).tabItem { Text("x") } } }
      } }
    enum T: CaseIterable, Identifiable { case a, b; var id: Self { self }
      @ViewBuilder var view: some View { switch self { case .a: Detail()
          case .b: Other() } } }
    """#,
    ["Home => Detail hold auto tab", "Home => Other hold tab"]),
  Construct(
    "tabs made by a function",
    #"""
    struct Home: View {
      @State var t = T.a
      @ViewBuilder func content(_ t: T) -> some View { switch t { case .a: Detail()
          case .b: Other() } }
      var body: some View {
        TabView(selection: $t) { ForEach(T.allCases, id: \.self) { tab in content(tab).tag(tab) } }
      } }
    enum T: CaseIterable { case a, b }
    """#,
    ["Home => Detail hold auto tab", "Home => Other hold tab"]),
  Construct(
    "two columns",
    #"""
    struct Home: View {
      var body: some View {
        NavigationSplitView { Detail() } detail: { Other() }
      } }
    """#,
    ["Home => Detail hold auto embed", "Home => Other hold embed"]),
  Construct(
    "three columns",
    #"""
    struct Home: View {
      @State var v = X.all
      var body: some View {
        NavigationSplitView(columnVisibility: $v) { Detail() } content: { Other() } detail: { Third() }
      } }
    """#,
    ["Home => Detail hold auto embed", "Home => Other hold embed", "Home => Third hold embed"]),
  Construct(
    "a root that depends on a stored flag",
    #"""
    struct Home: View {
      @AppStorage("x") var loggedIn = false
      var body: some View {
        if loggedIn { Detail() } else { Other() }
      } }
    """#,
    ["Home => Detail hold", "Home => Other hold"]),
  Construct(
    "a root that depends on a state",
    #"""
    struct Home: View {
      @State var state = S.a
      enum S { case a, b, c }
      var body: some View {
        Group { switch state { case .a: Detail()
            case .b: Other()
            case .c: Third() } }.animation(.default, value: state)
      } }
    """#,
    ["Home => Detail hold", "Home => Other hold", "Home => Third hold"]),
  Construct(
    "a part that presents",
    #"""
    struct Home: View {
      var body: some View {
        VStack { Row() }
      } }
    struct Row: View { @State var s = false
      var body: some View { Button("x") { s = true }.sheet(isPresented: $s) { Detail() } } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a part of a part of a row",
    #"""
    struct Home: View {
      var body: some View {
        List { ForEach(0..<3) { _ in Section { R1() } } }
      } }
    struct R1: View { var body: some View { HStack { R2() } } }
    struct R2: View { var body: some View { NavigationLink("x") { Detail() } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a view that is both a part and a screen",
    #"""
    struct Home: View {
      var body: some View {
        VStack { Part()
          NavigationLink("x") { Part() } }
      } }
    struct Part: View { var body: some View { NavigationLink("y") { Detail() } } }
    """#,
    [
      "Home => Detail dismissable push", "Home => Part dismissable push",
      "Part => Detail dismissable push",
    ]),
  Construct(
    "content and a sheet made by members",
    #"""
    struct Home: View {
      @State var a = false
      private var content: some View { NavigationLink("x") { other() } }
      @ViewBuilder private func makeSheet(_ i: Int) -> some View { Detail() }
      func other() -> some View { Other() }
      var body: some View {
        content.sheet(isPresented: $a) { makeSheet(1) }
      } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other dismissable push"]),
  Construct(
    "a part in an extension",
    #"""
    struct Home: View {
      var body: some View {
        toolbarPart
      } }
    extension Home { var toolbarPart: some View { Button("x") {}.sheet(isPresented: $a) { Detail() } } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "an erased view",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").sheet(isPresented: $a) { AnyView(Detail()) }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a wrapper that stores a closure",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Wrapped { Detail() } }
      } }
    struct Wrapped<Content: View>: View { @ViewBuilder var content: () -> Content
      var body: some View { NavigationStack { content() } } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a wrapper that stores content",
    #"""
    struct Home: View {
      var body: some View {
        Container { NavigationLink("x") { Detail() } }
      } }
    struct Container<Content: View>: View { let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { ScrollView { content } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a modifier of the sources",
    #"""
    struct Home: View {
      var body: some View {
        Text("x").modifier(Presents())
      } }
    struct Presents: ViewModifier { @State var a = false
      func body(content: Content) -> some View { content.sheet(isPresented: $a) { Detail() } } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "an extension of View",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").presentsDetail($a)
      } }
    extension View { func presentsDetail(_ b: Binding<Bool>) -> some View { sheet(isPresented: b) { Detail() } } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "an extension that applies a modifier",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").presentsDetail($a)
      } }
    extension View { func presentsDetail(_ b: Binding<Bool>) -> some View { self.modifier(M(b: b)) } }
    struct M: ViewModifier { @Binding var b: Bool
      func body(content: Content) -> some View { content.fullScreenCover(isPresented: $b) { Detail() } } }
    """#,
    ["Home => Detail hold fullScreenCover"]),
  Construct(
    "a protocol that refines View",
    #"""
    struct Home: Screen { var content: some View { NavigationLink("x") { Detail() } } }
    protocol Screen: View { associatedtype C: View
      var content: C { get } }
    extension Screen { var body: some View { content } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a scene delegate",
    #"""
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow?
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) { let root = Home().environmentObject(Store())
        let c = UIHostingController(rootView: root)
        window?.rootViewController = c } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"], hasUsualApp: false),
  Construct(
    "a hosting controller in another",
    #"""
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { func scene(_ s: UIScene) { window.rootViewController = UINavigationController(rootViewController: UIHostingController(rootView: Home())) } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"], hasUsualApp: false),
  Construct(
    "a destination without a view of its own",
    #"""
    struct Home: View {
      var body: some View {
        NavigationView { NavigationLink("About us") { VStack { Text("a"); Text("b") } } }
      } }
    """#,
    ["Home => Home.About us dismissable push"]),
  Construct(
    "a sheet without a view of its own",
    #"""
    struct Home: View {
      @State var showsHelp = false
      var body: some View {
        Text("x").sheet(isPresented: $showsHelp) { VStack { Text("a") } }
      } }
    """#,
    ["Home => Home.showsHelp hold dismissable sheet"]),
  Construct(
    "a sheet with two branches",
    #"""
    struct Home: View {
      @State var a = false
      var item: Int?
      var body: some View {
        Text("x").sheet(isPresented: $a) { if let item { Detail() } else { Other() } }
      } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other hold dismissable sheet"]),
  Construct(
    "a hidden back button",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Modal() }
      } }
    struct Modal: View { var body: some View { Text("x").navigationBarBackButtonHidden(true) } }
    """#,
    ["Home => Modal push"]),
  Construct(
    "a hidden back button and a dismissal",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      var body: some View { Button("x") { dismiss() }.navigationBarBackButtonHidden() } }
    """#,
    ["Home => Modal dismissable push"]),
  Construct(
    "a toolbar",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").toolbar { ToolbarItem(placement: .primaryAction) { NavigationLink("a") { Detail() } }
          ToolbarItemGroup { Button("x") { a = true }.popover(isPresented: $a) { Other() } } }
      } }
    """#,
    ["Home => Detail dismissable push", "Home => Other hold dismissable popover"]),
  Construct(
    "an overlay and a background",
    #"""
    struct Home: View {
      @State var a = false
      var body: some View {
        Text("x").overlay(NavigationLink("x", destination: Detail()).opacity(0)).background { Color.red.sheet(isPresented: $a) { Other() } }
      } }
    """#,
    ["Home => Detail dismissable push", "Home => Other hold dismissable sheet"]),
  Construct(
    "a context menu",
    #"""
    struct Home: View {
      var body: some View {
        Text("x").contextMenu { NavigationLink("x") { Detail() } }.swipeActions { Button("x") {} }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "two sheets",
    #"""
    struct Home: View {
      @State var a = false, b = false
      var body: some View {
        VStack { Text("x").sheet(isPresented: $a) { Detail() }
          Text("y").sheet(isPresented: $b) { Other() } }
      } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other hold dismissable sheet"]),
  Construct(
    "previews",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    struct Home_Previews: PreviewProvider { static var previews: some View { NavigationLink("x") { Other() } } }
    #Preview { NavigationLink("x") { Third() } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "comments",
    #"""
    struct Home: View {
      var body: some View {
        // NavigationLink("x") { Other() }
        /* .sheet { Third() } */
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "other platforms",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        NavigationLink("x") { Detail() }
        #if os(macOS)
        .sheet(isPresented: $a) { Other() }
        #else
        .sheet(isPresented: $a) { Third() }
        #endif
      } }
    """#,
    [
      "Home => Detail dismissable push", "Home => Other hold dismissable sheet \"#if os(macOS)\"",
      "Home => Third hold dismissable sheet",
    ]),
  Construct(
    "SDRouting's navigateTo",
    #"""
    struct Home: View {
      @Environment(\.router) var router
      var body: some View {
        Button("x") { router.navigateTo(.sheet) { Detail() } }
        Button("y") { router.navigateTo(.push) { Other() } }
        Button("z") { router.navigateTo(.fullScreenCover) { Third() } }
      } }
    """#,
    [
      "Home => Detail hold dismissable sheet", "Home => Other dismissable push",
      "Home => Third hold fullScreenCover",
    ]),
  Construct(
    "GraniteNavigation's push",
    #"""
    struct Home: View {
      @Environment(\.graniteRouter) var router
      var body: some View {
        Button("x") { router.push { Detail() } }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "GraniteNavigation's route",
    #"""
    struct Home: View {
      @Environment(\.router) var router
      var body: some View {
        Text("x").route { Detail() } with: { router }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "GraniteNavigation's routeButton",
    #"""
    struct Home: View {
      @Environment(\.router) var router
      var body: some View {
        Text("x").routeButton { Detail() } with: { router }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "GraniteNavigation's routeIf",
    #"""
    struct Home: View {
      @Environment(\.router) var router
      @State var flag=false
      var body: some View {
        Text("x").routeIf(flag) { Detail() } with: { router }
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "rows made by an initializer",
    #"""
    struct Home: View {
      let items: [Int]
      var body: some View {
        List(items, rowContent: Row.init)
      } }
    struct Row: View { let i: Int
      var body: some View { NavigationLink("x") { Detail() } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a destination in a property",
    #"""
    struct Home: View {
      var destination: some View { Detail() }
      var body: some View {
        NavigationLink("x", destination: destination)
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a destination by a condition",
    #"""
    struct Home: View {
      var flag: Bool
      var body: some View {
        NavigationLink("x", destination: flag ? AnyView(Detail()) : AnyView(Other()))
      } }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "a root in a property of the app",
    #"""
    @main struct X: App { @StateObject var s = Store()
      var body: some Scene { WindowGroup { root } }
      @ViewBuilder var root: some View { Home().environmentObject(s) } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"], hasUsualApp: false),
  Construct(
    "settings beside the window",
    #"""
    @main struct X: App { var body: some Scene { WindowGroup { NavigationStack { Home() } }
        #if os(macOS)
        Settings { Other() }
        #endif
      } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"], hasUsualApp: false),
  Construct(
    "a view inside another",
    #"""
    struct Home: View {
      struct Inner: View { var body: some View { NavigationLink("y") { Detail() } } }
      var body: some View {
        NavigationLink("x") { Inner() }
      } }
    """#,
    ["Home => Inner dismissable push", "Inner => Detail dismissable push"]),
  Construct(
    "a function with a result builder",
    #"""
    struct Home: View {
      var body: some View {
        Stack { NavigationLink("x") { Detail() } }
      } }
    @resultBuilder struct B { static func buildBlock<C: View>(_ c: C) -> C { c } }
    func Stack<C: View>(@B _ c: () -> C) -> some View { VStack { c() } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a body that is a function",
    #"""
    struct Home: View {
      func build() -> some View { List { NavigationLink("x") { Detail() } } }
      var body: some View {
        build()
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a coordinator",
    #"""
    struct Home: View { @EnvironmentObject var c: Coordinator
      var body: some View { NavigationStack(path: $c.path) { c.build(.root).navigationDestination(for: Page.self) { c.build($0) }.sheet(item: $c.sheet) { c.build(sheet: $0) } } } }
    final class Coordinator: ObservableObject { @Published var path = NavigationPath()
      @Published var sheet: Sheet?
      func push(_ p: Page) { path.append(p) }
      func present(_ s: Sheet) { sheet = s }
      @ViewBuilder func build(_ p: Page) -> some View { switch p { case .root: Root()
          case .detail: Detail() } }
      @ViewBuilder func build(sheet: Sheet) -> some View { switch sheet { case .other: Other() } } }
    enum Page: Hashable { case root, detail }
    enum Sheet: Identifiable { case other; var id: Self { self } }
    struct Root: View { @EnvironmentObject var c: Coordinator
      var body: some View { Button("x") { c.push(.detail) }
        Button("y") { c.present(.other) } } }
    """#,
    ["Home => Detail dismissable push", "Home => Other hold dismissable sheet"]),
  Construct(
    "a case of an enum that is a view",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { List { NavigationLink("x", value: Route.b) }.navigationDestination(for: Route.self) { $0 } }
      } }
    enum Route: Hashable, View { case a, b
      var body: some View { switch self { case .a: Other()
          case .b: Detail() } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "numbers as values",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { ForEach(0..<10) { i in NavigationLink("x", value: i) }.navigationDestination(for: Int.self) { Detail2(n: $0) } }
      } }
    struct Detail2: View { let n: Int
      var body: some View { Text("a") } }
    """#,
    ["Home => Detail2 dismissable push"]),
  Construct(
    "members with self",
    #"""
    struct Home: View {
      @State var show = false
      var body: some View {
        Button(action: { self.show.toggle() }) { Text("x") }.sheet(isPresented: self.$show) { Detail().environmentObject(self.s) }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a sheet of each row",
    #"""
    struct Home: View {
      @State var items: [String]; @State var sel: String?
      var body: some View {
        List(items) { item in Button(item) { sel = item }.sheet(item: $sel) { s in Detail() } }
      } }
    """#,
    ["Home => Detail hold dismissable sheet"]),
  Construct(
    "a destination in a local constant",
    #"""
    struct Home: View {
      var body: some View {
        let d = Detail()
        return NavigationLink("x", destination: d)
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a label that presents",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink { Detail() } label: { HStack { Row() } }
      } }
    struct Row: View { @State var s=false
      var body: some View { Button("x"){s=true}.sheet(isPresented:$s) { Other() } } }
    """#,
    ["Home => Detail dismissable push", "Home => Other hold dismissable sheet"]),
  Construct(
    "a root with a placeholder",
    #"""
    struct Home: View {
      @EnvironmentObject var auth: Auth
      var body: some View {
        switch auth.status { case .in: Detail()
          case .out: NavigationStack { Other() }
          default: ProgressView() }
      } }
    """#,
    ["Home => Detail hold", "Home => Other hold"]),
  Construct(
    "a root in a stack",
    #"""
    struct Home: View {
      @State private var ok = false
      var body: some View {
        ZStack { if ok { Detail() } else { Other() }
        }
      } }
    """#,
    ["Home => Detail hold", "Home => Other hold"]),
  Construct(
    "a choice in the app itself",
    #"""
    @main struct X: App { @AppStorage("o") var o = false
      var body: some Scene { WindowGroup { if o { Home() } else { Other() } } } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push", "X => Home hold", "X => Other hold"], entry: "X",
    hasUsualApp: false),
  Construct(
    "a cover that its model closes",
    #"""
    struct Home: View {
      @StateObject var vm = VM()
      var body: some View {
        Text("x").fullScreenCover(isPresented: $vm.shows) { Modal(vm: vm) }
      } }
    class VM: ObservableObject { @Published var shows = false
      func close() { shows = false } }
    struct Modal: View { @ObservedObject var vm: VM
      var body: some View { Button("x") { vm.close() } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover that toggles its binding",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal(a: $a) }
      } }
    struct Modal: View { @Binding var a: Bool
      var body: some View { Button("x") { a.toggle() } } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a cover with a bar button",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { NavigationView { Modal() } }
      } }
    struct Modal: View { @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
      var body: some View { Text("q").navigationBarItems(leading: Button(action: { self.presentationMode.wrappedValue.dismiss() }) { Text("x") }) } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a sheet that forbids swiping at times",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @State var dirty = false
      var body: some View { Text("q").interactiveDismissDisabled(dirty) } }
    """#,
    ["Home => Modal hold dismissable sheet"]),
  Construct(
    "a sheet that forbids swiping and dismisses itself",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      var body: some View { Button("q") { dismiss() }.interactiveDismissDisabled() } }
    """#,
    ["Home => Modal hold dismissable sheet"]),
  Construct(
    "an alert of a sheet",
    #"""
    struct Home: View {
      @State private var a = false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @State var bad = false
      var body: some View { Text("q").alert("No", isPresented: $bad) { } } }
    """#,
    ["Home => Modal hold dismissable sheet", "Modal => Modal.bad hold dismissable alert"]),
  Construct(
    "an alert of an extension",
    #"""
    struct Home: View {
      @State var err: Error?
      var body: some View {
        Text("x").errorAlert($err)
      } }
    extension View { func errorAlert(_ e: Binding<Error?>) -> some View { alert("Error", isPresented: .constant(e.wrappedValue != nil)) { Button("OK") { e.wrappedValue = nil } } } }
    """#,
    ["Home => View.alert hold dismissable alert"]),
  Construct(
    "an inspector is a part",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").inspector(isPresented: $a) { Detail() }
      } }
    """#,
    []),
  Construct(
    "private views",
    #"""
    struct Home: View {
      var body: some View {
        Header()
      } }
    private struct Header: View { @State var s=false
      var body: some View { Text("x").sheet(isPresented: $s) { Sub() } }
      private struct Sub: View { var body: some View { Text("y") } } }
    """#,
    ["Home => Sub hold dismissable sheet"]),
  Construct(
    "views of the same name in two types",
    #"""
    struct Home: View {
      var body: some View {
        VStack { A.Row()
          B.Row() }
      } }
    enum A { struct Row: View { var body: some View { NavigationLink("x") { Detail() } } } }
    enum B { struct Row: View { var body: some View { NavigationLink("x") { Other() } } } }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "a static factory",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("x", destination: Factory.make())
      } }
    enum Factory { static func make() -> some View { Detail() } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a factory",
    #"""
    struct Home: View {
      let factory = Factory()
      var body: some View {
        NavigationLink("x", destination: factory.make(1))
      } }
    struct Factory { func make(_ i: Int) -> some View { Detail() } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a shared factory",
    #"""
    struct Home: View {
      var body: some View {
        NavigationLink("x", destination: Factory.shared.make(1))
      } }
    final class Factory { static let shared = Factory()
      func make(_ i: Int) -> AnyView { AnyView(Detail()) } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a row that is given its destination as a closure",
    #"""
    struct Home: View {
      var body: some View {
        Row { Detail() }
      } }
    struct Row<D: View>: View { @ViewBuilder var destination: () -> D
      var body: some View { NavigationLink(destination: destination) { Text("x") } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a row that is given its destination",
    #"""
    struct Home: View {
      var body: some View {
        Row(destination: Detail())
      } }
    struct Row<Destination: View>: View { let destination: Destination
      var body: some View { NavigationLink(destination: destination) { Text("x") } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "entries with their destinations",
    #"""
    struct Home: View {
      var body: some View {
        List(MenuItem.all) { item in NavigationLink(destination: item.destination) { Text(item.title) } }
      } }
    struct MenuItem: Identifiable { let id: Int; let title: String; let destination: AnyView
      static let all = [MenuItem(id: 1, title: "a", destination: AnyView(Detail())), MenuItem(id: 2, title: "b", destination: AnyView(Other()))] }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "destinations of an enum",
    #"""
    struct Home: View {
      var body: some View {
        List(Item.allCases) { item in NavigationLink(item.title) { item.destination } }
      } }
    enum Item: String, CaseIterable, Identifiable { case a, b; var id: Self { self }; var title: String { rawValue }
      @ViewBuilder var destination: some View { switch self { case .a: Detail()
          case .b: Other() } } }
    """#,
    ["Home => Detail dismissable push", "Home => Other dismissable push"]),
  Construct(
    "a view behind a condition is a part",
    #"""
    struct Home: View {
      @State var shows = false
      var body: some View {
        ZStack { Text("m")
          if shows { Detail() } }
      } }
    """#,
    []),
  Construct(
    "destinations in an extension",
    #"""
    struct Home: View {
      var body: some View {
        NavigationStack { NavigationLink("x", value: Route.b).withRoutes() }
      } }
    enum Route: Hashable { case a, b }
    extension View { func withRoutes() -> some View { navigationDestination(for: Route.self) { route in switch route { case .a: Other()
            case .b: Detail() } } } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "sheets in an extension",
    #"""
    struct Home: View {
      @State var sheet: Sh?
      var body: some View {
        NavigationStack { Button("x") { sheet = .b }.withSheets($sheet) }
      } }
    enum Sh: Identifiable { case a, b; var id: Int { 1 } }
    extension View { func withSheets(_ s: Binding<Sh?>) -> some View { sheet(item: s) { d in switch d { case .a: Other()
            case .b: Detail() } } } }
    """#,
    ["Home => Detail hold dismissable sheet", "Home => Other hold dismissable sheet"]),
  Construct(
    "a hidden link in the background",
    #"""
    struct Home: View {
      @State var go=false
      var body: some View {
        Text("x").onTapGesture { go = true }.background(NavigationLink("", isActive: $go) { Detail() })
      } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "a lazy wrapper",
    #"""
    struct Home: View {
      @State var q=""
      var body: some View {
        List { ForEach(filtered) { p in NavigationLink(destination: LazyView(Detail())) { Text("x") } } }.searchable(text: $q)
      } }
    struct LazyView<Content: View>: View { let build: () -> Content
      init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
      var body: Content { build() } }
    """#,
    ["Home => Detail dismissable push"]),
  Construct(
    "UIKit elsewhere",
    #"""
    class C: UIViewController { func go() { navigationController?.pushViewController(UIHostingController(rootView: Detail()), animated: true) } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Other() }
      } }
    """#,
    ["Home => Other dismissable push"]),
  Construct(
    "a controller of UIKit as a view",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").sheet(isPresented: $a) { Picker2() }
      } }
    struct Picker2: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ v: UIViewController, context: Context) {} }
    """#,
    ["Home => Picker2 hold dismissable sheet"]),
  Construct(
    "a dismissal in a task",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      var body: some View { Button("x") { Task { await save(); dismiss() } } }
      func save() async {} }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a dismissal in a function",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      var body: some View { Button("x", action: close) }
      private func close() { dismiss() } }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a dismissal on a change",
    #"""
    struct Home: View {
      @State var a=false
      var body: some View {
        Text("x").fullScreenCover(isPresented: $a) { Modal() }
      } }
    struct Modal: View { @Environment(\.dismiss) var dismiss
      @StateObject var vm = VM()
      var body: some View { Text("x").onChange(of: vm.done) { _, d in if d { dismiss() } } } }
    class VM: ObservableObject { @Published var done = false }
    """#,
    ["Home => Modal hold dismissable fullScreenCover"]),
  Construct(
    "a second window",
    #"""
    @main struct X: App { var body: some Scene { WindowGroup { Home() }
        WindowGroup(id: "d") { Detail() } } }
    struct Home: View {
      @Environment(\.openWindow) var openWindow
      var body: some View {
        Button("x") { openWindow(id: "d") }
      } }
    """#,
    ["Home => Detail hold dismissable window"], hasUsualApp: false),
  Construct(
    "documents",
    #"""
    @main struct X: App { var body: some Scene { DocumentGroup(newDocument: D()) { file in Home() } } }
    struct Home: View {
      var body: some View {
        NavigationLink("x") { Detail() }
      } }
    """#,
    ["Home => Detail dismissable push"], hasUsualApp: false),
]
