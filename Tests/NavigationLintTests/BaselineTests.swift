import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Baselines and suppressions")
struct BaselineTests {
  static let graph = """
    version: 1
    entry: splash
    fragments:
      - { id: eula, group: Legal }
      - { id: lost, group: Legal }
    segues:
      - splash => [home, eula]
      - { edge: home => news, auto: true }
      - home => settings
      - settings => home
      - news => news
    """

  static func document(_ text: String) throws -> GraphDocument {
    let result = DocumentReader.read(bytes: Array(text.utf8), path: "App.navgraph.yml")
    try #require(result.diagnostics == [])
    return result.document
  }

  static func baseline(of text: String) throws -> Baseline {
    var baseline = Baseline(source: SourceText(path: "base.json", bytes: []))
    let report = LintReport(document: try document(text))
    baseline.record(report.findings, ofGraph: report.path)
    return baseline
  }

  static func reading(_ text: String) throws -> Baseline {
    try Baseline(reading: SourceText(path: "base.json", bytes: Array(text.utf8)))
  }

  static let text = """
    {
      "version": 1,
      "graphs": {
        "App.navgraph.yml": [
          { "rule": "shadowed-segue", "segue": ["home", "settings"] },
          { "rule": "undismissable-dead-end", "fragment": "eula" },
          { "rule": "unreachable-fragment", "fragment": "lost" },
          { "rule": "unreachable-fragment", "fragment": "settings" }
        ]
      }
    }

    """

  @Test("a baseline is written in order, an entry a line, and reads back as it was")
  func written() throws {
    let baseline = try Self.baseline(of: Self.graph)
    #expect(baseline.text == Self.text)
    #expect(try Self.reading(baseline.text).text == Self.text)
  }

  @Test(
    "a moved line, a renamed group, a reordered file and other rules of a segue change no key",
    arguments: [
      { "# a comment\n\n" + $0 },
      { $0.replacing("Legal", with: "Law") },
      { $0.replacing("home => settings", with: "{ edge: home => settings, label: Set up }") },
      { text in
        // The lines of the segues, the other way around.
        let lines = text.split(separator: "\n").map(String.init)
        return (lines[...5] + lines[6...].reversed()).joined(separator: "\n")
      },
    ] as [@Sendable (String) -> String])
  func stable(change: @Sendable (String) -> String) throws {
    let changed = change(Self.graph)
    #expect(changed != Self.graph)
    #expect(try Self.baseline(of: changed).text == Self.text)
    let report = LintReport(
      document: try Self.document(changed), baseline: try Self.reading(Self.text))
    #expect(report.findings == [])
  }

  @Test("what is not in the baseline is found, what matches nothing is told at its place")
  func changes() throws {
    let changed = Self.graph.replacing(
      "splash => [home, eula]", with: "splash => [home, trap]")
    let baseline = try Self.reading(Self.text)
    let report = LintReport(document: try Self.document(changed), baseline: baseline)
    var tables = LineTables(report.sources)
    let found = report.findings.map { finding in
      let place = tables.place(of: finding.region)
      return "\(place?.path ?? ""):\(place?.start.line ?? 0) \(finding.severity) \(finding.rule) "
        + finding.subject.text
    }
    #expect(
      found == [
        "App.navgraph.yml:4 error unreachable-fragment eula",
        "App.navgraph.yml:7 error undismissable-dead-end trap",
        "base.json:6 warning unused-suppression eula",
      ])
    #expect(report.staleEntries.map(\.key.rule) == ["undismissable-dead-end"])

    var strict = baseline
    strict.isStrict = true
    var configuration = LintConfiguration()
    configuration.rules["unused-suppression"] = .init(severity: nil)
    let failing = LintReport(
      document: try Self.document(changed), configuration: configuration, baseline: strict)
    #expect(failing.findings.last?.rule == "unused-suppression")
    #expect(failing.findings.last?.severity == .error)

