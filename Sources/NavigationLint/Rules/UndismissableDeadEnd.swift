import NavigationCore
import NavigationDocument

/// The user is stuck: no segue to walk, and nothing in the path that may be walked back.
enum UndismissableDeadEnd: Rule {
  static let id = "undismissable-dead-end"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let deadEnds = subject.deadEnds else { return [] }
    return deadEnds.found.map { end in
      let name = subject.name(end.fragment)
      let segues = deadEnds.walk(to: end, in: subject.topology, limit: LintSubject.walkLimit)
      let last = segues.last.map { subject.topology.segues[Int($0)] }
      let onwards =
        "give `\(name)` a segue, or say that it is meant to be an end (`terminal: true`)"
      return finding(
        .fragment(name),
        end.underneath < 0
          ? "the user is stuck at `\(name)`: it has no segue, and nothing on the way there can "
            + "be dismissed"
          : "`\(name)` never goes away: it has no segue, cannot be dismissed, and "
            + "`\(subject.name(end.underneath))` underneath leads nowhere else",
        region: segues.last.map { subject.written(Int($0)).region }
          ?? subject.document.regions[Int(end.fragment)],
        severity: end.underneath < 0 ? .error : .warning,
        witness: subject.walk(segues),
        remedy: last.map { "make `\(subject.text($0))` dismissable, or \(onwards)" } ?? onwards)
    }
  }
}
