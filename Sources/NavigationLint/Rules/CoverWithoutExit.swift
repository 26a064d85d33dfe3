import NavigationCore
import NavigationDocument

/// A full-screen cover, which no swipe takes down, never goes away.
enum CoverWithoutExit: Rule {
  static let id = "cover-without-exit"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard
      subject.document.segues.contains(where: {
        $0.presentation == .fullScreenCover && !$0.rules.contains(.dismissable)
      }), let walks = subject.irrevocableWalks, let waysBack = subject.waysBack
    else { return [] }
    let topology = subject.topology
    let component = waysBack.component
    var isRoot = [Bool](repeating: false, count: topology.fragmentCount)
    for root in subject.configuration.roots {
      for f in FragmentPattern(root).fragments(in: subject.document) { isRoot[Int(f)] = true }
    }
    var findings: [Finding] = []
    for f in walks.order where walks.stands[Int(f)] {
      let segues = topology.egress(of: Int(f))
      for i in segues {
        let segue = topology.segues[i]
        guard subject.written(i).presentation == .fullScreenCover,
          !segue.rules.contains(.dismissable), !isRoot[Int(segue.destination)],
          component[Int(f)] != component[Int(segue.destination)],
          // What stays underneath may lead elsewhere, and that takes the cover down.
          !segue.rules.contains(.hold) || segues.count == 1
        else { continue }
        let name = subject.name(segue.destination)
        findings.append(
          finding(
            about: i, in: subject,
            "the full-screen cover `\(name)` never goes away: it cannot be dismissed, and nothing "
              + "within it leads back to `\(subject.name(f))`",
            witness: subject.walk(to: Int(f), by: walks, then: [Int32(i)]),
            remedy: "make `\(subject.text(segue))` dismissable, or present `\(name)` in place"))
      }
    }
    return findings
  }
}
