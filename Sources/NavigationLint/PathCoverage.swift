import NavigationCore
import NavigationDocument

/// Which fragments and segues of a graph no saved path visits.
public struct PathCoverage: Sendable {
  public let fragmentCount: Int
  public let segueCount: Int
  /// In order of name.
  public let unvisitedFragments: [String]
  /// `a => b`, in order of name.
  public let unvisitedSegues: [String]
  /// Both as text, a line each, with their places.
  public let listing: String

  /// The coverage of a report's saved paths; nil where there are none, or no entry to walk from.
  ///
  /// A broken path counts up to where it breaks. Linear in the paths, but for a binary search for
  /// each step.
  public init?(_ report: LintReport) {
    let subject = LintSubject(document: report.document)
    guard let entry = subject.entry, !report.savedPaths.isEmpty else { return nil }
    let topology = subject.topology
    var isVisited = [Bool](repeating: false, count: topology.fragmentCount)
    var isWalked = [Bool](repeating: false, count: topology.segues.count)
    for path in report.savedPaths {
      let review = PathReview(
        path, document: report.document, topology: topology, entry: entry)
      for fragment in review.visitedFragments { isVisited[Int(fragment)] = true }
      for segue in review.segues.prefix(review.brokenStep ?? .max) {
        if let segue { isWalked[segue] = true }
      }
    }
    var tables = LineTables(report.sources)
    var listing = ""
    func note(_ text: String, _ region: SourceRegion) {
      if let place = tables.place(of: region) {
        listing += "\(visibleText(place.path)):\(place.start.line):\(place.start.column): "
      }
      listing += "note: no saved path visits `\(visibleText(text))`\n"
    }
    fragmentCount = topology.fragmentCount
    segueCount = topology.segues.count
    let fragments = isVisited.indices.filter { !isVisited[$0] }
    let segues = isWalked.indices.filter { !isWalked[$0] }
    unvisitedFragments = fragments.map { subject.document.names[$0] }
    unvisitedSegues = segues.map { subject.text(topology.segues[$0]) }
    for (fragment, name) in zip(fragments, unvisitedFragments) {
      note(name, subject.document.regions[fragment])
    }
    for (segue, text) in zip(segues, unvisitedSegues) { note(text, subject.written(segue).region) }
    self.listing = listing
  }

  /// For example `saved paths visit 40 of 44 fragments, 50 of 61 segues`.
  public var summary: String {
    "saved paths visit \(fragmentCount - unvisitedFragments.count) of "
      + "\(plural(fragmentCount, "fragment")), \(segueCount - unvisitedSegues.count) of "
      + plural(segueCount, "segue")
  }
}
