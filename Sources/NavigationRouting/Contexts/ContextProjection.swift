internal import NavigationCore
public import NavigationGraph

/// A presented path as presentation contexts: which stack, which sheet, which alert.
///
/// The contexts are a function of graph and path. The walk from the entry that gives the presented
/// fragments is followed, and each segue of it opens a place or changes one:
///
/// | presentation | `.hold` | `.pass` |
/// |---|---|---|
/// | `inPlace`, `tab`, `embed` | part of the origin's screen, which stays | takes the origin's place |
/// | `push` | on the stack, over the origin | the same where it is dismissable: the origin waits beneath for the way back; else takes the origin's place |
/// | `sheet`, `fullScreenCover`, `popover`, `window` | a context of its own, over the origin | the same: it needs something to stand on |
/// | `alert`, `confirmationDialog`, `modal` | in its slot of the origin's context | the same |
///
/// - So a place shows the lowest fragment that is presented in it. A fragment that is shown within
///   another's screen has no place of its own.
/// - An alert, a dialog or a modal that passes closes first; what it leads to stands on what it
///   stood on. So does one whose slot is taken by a later one.
/// - A segue to a fragment that is presented already opens nothing: what stands over the screen
///   that is on top then goes.
///
/// The places keep their ids from one path to the next, from the bottom up, as long as the same
/// edges open them; what changes in place keeps its place.
public struct ContextProjection<N: Fragment>: Sendable {
  /// The path that is shown.
  public private(set) var path: PresentedPath<N>
  /// The contexts that show it.
  public private(set) var contexts: PresentationContexts<PathFragment<N>>
  /// In the order of the ids: each stands on the one before.
  private var places: [Place]
  /// The edges of the path that lead to what is presented.
  private var walk: [PathEdge<N>] = []

  /// Projects a path. Linear in its length.
  public init(_ path: PresentedPath<N>) {
    self.path = path
    places = [Place(fragment: PathFragment(path.graph.entry))]
    contexts = PresentationContexts(root: places[0].fragment)
    update(to: path)
  }

  /// Projects another path; places that it opens by the same edges stay.
  public mutating func update(to path: PresentedPath<N>) {
    let screens = contexts.screens
    let (next, walk) = Self.places(of: path)
    var kept = 1
    while kept < min(places.count, next.count), places[kept].hasSameOpening(as: next[kept]) {
      kept += 1
    }
    do {
      if kept < screens.count { try contexts.dismiss(screens[kept].id) }
      for i in 0..<kept where places[i].fragment != next[i].fragment {
        try contexts.present(next[i].fragment, as: .inPlace, from: screens[i].id)
      }
      var top = screens[kept - 1].id
      for place in next[kept...] {
        top = try contexts.present(place.fragment, as: place.presentation, from: top)
      }
    } catch {
      assertionFailure("each place stands on one that is there: \(error)")
    }
    self.path = path
    places = next
    self.walk = walk
  }

  /// The transitions that make of the path what the user made of its contexts.
  ///
  /// The user can take screens down; each lowest screen that went is a dismissal of the edge that
  /// opened it. Where other edges of the path then show something else there, such as a sheet that
  /// this one had replaced, that is dismissed in turn. Where a dismissal would go back further than
  /// the user did, because its fragment was walked through before, the path up to the edge takes its
  /// place; or, where that would show another screen than the user saw there, the edges that led to
  /// that screen.
  ///
  /// Apply them in order, up to the first that is refused, which the last one is where the graph
  /// forbids the way back; then `update(to:)` shows what is presented: the contexts given here,
  /// or, after a refusal, the screens that may not go. Nothing where no screen of `contexts` went.
  /// - Complexity: linear in the path for each transition.
  public func transitions<Screen>(
    toMatch changed: PresentationContexts<Screen>
  ) -> [PathTransition<N>] {
    let left = Set(changed.screens.map(\.id))
    guard let kept = contexts.screens.firstIndex(where: { !left.contains($0.id) }), kept > 0
    else { return [] }
    var transitions: [PathTransition<N>] = []
    var ahead = self
    while ahead.places.count > kept, let opening = ahead.places[kept].opening {
      var transition = PathTransition.dismiss(pathEdge: opening)
      guard var next = ahead.after(transition) else { return transitions + [transition] }
      let before = OrderedSet(ahead.path.path.prefix { $0 != opening })
      let walked = OrderedSet(ahead.walk.prefix(ahead.places[kept - 1].walked))
      for way in [before, walked] where !next.shows(places[..<kept]) {
        transition = .replace(path: way)
        guard let other = ahead.after(transition) else { return transitions }
        next = other
      }
      transitions.append(transition)
      ahead = next
    }
    return transitions
  }

