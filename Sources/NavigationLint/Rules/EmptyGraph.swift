import NavigationCore
import NavigationDocument

/// The graph has no fragment.
enum EmptyGraph: Rule {
  static let id = "empty-graph"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard subject.document.names.isEmpty else { return [] }
    return [
      finding(
        .graph, "the graph is empty: it names no fragment",
        region: subject.document.sources.isEmpty ? .none : SourceRegion(file: 0, start: 0, end: 0),
        remedy: "add a segue, for example `segues: [splash => home]`")
    ]
  }
}
