import NavigationCore
import NavigationDocument

/// What could be come back to before can never be again.
enum OneWayTrap: Rule {
  static let id = "one-way-trap"
  static let severity = Severity.warning
  static let isOptIn = true

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let walks = subject.irrevocableWalks, let waysBack = subject.waysBack else { return [] }
    let topology = subject.topology
    let component = waysBack.component
    let size = waysBack.size
    // Each set of fragments that is entered is told once.
    var isTold = [Bool](repeating: false, count: size.count)
    for root in subject.configuration.roots {
      for f in FragmentPattern(root).fragments(in: subject.document) {
        isTold[Int(component[Int(f)])] = true
      }
    }
    var findings: [Finding] = []
    for f in walks.order where walks.stands[Int(f)] && size[Int(component[Int(f)])] > 1 {
      for i in topology.egress(of: Int(f)) {
        let segue = topology.segues[i]
        let into = Int(component[Int(segue.destination)])
        guard segue.rules.isDisjoint(with: [.hold, .dismissable]), into != component[Int(f)],
          !isTold[into],
          subject.document.attributes[segue.destination]?.isTerminal != true
        else { continue }
        isTold[into] = true
        let name = subject.name(segue.destination)
        let left = plural(Int(size[Int(component[Int(f)])]), "fragment")
        findings.append(
          finding(
            .fragment(name),
            "from `\(name)` on, nothing leads back to `\(subject.name(f))`, one of \(left) that "
              + "lead to each other",
            region: subject.written(i).region,
            witness: subject.walk(to: Int(f), by: walks, then: [Int32(i)]),
            remedy: "make `\(subject.text(segue))` dismissable, add a segue back, or name "
              + "`\(name)` in `roots` where a new part of the app begins there"))
      }
    }
    return findings
  }
}
