import NavigationCore
import NavigationDocument

/// A segue that a user walks has no label.
enum LabelRequired: Rule {
  static let id = "label-required"
  static let severity = Severity.warning
  static let isOptIn = true

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return topology.segues.indices.compactMap { i in
      let segue = topology.segues[i]
      guard !segue.rules.contains(.auto), subject.written(i).label < 0 else { return nil }
      return finding(
        about: i, in: subject, "`\(subject.text(segue))` has no label",
        remedy: "say what the user does there, for example `label: Sign in`")
    }
  }
}
