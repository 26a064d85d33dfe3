import NavigationCore
import NavigationDocument

/// One presentation context would have to present two sheets or covers at once.
enum CompetingPresentations: Rule {
  static let id = "competing-presentations"
  static let severity = Severity.warning

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    var findings: [Finding] = []
    for f in 0..<topology.fragmentCount where topology.autoSegue[f] >= 0 {
      let auto = Int(topology.autoSegue[f])
      let first = topology.segues[auto]
      let shown = subject.written(auto).presentation
      // What may be dismissed makes room before the other is asked for.
      guard first.rules.contains(.hold), !first.rules.contains(.dismissable), shown.makesContext,
        let walks = subject.certainWalks, walks.stands[f],
        subject.certainRank[Int(first.destination)] > subject.certainRank[f]
      else { continue }
      for i in topology.egress(of: f) where i != auto {
        let segue = topology.segues[i]
        let presentation = subject.written(i).presentation
        guard presentation.makesContext else { continue }
        let name = subject.document.names[f]
        findings.append(
          finding(
            about: i, in: subject,
            "`\(subject.text(segue))` presents a \(presentation.text) where `\(name)` already "
              + "presents `\(subject.name(first.destination))` as a \(shown.text): one context "
              + "cannot present both at once",
            witness: subject.walk(to: f, by: walks, then: [Int32(auto)]),
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
