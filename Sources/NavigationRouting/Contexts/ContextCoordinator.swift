public import NavigationGraph
public import Observation

/// The state of one presentation context, for the view at its root to host.
///
/// Each context of a chain has its own coordinator, and only those whose context changed tell
/// their observers. The coordinator at the bottom belongs to whoever made it; each keeps the one
/// of the context that stands on it, which goes when that context does.
@MainActor @Observable
public final class ContextCoordinator<Content>: Identifiable {
  /// A screen in its place.
  public typealias Placed = PlacedScreen<RoutedScreen<Content>>

  /// The id of the context, which is that of its root screen.
  public nonisolated let id: ScreenID
  /// How the context appeared; `.inPlace` at the bottom.
  public nonisolated let presentation: SeguePresentation
  /// The context; once dismissed it keeps its last state.
  public private(set) var context: PresentationContext<RoutedScreen<Content>>
  /// The coordinator of the context that stands on this one.
  public private(set) var presented: ContextCoordinator?

  @ObservationIgnored private let chain: Chain

  /// The coordinator of a new chain, with a screen at the bottom.
  public convenience init(root: Content) {
    self.init(showing: PresentationContexts(root: .screen(root)))
  }

  /// The bottom coordinator of a chain.
  ///
  /// - Parameter decide: takes what is asked for, as contexts in which it is done, shows what comes
  ///   of that, and says whether it is the same; where nil, what is asked for is done.
  convenience init(
    showing contexts: PresentationContexts<RoutedScreen<Content>>,
    decide: ((PresentationContexts<RoutedScreen<Content>>) -> Bool)? = nil
  ) {
    self.init(contexts.contexts[0], in: Chain(contexts, decide: decide))
    chain.bottom = self
    takeOver(contexts.contexts)
  }

  private init(_ context: PresentationContext<RoutedScreen<Content>>, in chain: Chain) {
    self.id = context.id
    self.presentation = context.presentation
    self.context = context
    self.chain = chain
  }

  /// What the contexts of a chain share.
  private final class Chain {
    var contexts: PresentationContexts<RoutedScreen<Content>>
    weak var bottom: ContextCoordinator?

    let decide: ((PresentationContexts<RoutedScreen<Content>>) -> Bool)?

    init(
      _ contexts: PresentationContexts<RoutedScreen<Content>>,
      decide: ((PresentationContexts<RoutedScreen<Content>>) -> Bool)?
    ) {
      self.contexts = contexts
      self.decide = decide
    }
  }

  // MARK: What the host shows

  /// The screen that hosts this context.
  public var root: Placed { context.root }

  /// The pushed screens, as the path of a navigation stack.
  public var path: [ScreenID] { context.path.map(\.id) }

  /// The context that stands on this one as a sheet.
  public var sheet: ContextCoordinator? { presented(as: .sheet) }

  /// The context that stands on this one as a full-screen cover.
  public var fullScreen: ContextCoordinator? { presented(as: .fullScreenCover) }

  /// The context that stands on this one as a popover.
  public var popover: ContextCoordinator? { presented(as: .popover) }

  /// The context that stands on this one in a window of its own.
  public var window: ContextCoordinator? { presented(as: .window) }

  /// The modal over this context.
  public var modal: Placed? { context.modal }

  /// The alert to show now: it waits while another context stands on this one.
  public var alert: AppAlert? {
    guard presented == nil, case .alert(let alert)? = context.alert?.screen else { return nil }
    return alert
  }

  /// What a place of this context shows, or nil where the screen has gone.
  public func screen(_ id: ScreenID) -> Placed? {
    if context.id == id { return context.root }
    return context.path.first { $0.id == id }
  }

  /// The router to hand to a screen of this context.
  public func router(for screen: ScreenID) -> ScreenRouter<Content> {
    ScreenRouter(screen: screen, coordinator: self)
  }

  /// All contexts of the chain, bottom to top. Reading it observes nothing.
  public var contexts: PresentationContexts<RoutedScreen<Content>> { chain.contexts }

  // MARK: What the user does

  /// Takes the path that a navigation stack was left with: the pushed screens up to the first that
  /// is not in it stay.
  public func setPath(_ ids: [ScreenID]) {
    let kept = zip(context.path, ids).prefix { $0.id == $1 }.count
    perform("setPath", from: id) { contexts throws(ContextError) in
      try contexts.setPathCount(kept, in: id)
    }
  }

