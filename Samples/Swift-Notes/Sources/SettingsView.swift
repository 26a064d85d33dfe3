import SwiftUI

struct TagsView: View {
  var body: some View {
    List(["Work", "Home"], id: \.self) { tag in
      NavigationLink(tag) { TagView(tag: tag) }
    }
  }
}

struct TagView: View {
  let tag: String
  @EnvironmentObject var store: NoteStore

  var body: some View {
    List(store.notes.filter { $0.tags.contains(tag) }) { note in
      NavigationLink {
        NoteView(note: note)
      } label: {
        NoteRow(note: note)
      }
    }
  }
}

struct SettingsView: View {
  @State private var isLocked = false

  var body: some View {
    NavigationView {
      Form {
        NavigationLink("About", destination: AboutView())
        NavigationLink("Licences") {
          List { Text("All rights reserved.") }
        }
        Button("Lock") { isLocked = true }
      }
    }
    .fullScreenCover(isPresented: $isLocked) {
      LockView(isLocked: $isLocked)
    }
  }
}

struct AboutView: View {
  var body: some View { Text("Notes") }
}

struct LockView: View {
  @Binding var isLocked: Bool
  var body: some View {
    Button("Unlock") { isLocked = false }
  }
}
