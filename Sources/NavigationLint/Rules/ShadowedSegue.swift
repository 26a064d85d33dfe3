import NavigationCore
import NavigationDocument

/// The segue can never be walked: its origin's auto segue passes presentation on at once.
enum ShadowedSegue: Rule {
  static let id = "shadowed-segue"
  static let severity = Severity.warning

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let reachability = subject.reachability else { return [] }
    let topology = subject.topology
    var findings: [Finding] = []
    for f in 0..<topology.fragmentCount
    where reachability.isReached(f) && !reachability.stands[f] && topology.autoSegue[f] >= 0 {
      let auto = Int(topology.autoSegue[f])
      let walk = reachability.walk(to: f, in: topology, limit: LintSubject.walkLimit)
      for i in topology.egress(of: f) where i != auto {
        let segue = topology.segues[i]
        findings.append(
          finding(
            about: i, in: subject,
            "`\(subject.text(segue))` can never be walked: the auto segue "
              + "`\(subject.text(topology.segues[auto]))` passes presentation on at once",
            witness: subject.walk(walk + [Int32(auto)]),
            remedy: "let `\(subject.text(topology.segues[auto]))` hold, or remove "
              + "`\(subject.text(segue))`",
            related: [
              Finding.Related("the auto segue is here", region: subject.written(auto).region)
            ]))
      }
    }
    return findings
  }
}
