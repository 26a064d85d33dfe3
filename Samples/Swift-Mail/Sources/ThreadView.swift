import SwiftUI

struct ThreadList: View {
  let mailbox: String?
  @Binding var selection: Int?
  @State private var marksAll = false
  @State private var searches = false

  var body: some View {
    List(selection: $selection) { Text("Hello") }
      .toolbar {
        Button("Mark all") { marksAll = true }
        Button("Search") { searches = true }
      }
      .alert("Mark all as read?", isPresented: $marksAll) { Button("Mark") {} }
      .background(
        NavigationLink("", destination: SearchView(), isActive: $searches).hidden()
      )
  }
}

struct SearchView: View {
  @State private var found: Int?
  var body: some View {
    List([1, 2], id: \.self) { number in
      NavigationLink(tag: number, selection: $found) {
        ThreadView(thread: number)
      } label: {
        Text("\(number)")
      }
    }
  }
}

struct ThreadView: View {
  let thread: Int
  @State private var replies = false
  @State private var contact: String?

  var body: some View {
    ScrollView { Text("Mail \(thread)") }
      .withReply($replies)
      .navigationDestination(item: $contact) { name in
        ContactView(name: name)
      }
      #if os(macOS)
        .sheet(isPresented: .constant(false)) { PrintView() }
      #endif
  }
}

extension View {
  func withReply(_ isShown: Binding<Bool>) -> some View {
    sheet(isPresented: isShown) {
      ComposeView()
    }
  }
}

#if os(macOS)
  struct PrintView: View { var body: some View { Text("Print") } }
#endif

enum ContactSheet: String, Identifiable {
  case map, editor
  var id: String { rawValue }
}

struct ContactView: View {
  let name: String
  @State private var sheet: ContactSheet?

  var body: some View {
    VStack {
      Text(name)
      Button("Map") { sheet = .map }
      Button("Edit") { sheet = .editor }
    }
    .sheet(item: $sheet) { makeSheet($0) }
  }

  private func makeSheet(_ sheet: ContactSheet) -> AnyView {
    switch sheet {
    case .map: return AnyView(MapView())
    case .editor: return AnyView(ContactEditor().interactiveDismissDisabled())
    }
  }
}

struct MapView: View { var body: some View { Text("Here") } }
/// Nobody gets out of this one.
struct ContactEditor: View { var body: some View { TextField("Name", text: .constant("")) } }

struct ComposeView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var attaches = false
  @State private var dialog = false

  var body: some View {
    NavigationView {
      TextEditor(text: .constant(""))
        .toolbar {
          Button("Attach") { attaches = true }
          Button("Close") { dialog = true }
        }
    }
    .sheet(isPresented: $attaches, onDismiss: { print("attached") }) {
      Factory.picker()
    }
    .actionSheet(isPresented: $dialog) {
      ActionSheet(
        title: Text("Keep the draft?"),
        buttons: [.default(Text("Keep")) { presentationMode.wrappedValue.dismiss() }, .cancel()])
    }
  }
}

enum Factory {
  static func picker() -> some View { AttachmentPicker() }
}

struct AttachmentPicker: View { var body: some View { Text("Photos") } }
