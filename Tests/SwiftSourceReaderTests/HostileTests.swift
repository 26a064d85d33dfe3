import NavigationCore
import NavigationDocument
import Testing

@testable import SwiftSourceReader

/// Sources that no person wrote for a reader: each is read, or refused with place and reason.
@Suite("Hostile Swift files")
struct HostileTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationLink("x") { Detail() } } }
    struct Detail: View { var body: some View { Text("d") } }

    """
  private static let graph = ["Home => Detail dismissable push"]

  private func read(_ bytes: [UInt8]) -> ReadResult {
    SwiftSourceReader.read([SourceInput(path: "A.swift", bytes: bytes)])
  }

  @Test(
    "what is odd but Swift is read",
    arguments: [
      [0xEF, 0xBB, 0xBF] + Array(app.utf8),
      Array(app.replacing("\n", with: "\r\n").utf8),
      Array((app + "let long = \"" + String(repeating: "a", count: 1_000_000) + "\"").utf8),
      Array((app + "let sum = 1" + String(repeating: " + 1", count: 20_000)).utf8),
      Array((app + "let x = a" + String(repeating: ".b()", count: 20_000)).utf8),
      Array((app + "// <<<<<<< no conflict").utf8),
    ] as [[UInt8]])
  func odd(_ bytes: [UInt8]) {
    let result = read(bytes)
    #expect(result.diagnostics == [])
    #expect(GraphText(result.document) == GraphText(Self.graph))
  }

  static let refused: [(bytes: [UInt8], message: String, place: String)] = [
    (
      Array((app + "<<<<<<< ours\nlet a = 1\n=======\n>>>>>>> theirs\n").utf8),
      "a merge conflict is not resolved here", "A.swift:5:1"
    ),
    (
      [0xFF, 0xFE] + app.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      "the file is UTF-16, not UTF-8", "A.swift:1:1"
    ),
    (Array(app.utf8) + [0], "the file is binary: it holds a NUL byte", "A.swift:5:1"),
    (Array(app.utf8) + [0x22, 0xFF, 0x22], "the file is not UTF-8 here", "A.swift:5:2"),
    (
      Array((app + "let x = " + String(repeating: "(", count: 1_000_000)).utf8),
      "this nests deeper than 200 brackets", "A.swift:5:209"
    ),
    (
      Array((app + String(repeating: "struct S { ", count: 100_000)).utf8),
      "this nests deeper than 200 brackets", "A.swift:5:2210"
    ),
    (
      Array((app + "let x = " + String(repeating: "\"\\(", count: 100_000)).utf8),
      "this nests deeper than 200 brackets", "A.swift:5:611"
    ),
    (
      Array((app + String(repeating: "#if A\n", count: 100_000)).utf8),
      "this nests deeper than 200 brackets", "A.swift:205:1"
    ),
  ]

  @Test("what cannot be read is refused at its place", arguments: refused)
  func refusal(_ test: (bytes: [UInt8], message: String, place: String)) {
    let result = read(test.bytes)
    #expect(result.diagnostics.count == 1)
    for diagnostic in result.diagnostics {
      #expect(diagnostic.message.hasPrefix(test.message), "\(diagnostic.message)")
      #expect(position(diagnostic.region, result.document) == test.place)
    }
  }

  @Test("a file of more than 32 MB is refused")
  func large() {
    let result = read(Array(repeating: 0x20, count: 32 << 20 | 1))
    #expect(result.diagnostics.map(\.message).first == "the file is larger than 32 MB")
  }

  private static let itemsOfItems = """
    struct Item { let shown: AnyView }
    struct W: View {
      var item: Item
      var body: some View { NavigationLink("x", destination: item.shown) }
    }

    """ + functions(300) { "func f\($0)(_ i: Item) -> Item { Item(shown: AnyView(i.shown)) }" }
  private static let doubling = functions(61) {
    "func f\($0)() -> some View { Group { f\($0 - 1)(); f\($0 - 1)() } }"
  }
  private static let line = functions(501) {
    "struct V\($0): View { var body: some View { V\($0 - 1)() } }"
  }

  private static func functions(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test(
    "declarations that lead into one another end",
    arguments: [
      "struct R: View { var body: some View { R() } }",
      """
      struct P: View { var body: some View { Q() } }
      struct Q: View { var body: some View { P().sheet(isPresented: $a) { P() } } }
      """,
      """
      func f() -> some View { g() }
      func g() -> some View { f() }
      struct W: View { var body: some View { f() } }
      """,
      """
      protocol One: Two {}
      protocol Two: One {}
      class C: D {}
      class D: C {}
      typealias T = U
      typealias U = T
      struct W: One { var body: some View { T() } }
      """,
      // Each step is twice the one before.
      doubling + "struct W: View { var body: some View { f60() } }", line,
      itemsOfItems,
      "extension View { func m() -> some View { m() } }\n"
        + "struct W: View { var body: some View { Text(\"x\").m() } }",
      "var a: Bool { b }\nvar b: Bool { a }\nstruct W: View { var body: some View { a } }",
    ])
  func endless(_ code: String) {
    let result = read(Array((Self.app + code).utf8))
    #expect(result.diagnostics == [])
    #expect(Set(GraphText(result.document).lines).isSuperset(of: Self.graph))
  }

  @Test("what is cut off anywhere is read as far as it goes, or refused")
  func cutOff() throws {
    let text = try SampleTests.inputs("Store").flatMap { try $0.text() }
    for length in stride(from: 0, to: text.count, by: 97) { _ = read(Array(text[..<length])) }
  }
}
