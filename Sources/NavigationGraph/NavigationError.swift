/// Why a graph was not built, a query had no answer, or a transition was refused.
public enum NavigationError<N: Fragment>: Error, Hashable, Sendable {
  // Building a graph.
  case empty
  case missingInlets
  case ambiguousInlets([N])
  case entryNotInGraph(N)
  case oneEdgeToManySegues([DirectedEdge<N>])
  case autoCycleDetected([N])
  case ambiguousAutoSegues([DirectedEdge<N>])
  // Asking for the only edge.
  case missingEgressEdges(N)
  case ambiguousEgressEdges(N, [DirectedEdge<N>])
  case missingIngressEdges(N)
  case ambiguousIngressEdges(N, [DirectedEdge<N>])
  // Moving.
  case emptyPath
  case pathMismatch(PathEdge<N>)
  case missingSegueToFragment(N)
  case missingSegueForEdge(DirectedEdge<N>)
  case missingTaggedSegue(name: String)
  case missingPathEdge(PathEdge<N>)
  case fragmentNotPresented(PathFragment<N>)
  case ambiguousForwardFromFragment(N, [DirectedEdge<N>])
  case fragmentMissingDismissableSegue(N)
  case segueNotDismissable(DirectedEdge<N>)
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
