import NavigationCore
import NavigationDocument

/// An alert or confirmation dialog holds while it presents something.
enum PresentationFromAlert: Rule {
  static let id = "presentation-from-alert"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    // What is shown as an alert and leads on; most alerts do not.
    var isAlert = [Bool](repeating: false, count: topology.fragmentCount)
    var alerts: [Int32] = []
    for segue in subject.document.segues where segue.presentation.isAlert {
      let f = Int(segue.destination)
      guard !isAlert[f], !topology.egress(of: f).isEmpty else { continue }
      isAlert[f] = true
      alerts.append(segue.destination)
    }
    guard !alerts.isEmpty, let walks = subject.certainWalks else { return [] }
    let rank = subject.certainRank
    var findings: [Finding] = []
    for f in alerts where walks.stands[Int(f)] {
      let presenting = topology.egress(of: Int(f)).filter {
        topology.segues[$0].rules.contains(.hold)
          && !subject.written($0).presentation.isWithinOrigin
      }
      guard !presenting.isEmpty, let alert = arrival(at: Int(f), rank, walks, subject) else {
        continue
      }
      let origin = Int(topology.segues[alert].origin)
      for i in presenting {
        let segue = topology.segues[i]
        // What is presented already is not presented anew.
        guard rank[Int(segue.destination)] > rank[origin], segue.destination != f,
          walks.stands[Int(segue.destination)]
        else { continue }
        let name = subject.name(f)
        findings.append(
          finding(
            about: i, in: subject,
            "`\(name)` is shown as \(article(subject.written(alert).presentation)), which closes "
              + "before its action runs, and yet it holds while it presents "
              + "`\(subject.name(segue.destination))`",
            witness: subject.walk(to: origin, by: walks, then: [Int32(alert), Int32(i)]),
            remedy: "let `\(subject.text(segue))` pass, or present "
              + "`\(subject.name(segue.destination))` from `\(subject.name(Int32(origin)))`",
            related: [
              Finding.Related("it is shown so here", region: subject.written(alert).region)
            ]))
      }
    }
    return findings
  }

  /// A segue that is sure to show the fragment as an alert: it is not on screen before.
  private static func arrival(
    at f: Int, _ rank: [Int], _ walks: CertainWalks, _ subject: LintSubject
  ) -> Int? {
    let topology = subject.topology
    let ingress = topology.ingress(of: f)
    guard topology.autoSegue[f] < 0 || ingress.count == 1 else { return nil }
    return ingress.lazy.map { Int($0) }.first { i in
      let origin = Int(topology.segues[i].origin)
      return subject.written(i).presentation.isAlert && rank[origin] < rank[f]
        && (walks.stands[origin] || Int(topology.autoSegue[origin]) == i)
    }
  }

  private static func article(_ presentation: Presentation) -> String {
    presentation == .alert ? "an alert" : "a confirmation dialog"
  }
}
