import NavigationCore
import NavigationDocument

/// One presentation context would have to present two sheets or covers at once.
enum CompetingPresentations: Rule {
  static let id = "competing-presentations"
  static let severity = Severity.warning

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let walks = subject.certainWalks else { return [] }
    let topology = subject.topology
    var rank = [Int](repeating: .max, count: topology.fragmentCount)
    for (i, f) in walks.order.enumerated() { rank[Int(f)] = i }
    var findings: [Finding] = []
    for f in 0..<topology.fragmentCount {
      let auto = Int(topology.autoSegue[f])
      guard auto >= 0, walks.stands[f] else { continue }
      let first = topology.segues[auto]
      let shown = subject.written(auto).presentation
      // What may be dismissed makes room before the other is asked for.
      guard first.rules.contains(.hold), !first.rules.contains(.dismissable), shown.makesContext,
        rank[Int(first.destination)] > rank[f]
      else { continue }
      let walk = walks.walk(to: f, in: topology, limit: LintSubject.walkLimit - 1)
      for i in topology.egress(of: f) where i != auto {
        let segue = topology.segues[i]
        let presentation = subject.written(i).presentation
        guard presentation.makesContext else { continue }
        let name = subject.document.names[f]
        findings.append(
          finding(
            .segue(from: name, to: subject.name(segue.destination)),
            "`\(subject.text(segue))` presents a \(presentation.text) where `\(name)` already "
              + "presents `\(subject.name(first.destination))` as a \(shown.text): one context "
              + "cannot present both at once",
            region: subject.written(i).region, witness: subject.walk(walk + [Int32(auto)]),
            remedy: "present `\(subject.name(segue.destination))` from "
              + "`\(subject.name(first.destination))`, or make `\(subject.text(first))` dismissable",
            related: [
              Finding.Related("the auto segue is here", region: subject.written(auto).region)
            ]))
      }
    }
    return findings
  }
}
