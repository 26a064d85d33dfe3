import Testing

@testable import NavigationLint

@Suite("Markdown")
struct MarkdownReportTests {
  @Test(
    "a code span holds any text",
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a``b`c", "```a``b`c```"),
      (" a ", "`  a  `"), ("", "`  `"), ("a|b\n<c>", "`a|b\u{FFFD}<c>`"),
    ])
  func code(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test(
    "names in a message stay code, and a message that would be read otherwise is code as a whole",
    arguments: [
      ("`a => b` is a segue already", "`a => b` is a segue already"),
      ("`@user` and `#1`", "`@user` and `#1`"),
      ("`x`@user`y` is stuck", "`` `x`@user`y` is stuck ``"),
      ("`a`b` is stuck", "`` `a`b` is stuck ``"),
      ("the way there today: a => b", "the way there today: a => b"),
      ("the way there today: a => [b](c)", "`the way there today: a => [b](c)`"),
      ("see WWW.example.com", "`see WWW.example.com`"),
    ])
  func message(text: String, markdown: String) {
    #expect(MarkdownText.message(text) == markdown)
  }

  @Test("what has no room in a comment is counted, and warnings give way to errors")
  func room() {
    let graphs = (0..<30).map { graph in
      let ends = (0..<40).map { "  - start => end\($0)\n" }.joined()
      let shadowed = "  - { edge: start => way, auto: true }\n  - way => start\n"
      let segues = graph.isMultiple(of: 2) ? ends : "  - start => \(graph)\n" + shadowed
      return ReportFixture.report(
        "version: 1\nentry: start\nsegues:\n\(segues)", "Graph\(graph).navgraph.yml")
    }
    let run = LintRun(graphs)
    let report = MarkdownReporter.report(run)
    #expect(report.utf8.count < 65_536)
    #expect(report.utf8.count > 50_000)
    #expect(run.reports.contains { $0.count(of: .warning) > 0 })
    let errors = report.matches(of: /(?m)^-[ ]❌/).count
    let warnings = report.matches(of: /(?m)^-[ ]⚠️/).count
    let all = run.reports.reduce(0) { $0 + $1.findings.count }
    #expect(warnings == 0)
    #expect(errors > 100)
    #expect(report.contains("\n… and \(all - errors) findings more, for which there is no room"))
    let heads = report.matches(of: /(?m)^\*\*`Graph\d+\.navgraph\.yml`\*\*/).count
    #expect(report.hasSuffix("\n… and \(30 - heads) graphs more.\n"))
  }
}
