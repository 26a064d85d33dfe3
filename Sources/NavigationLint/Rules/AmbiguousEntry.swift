import NavigationCore
import NavigationDocument

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
