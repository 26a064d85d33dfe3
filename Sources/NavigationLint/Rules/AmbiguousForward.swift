import NavigationCore
import NavigationDocument

/// A fragment can be on top with several segues, so that going forward is refused.
enum AmbiguousForward: Rule {
  static let id = "ambiguous-forward"
  static let severity = Severity.warning
  static let isOptIn = true

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let walks = subject.certainWalks, let standing = subject.standing else { return [] }
    let topology = subject.topology
    return (0..<topology.fragmentCount).compactMap { f in
      let segues = topology.egress(of: f)
      guard segues.count > 1, walks.stands[f], standing.canBeOnTop[f] else { return nil }
      let name = subject.document.names[f]
      return finding(
        .fragment(name),
        "`forward()` is refused at `\(name)`: it has \(segues.count) segues, and none is the "
          + "only one",
        region: subject.document.regions[f],
        witness: subject.walk(to: f, by: walks),
        remedy: "name the destination or a tag where the app goes on from `\(name)`, or leave it "
          + "one segue")
    }
  }
}