    var pruned = baseline
    pruned.prune(report.staleEntries, ofGraph: report.path)
    #expect(
      pruned.text
        == Self.text.replacing(
          "      { \"rule\": \"undismissable-dead-end\", \"fragment\": \"eula\" },\n", with: ""))
  }

  @Test("an entry of a rule that is off, or of a path that is not checked, is left alone")
  func unasked() throws {
    let baseline = try Self.reading(
      """
      { "version": 1, "graphs": { "App.navgraph.yml": [
        { "rule": "shadowed-segue", "segue": ["x", "y"] },
        { "rule": "broken-path", "path": "Package.swift" },
        { "rule": "broken-path", "path": "gone/saved.json" },
        { "rule": "no-such-rule" } ] } }
      """)
    var configuration = LintConfiguration()
    configuration.rules["shadowed-segue"] = .init(severity: nil)
    let package = Array(#filePath.split(separator: "/").dropLast(3)).joined(separator: "/")
    var placed = Baseline(source: SourceText(path: "/\(package)/base.json", bytes: []))
    placed.graphs = [
      placed.name(of: "App.navgraph.yml"): baseline.graphs["App.navgraph.yml"] ?? []
    ]
    let report = LintReport(
      document: try Self.document("version: 1\nsegues: [a => b => a]\nentry: a\n"),
      configuration: configuration, baseline: placed)
    #expect(
      report.staleEntries.map(\.key.subject) == [.path("gone/saved.json"), .graph])
  }

  @Test("suppressions are not told as unused where a graph has no entry or their rule is off")
  func unusedSuppressions() throws {
    let suppress = """
      suppress:
        - { rule: shadowed-segue, edge: a => c, reason: x }
      """
    func unused(_ segues: String, _ configuration: LintConfiguration = .standard) throws -> Int {
      let document = try Self.document("version: 1\nsegues: \(segues)\n\(suppress)\n")
      return Linter.lint(document, configuration: configuration)
        .count { $0.rule == "unused-suppression" }
    }
    #expect(try unused("[a => b => b]") == 1)
    #expect(try unused("[a => b => a]") == 0)
    var off = LintConfiguration()
    off.rules["shadowed-segue"] = .init(severity: nil)
    #expect(try unused("[a => b => b]", off) == 0)
  }

  @Test("a suppression without an element accepts a finding about the graph")
  func graphSuppression() throws {
    let text = "version: 1\nsuppress:\n  - { rule: empty-graph, reason: a stub }\n"
    #expect(Linter.lint(try Self.document(text)) == [])
  }

  @Test(
    "a baseline that is not one is refused at the place",
    arguments: [
      ("[]", "a baseline must be a map, found a list", 0),
      ("{}", "`version` is missing", 0),
      (#"{"version":2,"graphs":{}}"#, "unknown version of a baseline", 11),
      (#"{"version":1}"#, "a baseline needs `graphs`, a map", 0),
      (#"{"version":1,"graph":{}}"#, "unknown key `graph` in a baseline", 13),
      (
        #"{"version":1,"graphs":{"a":3}}"#, "the entries of a graph must be a list, found a number",
        27
      ),
      (#"{"version":1,"graphs":{"a":[{}]}}"#, "an entry needs a `rule`, a text", 28),
      (
        #"{"version":1,"graphs":{"a":[{"rule":"x","segue":["b"]}]}}"#,
        "`segue` must be a list of two names", 48
      ),
      (
        #"{"version":1,"graphs":{"a":[{"rule":"x","path":"b","fragment":"c"}]}}"#,
        "an entry is about one element", 28
      ),
      (#"{"version":1,"graphs":{"a":[],"a":[]}}"#, "`a` is given twice", 30),
      ("", "the file is empty", 0),
    ] as [(String, String, UInt32)])
  func refused(text: String, message: String, offset: UInt32) {
    #expect {
      try Self.reading(text)
    } throws: { error in
      let problem = error as? Diagnostic
      return problem?.message == message && problem?.region.start == offset
    }
  }

  @Test("names of any kind come back as they were")
  func names() throws {
    let hostile = ["\"", "\\", "\n", "a => b", "\u{202E}x", "</script>", "🧭", "'"]
    var baseline = Baseline(source: SourceText(path: "base.json", bytes: []))
    let findings = hostile.map {
      Finding(
        rule: "shadowed-segue", severity: .error, subject: .segue(from: $0, to: "x"), message: "")
    }
    baseline.record(findings, ofGraph: "A \"b\".yml")
    let again = try Self.reading(baseline.text)
    #expect(again.text == baseline.text)
    #expect(Set(again.graphs.values.joined().map(\.key)) == Set(findings.map(\.key)))
  }
}
