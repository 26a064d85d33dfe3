import SwiftUI

@main
struct NotesApp: App {
  @StateObject private var store = NoteStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
    }
  }
}

struct RootView: View {
  var body: some View {
    TabView {
      NavigationStack { NotesView() }
        .tabItem { Label("Notes", systemImage: "note.text") }
      NavigationStack {
        TagsView()
      }
      .tabItem { Label("Tags", systemImage: "tag") }
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var tags: [String]
}

final class NoteStore: ObservableObject {
  @Published var notes: [Note] = []
  func delete(_ note: Note?) { notes.removeAll { $0 == note } }
}
