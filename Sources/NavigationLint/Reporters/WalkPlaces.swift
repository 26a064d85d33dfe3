import NavigationCore
import NavigationDocument

/// Where the steps of a finding's walk stand in the graph's sources.
struct WalkPlaces {
  struct Step {
    var text: String
    var path: String
    var place: LineTables.Place?
  }

  private let report: LintReport
  private let topology: Topology?
  private var tables: LineTables

  /// Linear in the graph where it is needed.
  init(_ report: LintReport, isNeeded: Bool) {
    self.report = report
    tables = LineTables(report.sources)
    topology = isNeeded ? report.document.topology() : nil
  }

  /// The entry and then each segue, in order; for a saved path also the step that breaks it.
  mutating func steps(of entry: ReportEntry) -> [Step] {
    guard let walk = entry.finding.witness, let topology else { return [] }
    let document = report.document
    let fragments = walk.fragments.map { document.fragment(named: $0) }
    var steps: [Step] = []
    for (i, name) in walk.fragments.enumerated() {
      let region = fragments[i].map { document.regions[$0] } ?? .none
      guard i > 0 else {
        steps.append(step("`\(name)`", region))
        continue
      }
      let before = walk.fragments[i - 1]
      if let from = fragments[i - 1], let to = fragments[i],
        let segue = topology.segue(from: from, to: to)
      {
        let written = document.segues[Int(topology.inputPosition[segue])]
        steps.append(step("`\(before) => \(name)`", written.region))
      } else {
        steps.append(step("… `\(name)`", region))
      }
    }
    if case .path = entry.finding.subject {
      steps.append(Step(text: "the path breaks here", path: entry.path, place: entry.place))
    }
    return steps
  }

  private mutating func step(_ text: String, _ region: SourceRegion) -> Step {
    let place = tables.place(of: region)
    return Step(text: visibleText(text), path: place?.path ?? report.path, place: place)
  }
}
