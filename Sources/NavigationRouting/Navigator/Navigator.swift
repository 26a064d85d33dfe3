public import NavigationGraph
public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// Steers an app along its navigation graph: it holds the presented path and moves it on.
///
/// A navigator is observable through `Observation`, and through Combine where there is Combine. A
/// change is published only where the path became another one. Calls that do not throw put the
/// reason of a refusal in `errors`; a refused call changes nothing.
///
/// ```swift
/// let navigator = try Navigator(nav: segues)
/// navigator.present(fragment: .gatekeeper)
/// navigator.isPresented(.login)  // true: the gatekeeper's auto segue has fired
/// ```
@preconcurrency @MainActor
public final class Navigator<N: Fragment> {
  /// The segues of the graph.
  public let nav: Set<Segue<N>>

  /// Why calls were refused, oldest first; the latest hundred are kept.
  @ErrorLog public var errors: [NavigationError<N>]

  private let registrar = ObservationRegistrar()
  private var state: PresentedPath<N>
  #if canImport(Combine)
    // The publisher is never replaced, and does its own locking.
    public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  #endif

  /// A navigator that goes on from a state.
  public init(_ presentedPath: PresentedPath<N>) {
    nav = Set(presentedPath.graph.segues)
    state = presentedPath
  }

  /// A navigator at launch, or at a path.
  ///
  /// - Parameters:
  ///   - nav: the segues of the graph, in any order.
  ///   - path: the edges that lead to what is presented; with an empty path the entry is, and
  ///     what its auto segue presents.
  ///   - entry: the fragment presented at launch; where nil, the only one that no segue leads to.
  /// - Throws: the errors of `NavigationGraph.init(_:entry:)`, then those of
  ///   `PresentedPath.init(graph:path:)`.
  public convenience init(
    nav: some Sequence<Segue<N>>, path: OrderedSet<PathEdge<N>> = [], entry: N? = nil
  ) throws(NavigationError<N>) {
    self.init(try PresentedPath(graph: NavigationGraph(nav, entry: entry), path: path))
  }

  /// The whole state, a value: keep a copy and `restore` it to undo.
  public var presentedPath: PresentedPath<N> {
    registrar.access(self, keyPath: \.presentedPath)
    return state
  }

  /// Goes back, or on, to a state, as an undo does.
  ///
  /// A state of another graph is restored by its path, if that fits this graph.
  /// - Throws: `pathMismatch`.
  public func restore(_ presentedPath: PresentedPath<N>) throws(NavigationError<N>) {
    if presentedPath.graph == state.graph {
      move(to: presentedPath)
    } else {
      try replace(path: presentedPath.path)
    }
  }

  /// Forgets the errors reported so far.
  public func clearErrors() {
    guard !errors.isEmpty else { return }
    announce()
    _errors.removeAll()
  }

  /// Makes a change, or throws its reason.
  func change(
    _ make: (inout PresentedPath<N>) throws(NavigationError<N>) -> Void
  ) throws(NavigationError<N>) {
    var next = state
    try make(&next)
    move(to: next)
  }

  /// Makes a change, or reports why it was refused.
  func attempt(_ make: (inout PresentedPath<N>) throws(NavigationError<N>) -> Void) {
    do throws(NavigationError<N>) {
      try change(make)
    } catch {
      announce()
      _errors.append(error)
    }
  }

  private func move(to next: PresentedPath<N>) {
    guard next != state else { return }
    announce()
    registrar.withMutation(of: self, keyPath: \.presentedPath) { state = next }
  }

  private func announce() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }
}

extension Navigator: Observable {}

#if canImport(Combine)
  extension Navigator: ObservableObject {}
#endif

/// The name of the navigator in the Helm document.
public typealias Helm = Navigator
