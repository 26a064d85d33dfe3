import NavigationCore
import NavigationDocument

/// A segue of a fragment to itself that passes presentation on does nothing without ids.
enum SelfLoop: Rule {
  static let id = "self-loop"
  static let severity = Severity.warning
  static let isOptIn = true

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return topology.segues.indices.compactMap { i in
      let segue = topology.segues[i]
      guard segue.origin == segue.destination, !segue.rules.contains(.hold) else { return nil }
      return finding(
        about: i, in: subject,
        "`\(subject.text(segue))` leads from `\(subject.name(segue.origin))` to itself: unless "
          + "the two differ by an id, walking it changes nothing on screen",
        remedy: "remove it, or suppress this where the app walks it with an id")
    }
  }
}
