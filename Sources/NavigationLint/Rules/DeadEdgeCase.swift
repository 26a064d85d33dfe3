import NavigationCore
import NavigationDocument
import Spelling

/// Code gives rules to an edge that is not made: they never apply.
enum DeadEdgeCase: Rule {
  static let id = "dead-edge-case"
  static let severity = Severity.warning

  /// Linear in the cases and the segues.
  static func check(_ subject: LintSubject) -> [Finding] {
    let document = subject.document
    guard !document.deadCases.isEmpty else { return [] }
    return document.deadCases.compactMap { dead in
      let ends = [dead.origin, dead.destination].map { document.fragment(named: $0) }
      if let origin = ends[0], let destination = ends[1],
        subject.topology.segue(from: origin, to: destination) != nil
      {
        return nil
      }
      let edge = "\(dead.origin) => \(dead.destination)"
      var remedy = "make the edge `\(edge)` too, or remove its case"
      if let origin = ends[0], let destination = ends[1],
        subject.topology.segue(from: destination, to: origin) != nil
      {
        remedy = "did you mean `\(dead.destination) => \(dead.origin)`?"
      }
      return finding(
        .segue(from: dead.origin, to: dead.destination),
        "the case for `\(edge)` matches no edge, so its rules never apply", region: dead.region,
        remedy: remedy)
    }
  }
}
