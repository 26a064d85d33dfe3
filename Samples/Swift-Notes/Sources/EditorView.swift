import SwiftUI

struct EditorView: View {
  let note: Note?
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var asksToDiscard = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $text)
        NavigationLink {
          TagPicker()
        } label: {
          Label("Tags", systemImage: "tag")
        }
      }
      .toolbar {
        Button("Close") {
          if text.isEmpty { dismiss() } else { asksToDiscard = true }
        }
      }
    }
    .interactiveDismissDisabled(!text.isEmpty)
    .alert("Discard the changes?", isPresented: $asksToDiscard) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep on", role: .cancel) {}
    } message: {
      Text("What you wrote is lost.")
    }
  }
}

struct TagPicker: View {
  var body: some View { List { Text("Work") } }
}

struct EditorView_Previews: PreviewProvider {
  static var previews: some View { EditorView(note: nil).sheet(isPresented: .constant(true)) { TagsView() } }
}
