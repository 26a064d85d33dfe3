import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Safe fixes")
struct GraphFixerTests {
  /// Graphs whose files are in memory.
  static func graphs(
    _ files: [String: String], roots: [String], obstacles: [String: String] = [:]
  ) throws -> [GraphFixer.Graph] {
    try roots.map { root in
      @Sendable func report(_ contents: [String: [UInt8]]) -> LintReport? {
        let bytes = files.mapValues { Array($0.utf8) }.merging(contents) { $1 }
        // The folder of the tests is a project, in which no file is looked for.
        let reader = DocumentFiles(
          bytes: { path throws(Diagnostic) in
            guard let found = bytes[path] else { throw Diagnostic("no \(path)") }
            return found
          },
          identity: { path in ProjectFolder.around(".").map { "\($0)/\(path)" } })
        let result = DocumentReader.read(bytes: bytes[root] ?? [], path: root, files: reader)
        return result.diagnostics.isEmpty ? LintReport(document: result.document) : nil
      }
      let first = try #require(report([:]))
      let paths = first.document.sources.map(\.path)
      return GraphFixer.Graph(
        report: first, files: paths, obstacles: paths.map { obstacles[$0] }, relint: report)
    }
  }

  static func fix(_ text: String) throws -> (text: String, fixer: GraphFixer) {
    let fixer = GraphFixer(try graphs(["a.yml": text], roots: ["a.yml"]))
    return (fixer.contents["a.yml"].map { String(decoding: $0, as: UTF8.self) } ?? text, fixer)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    /// What the text is to hold in place of a part; nil where it is to stay.
    var replaced: (String, String)?
    var refusals: [String] = []
  }

  static let cases: [Case] = [
    Case(
      testDescription: "the name that alone is near and idle is written for a misspelt one",
      before: """
        version: 1
        closed: true
        entry: home
        fragments: [home, settings]
        segues:
          - { edge: home => setings, dismissable: true }

        """, replaced: ("setings", "settings")),
    Case(
      testDescription: "a near name that a segue has may be another one: nothing is done",
      before: """
        version: 1
        closed: true
        fragments: [home, photo]
        segues:
          - { edge: home => photo, dismissable: true }
          - { edge: home => photos, dismissable: true }

        """),
    Case(
      testDescription: "a digit makes another name: nothing is done",
      before: """
        version: 1
        closed: true
        entry: home
        fragments: [home, page1]
        segues:
          - { edge: home => page2, dismissable: true }

        """),
    Case(
      testDescription: "a name like no other is declared",
      before: """
        version: 1
        closed: true
        fragments: [home]
        segues:
          - { edge: home => settings, dismissable: true }

        """, replaced: ("[home]", "[home, settings]")),
    Case(
      testDescription: "a fix that lets the linter see another fault is not made",
      before: """
        version: 1
        entry: hom
        segues:
          - home => settings

        """, refusals: ["it would bring `undismissable-dead-end` for `settings`"]),
    Case(
      testDescription: "a misspelt entry is put right",
      before: """
        version: 1
        entry: hom
        segues:
          - { edge: home => settings, dismissable: true }

        """, replaced: ("entry: hom\n", "entry: home\n")),
    Case(
      testDescription: "one entry for several segues goes where all are repeated",
      before: """
        version: 1
        segues:
          - { from: a, to: [b, c], dismissable: true }
          - { edge: a => b, dismissable: true }
          - { from: [a], to: [c, b], dismissable: true }

        """,
      replaced: (
        "\n  - { edge: a => b, dismissable: true }\n"
          + "  - { from: [a], to: [c, b], dismissable: true }", ""
      )),
    Case(
      testDescription: "one entry for several segues stays where one is not repeated",
      before: """
        version: 1
        segues:
          - { edge: a => b, dismissable: true }
          - { from: a, to: [c, b], dismissable: true }

        """),
    Case(
      testDescription: "an entry that repeats itself stays",
      before: "version: 1\nsegues:\n  - { from: a, to: [b, b], dismissable: true }\n"),
    Case(
      testDescription: "a suppression of a rule whose name is near another's stays",
      before: """
        version: 1
        segues:
          - { edge: a => b, dismissable: true }
        suppress:
          - { rule: self-lop, fragment: a, reason: x }

        """),
  ]

