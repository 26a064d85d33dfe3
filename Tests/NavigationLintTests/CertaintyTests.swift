import NavigationDocument
import Testing

@testable import NavigationLint

private func findings(_ graph: String) -> [String] {
  let result = DocumentReader.read(bytes: Array(("version: 1\n" + graph).utf8), path: "x.yml")
  #expect(result.diagnostics.isEmpty)
  return Linter.lint(result.document).map { finding in
    let reason: String
    switch finding.certainty {
    case .certain: reason = "certain"
    case .possible(let why): reason = why
    }
    return "\(finding.rule) \(finding.subject.text) \(finding.severity.rawValue): \(reason)"
  }
}

@Suite("Certainty")
struct CertaintyTests {
  @Test("what code can present, and what that leads to, is only possibly unreachable")
  func unreachable() {
    #expect(
      findings(
        """
        entry: a
        fragments:
          - { id: open, reachableFromCode: it has an identifier }
        segues: [a => b => a, open => next => last, lost => alone]
        """) == [
          "unreachable-fragment lost error: certain",
          "unreachable-fragment alone error: certain",
          "unreachable-fragment open warning: it has an identifier",
          "unreachable-fragment next warning: `open` leads there, and it has an identifier",
          "unreachable-fragment last warning: `open` leads there, and it has an identifier",
        ])
  }

  @Test("a dead end that code can leave is only possible")
  func deadEnds() {
    #expect(
      findings(
        """
        fragments:
          - { id: b, leavableFromCode: its class may lead on }
          - { id: c, reachableFromCode: no matter }
        segues: [a => b, a => c]
        """) == [
          "undismissable-dead-end c error: certain",
          "undismissable-dead-end b warning: its class may lead on",
        ])
  }

  @Test("a cover that shows what code can leave is only possibly without an exit")
  func covers() {
    #expect(
      findings(
        """
        fragments:
          - { id: form, leavableFromCode: its class may dismiss it }
        segues:
          - { edge: home => stack, presentation: fullScreenCover }
          - { edge: stack => form, style: hold, auto: true, presentation: embed }
          - { edge: home => page, presentation: fullScreenCover }
          - { edge: page => text, style: hold, auto: true, presentation: embed }
        """
      ).filter { $0.hasPrefix("cover") } == [
        "cover-without-exit home => page error: certain",
        "cover-without-exit home => stack warning: it leads to `form`: its class may dismiss it",
      ])
  }

  @Test("where code chooses the entry, a missing one is only possible")
  func entry() {
    #expect(
      findings("entryFromCode: it is in code\nsegues: [a => b, c => d]") == [
        "ambiguous-entry a warning: it is in code"
      ])
    #expect(
      findings("entryFromCode: it is in code\nsegues: [a => b, b => a]") == [
        "missing-entry  warning: it is in code"
      ])
  }

  @Test("the reports tell what is only possible, and why")
  func reports() {
    let text =
      "version: 1\nentry: a\nfragments: [{ id: b, reachableFromCode: \"by\\eid\" }]\nsegues: [a => a]\n"
    let document = DocumentReader.read(bytes: Array(text.utf8), path: "x.yml").document
    let run = LintRun([LintReport(document: document)])
    let reporters: [any Reporter.Type] = [
      TextReporter.self, SARIFReporter.self, GitHubReporter.self, GitLabReporter.self,
      JUnitReporter.self, CheckstyleReporter.self, XcodeReporter.self, MarkdownReporter.self,
      HTMLReporter.self, TeamCityReporter.self, AzureReporter.self,
    ]
    for reporter in reporters {
      #expect(reporter.report(run).contains("only possible"), "\(reporter.name)")
    }
    #expect(TextReporter.report(run).contains("\n  only possible: by\u{FFFD}id\n"))
    let json = JSONReporter.report(run)
    #expect(json.contains("\"certainty\": \"possible\",\n"))
    #expect(json.contains("\"certaintyReason\": \"by\\u001bid\""))
  }
}
