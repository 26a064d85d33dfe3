import NavigationCore
import NavigationDocument
import Testing

private func read(_ text: String, _ path: String = "app.navgraph.yml") -> ReadResult {
  DocumentReader.read(bytes: Array(text.utf8), path: path)
}

private let reader = """
  version: 1
  name: Reader
  entry: splash
  fragments:
    - splash
    - { id: compose, title: Compose, group: Composer, source: App/Compose.swift:12 }
    - { id: goodbye, terminal: true }
  segues:
    - splash => [gatekeeper, dashboard]
    - login => register => forgotPass => login
    - { from: gatekeeper, to: login, style: hold, auto: true }
    - { edge: dashboard => compose, style: hold, dismissable: true, presentation: sheet, tag: composer, label: New post }
  suppress:
    - { rule: undismissable-dead-end, fragment: eula, reason: the app quits there }
  """

@Suite("reading navgraph documents")
struct NavgraphReaderTests {
  @Test("the design's YAML example is read whole")
  func yamlExample() {
    let result = read(reader)
    let document = result.document
    #expect(result.diagnostics == [])
    #expect(document.name == "Reader")
    #expect(document.declaredEntry?.name == "splash")
    #expect(
      document.names == [
        "compose", "dashboard", "forgotPass", "gatekeeper", "goodbye", "login", "register",
        "splash",
      ])
    #expect(
      segues(document) == [
        "splash->gatekeeper", "splash->dashboard", "login->register", "register->forgotPass",
        "forgotPass->login", "gatekeeper->login hold auto",
        "dashboard->compose hold dismissable sheet #composer 'New post'",
      ])
    #expect(document.attributes[0]?.title == "Compose")
    #expect(document.attributes[0]?.source == "App/Compose.swift:12")
    #expect(document.attributes[4]?.isTerminal == true)
    #expect(document.suppressions.map(\.reason) == ["the app quits there"])
    #expect(document.isDeclared == [true, false, false, false, true, false, false, true])
  }

  @Test("regions are the bytes of each fragment and segue, also behind other alphabets")
  func regions() {
    let document = read(
      "version: 1\nname: 導航 ☂\nsegues:\n  - ä => [b, c]\r\n  - {from: b, to: c}\n"
    )
    .document
    #expect(
      document.segues.map { slice(document, $0.region) } == [
        "ä => [b", "ä => [b, c", "{from: b, to: c}",
      ])
    #expect(document.regions.map { slice(document, $0) } == ["b", "c", "ä"])
  }

  @Test(
    "shorthand means what it means in Swift",
    arguments: [
      ("a => b", ["a->b"]),
      ("[a, b] => c", ["a->c", "b->c"]),
      ("[a,b] => [c,d]", ["a->c", "a->d", "b->c", "b->d"]),
      ("a => b => c => a", ["a->b", "b->c", "c->a"]),
      ("a => b => a => b", ["a->b", "b->a"]),
      (#"\"x => y\" => my screen"#, ["x => y->my screen"]),
    ])
  func shorthand(text: String, expected: [String]) {
    let result = read("{\"version\":1,\"segues\":[\"\(text)\"]}", "a.json")
    #expect(result.diagnostics == [])
    #expect(segues(result.document) == expected)
  }

  @Test("an entry with rules refines bare shorthand before and after it, and only that")
  func refinement() {
    let result = read(
      """
      version: 1
      segues:
        - a => b => c
        - { from: a, to: b, auto: true }
        - { from: a, to: b }
        - a => b
      """)
    #expect(segues(result.document) == ["b->c", "a->b auto", "a->b"])
  }

  @Test("any name is legal but the empty one")
  func names() {
    let name = #""<script>&"#
    let result = read(#"{"version":1,"fragments":["\"<script>&","\u00e9\ud83d\ude00"]}"#, "a.json")
    #expect(result.diagnostics == [])
    #expect(result.document.names == [name, "é😀"])
    let long = String(repeating: "n", count: 100_000)
    #expect(read("version: 1\nfragments:\n  - \(long)\n").document.names == [long])
  }

  @Test(
    "each bad input is refused with its place and what to do",
    arguments: [
      ("", "a.yml:1:1: error: the file is empty"),
      (
        "segues: []",
        "a.yml:1:1: error: `version` is missing\n  segues: []\n  ^\n  add `version: 1`"
      ),
      (
        "version: 2",
        "a.yml:1:10: error: unknown version `2`\n  version: 2\n           ^\n"
          + "  the only known version is 1"
      ),
      (
        "version: 1\nsegues:\n  - { from: a, to: b, dismisable: true }",
        "a.yml:3:23: error: unknown key `dismisable` in a segue\n"
          + "    - { from: a, to: b, dismisable: true }\n"
          + "                        ^~~~~~~~~~\n  did you mean `dismissable`?"
      ),
      (
        "version: 1\nclosed: 3",
        "a.yml:2:9: error: `closed` must be true or false, found a number\n"
          + "  closed: 3\n          ^"
      ),
      (
        "version: 1\nname: a\nname: b",
        "a.yml:3:1: error: `name` is given twice\n  name: b\n  ^~~~"
      ),
      (
        "version: 1\nsegues: [a]",
        "a.yml:2:10: error: `a` is no segue\n  segues: [a]\n           ^\n"
          + "  write `origin => destination`"
      ),
      (
        "version: 1\nsegues:\n  - a =>",
        "a.yml:3:9: error: a fragment's name is missing here\n    - a =>\n          ^"
      ),
      (
        "version: 1\nfragments: ['']",
        "a.yml:2:13: error: the name of a fragment must not be empty\n"
          + "  fragments: ['']\n              ^~"
      ),
      (
        "version: 1\nfragments: [a, a]",
        "a.yml:2:16: error: fragment `a` is declared twice\n  fragments: [a, a]\n"
          + "                 ^"
      ),
      (
        "version: 1\nname: &x a",
        "a.yml:2:7: error: anchors are not supported; write the value out\n  name: &x a\n"
          + "        ^~~~"
      ),
      (
        "version: 1\nsuppress:\n  - { rule: x }",
        "a.yml:3:5: error: a suppression needs a `reason`\n    - { rule: x }\n      ^~~~~~~~~~~\n"
          + "  say why the finding is accepted"
      ),
      (
        "version: 1\nsegues:\n  - { from: a, to: b, style: hole }",
        "a.yml:3:30: error: unknown style `hole`\n    - { from: a, to: b, style: hole }\n"
          + "                               ^~~~\n  did you mean `hold`?"
      ),
      (
        "version: 1\nsegues:\n  - { from: a }",
        "a.yml:3:5: error: a segue needs `to` as well\n    - { from: a }\n      ^~~~~~~~~~~"
      ),
      (
        "version: 1\ninclude: [none.yml]",
        "a.yml:2:11: error: there is no file `none.yml`\n  include: [none.yml]\n"
          + "            ^~~~~~~~"
      ),
    ])
  func badInputs(text: String, message: String) {
    let result = read(text, "a.yml")
    #expect(result.diagnostics.map { $0.rendered(in: result.document) } == [message])
  }

  @Test(
    "broken JSON is refused at the spot",
    arguments: [
      (#"{"version":1,}"#, 13, "unexpected comma before `}`"),
      (#"{"version":1"#, 13, "expected `,` or `}`, found the end of the file"),
      (#"{"version":01}"#, 12, "this is no number"),
      (#"{"version":1} x"#, 15, "unexpected text after the end of the document"),
      (#"{"name":"a"#, 9, "this string has no closing quote"),
      (#"{"name":"\x"}"#, 10, "unknown escape in a string"),
      (#"{"name":"\ud800"}"#, 10, "half a surrogate pair is no character"),
      ("{// hi\n}", 2, "expected a key in quotes, found `/`"),
      (#"{"name":// hi"#, 9, "JSON has no comments"),
      (#"{"name":tru}"#, 9, "expected a value, found `tru`"),
    ])
  func brokenJSON(text: String, column: Int, message: String) {
    let result = read(text, "a.json")
    #expect(result.diagnostics.first?.message == message)
    let source = result.document.sources[0]
    #expect(source.position(of: result.diagnostics[0].region.start).column == column)
  }

  @Test("deep nesting is refused, not followed", arguments: ["a.json", "a.yml"])
  func deepNesting(path: String) {
    let deep = String(repeating: "[", count: 100_000)
    let result = read("{\"version\": 1, \"x\": \(deep)", path)
    #expect(result.diagnostics.last?.message == "nested too deeply: more than 64 levels")
  }

  @Test(
    "what is no UTF-8 text is refused",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], 0, "the file is UTF-16, not UTF-8"),
      ([0x7B, 0, 0x7D, 0], 0, "the file is UTF-16, not UTF-8"),
      ([0x61, 0x62, 0x63, 0], 3, "the file is binary: it holds a NUL byte"),
      ([0x61, 0x62, 0xC3, 0x28], 2, "the file is not UTF-8 here"),
      ([0x61, 0x61, 0xED, 0xA0, 0x80], 2, "the file is not UTF-8 here"),
    ] as [([UInt8], UInt32, String)])
  func notText(bytes: [UInt8], offset: UInt32, message: String) {
    let result = DocumentReader.read(bytes: bytes, path: "a.yml")
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.first?.region.start == offset)
  }

  @Test("only fifty problems are listed, the rest counted")
  func manyProblems() {
    let keys = (0..<60).map { "k\($0): 1\n" }.joined()
    let result = read("version: 1\n" + keys)
    #expect(result.diagnostics.count == 51)
    #expect(result.diagnostics.last?.message == "and 10 more")
  }

  @Test("files that cannot be read say why")
  func unreadable() {
    #expect(
      DocumentReader.read(path: "/none.yml").diagnostics.map(\.message)
        == ["there is no file `/none.yml`"])
    #expect(
      DocumentReader.read(path: "/").diagnostics.map(\.message)
        == ["`/` is a directory, not a file"])
    #expect(
      DocumentReader.read(path: "/dev/zero").diagnostics.map(\.message)
        == ["`/dev/zero` is neither a file nor a pipe"])
  }
}
