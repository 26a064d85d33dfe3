import Foundation
import NavigationDocument
import NavigationLint
import TestSupport
import Testing

private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="a" customClass="Home" sceneMemberID="viewController">
          <connections><segue destination="p" kind="show" id="x"/></connections>
        </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
      </objects></scene>
    </scenes>
  </document>
  """
private let other = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="b">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="b" customClass="Detail" sceneMemberID="viewController"/>
      </objects></scene>
    </scenes>
  </document>
  """
private let graph = """
  version: 1
  name: Shop
  entry: launch
  fragments:
    - { id: cart, title: Cart, group: Buy }
    - { id: done, terminal: true }
    - { id: pay, group: Buy }
  segues:
    - launch => home
    - { from: home, to: cart, style: hold, dismissable: true, presentation: sheet, tag: t }
    - { from: cart, to: pay, auto: true, label: "Pay now" }
    - pay => done

  """

@Suite("Imported graphs on the command line")
struct ImportTests {
  @Test("the storyboards of a project are one graph, and others are left alone")
  func project() throws {
    let program = try Program()
    for folder in ["App", "App/App.xcodeproj", "App/UI", "App/Pods", "Second"] {
      program.makeFolder(folder)
    }
    try program.write("", to: "App/App.xcodeproj/project.pbxproj")
    try program.write(storyboard, to: "App/UI/Main.storyboard")
    try program.write(other, to: "App/UI/Other.storyboard")
    try program.write(other, to: "App/Pods/Other.storyboard")
    try program.write(other, to: "Second/Only.storyboard")
    let result = try program.run(["lint", "."])
    #expect(result.errors == "")
    #expect(
      result.output == """
        Second/Only.storyboard: 1 fragment, 0 segues: no findings
        App/UI/Main.storyboard: 2 fragments, 1 segue: no findings
        2 graphs: no findings

        """)
    #expect(result.status == 0)
    #expect(
      try program.run(["lint", "App/UI/Main.storyboard"]).output
        == "App/UI/Main.storyboard: 2 fragments, 1 segue: no findings\n")
  }

  @Test("one bad storyboard refuses its project, with its place")
  func badProject() throws {
    let program = try Program()
    try program.write(storyboard, to: "Main.storyboard")
    try program.write("<document>\n<<<<<<< HEAD\n", to: "Other.storyboard")
    let result = try program.run(["lint", "."])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("Other.storyboard:2:1: error: a merge conflict is not resolved here"))
  }

  @Test("links to files are followed inside the project, and passed over where they lead out")
  func links() throws {
    let program = try Program()
    let outside = try ScratchFolder()
    try outside.write("secret.swift", "root:x:0:0")
    for name in ["App", "App/Sources", "Shared"] { program.makeFolder(name) }
    try program.write(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("x") { Text("y") } } }
      """, to: "Shared/Home.swift")
    symlink("../../Shared/Home.swift", program.folder + "/App/Sources/Home.swift")
    symlink(outside.path + "/secret.swift", program.folder + "/App/Sources/Secret.swift")
    symlink("/etc/passwd", program.folder + "/App/Sources/Passwords.swift")
    symlink("nothing.swift", program.folder + "/App/Sources/Nothing.swift")
    let result = try program.run(["lint", "App"])
    #expect(
      result.output == "App/Sources/Home.swift: 2 fragments, 1 segue: no findings\n")
    #expect(result.status == 0)
  }

  @Test("a folder named like a storyboard, and links in a circle, are refused or passed over")
  func folders() throws {
    let program = try Program()
    program.makeFolder("A.storyboard")
    let result = try program.run(["lint", "A.storyboard"])
    #expect(result.status == 2)
    #expect(result.errors == "rutter: error: `A.storyboard` is a folder, not a storyboard\n")
    program.makeFolder("App")
    try program.write(storyboard, to: "App/Main.storyboard")
    symlink(".", program.folder + "/App/loop")
    symlink("b.storyboard", program.folder + "/App/c.storyboard")
    symlink("c.storyboard", program.folder + "/App/b.storyboard")
    #expect(try program.run(["lint", "App"]).status == 0)
    #expect(
      try program.run(["lint", "App/b.storyboard"]).errors
        == "rutter: error: `App/b.storyboard` cannot be read: too many levels of symbolic links\n")
  }

  @Test("Android's graphs of a folder come with their includes and menus")
  func android() throws {
    let program = try Program()
    for folder in ["app", "app/res", "app/res/navigation", "app/res/menu"] {
      program.makeFolder(folder)
    }
    let head = "<navigation xmlns:android=\"a\" xmlns:app=\"b\""
    try program.write(
      "\(head) app:startDestination=\"@id/a\"><include app:graph=\"@navigation/more\"/>"
        + "<fragment android:id=\"@+id/a\"><action app:destination=\"@id/more\"/></fragment>"
        + "<fragment android:id=\"@+id/m\"/></navigation>", to: "app/res/navigation/main.xml")
    try program.write(
      "\(head) android:id=\"@+id/more\" app:startDestination=\"@id/b\">"
        + "<fragment android:id=\"@+id/b\"/></navigation>", to: "app/res/navigation/more.xml")
    try program.write(
      "<menu xmlns:android=\"a\"><item android:id=\"@id/m\"/></menu>", to: "app/res/menu/bar.xml")
    for input in [".", "app/res/navigation", "app/res/navigation/main.xml"] {
      let result = try program.run(["lint", input])
      #expect(result.status == 1 && result.errors == "", "\(input)")
      #expect(
        result.output.contains("only possible: a menu item with its id leads there"), "\(input)")
      #expect(
        result.output.contains("\napp/res/navigation/main.xml: 3 fragments, 1 segue: 1 warning\n"),
        "\(input): \(result.output)")
    }
  }

  @Test("a graph goes through JSON and DOT and comes back as it was")
  func convert() throws {
    let program = try Program()
    try program.write(graph, to: "a.navgraph.yml")
    for format in ["json", "dot"] {
      let there = try program.run(["convert", "a.navgraph.yml", "-o", "b.\(format)"])
      #expect(there == Program.Result(status: 0, output: "", errors: ""))
      let back = try program.run(["convert", "b.\(format)"])
      #expect(back.status == 0)
      let old = DocumentReader.read(bytes: Array(graph.utf8), path: "a.yml").document
      let new = DocumentReader.read(bytes: Array(back.output.utf8), path: "a.yml").document
      #expect(GraphDiff(from: old, to: new).isEmpty, "\(back.output)")
      if format == "json" { #expect(back.output == graph) }
    }
  }

  @Test(
    "the graph of a sample app's sources can be committed, and tells when the code has moved on",
    arguments: ["Notes", "Store", "Mail", "Clips", "Feed"])
  func drift(_ name: String) throws {
    let program = try Program()
    let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/Swift-\(name)").path
    program.makeFolder("Sources")
    for file in ScratchFolder.names(in: "\(sample)/Sources") {
      try program.write(program.read("\(sample)/Sources/\(file)"), to: "Sources/\(file)")
    }
    let committed = "\(sample)/\(name).navgraph.yml"
    let same = Program.Result(status: 0, output: "no change in the navigation\n", errors: "")
    #expect(try program.run(["diff", committed, "Sources", "--exit-code"]) == same)
    #expect(try program.run(["convert", "Sources", "-o", "App.navgraph.yml"]).status == 0)
    #expect(try program.run(["diff", "App.navgraph.yml", "Sources", "--exit-code"]) == same)
    // A new sheet on the first view with a body of its own.
    try program.write(
      """
      import SwiftUI
      struct NewView: View { var body: some View { NavigationLink("x") { NewestView() } } }
      struct NewestView: View { var body: some View { Text("x") } }
      """, to: "Sources/New.swift")
    let changed = try program.run(["diff", "App.navgraph.yml", "Sources", "--exit-code"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("+ `NewView => NewestView`"), "\(changed.output)")
  }

  @Test("every input can be converted to every format, and reads back as the same graph")
  func matrix() throws {
    let program = try Program()
    try program.write(graph, to: "graph.navgraph.yml")
    try program.write(storyboard, to: "Main.storyboard")
    try program.write(
      "digraph { a [entry=true]; a -> b [style=dashed, label=x]; b -> a [dismissable=true] }",
      to: "graph.dot")
    try program.write(
      """
      <navigation xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto" app:startDestination="@id/a">
        <fragment android:id="@+id/a"><action android:id="@+id/x" app:destination="@id/b"/></fragment>
        <fragment android:id="@+id/b"/>
      </navigation>
      """, to: "nav.xml")
    try program.write(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("x") { Detail() } } }
      struct Detail: View { var body: some View { Text("y") } }
      """, to: "App.swift")
    for input in ["graph.navgraph.yml", "Main.storyboard", "graph.dot", "nav.xml", "App.swift"] {
      for format in ["navgraph.yml", "navgraph.json", "dot", "mermaid"] {
        let result = try program.run(["convert", input, "-o", "out.\(format)"])
        #expect(result.status == 0 && result.output == "", "\(input) to \(format)")
        for line in result.errors.split(separator: "\n") {
          #expect(line.hasPrefix("not kept: ") || line.hasPrefix("  not kept: "), "\(line)")
        }
        guard format != "mermaid" else { continue }
        let diff = try program.run(["diff", input, "out.\(format)"])
        let isSame = diff.output == "no change in the navigation\n"
        #expect(isSame || !result.errors.isEmpty, "\(input) to \(format): \(diff.output)")
        #expect(!diff.output.contains("segue"), "\(input) to \(format): \(diff.output)")
      }
    }
  }

  @Test("what a format has no place for is named")
  func losses() throws {
    let program = try Program()
    try program.write(
      "version: 1\nclosed: true\nfragments: [{ id: a, image: x.png }]\n"
        + "segues: [{ from: a, to: a, tag: t, label: l }]\n"
        + "suppress: [{ rule: r, reason: s }]\n", to: "a.yml")
    let result = try program.run(["convert", "a.yml", "--format", "mermaid"])
    #expect(result.output.contains("flowchart TD\n"))
    #expect(
      result.errors == """
          not kept: images and sources (1)
          not kept: suppressions (1)
          not kept: `closed` (1)
          not kept: tags of labelled segues (1)

        """)
    #expect(try program.run(["convert", "a.yml", "-o", "a.txt"]).status == 2)
    #expect(try program.run(["convert", "a.yml"]).errors == "")
  }

  @Test("a drawing from standard input is known by its content")
  func standardInput() throws {
    let program = try Program()
    #expect(
      try program.run(["convert", "-"], input: "digraph { a -> b }").output.contains("a => b"))
    #expect(try program.run(["convert", "-"], input: storyboard).output.contains("entry: Home"))
  }
}

