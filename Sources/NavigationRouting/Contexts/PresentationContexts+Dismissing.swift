extension PresentationContexts {
  /// Takes a screen down, with all that stands on it.
  ///
  /// A pushed screen is popped, and what is pushed on it; a context's root takes down the sheet or
  /// cover that it is the root of; an alert or a modal closes. A context, an alert and a modal go
  /// with the screen that asked for them.
  /// - Throws: `screenGone`; `nothingBeneath` for the screen at the bottom of everything.
  public mutating func dismiss(_ screen: ScreenID) throws(ContextError) {
    guard let location = location(of: screen) else { throw .screenGone(screen) }
    if location.slot != .root {
      takeDown(screen, in: location.context)
    } else if location.context > 0 {
      contexts.removeSubrange(location.context...)
    } else {
      throw .nothingBeneath(screen)
    }
  }

  /// Takes down the context that stands on a screen's context, as when a sheet is swiped away;
  /// nothing where there is none.
  ///
  /// - Throws: `screenGone`.
  public mutating func dismissPresented(over screen: ScreenID) throws(ContextError) {
    guard let location = location(of: screen) else { throw .screenGone(screen) }
    contexts.removeSubrange((location.context + 1)...)
  }

  /// Closes the alert or dialog of a screen's context; nothing where there is none.
  ///
  /// - Throws: `screenGone`.
  public mutating func dismissAlert(from screen: ScreenID) throws(ContextError) {
    guard let context = context(of: screen) else { throw .screenGone(screen) }
    if let alert = context.alert { try dismiss(alert.id) }
  }

  /// Closes the modal of a screen's context; nothing where there is none.
  ///
  /// - Throws: `screenGone`.
  public mutating func dismissModal(from screen: ScreenID) throws(ContextError) {
    guard let context = context(of: screen) else { throw .screenGone(screen) }
    if let modal = context.modal { try dismiss(modal.id) }
  }

  /// Pops what is pushed on a screen; nothing where it is on top of its path.
  ///
  /// - Throws: `screenGone`.
  public mutating func pop(to screen: ScreenID) throws(ContextError) {
    guard let location = location(of: screen) else { throw .screenGone(screen) }
    switch location.slot {
    case .root: try setPathCount(0, in: screen)
    case .path(let i): try setPathCount(i + 1, in: screen)
    case .modal, .alert: break
    }
  }

  /// Pops the path of a screen's context until it has at most a number of screens, as a back swipe
  /// or the menu of the back button does; nothing where it has no more than that.
  ///
  /// - Throws: `screenGone`.
  public mutating func setPathCount(
    _ count: Int, in screen: ScreenID
  ) throws(ContextError) {
    guard let location = location(of: screen) else { throw .screenGone(screen) }
    let path = contexts[location.context].path
    let kept = max(0, count)
    if kept < path.count { takeDown(path[kept].id, in: location.context) }
  }

  /// Takes down a pushed screen, an alert or a modal, and what stands on it.
  mutating func takeDown(_ screen: ScreenID, in c: Int) {
    var gone: Set<ScreenID> = [screen]
    func goes(_ placed: PlacedScreen<Screen>) -> Bool {
      gone.contains(placed.id) || placed.presenter.map(gone.contains) ?? false
    }
    // The alert and the modal go at most once each, and the path is cut again only after that.
    var isSettled = false
    while !isSettled {
      isSettled = true
      if let cut = contexts[c].path.firstIndex(where: goes) {
        gone.formUnion(contexts[c].path[cut...].map(\.id))
        contexts[c].path.removeSubrange(cut...)
        isSettled = false
      }
      if let alert = contexts[c].alert, goes(alert) {
        gone.insert(alert.id)
        contexts[c].alert = nil
        isSettled = false
      }
      if let modal = contexts[c].modal, goes(modal) {
        gone.insert(modal.id)
        contexts[c].modal = nil
        isSettled = false
      }
    }
    if c + 1 < contexts.count, goes(contexts[c + 1].root) { contexts.removeSubrange((c + 1)...) }
  }
}
