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
    return "\(finding.rule) \(finding.key.subject.text) \(finding.severity.rawValue): \(reason)"
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
          "unreachable-fragment `lost` error: certain",
          "unreachable-fragment `alone` error: certain",
          "unreachable-fragment `open` warning: it has an identifier",
          "unreachable-fragment `next` warning: `open` leads there, and it has an identifier",
          "unreachable-fragment `last` warning: `open` leads there, and it has an identifier",
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
          "undismissable-dead-end `c` error: certain",
          "undismissable-dead-end `b` warning: its class may lead on",
        ])
  }

  @Test("where code chooses the entry, a missing one is only possible")
  func entry() {
    #expect(
      findings("entryFromCode: it is in code\nsegues: [a => b, c => d]") == [
        "ambiguous-entry `a` warning: it is in code"
      ])
    #expect(
      findings("entryFromCode: it is in code\nsegues: [a => b, b => a]") == [
        "missing-entry the graph warning: it is in code"
      ])
  }

  @Test("the reports tell what is only possible, and why")
  func reports() {
    let text =
      "version: 1\nentry: a\nfragments: [{ id: b, reachableFromCode: \"by\\eid\" }]\nsegues: [a => a]\n"
    let document = DocumentReader.read(bytes: Array(text.utf8), path: "x.yml").document
    let report = LintReport(document: document)
    #expect(TextReporter.report(report).contains("\n  only possible: by\u{FFFD}id\n"))
    let json = JSONReporter.report([report])
    #expect(json.contains("\"certainty\": \"possible\",\n"))
    #expect(json.contains("\"certaintyReason\": \"by\\u001bid\""))
  }
}