  /// Takes down what stands on this context, as when a sheet is swiped away.
  ///
  /// - Parameter expected: the context that was swiped away; where another stands there by now, it
  ///   stays. Nil for whatever stands there.
  public func dismissPresented(_ expected: ScreenID? = nil) {
    guard expected == nil || presented?.id == expected else { return }
    perform("dismissPresented", from: id) { contexts throws(ContextError) in
      try contexts.dismissPresented(over: id)
    }
  }

  /// Closes the alert of this context, as when the system does.
  ///
  /// - Parameter expected: the place of the alert that was closed; where another stands there by
  ///   now, it stays. Nil for whatever stands there.
  public func dismissAlert(_ expected: ScreenID? = nil) {
    guard expected == nil || context.alert?.id == expected else { return }
    perform("dismissAlert", from: id) { contexts throws(ContextError) in
      try contexts.dismissAlert(from: id)
    }
  }

  /// Closes the modal of this context, as when the user taps beside it.
  public func dismissModal() {
    perform("dismissModal", from: id) { contexts throws(ContextError) in
      try contexts.dismissModal(from: id)
    }
  }

  /// Closes an alert where it still stands, then does what one of its buttons says.
  ///
  /// - Parameters:
  ///   - button: the button that was chosen.
  ///   - alert: the place of the alert that was answered; nil for this context's own.
  public func answer(_ button: AppAlert.AppButton, alert: ScreenID? = nil) {
    if let asked = alert ?? context.alert?.id, context.alert?.id == asked { dismissAlert() }
    button.action()
  }

  // MARK: Changing

  /// Changes the chain and tells the coordinators of the contexts that changed.
  ///
  /// - Returns: whether it was done; a refusal changes nothing and is told to the debug log.
  @discardableResult
  func perform(
    _ operation: @autoclosure () -> String, from screen: ScreenID,
    _ change: (inout PresentationContexts<RoutedScreen<Content>>) throws(ContextError) -> Void
  ) -> Bool {
    var changed = chain.contexts
    do {
      try change(&changed)
    } catch {
      RoutingDebug.log("\(operation()) refused: \(error); \(summary(for: screen))")
      return false
    }
    let isDone = chain.decide?(changed) ?? true
    if chain.decide == nil { show(changed) }
    RoutingDebug.log("\(operation())\(isDone ? "" : " refused;") \(summary(for: screen))")
    return isDone
  }

  /// Shows other contexts, whose bottom is the same.
  ///
  /// - Parameter anew: whether observers are told in any case, as they have to be where the user
  ///   took down what may not go.
  func show(_ contexts: PresentationContexts<RoutedScreen<Content>>, anew: Bool = false) {
    chain.contexts = contexts
    chain.bottom?.takeOver(contexts.contexts, anew: anew)
  }

  /// Brings this coordinator, which is at the bottom, and those above up to date.
  private func takeOver(
    _ contexts: [PresentationContext<RoutedScreen<Content>>], anew: Bool = false
  ) {
    var coordinator = self
    for (i, context) in contexts.enumerated() {
      if anew || !coordinator.context.hasSamePlaces(as: context) { coordinator.context = context }
      guard i + 1 < contexts.count else { break }
      let next = contexts[i + 1]
      if let above = coordinator.presented, above.id == next.id {
        coordinator = above
      } else {
        let above = ContextCoordinator(next, in: chain)
        coordinator.presented = above
        coordinator = above
      }
    }
    if coordinator.presented != nil { coordinator.presented = nil }
  }

  private func presented(as presentation: SeguePresentation) -> ContextCoordinator? {
    presented.flatMap { $0.presentation == presentation ? $0 : nil }
  }

  private func summary(for screen: ScreenID) -> String {
    func text(_ id: ScreenID?) -> String { id.map { "\($0)" } ?? "nil" }
    return "routerID=\(screen) coordinatorID=\(id) hostsPresentation=\(screen == id) "
      + "path=\(path) sheet=\(text(sheet?.id)) fullScreen=\(text(fullScreen?.id)) "
      + "modal=\(text(modal?.id)) alert=\(text(context.alert?.id))"
  }
}

extension PresentationContext {
  /// Whether the same screens stand in the same places, unchanged; a path grows and is cut at its end only.
  fileprivate func hasSamePlaces(as other: Self) -> Bool {
    id == other.id && revision == other.revision && path.count == other.path.count
      && path.last?.id == other.path.last?.id
      && modal?.id == other.modal?.id && alert?.id == other.alert?.id
  }
}
