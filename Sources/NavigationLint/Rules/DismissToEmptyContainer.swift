import NavigationCore
import NavigationDocument

/// Dismissing lands on a container whose content was its auto segue, which does not fire again.
enum DismissToEmptyContainer: Rule {
  static let id = "dismiss-to-empty-container"
  static let severity = Severity.warning

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return (0..<topology.fragmentCount).compactMap { f in
      let auto = Int(topology.autoSegue[f])
      guard auto >= 0 else { return nil }
      let segue = topology.segues[auto]
      guard segue.rules.isSuperset(of: [.hold, .dismissable]),
        subject.written(auto).presentation.isWithinOrigin,
        let walks = subject.certainWalks, walks.stands[f],
        let standing = subject.standing, standing.canBeOnTop[f]
      else { return nil }
      let (container, content) = (subject.name(segue.origin), subject.name(segue.destination))
      return finding(
        about: auto, in: subject,
        "dismissing `\(content)` leaves `\(container)` empty: its content comes by an auto segue, "
          + "which does not fire again",
        witness: subject.walk(to: f, by: walks, then: [Int32(auto)]),
        remedy: "let `\(subject.text(segue))` not be dismissable")
    }
  }
}
