import SwiftUI

struct NotesView: View {
  @EnvironmentObject var store: NoteStore
  @State private var isComposing = false
  @State private var confirmsDeletion = false
  @State private var doomed: Note?

  var body: some View {
    List {
      ForEach(store.notes) { note in
        NavigationLink(destination: NoteView(note: note)) {
          NoteRow(note: note)
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            doomed = note
            confirmsDeletion = true
          }
        }
      }
    }
    .navigationTitle("Notes")
    .toolbar {
      Button { isComposing = true } label: { Image(systemName: "plus") }
    }
    .sheet(isPresented: $isComposing) {
      EditorView(note: nil)
    }
    .confirmationDialog("Delete this note?", isPresented: $confirmsDeletion) {
      Button("Delete", role: .destructive) { store.delete(doomed) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// A row of any list of notes. What it presents, its lists present.
struct NoteRow: View {
  let note: Note
  @State private var shared: Note?

  var body: some View {
    HStack {
      Text(note.title)
      Spacer()
      Button("Share") { shared = note }
    }
    .sheet(item: $shared, content: ShareView.init)
  }
}

struct ShareView: View {
  let note: Note
  var body: some View { Text("Share \(note.title)") }
}

struct NoteView: View {
  let note: Note
  @State private var isEditing = false
  @State private var showsInfo = false

  var body: some View {
    ScrollView {
      Text(note.title)
      footer
    }
    .toolbar {
      ToolbarItem { Button("Edit") { isEditing.toggle() } }
      ToolbarItem {
        Button("Info") { showsInfo = true }
          .popover(isPresented: $showsInfo) {
            VStack {
              Text(note.title)
              Text("\(note.tags.count) tags")
            }
          }
      }
    }
    .sheet(isPresented: $isEditing) { editor }
  }

  private var footer: some View {
    NavigationLink("History") { HistoryView(note: note) }
  }

  @ViewBuilder private var editor: some View {
    EditorView(note: note)
  }
}

struct HistoryView: View {
  let note: Note
  var body: some View { List { Text("First draft") } }
}

// struct OldNotesView: View { var body: some View { NavigationLink("Old") { ArchiveView() } } }

#Preview {
  NavigationStack { NotesView().sheet(isPresented: .constant(true)) { AboutView() } }
}
