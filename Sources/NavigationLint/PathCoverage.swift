import NavigationCore
import NavigationDocument

/// Which fragments and segues of a graph no saved path visits.
public struct PathCoverage {
  private let report: LintReport
  private let subject: LintSubject
  /// Indices into the topology, in order of name.
  private let fragments: [Int]
  private let segues: [Int]

  /// The coverage of a report's saved paths; nil where there are none, or no entry to walk from.
  ///
  /// A broken path counts up to where it breaks. Linear in the paths, but for a binary search for
  /// each step.
  public init?(_ report: LintReport) {
    guard !report.savedPaths.isEmpty else { return nil }
    let subject = LintSubject(document: report.document)
    guard let entry = subject.entry else { return nil }
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
    self.report = report
    self.subject = subject
    fragments = isVisited.indices.filter { !isVisited[$0] }
    segues = isWalked.indices.filter { !isWalked[$0] }
  }

  /// In order of name.
  public var unvisitedFragments: [String] { fragments.map { subject.name(Int32($0)) } }

  /// `a => b`, in order of name.
  public var unvisitedSegues: [String] {
    segues.map { subject.text(subject.topology.segues[$0]) }
  }

  /// For example `saved paths visit 40 of 44 fragments, 50 of 61 segues`.
  public var summary: String {
    let topology = subject.topology
    return "saved paths visit \(topology.fragmentCount - fragments.count) of "
      + "\(plural(topology.fragmentCount, "fragment")), "
      + "\(topology.segues.count - segues.count) of \(plural(topology.segues.count, "segue"))"
  }

  /// What is not visited, a line each, with its place.
  public var listing: String {
    var tables = LineTables(report.sources)
    var listing = ""
    func note(_ text: String, _ region: SourceRegion) {
      if let place = tables.place(of: region) {
        listing += "\(visibleText(place.path)):\(place.start.line):\(place.start.column): "
      }
      listing += "note: no saved path visits `\(visibleText(text))`\n"
    }
    for fragment in fragments {
      note(subject.name(Int32(fragment)), report.document.regions[fragment])
    }
    for segue in segues {
      note(subject.text(subject.topology.segues[segue]), subject.written(segue).region)
    }
    return listing
  }
}
