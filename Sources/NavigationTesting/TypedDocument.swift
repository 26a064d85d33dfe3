internal import NavigationCore
internal import NavigationDocument
internal import NavigationGraph
internal import NavigationLint

/// Typed segues as a document for the linter, and the way back from its names.
struct TypedDocument<N: Fragment> {
  private(set) var document = GraphDocument()
  private var fragments: [String: N] = [:]

  init(_ segues: [Segue<N>], entry: N?, ends: Set<N>) {
    var all = Set(segues.lazy.flatMap { [$0.from, $0.to] })
    if let entry { all.insert(entry) }
    let names = Self.names(of: all.sorted())
    let ordered = names.sorted { $0.value.utf8.lexicographicallyPrecedes($1.value.utf8) }
    var indices: [N: Int32] = [:]
    for (i, (fragment, name)) in ordered.enumerated() {
      indices[fragment] = Int32(i)
      fragments[name] = fragment
      if ends.contains(fragment) {
        document.attributes[Int32(i), default: GraphDocument.FragmentAttributes()].isTerminal = true
      }
    }
    document.names = ordered.map(\.value)
    document.regions = ordered.map { _ in .none }
    document.isDeclared = ordered.map { _ in true }
    document.declaredEntry = entry.flatMap { names[$0] }.map { ($0, .none) }
    var tags: [AnyHashable: Int32] = [:]
    document.segues = segues.map { segue in
      var tag: Int32 = -1
      if let written = segue.tag {
        let next = Int32(document.texts.count)
        tag = tags[AnyHashable(written), default: next]
        if tag == next {
          tags[AnyHashable(written)] = next
          document.texts.append("\(written)")
        }
      }
      return GraphDocument.Segue(
        origin: indices[segue.from] ?? -1, destination: indices[segue.to] ?? -1,
        rules: segue.rules, presentation: segue.presentation.kind, tag: tag)
    }
  }

  /// A name for each fragment, that of its description; of equal ones the later get a number.
  private static func names(of fragments: [N]) -> [N: String] {
    var names: [N: String] = [:]
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    for fragment in fragments {
      let described = "\(fragment)"
      var name = described
      while !taken.insert(name).inserted {
        counts[described, default: 1] += 1
        name = "\(described) (\(counts[described, default: 1]))"
      }
      names[fragment] = name
    }
    return names
  }

  func finding(_ finding: Finding) -> GraphFinding<N> {
    let subject: GraphFinding<N>.Subject =
      switch finding.subject {
      case .fragment(let name): fragments[name].map { .fragment($0) } ?? .graph
      case .segue(let from, let to):
        if let from = fragments[from], let to = fragments[to] {
          .segue(DirectedEdge(from: from, to: to))
        } else {
          .graph
        }
      case .graph, .path: .graph
      }
    return GraphFinding(
      rule: finding.rule, isError: finding.severity == .error, subject: subject,
      message: finding.message,
      witness: (finding.witness?.fragments ?? []).compactMap { fragments[$0] },
      remedy: finding.remedy)
  }
}