  /// Whether the user may take a screen down: the segue that opened its place may be walked back.
  ///
  /// False for the screen at the bottom, and for one that has gone.
  public func canDismiss(_ screen: ScreenID) -> Bool {
    guard let i = contexts.screens.firstIndex(where: { $0.id == screen }),
      let opening = places[i].opening
    else { return false }
    return path.graph.segue(for: opening.edge)?.dismissable ?? false
  }

  /// The projection after a transition, or nil where that is refused.
  private func after(_ transition: PathTransition<N>) -> Self? {
    var path = path
    do { try path.navigate(transition: transition) } catch { return nil }
    var next = self
    next.update(to: path)
    return next
  }

  /// Whether these are the lowest places.
  private func shows(_ lowest: ArraySlice<Place>) -> Bool {
    lowest.count <= places.count
      && zip(lowest, places).allSatisfy { $0.hasSameOpening(as: $1) && $0.fragment == $1.fragment }
  }
}

extension ContextProjection {
  private struct Place: Sendable {
    /// The edge that opened it; nil at the bottom.
    var opening: PathEdge<N>?
    var presentation = SeguePresentation.inPlace
    var fragment: PathFragment<N>
    /// How many edges were walked when it was last on top.
    var walked = 0

    func hasSameOpening(as other: Place) -> Bool {
      opening == other.opening && presentation == other.presentation
    }
  }

  /// The places that a path opens, each standing on the one before, and the edges that lead there.
  private static func places(of path: PresentedPath<N>) -> ([Place], walk: [PathEdge<N>]) {
    let edges = path.path
    var latest: [PathFragment<N>: Int] = [:]
    for (i, edge) in edges.enumerated() { latest[edge.from] = i }
    let entry = PathFragment(path.graph.entry)
    var places = [Place(fragment: entry)]
    var presented = [(fragment: entry, place: 0)]
    var isPresented: Set = [entry]
    var walk: [PathEdge<N>] = []
    var previous = -1
    while let top = presented.last, let i = latest[top.fragment], i > previous,
      let segue = path.graph.segue(for: edges[i].edge)
    {
      previous = i
      let edge = edges[i]
      walk.append(edge)
      defer { places[places.count - 1].walked = walk.count }
      if segue.style == .pass {
        presented.removeLast()
        isPresented.remove(top.fragment)
      }
      guard isPresented.insert(edge.to).inserted else {
        if let last = presented.last { places.removeSubrange((last.place + 1)...) }
        continue
      }
      /// Whether nothing that is presented is left in the origin's place.
      let isLeft = presented.last?.place != top.place
      let origin = places[top.place].presentation.kind
      if !segue.presentation.kind.isWithinOrigin,
        !isLeft || segue.dismissable || segue.presentation != .push || origin.isOverlay
      {
        var base = isLeft && origin.isOverlay ? top.place : places.count
        base = slot(for: segue.presentation, in: places[..<base]) ?? base
        places.removeSubrange(base...)
        for k in presented.indices.reversed() {
          if presented[k].place < base { break }
          presented[k].place = base - 1
        }
        places.append(
          Place(opening: edge, presentation: segue.presentation, fragment: edge.to))
        presented.append((edge.to, base))
      } else {
        if isLeft { places[top.place].fragment = edge.to }
        presented.append((edge.to, top.place))
      }
    }
    return (places, walk)
  }

  /// The place in the topmost context that holds the slot which a presentation takes, or nil.
  private static func slot(for presentation: SeguePresentation, in places: ArraySlice<Place>)
    -> Int?
  {
    guard presentation.kind.isOverlay else { return nil }
    for i in places.indices.reversed() {
      if places[i].presentation.kind.makesContext { return nil }
      if places[i].presentation.kind.isOverlay,
        (places[i].presentation == .modal) == (presentation == .modal)
      {
        return i
      }
    }
    return nil
  }
}