  @Test("only what is sure is changed", arguments: cases)
  func sure(_ test: Case) throws {
    let (after, fixer) = try Self.fix(test.before)
    #expect(
      after == test.replaced.map { test.before.replacing($0.0, with: $0.1) } ?? test.before)
    #expect((after != test.before) == (test.replaced != nil))
    #expect(fixer.refusals.map(\.reason) == test.refusals)
    #expect(try Self.fix(after).text == after)
  }

  @Test("one fix that cannot be made keeps no other from being made")
  func others() throws {
    let text =
      "version: 1\nclosed: true\nfragments: [home, settings]\nsegues:\n"
      + (0..<40).map { _ in "  - { edge: home => inbox, dismissable: true }\n" }.joined()
      + "  - home => setings\n"
    let (after, fixer) = try Self.fix(text)
    #expect(
      after == """
        version: 1
        closed: true
        fragments: [home, settings, inbox]
        segues:
          - { edge: home => inbox, dismissable: true }
          - home => setings

        """)
    #expect(
      fixer.refusals.map(\.reason) == ["it would bring `undismissable-dead-end` for `settings`"])
  }

  @Test("a file that several graphs include is fixed once, and for none of them to its harm")
  func shared() throws {
    let files = [
      "a.yml": """
      version: 1
      segues:
        - a => shared
        - shared => eula
      include: [shared.yml]

      """,
      "b.yml": """
      version: 1
      segues:
        - { edge: b => shared, dismissable: true }
        - { edge: shared => eula, dismissable: true }
      include: [shared.yml]

      """,
      "shared.yml": """
      version: 1
      segues:
        - { edge: shared => more, dismissable: true }
        - { edge: shared => more, dismissable: true }
      suppress:
        - { rule: undismissable-dead-end, fragment: eula, reason: the app quits there }

      """,
    ]
    let fixer = GraphFixer(try Self.graphs(files, roots: ["a.yml", "b.yml"]))
    #expect(
      fixer.contents.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "shared.yml": """
        version: 1
        segues:
          - { edge: shared => more, dismissable: true }
        suppress:
          - { rule: undismissable-dead-end, fragment: eula, reason: the app quits there }

        """
      ])
    #expect(
      fixer.refusals.map { "\($0.path): \($0.reason)" } == [
        "b.yml: it would bring `undismissable-dead-end` for `eula`"
      ])
  }

  @Test("a file that may not be written stays, and the reason is told")
  func obstacle() throws {
    let files = [
      "a.yml": "version: 1\nentry: a\nsegues:\n  - { edge: a => b, dismissable: true }\n"
        + "include: [other.yml]\n",
      "other.yml": "version: 1\nsegues:\n  - { edge: a => b, dismissable: true }\n",
    ]
    let fixer = GraphFixer(
      try Self.graphs(files, roots: ["a.yml"], obstacles: ["other.yml": "it is not ours"]))
    #expect(fixer.contents.isEmpty)
    #expect(fixer.refusals.map(\.reason) == ["it is not ours"])
    let free = GraphFixer(try Self.graphs(files, roots: ["a.yml"]))
    #expect(
      free.contents.mapValues { String(decoding: $0, as: UTF8.self) } == [
        "other.yml": "version: 1\n"
      ])
  }

  @Test("graphs that share files are one group, also by way of others")
  func groups() {
    #expect(
      GraphFixer.groups([["a", "x"], ["b"], ["c", "y"], ["x", "y"], ["b", "d"]])
        == [[0, 2, 3], [1, 4]])
    #expect(GraphFixer.groups([]) == [])
  }

  @Test("a run tells how much it fixed and how much is left")
  func tally() {
    func text(_ fixed: Int, _ files: Int, _ left: Int, _ isDry: Bool = false) -> String {
      FixTally(fixed: fixed, files: files, left: left, isDry: isDry).text
    }
    #expect(text(1, 1, 0) == "fixed 1 finding in 1 file; findings left: none")
    #expect(text(3, 2, 4, true) == "would fix 3 findings in 2 files; findings left: 4")
    #expect(text(0, 0, 2) == "nothing to fix safely; findings left: 2")
  }
}
