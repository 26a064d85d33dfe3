import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Verdicts and order")
struct VerdictTests {
  static let clean = "version: 1\nsegues:\n  - a => b => a\nentry: a\n"
  static let shadowed = """
    version: 1
    segues:
      - { edge: a => b, auto: true }
      - a => c
      - b => c => b

    """
  static let stuck = "version: 1\nsegues:\n  - a => b\n"

  static func run(_ graphs: [String], _ failing: Severity?) -> LintRun {
    let reports = graphs.enumerated().map { i, yaml in
      LintReport(
        document: DocumentReader.read(bytes: Array(yaml.utf8), path: "\(i).navgraph.yml").document)
    }
    return LintRun(reports, failingSeverity: failing)
  }

  @Test(
    "the verdict names what failed the run, or why nothing did",
    arguments: [
      ([clean], .warning, nil, false),
      ([shadowed], .warning, "failed: 1 warning; the failing severity is `warning`", true),
      ([shadowed], .error, "passed: no errors; the failing severity is `error`", false),
      (
        [shadowed, stuck], .warning,
        "failed: 1 error, 1 warning; the failing severity is `warning`", true
      ),
      ([shadowed, stuck], .error, "failed: 1 error; the failing severity is `error`", true),
      ([stuck], nil, "passed: no finding fails the run", false),
    ] as [([String], Severity?, String?, Bool)])
  func verdict(graphs: [String], failing: Severity?, verdict: String?, isFailed: Bool) {
    let run = Self.run(graphs, failing)
    #expect(run.verdict == verdict)
    #expect(run.isFailed == isFailed)
    #expect(JUnitReporter.report(run).contains("<failure") == isFailed)
    #expect(run.summary.last == (verdict ?? run.reports.last?.summary))
  }

  @Test("several graphs are summed up in a line of their own")
  func total() {
    #expect(
      Self.run([Self.shadowed, Self.clean, Self.stuck], .error).summary == [
        "0.navgraph.yml: 3 fragments, 4 segues: 1 warning",
        "1.navgraph.yml: 2 fragments, 2 segues: no findings",
        "2.navgraph.yml: 2 fragments, 1 segue: 1 error",
        "3 graphs: 1 error, 1 warning",
        "failed: 1 error; the failing severity is `error`",
      ])
  }

  @Test("findings have one order, whatever order they come in")
  func order() {
    func finding(
      _ rule: String = "r", _ subject: Finding.Subject = .graph, _ message: String = "m",
      file: Int32 = 0, start: UInt32 = 0, end: UInt32 = 1, walk: [String] = [],
      severity: Severity = .error
    ) -> Finding {
      Finding(
        rule: rule, severity: severity, subject: subject, message: message,
        region: SourceRegion(file: file, start: start, end: end),
        witness: walk.isEmpty ? nil : .init(walk))
    }
    let ordered = [
      finding("z", file: -1), finding("a"), finding("b", .graph, "e\u{301}"),
      finding("b", .graph, "\u{E9}"), finding(), finding(severity: .warning),
      finding("r", .fragment("a"), severity: .warning),
      finding("r", .fragment("a"), walk: ["a"], severity: .warning), finding(end: 2),
      finding(start: 1), finding(file: 1),
    ]
    for shift in ordered.indices {
      let turned = Array(ordered[shift...] + ordered[..<shift])
      #expect(Finding.sorted(Array(turned)) == ordered)
      #expect(Finding.sorted(turned.reversed()) == ordered)
    }
  }

  @Test("a finding keeps its fingerprint when lines, messages and severities change")
  func fingerprint() {
    func key(_ path: String, _ finding: Finding) -> String {
      var fingerprints = Fingerprints()
      return fingerprints.next(for: finding, in: path)
    }
    let finding = Finding(
      rule: "r", severity: .error, subject: .segue(from: "a", to: "b"), message: "m")
    var moved = finding
    moved.region = SourceRegion(file: 3, start: 40, end: 50)
    moved.message = "other words"
    moved.severity = .warning
    moved.witness = Finding.Walk(["x", "a"])
    #expect(key("App.yml", finding) == key("App.yml", moved))
    let subjects: [Finding.Subject] = [
      .graph, .fragment("a"), .fragment("ab"), .path("a"), .segue(from: "a", to: "b"),
      .segue(from: "ab", to: ""), .segue(from: "", to: "ab"), .segue(from: "b", to: "a"),
      .fragment("a => b"), .fragment("e\u{301}"), .fragment("\u{E9}"),
    ]
    var keys = subjects.map {
      key("App.yml", Finding(rule: "r", severity: .error, subject: $0, message: ""))
    }
    keys.append(key("Other.yml", finding))
    keys.append(
      key("App.yml", Finding(rule: "r2", severity: .error, subject: .graph, message: "")))
    #expect(Set(keys).count == keys.count)
    var fingerprints = Fingerprints()
    let twice = [finding, finding, finding].map { fingerprints.next(for: $0, in: "App.yml") }
    #expect(twice == ["", "-2", "-3"].map { key("App.yml", finding) + $0 })
  }
}
