import SwiftUI

struct MailView: View {
  @EnvironmentObject var store: MailStore
  @State private var mailbox: String?
  @State private var thread: Int?
  @State private var composes = false

  var body: some View {
    NavigationSplitView {
      MailboxList(selection: $mailbox)
    } content: {
      ThreadList(mailbox: mailbox, selection: $thread)
    } detail: {
      if let thread {
        ThreadView(thread: thread)
      } else {
        ContentUnavailableView("No mail", systemImage: "envelope")
      }
    }
    .toolbar { composeButton }
    .fullScreenCover(isPresented: $store.isFirstLaunch) { TourView() }
  }

  private var composeButton: some View {
    ComposeButton(title: "New") { ComposeView() }
  }
}

/// A button that presents what it is given.
struct ComposeButton<Sheet: View>: View {
  let title: String
  @ViewBuilder let sheet: () -> Sheet
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }
      .sheet(isPresented: $isShown, content: sheet)
  }
}

struct MailboxList: Page {
  @Binding var selection: String?
  @State private var showsAccounts = false

  func makeContent() -> some View {
    List(selection: $selection) {
      Text("Inbox")
      NavigationLink(destination: aboutPage) { Text("About") }
    }
    .toolbar {
      Button("Accounts") { showsAccounts = true }
        .popover(isPresented: $showsAccounts) { NavigationStack { AccountsView() } }
    }
  }

  private var aboutPage: some View {
    ScrollView {
      Text("Mail")
      Text("Version 1")
    }
  }
}

struct AccountsView: View {
  var body: some View {
    List {
      NavigationLink("Server") { AnyView(ServerView()) }
    }
  }
}

struct ServerView: View { var body: some View { TextField("Host", text: .constant("")) } }

struct TourView: View {
  var body: some View {
    TabView {
      TourPage1()
      TourPage2()
    }
    .tabViewStyle(.page)
  }
}

struct TourPage1: View { var body: some View { Text("Read") } }
struct TourPage2: View { var body: some View { Text("Write") } }
