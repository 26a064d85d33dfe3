import NavigationCore
import NavigationDocument
import Spelling

/// There is no fragment to start from.
enum MissingEntry: Rule {
  static let id = "missing-entry"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let names = subject.document.names
    guard subject.entry == nil, !names.isEmpty else { return [] }
    if let declared = subject.document.declaredEntry {
      let meant = Spelling.nearest(to: declared.name, among: names)
      return [
        finding(
          .graph, "the declared entry `\(declared.name)` is not a fragment of this graph",
          region: declared.region,
          remedy: meant.map { "did you mean `\($0)`?" }
            ?? "name a fragment that a segue or `fragments` names")
      ]
    }
    guard subject.inlets.isEmpty else { return [] }
    return [
      finding(
        .graph, "no entry: every fragment has a segue that leads to it, and none is declared",
        region: subject.document.regions.first ?? .none,
        remedy: "declare the fragment that is presented at launch: `entry: \(names[0])`")
    ]
  }
}

/// Several fragments could be the entry, and none is declared.
enum AmbiguousEntry: Rule {
  static let id = "ambiguous-entry"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard subject.inlets.count > 1 else { return [] }
    let shown = subject.inlets.prefix(5).map { "`\(subject.name($0))`" }
    let more = subject.inlets.count - shown.count
    let first = subject.inlets[0]
    return [
      finding(
        .fragment(subject.name(first)),
        "\(subject.inlets.count) fragments could be the entry, since no segue leads to them: "
          + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
        region: subject.document.regions[Int(first)],
        remedy: "declare the one that is presented at launch (`entry: \(subject.name(first))`), "
          + "and add a segue to each of the others",
        related: subject.inlets.dropFirst().prefix(4).map {
          Finding.Related(
            "`\(subject.name($0))` is here", region: subject.document.regions[Int($0)])
        })
    ]
  }
}

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
