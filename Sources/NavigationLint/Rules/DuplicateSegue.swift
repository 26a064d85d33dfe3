import NavigationCore
import NavigationDocument

/// Two segues for one edge.
enum DuplicateSegue: Rule {
  static let id = "duplicate-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    subject.topology.duplicates.map { duplicate in
      let first = subject.document.segues[Int(duplicate.first)]
      let repeated = subject.document.segues[Int(duplicate.repeated)]
      let from = subject.name(repeated.origin)
      let to = subject.name(repeated.destination)
      let differs = first.rules != repeated.rules || first.presentation != repeated.presentation
      return finding(
        .segue(from: from, to: to),
        "`\(from) => \(to)` is a segue already"
          + (differs ? ", and this one has other rules" : ""),
        region: repeated.region,
        remedy: differs ? "keep the one whose rules are meant" : "remove one of the two",
        related: [Finding.Related("the first one is here", region: first.region)])
    }
  }
}