/// Real projects, in the folder that `RUTTER_CORPUS` names: `storyboards/PROJECT`,
/// `android-nav/PROJECT` and `dot/PROJECT`.
private let corpus = ProcessInfo.processInfo.environment["RUTTER_CORPUS"]

@Suite(
  "Real projects",
  .enabled(if: corpus != nil, "RUTTER_CORPUS names no folder of real projects"))
struct CorpusTests {
  private func files(_ folder: String, _ endings: [String]) -> [String] {
    let root = "\(corpus ?? "")/\(folder)"
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
      .map { "\(root)/\($0)" }
  }

  @Test("every file is read, or refused with its place and a reason")
  func everyFile() {
    let all =
      files("storyboards", [".storyboard"]) + files("android-nav", [".xml"])
      + files("dot", [".dot", ".gv"])
    #expect(!all.isEmpty)
    for path in all {
      let result = DocumentReader.read(path: path)
      for diagnostic in result.diagnostics {
        #expect(!diagnostic.message.isEmpty && diagnostic.region.file == 0, "\(path)")
      }
      _ = LintReport(document: result.document)
    }
  }

  @Test("a project of 16 storyboards has no unreachable scene")
  func wholeProject() throws {
    let boards = files("storyboards", [".storyboard"]).filter { $0.contains("nRF-Mesh") }
    #expect(boards.count == 16)
    let result = DocumentReader.read(storyboards: boards)
    #expect(result.diagnostics.isEmpty)
    #expect(result.document.names.count == 85)
    #expect(Linter.lint(result.document).map(\.message) == [])
  }
}
