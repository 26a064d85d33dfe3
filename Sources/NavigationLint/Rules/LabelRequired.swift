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
      let written = subject.written(i)
      guard !segue.rules.contains(.auto), written.label < 0 else { return nil }
      return finding(
        .segue(from: subject.name(segue.origin), to: subject.name(segue.destination)),
        "`\(subject.text(segue))` has no label", region: written.region,
        remedy: "say what the user does there, for example `label: Sign in`")
    }
  }
}
