internal import NavigationGraph

/// What a binding of the user interface asks for: a state, not a step.
extension Navigator {
  /// Presents or dismisses a fragment, unless that is how it stands already.
  ///
  /// With an id the fragment is meant under this id only; without one, under any.
  public func setPresented(_ isPresented: Bool, fragment: N, id: String? = nil) {
    let stands = id == nil ? self.isPresented(fragment) : self.isPresented(fragment, id: id)
    guard isPresented != stands else { return }
    guard !isPresented else { return present(fragment: fragment, id: id) }
    let pathFragment = PathFragment(fragment, id: id)
    if id != nil, let edge = path.last(where: { $0.to == pathFragment }) {
      attempt { path throws(NavigationError<N>) in try path.dismiss(pathEdge: edge) }
    } else {
      dismiss(fragment: fragment)
    }
  }

  /// The topmost presented of some fragments, such as the tab that is shown, or nil.
  public func picked(among fragments: some Sequence<N>) -> N? {
    matchFirst(fragments)?.fragment
  }

  /// Presents one of some fragments, unless it is picked already; nil changes nothing, since a
  /// selection among fragments has no way to say what to present in their place.
  public func pick(_ fragment: N?, among fragments: some Sequence<N>) {
    guard let fragment, fragment != picked(among: fragments) else { return }
    present(fragment: fragment)
  }
}
