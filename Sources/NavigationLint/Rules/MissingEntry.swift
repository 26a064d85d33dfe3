import NavigationCore
import NavigationDocument
import Spelling

/// There is no fragment to start from.
enum MissingEntry: Rule {
  static let id = "missing-entry"
  static let severity = Severity.error
  static let isFixable = true

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
            ?? "name a fragment that a segue or `fragments` names",
          fix: Spelling.slip(of: declared.name, among: names).map {
            Finding.Fix("declare `\($0)` as the entry", .setEntry($0))
          })
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
