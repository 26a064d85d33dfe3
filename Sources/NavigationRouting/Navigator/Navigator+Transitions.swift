public import NavigationGraph

extension Navigator {
  // MARK: Presenting

  /// Presents a fragment by the first segue to it, from the top presented fragment down.
  public func present(fragment: N, id: String? = nil) {
    attempt { path throws(NavigationError<N>) in try path.present(fragment: fragment, id: id) }
  }

  /// Presents by the first segue with a tag, from the top presented fragment down.
  public func present(tag: some SegueTag, id: String? = nil) {
    attempt { path throws(NavigationError<N>) in try path.present(tag: tag, id: id) }
  }

  /// Presents by walking one edge, whose origin has to be presented.
  ///
  /// - Throws: `missingSegueForEdge`, `fragmentNotPresented`.
  public func present(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    try change { path throws(NavigationError<N>) in try path.present(pathEdge: pathEdge) }
  }

  /// Presents along the only segue from the top presented fragment.
  public func forward(id: String? = nil) {
    attempt { path throws(NavigationError<N>) in try path.forward(id: id) }
  }

  /// Whether `present(fragment:)` would succeed.
  public func canPresent(fragment: N) -> Bool { presentedPath.canPresent(fragment: fragment) }

  /// Whether `present(tag:)` would succeed.
  public func canPresent(using tag: some SegueTag) -> Bool { presentedPath.canPresent(using: tag) }

  /// Whether `present(pathEdge:)` would succeed.
  public func canPresent(using pathEdge: PathEdge<N>) -> Bool {
    presentedPath.canPresent(using: pathEdge)
  }

  // MARK: Dismissing

  /// Dismisses the latest edge of the path that is dismissable.
  public func dismiss() {
    attempt { path throws(NavigationError<N>) in try path.dismiss() }
  }

  /// Dismisses the latest dismissable edge of the path into a fragment.
  public func dismiss(fragment: N) {
    attempt { path throws(NavigationError<N>) in try path.dismiss(fragment: fragment) }
  }

  /// Dismisses the latest edge of the path with a tag.
  public func dismiss(tag: some SegueTag) {
    attempt { path throws(NavigationError<N>) in try path.dismiss(tag: tag) }
  }

  /// Dismisses one edge of the path.
  ///
  /// - Throws: `missingSegueForEdge`, `missingPathEdge`, `segueNotDismissable`.
  public func dismiss(pathEdge: PathEdge<N>) throws(NavigationError<N>) {
    try change { path throws(NavigationError<N>) in try path.dismiss(pathEdge: pathEdge) }
  }

  /// Whether `dismiss()` would succeed.
  public func canDismiss() -> Bool { presentedPath.canDismiss() }

  /// Whether `dismiss(fragment:)` would succeed.
  public func canDismiss(fragment: N) -> Bool { presentedPath.canDismiss(fragment: fragment) }

  /// Whether `dismiss(tag:)` would succeed.
  public func canDismiss(using tag: some SegueTag) -> Bool { presentedPath.canDismiss(using: tag) }

  /// Whether `dismiss(pathEdge:)` would succeed.
  public func canDismiss(using pathEdge: PathEdge<N>) -> Bool {
    presentedPath.canDismiss(using: pathEdge)
  }

  // MARK: Replacing

  /// Puts another path in the place of this one, whole; no auto segue fires.
  ///
  /// - Throws: `pathMismatch` with the first edge that cannot be walked.
  public func replace(path: OrderedSet<PathEdge<N>>) throws(NavigationError<N>) {
    try change { state throws(NavigationError<N>) in try state.replace(path: path) }
  }

  /// Obeys one navigation command.
  ///
  /// - Throws: what `present(pathEdge:)`, `dismiss(pathEdge:)` and `replace(path:)` throw.
  public func navigate(transition: PathTransition<N>) throws(NavigationError<N>) {
    try change { path throws(NavigationError<N>) in try path.navigate(transition: transition) }
  }
}
