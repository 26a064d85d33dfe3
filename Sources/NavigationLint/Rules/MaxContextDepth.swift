import NavigationCore
import NavigationDocument

/// More presentation contexts stand on each other than the limit.
enum MaxContextDepth: Rule {
  static let id = "max-context-depth"
  static let severity = Severity.warning
  static let isOptIn = true
  static let options = [
    RuleOption(
      "limit", .number(3),
      "The most sheets, covers, popovers and windows that may stand on each other.")
  ]

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let walks = subject.certainWalks, let entry = subject.entry else { return [] }
    let topology = subject.topology
    let limit = subject.number("limit", of: Self.self)
    var depth = [Int](repeating: 0, count: topology.fragmentCount)
    // Whether the walk there is all that is in the path, but for autos beside it.
    var isFresh = [Bool](repeating: false, count: topology.fragmentCount)
    isFresh[entry] = true
    var findings: [Finding] = []
    for fragment in walks.order where Int(fragment) != entry {
      let f = Int(fragment)
      let arrival = Int(walks.arrival[f])
      let origin = Int(topology.segues[arrival].origin)
      guard isFresh[origin] else { continue }
      isFresh[f] =
        topology.autoSegue[f] < 0
        || topology.ingress(of: f).allSatisfy {
          Int($0) == arrival || topology.autoSegue[Int(topology.segues[Int($0)].origin)] != $0
        }
      let opens = subject.written(arrival).presentation.makesContext
      depth[f] = depth[origin] + (opens ? 1 : 0)
      // Where the one that opens the context is shown only in passing, the next one is told.
      guard isFresh[f], walks.stands[f], opens || !walks.stands[origin], depth[f] > limit else {
        continue
      }
      let name = subject.name(fragment)
      findings.append(
        finding(
          .fragment(name),
          "`\(name)` stands on \(plural(depth[f] - 1, "sheet")) or covers already, and with it "
            + "the limit of \(limit) is passed",
          region: subject.written(arrival).region,
          witness: subject.walk(to: f, by: walks),
          remedy: "push `\(name)`, or dismiss what is under it first"))
    }
    return findings
  }
}
