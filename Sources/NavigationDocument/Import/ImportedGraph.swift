package import NavigationCore

/// Collects what an importer finds, by fragment names, for a document.
///
/// A graph has one segue for an edge; where an input has several ways from one fragment to
/// another, the first one stands for all, dismissable where one of them is.
package struct ImportedGraph {
  private struct Edge: Hashable {
    var origin: Int32
    var destination: Int32
  }

  /// The most segues that an input may stand for, as global actions multiply.
  static let segueLimit = 1_000_000

  var builder = GraphBuilder()
  private var known: [Edge: Int] = [:]
  private var joinedCount = 0
  private(set) var isFull = false

  package init() {}

  package mutating func add(_ source: SourceText) -> Int32 {
    builder.document.sources.append(source)
    return Int32(builder.document.sources.count - 1)
  }

  /// Declares a fragment; the first declaration counts.
  package mutating func declare(
    _ name: String, region: SourceRegion, _ attributes: GraphDocument.FragmentAttributes
  ) {
    builder.declareOnce(
      number(name, region), region: region,
      attributes: attributes == GraphDocument.FragmentAttributes() ? nil : attributes)
  }

  /// Adds a segue; unless the input may mean a segue twice, it is joined with one of equal ends.
  package mutating func segue(
    _ origin: String, _ destination: String, rules: SegueRules, _ presentation: Presentation,
    tag: String? = nil, label: String? = nil, region: SourceRegion, joinsEqual: Bool = true
  ) {
    let edge = Edge(origin: number(origin, region), destination: number(destination, region))
    if joinsEqual, let first = known[edge] {
      builder.document.segues[first].rules.formUnion(rules.intersection(.dismissable))
      joinedCount += 1
      return
    }
    guard builder.document.segues.count < Self.segueLimit else {
      if !isFull {
        builder.report(
          Diagnostic("this stands for more than \(Self.segueLimit) segues", region: region))
      }
      isFull = true
      return
    }
    known[edge] = builder.document.segues.count
    builder.document.segues.append(
      GraphDocument.Segue(
        origin: edge.origin, destination: edge.destination, rules: rules,
        presentation: presentation, tag: text(tag), label: text(label), region: region))
  }

  package mutating func finish() -> ReadResult {
    let diagnostics = builder.listedDiagnostics()
    if joinedCount > 0 {
      builder.document.losses.append(
        joinedCount == 1
          ? "1 segue has the same ends as another and is joined with it"
          : "\(joinedCount) segues have the same ends as another and are joined with it")
    }
    return ReadResult(document: builder.finish(), diagnostics: diagnostics)
  }

  /// A problem that makes the input no graph to rely upon.
  package mutating func report(_ problem: Diagnostic) { builder.report(problem) }

  /// Changes what a document says beside its fragments and segues.
  package mutating func describe(_ change: (inout GraphDocument) -> Void) {
    change(&builder.document)
  }

  private mutating func number(_ name: String, _ region: SourceRegion) -> Int32 {
    Array(name.utf8).withUnsafeBufferPointer { builder.fragment($0, region: region) }
  }

  private mutating func text(_ text: String?) -> Int32 {
    guard let text else { return -1 }
    return Array(text.utf8).withUnsafeBufferPointer { builder.texts.number(of: $0) }
  }
}
