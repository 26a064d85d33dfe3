import NavigationDocument
import Testing

@Suite("Editing a document in its file")
struct GraphEditorTests {
  /// A layout, what goes from it (numbers in `segues` and `suppress`), and what is left.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var segues: [Int] = []
    var suppressions: [Int] = []
    var after: String?
    var path = "a.yml"
  }

  static let eula = "{ rule: self-loop, fragment: a, reason: x }"

  static let removals: [Case] = [
    Case(
      testDescription: "a block entry goes with its line and the comment behind it",
      before: """
        version: 1 # one
        segues: # two
          # three
          - { edge: a => b } # four
          # five
          - { from: a, to: b } # six
          # seven

        """, segues: [1],
      after: """
        version: 1 # one
        segues: # two
          # three
          - { edge: a => b } # four
          # five
          # seven

        """),
    Case(
      testDescription: "an entry of several lines goes whole, the dash in a line of its own too",
      before: """
        version: 1
        segues:
        - edge: a => b
          # inside
          style: hold
        -
          from: a
          to: b
          label: |
            two
            lines

        - { edge: b => a }
        """, segues: [0, 1], after: "version: 1\nsegues:\n- { edge: b => a }"),
    Case(
      testDescription: "a file without a last line break stays so",
      before: "version: 1\nsegues:\n  - { edge: a => b }\n  - { edge: a => b }", segues: [1],
      after: "version: 1\nsegues:\n  - { edge: a => b }"),
    Case(
      testDescription: "line breaks of Windows, a byte order mark and document marks stay",
      before:
        "\u{FEFF}---\r\nversion: 1\r\nsegues:\r\n- { edge: a => b }\r\n- { edge: a => b }\r\n...\r\n",
      segues: [1],
      after: "\u{FEFF}---\r\nversion: 1\r\nsegues:\r\n- { edge: a => b }\r\n...\r\n"),
    Case(
      testDescription: "line breaks of old Macs",
      before: "version: 1\rsegues:\r- { edge: a => b } # é\r- { edge: b => a }\r", segues: [0],
      after: "version: 1\rsegues:\r- { edge: b => a }\r"),
    Case(
      testDescription: "with the last entry goes the key, comments in lines of their own stay",
      before: """
        version: 1
        suppress: # why
          # the reader quits
          - \(eula) # quits
          # what is left

        segues:
          - a => b

        """, suppressions: [0],
      after: """
        version: 1
          # the reader quits
          # what is left

        segues:
          - a => b

        """),
    Case(
      testDescription: "the key at the end of the file",
      before: "version: 1\nsegues: [a => b]\nsuppress:\n  - \(eula)\n  - \(eula)",
      suppressions: [0, 1], after: "version: 1\nsegues: [a => b]"),
    Case(
      testDescription: "brackets in one line: the first",
      before: "version: 1\nsegues: [ { edge: a => b }, { edge: b => a } ] # all\n", segues: [0],
      after: "version: 1\nsegues: [ { edge: b => a } ] # all\n"),
    Case(
      testDescription: "brackets in one line: the last",
      before: "version: 1\nsegues: [ { edge: a => b }, { edge: b => a } ] # all\n", segues: [1],
      after: "version: 1\nsegues: [ { edge: a => b } ] # all\n"),
    Case(
      testDescription: "brackets in one line: the middle two of four",
      before: "version: 1\nsegues: [{edge: a => b},{edge: b => a},{edge: b => c},a => c]\n",
      segues: [1, 2], after: "version: 1\nsegues: [{edge: a => b},a => c]\n"),
    Case(
      testDescription: "brackets in one line: all, and the key with them",
      before: "version: 1\nsuppress: [ \(eula), \(eula) ] # all\nsegues: [a => b]\n",
      suppressions: [0, 1], after: "version: 1\nsegues: [a => b]\n"),
    Case(
      testDescription: "a comma behind the last element stays",
      before: "version: 1\nsegues: [\n  { edge: a => b }, # x\n  { edge: b => a }, # y\n]\n",
      segues: [1], after: "version: 1\nsegues: [\n  { edge: a => b }, # x\n]\n"),
    Case(
      testDescription: "lines in brackets: the last leaves no comma, comments stay",
      before: "version: 1\nsegues: [\n  { edge: a => b }, # x\n  # z\n  { edge: b => a } # y\n]\n",
      segues: [1], after: "version: 1\nsegues: [\n  { edge: a => b } # x\n  # z\n]\n"),
    Case(
      testDescription: "lines in brackets: the closing one behind the last element",
      before: "version: 1\nsegues: [{ edge: a => b }, # x\n  { edge: b => a }]\n", segues: [1],
      after: "version: 1\nsegues: [{ edge: a => b } # x\n]\n"),
    Case(
      testDescription: "two elements in a line",
      before:
        "version: 1\nsegues: [\n  a => c, { edge: a => b }, # x\n  { edge: b => a },\n  b\n  => c]\n",
      segues: [0],
      after: "version: 1\nsegues: [\n  a => c, # x\n  { edge: b => a },\n  b\n  => c]\n"),
    Case(
      testDescription: "commas before the elements",
      before: "version: 1\nsegues: [ { edge: a => b }\n        , { edge: b => a }\n        ]\n",
      segues: [1], after: "version: 1\nsegues: [ { edge: a => b }\n        ]\n"),
    Case(
      testDescription: "a comment between an element and its comma: nothing is done",
      before: "version: 1\nsegues: [ { edge: a => b } # x\n  , { edge: b => a } ]\n", segues: [1],
      after: nil),
    Case(
      testDescription: "comments among elements that all go keep the brackets",
      before: "version: 1\nsegues: [a => b]\nsuppress: [\n  # why\n  \(eula), # x\n  \(eula)\n]\n",
      suppressions: [0, 1], after: "version: 1\nsegues: [a => b]\nsuppress: [\n  # why\n]\n"),
    Case(
      testDescription: "JSON in one line",
      before: #"{"version":1,"segues":[{"edge":"a => b"},{"edge":"b => a"}],"suppress":[]}"#,
      segues: [1], after: #"{"version":1,"segues":[{"edge":"a => b"}],"suppress":[]}"#,
      path: "a.json"),
    Case(
      testDescription: "JSON in lines: the last, and strings that hold commas and brackets",
      before: """
        {
          "version": 1,
          "segues": [
            { "edge": "a => b", "label": "],#{ \\" /" },
            {
              "edge": "b => a"
            }
          ]
        }

        """, segues: [1],
      after: """
        {
          "version": 1,
          "segues": [
            { "edge": "a => b", "label": "],#{ \\" /" }
          ]
        }

        """, path: "a.json"),
    Case(
      testDescription: "JSON whose last key goes",
      before: """
        {
        \t"version": 1,
        \t"segues": ["a => b"],
        \t"suppress": [
        \t\t{ "rule": "self-loop", "fragment": "a", "reason": "x" }
        \t]
        }
        """, suppressions: [0],
      after: "{\n\t\"version\": 1,\n\t\"segues\": [\"a => b\"]\n}", path: "a.json"),
    Case(
      testDescription: "JSON whose first key goes",
      before:
        #"{ "suppress": [{"rule":"self-loop","fragment":"a","reason":"x"}], "version": 1, "segues": ["a => b"] }"#,
      suppressions: [0], after: #"{ "version": 1, "segues": ["a => b"] }"#, path: "a.json"),
    Case(
      testDescription: "JSON by its first byte",
      before: "{\"version\":1,\"segues\":[\"a => b\",\n\t{\"edge\":\"b => a\"}]}", segues: [0],
      after: "{\"version\":1,\"segues\":[\"a => b\"]}", path: "<stdin>"),
    Case(
      testDescription: "a key that shares its line with a mark of its own: nothing is done",
      before: "version: 1\nsegues: [a => b]\n? suppress\n: - \(eula)\n", suppressions: [0],
      after: nil),
  ]

  @Test("entries go, and nothing else", arguments: removals)
  func removal(_ test: Case) throws {
    let document = try Self.document(test.before, test.path)
    // Bare shorthand is no entry that could go.
    let entries = document.segues.filter { Self.text($0.region, document).contains(":") }
    let changes =
      test.segues.map { GraphChange.remove(entries[$0].region) }
      + test.suppressions.map { GraphChange.remove(document.suppressions[$0].region) }
    let after = try Self.edited(document, changes)
    #expect(after == test.after)
    if let after {
      let result = try Self.document(after, test.path)
      #expect(result.isResult(of: changes, on: document))
      #expect(!result.isResult(of: [], on: document))
    }
  }

  static let declarations: [(before: String, after: String?, path: String)] = [
    (
      "fragments:\n  - a\n  -   { id: b } # b\n  # end\n",
      "fragments:\n  - a\n  -   { id: b } # b\n  - c\n  - d\n  # end\n", "a.yml"
    ),
    ("fragments:\n- a\n- b", "fragments:\n- a\n- b\n- c\n- d", "a.yml"),
    ("fragments: [a, b] # all\n", "fragments: [a, b, c, d] # all\n", "a.yml"),
    ("fragments: [] # all\n", "fragments: [c, d] # all\n", "a.yml"),
    (
      "fragments: [\r\n  a,\r\n  b # b\r\n]\r\n",
      "fragments: [\r\n  a,\r\n  b, # b\r\n  c,\r\n  d\r\n]\r\n", "a.yml"
    ),
    (
      "fragments: [\n  a,\n  b, # b\n]\n", "fragments: [\n  a,\n  b, # b\n  c,\n  d,\n]\n", "a.yml"
    ),
    ("fragments:\n", nil, "a.yml"),
    ("name: x\n", nil, "a.yml"),
    (
      "{\"fragments\": [\n  \"a\",\n  \"b\"\n], ",
      "{\"fragments\": [\n  \"a\",\n  \"b\",\n  \"c\",\n  \"d\"\n], ",
      "a.json"
    ),
    ("{\"fragments\":[\"a\"],", "{\"fragments\":[\"a\", \"c\", \"d\"],", "a.json"),
  ]

  @Test("names are declared as the last one is", arguments: declarations)
  func declaration(_ test: (before: String, after: String?, path: String)) throws {
    let isJSON = test.path == "a.json"
    func whole(_ text: String) -> String {
      isJSON
        ? text + "\"version\": 1, \"closed\": true, \"segues\": [\"a => [c, d]\"]}"
        : "version: 1\nclosed: true\nsegues: [\"a => [c, d]\"]\n" + text
    }
    let document = try Self.document(whole(test.before), test.path)
    let changes: [GraphChange] = [.declare("d"), .declare("c"), .declare("d")]
    let after = try Self.edited(document, changes)
    #expect(after == test.after.map(whole))
    if let after {
      #expect(try Self.document(after, test.path).isResult(of: changes, on: document))
    }
  }

  @Test("a name that is no word is quoted where it is declared")
  func quoted() throws {
    let document = try Self.document(
      "version: 1\nclosed: true\nfragments: [a]\nsegues:\n  - 'a => \"x, #y\"'\n", "a.yml")
    #expect(
      try Self.edited(document, [.declare("x, #y")])
        == "version: 1\nclosed: true\nfragments: [a, \"x, #y\"]\nsegues:\n  - 'a => \"x, #y\"'\n")
  }

  @Test("a name is written anew wherever it stands, however it is quoted")
  func renamed() throws {
    let before = """
      version: 1
      entry: sta # sta
      fragments: [start, sta-b]
      segues:
        - sta => [ sta-b , "sta"] => sta
        - 'sta => x' # sta
        - { from: sta, to: ["sta", b], label: sta, tag: sta }
        - edge: "\\"sta\\" => c"
      suppress:
        - { rule: self-loop, segue: sta => sta, reason: sta }
        - { rule: self-loop, fragment: 'sta', reason: sta }

      """
    let escaped = "  - edge: \"\\\"sta\\\" => c\"\n"
    let document = try Self.document(before.replacing(escaped, with: ""), "a.yml")
    let changes = [GraphChange.rename("sta", to: "start")]
    let after = try #require(try Self.edited(document, changes))
    #expect(
      after == """
        version: 1
        entry: start # sta
        fragments: [start, sta-b]
        segues:
          - start => [ sta-b , start] => start
          - 'start => x' # sta
          - { from: start, to: ["start", b], label: sta, tag: sta }
        suppress:
          - { rule: self-loop, segue: start => start, reason: sta }
          - { rule: self-loop, fragment: 'start', reason: sta }

        """)
    #expect(try Self.document(after, "a.yml").isResult(of: changes, on: document))
    // Within escapes it is not found by its bytes.
    #expect(try Self.edited(try Self.document(before, "a.yml"), changes) == nil)
  }

  @Test(
    "the entry is declared anew in its place",
    arguments: [
      ("version: 1\nentry: hom # x\nsegues: [home => a]\n", "entry: home # x", "a.yml"),
      (
        "{\"version\":1,\"entry\":\"hom\",\"segues\":[\"home => a\"]}", "\"entry\":\"home\"",
        "a.json"
      ),
    ])
  func entry(before: String, expected: String, path: String) throws {
    let document = try Self.document(before, path)
    let after = try #require(try Self.edited(document, [.setEntry("home")]))
    #expect(after.contains(expected))
    #expect(try Self.document(after, path).isResult(of: [.setEntry("home")], on: document))
  }

  @Test("edits that overlap, or leave the file, are refused; at one place they keep their order")
  func edits() {
    func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> TextEdit {
      TextEdit(SourceRegion(file: 0, start: start, end: end), text)
    }
    let bytes = Array("0123".utf8)
    #expect(TextEdit.apply([edit(0, 2, ""), edit(1, 3, "")], to: bytes) == nil)
    #expect(TextEdit.apply([edit(3, 5, "")], to: bytes) == nil)
    #expect(TextEdit.apply([edit(3, 2, "")], to: bytes) == nil)
    #expect(
      TextEdit.apply(
        [edit(4, 4, "x"), edit(2, 2, "a"), edit(2, 3, "b"), edit(0, 1, "")], to: bytes)
        == Array("1ab3x".utf8))
  }

  // MARK: Helpers

  static func document(_ text: String, _ path: String) throws -> GraphDocument {
    let result = DocumentReader.read(bytes: Array(text.utf8), path: path)
    try #require(result.diagnostics == [], "\(result.diagnostics.map(\.message)) in\n\(text)")
    return result.document
  }

  static func edited(_ document: GraphDocument, _ changes: [GraphChange]) throws -> String? {
    var editor = GraphEditor(document)
    guard let edits = editor.edits(for: changes) else { return nil }
    let bytes = try #require(TextEdit.apply(edits, to: document.sources[0].bytes))
    return String(decoding: bytes, as: UTF8.self)
  }

  static func text(_ region: SourceRegion, _ document: GraphDocument) -> String {
    String(
      decoding: document.sources[0].bytes[Int(region.start)..<Int(region.end)], as: UTF8.self)
  }
}
