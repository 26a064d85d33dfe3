import NavigationCore
import NavigationDocument

/// Two segues for one edge.
enum DuplicateSegue: Rule {
  static let id = "duplicate-segue"
  static let severity = Severity.error
  static let isFixable = true

  static func check(_ subject: LintSubject) -> [Finding] {
    let document = subject.document
    let duplicates = subject.topology.duplicates
    guard !duplicates.isEmpty else { return [] }
    // An entry may stand for several segues: it can go where each of them only repeats another
    // one. The first of an edge repeats none, so it always stays.
    var needless: [SourceRegion: Int] = [:]
    for duplicate in duplicates where difference(duplicate, document) == nil {
      let repeated = document.segues[Int(duplicate.repeated)]
      needless[repeated.region, default: 0] += 1
    }
    for segue in document.segues where needless[segue.region] != nil {
      needless[segue.region]? -= 1
    }
    return duplicates.map { duplicate in
      let first = document.segues[Int(duplicate.first)]
      let repeated = document.segues[Int(duplicate.repeated)]
      let from = subject.name(repeated.origin)
      let to = subject.name(repeated.destination)
      let difference = difference(duplicate, document)
      return finding(
        .segue(from: from, to: to),
        "`\(from) => \(to)` is a segue already"
          + (difference.map { ", and this one has \($0)" } ?? ""),
        region: repeated.region,
        remedy: difference == nil ? "remove one of the two" : "keep the one that is meant",
        fix: needless[repeated.region] == 0 && repeated.region != .none
          ? Finding.Fix("remove the repeated segue", .remove(repeated.region)) : nil,
        related: [Finding.Related("the first one is here", region: first.region)])
    }
  }

  /// What a segue and its repetition do not have in common; nil where they say the same.
  private static func difference(
    _ duplicate: Topology.Duplicate, _ document: GraphDocument
  ) -> String? {
    let first = document.segues[Int(duplicate.first)]
    let repeated = document.segues[Int(duplicate.repeated)]
    if first.rules != repeated.rules || first.presentation != repeated.presentation {
      return "other rules"
    }
    if first.tag != repeated.tag { return "another tag" }
    return first.label == repeated.label ? nil : "another label"
  }
}
