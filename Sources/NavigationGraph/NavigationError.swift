/// Why a graph was not built, a query had no answer, or a transition was refused.
public enum NavigationError<N: Fragment>: Error, Hashable, Sendable {
  // Building a graph.
  /// There are no segues.
  case empty
  /// No entry is named and every fragment has a segue into it.
  case missingInlets
  /// No entry is named and these could each be it.
  case ambiguousInlets([N])
  /// The entry that is named has no segue.
  case entryNotInGraph(N)
  /// These edges have more than one segue each.
  case oneEdgeToManySegues([DirectedEdge<N>])
  /// Auto segues lead round through these fragments, in walking order.
  case autoCycleDetected([N])
  /// Several auto segues leave one fragment.
  case ambiguousAutoSegues([DirectedEdge<N>])
  // Asking for the only edge.
  /// No edge leaves the node.
  case missingEgressEdges(N)
  /// More than one edge leaves the node.
  case ambiguousEgressEdges(N, [DirectedEdge<N>])
  /// No edge enters the node.
  case missingIngressEdges(N)
  /// More than one edge enters the node.
  case ambiguousIngressEdges(N, [DirectedEdge<N>])
  // Moving.
  /// There is nothing to dismiss: the path is empty.
  case emptyPath
  /// The first edge of a path that cannot be walked.
  case pathMismatch(PathEdge<N>)
  /// No presented fragment has a segue to this one.
  case missingSegueToFragment(N)
  /// The graph has no such segue.
  case missingSegueForEdge(DirectedEdge<N>)
  /// No segue with the tag can be presented or dismissed now.
  case missingTaggedSegue(name: String)
  /// The edge is not in the path.
  case missingPathEdge(PathEdge<N>)
  /// The fragment is not presented.
  case fragmentNotPresented(PathFragment<N>)
  /// Not one segue but these leave the top fragment.
  case ambiguousForwardFromFragment(N, [DirectedEdge<N>])
  /// No dismissable segue in the path leads to the fragment.
  case fragmentMissingDismissableSegue(N)
  /// The segue may not be walked back.
  case segueNotDismissable(DirectedEdge<N>)
  /// No segue in the path may be walked back.
  case noDismissableSegues
}

extension NavigationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the graph has no segues; add at least one"
    case .missingInlets:
      "every fragment has a segue into it, so none can be the entry; name the entry"
    case .ambiguousInlets(let fragments):
      "\(list(fragments)) have no segue into them and could each be the entry; name the entry"
    case .entryNotInGraph(let fragment):
      "the entry `\(fragment)` has no segue; add one or name another entry"
    case .oneEdgeToManySegues(let edges):
      "more than one segue for \(list(edges)); keep one for each edge"
    case .autoCycleDetected(let fragments):
      "auto segues go round in a cycle: \(list(fragments + fragments.prefix(1), " => ")); "
        + "make one of them not auto"
    case .ambiguousAutoSegues(let edges):
      "more than one auto segue from the same fragment: \(list(edges)); keep one auto"
    case .missingEgressEdges(let fragment):
      "nothing leaves `\(fragment)`; add a segue from it"
    case .ambiguousEgressEdges(let fragment, let edges):
      "more than one edge leaves `\(fragment)`: \(list(edges)); name the one you mean"
    case .missingIngressEdges(let fragment):
      "nothing leads to `\(fragment)`; add a segue to it"
    case .ambiguousIngressEdges(let fragment, let edges):
      "more than one edge leads to `\(fragment)`: \(list(edges)); name the one you mean"
    case .emptyPath:
      "the path is empty, there is nothing to dismiss; present something first"
    case .pathMismatch(let edge):
      "the path breaks at `\(edge)`: the graph has no such segue or the path has not reached "
        + "`\(edge.from)` by then; take another way there"
    case .missingSegueToFragment(let fragment):
      "no presented fragment has a segue to `\(fragment)`; present one that has"
    case .missingSegueForEdge(let edge):
      "the graph has no segue `\(edge)`; add it"
    case .missingTaggedSegue(let name):
      "no segue tagged `\(name)` leaves what is presented or stands in the path; check the tag"
    case .missingPathEdge(let edge):
      "the path does not hold `\(edge)`; dismiss an edge that it holds"
    case .fragmentNotPresented(let fragment):
      "`\(fragment)` is not presented; present it first"
    case .ambiguousForwardFromFragment(let fragment, let edges):
      "more than one segue leads forward from `\(fragment)`: \(list(edges)); present one by name"
    case .fragmentMissingDismissableSegue(let fragment):
      "no segue of the path into `\(fragment)` is dismissable; mark it as dismissable"
    case .segueNotDismissable(let edge):
      "`\(edge)` is not dismissable; mark it as dismissable"
    case .noDismissableSegues:
      "no segue of the path is dismissable; mark one as dismissable"
    }
  }

  private func list(_ items: [some CustomStringConvertible], _ separator: String = ", ") -> String {
    items.map { "`\($0)`" }.joined(separator: separator)
  }

  private func list(_ fragments: [N], _ separator: String = ", ") -> String {
    fragments.map { "`\($0)`" }.joined(separator: separator)
  }
}
