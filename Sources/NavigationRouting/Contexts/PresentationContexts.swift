public import NavigationGraph

/// The presentation contexts of a window, each standing on the one before.
///
/// - A push shares the path of the context it is asked in. A sheet, a full-screen cover, a popover
///   and a window make a context of their own. Only a context's root hosts presentation.
/// - A context has one slot for the context that stands on it, one for an alert or confirmation
///   dialog, and one for a modal. What is asked for later takes the slot: what held it goes, with
///   all that stood on it. So a second sheet replaces the first, and an alert an alert.
/// - Every operation names the screen that asks. From a screen beneath, a push goes on top of its
///   context's path, and what stands on the context stays; anything else takes its slot.
/// - An alert of a context that another stands on waits until it is uncovered.
/// - From a screen that has gone, every operation is refused with `ContextError.screenGone`.
///
/// A value: copy it to explore, keep it to undo.
public struct PresentationContexts<Screen> {
  /// The contexts, bottom to top; never empty.
  public internal(set) var contexts: [PresentationContext<Screen>]
  private var nextNumber: UInt64 = 1

  /// One context with nothing but its root.
  public init(root: Screen) {
    let id = ScreenID(number: 0)
    contexts = [
      PresentationContext(
        root: PlacedScreen(id: id, screen: root, presentation: .inPlace, presenter: nil))
    ]
  }

  private init(_ contexts: [PresentationContext<Screen>], nextNumber: UInt64) {
    self.contexts = contexts
    self.nextNumber = nextNumber
  }

  // MARK: Asking

  /// The screen at the bottom of everything.
  public var root: PlacedScreen<Screen> { contexts[0].root }

  /// The topmost screen of the topmost context, beneath its modal and alert.
  public var top: PlacedScreen<Screen> { contexts[contexts.count - 1].top }

  /// The screens that host presentation: the root of each context, bottom to top.
  public var hosts: [ScreenID] { contexts.map(\.id) }

  /// Every screen, in the order in which they were asked for.
  public var screens: [PlacedScreen<Screen>] {
    contexts.flatMap { context in
      [context.root] + context.path + [context.modal, context.alert].compactMap { $0 }
    }.sorted { $0.id < $1.id }
  }

  /// The context that a screen belongs to, or nil where the screen has gone.
  public func context(of screen: ScreenID) -> PresentationContext<Screen>? {
    location(of: screen).map { contexts[$0.context] }
  }

  /// The context that stands on a screen's context, or nil.
  public func contextPresented(over screen: ScreenID) -> PresentationContext<Screen>? {
    guard let above = location(of: screen).map({ $0.context + 1 }), above < contexts.count
    else { return nil }
    return contexts[above]
  }

  /// Whether a screen is still there.
  public func contains(_ screen: ScreenID) -> Bool { location(of: screen) != nil }

  /// A screen in its place, or nil where it has gone.
  public subscript(screen: ScreenID) -> PlacedScreen<Screen>? {
    guard let location = location(of: screen) else { return nil }
    let context = contexts[location.context]
    switch location.slot {
    case .root: return context.root
    case .path(let i): return context.path[i]
    case .modal: return context.modal
    case .alert: return context.alert
    }
  }

  /// Whether a screen hosts presentation, which a context's root does and nothing else.
  public func hostsPresentation(_ screen: ScreenID) -> Bool {
    location(of: screen)?.slot == .root
  }

  // MARK: Presenting

  /// Shows a screen, as asked by another, and gives back the id of its place.
  ///
  /// `inPlace`, `tab` and `embed` change what the asking screen's place shows, and give back its id.
  /// - Throws: `screenGone`.
  @discardableResult
  public mutating func present(
    _ screen: Screen, as presentation: SeguePresentation, from asking: ScreenID
  ) throws(ContextError) -> ScreenID {
    guard let location = location(of: asking) else { throw .screenGone(asking) }
    let c = location.context
    switch presentation {
    case .inPlace, .tab, .embed:
      replace(at: location, with: screen)
      return asking
    case .push:
      let placed = place(screen, as: presentation, on: asking)
      contexts[c].path.append(placed)
      return placed.id
    case .sheet, .fullScreenCover, .popover, .window:
      contexts.removeSubrange((c + 1)...)
      let placed = place(screen, as: presentation, on: asking)
      contexts.append(PresentationContext(root: placed))
      return placed.id
    case .alert, .confirmationDialog:
      let presenter = free(contexts[c].alert?.id, in: c, for: asking)
      let placed = place(screen, as: presentation, on: presenter)
      contexts[c].alert = placed
      return placed.id
    case .modal:
      let presenter = free(contexts[c].modal?.id, in: c, for: asking)
      let placed = place(screen, as: presentation, on: presenter)
      contexts[c].modal = placed
      return placed.id
    }
  }

  /// Takes down what holds a slot, and gives back whom its next holder stands on: the asking
  /// screen, or, where that stood on what went, the nearest screen beneath that is left.
  private mutating func free(
    _ holder: ScreenID?, in context: Int, for asking: ScreenID
  ) -> ScreenID {
    guard let holder else { return asking }
    var beneath: [ScreenID] = []
    var next: ScreenID? = asking
    while let id = next, id >= contexts[context].id {
      beneath.append(id)
      next = self[id]?.presenter
    }
    takeDown(holder, in: context)
    return beneath.first(where: contains) ?? contexts[context].id
  }

  private mutating func place(
    _ screen: Screen, as presentation: SeguePresentation, on presenter: ScreenID
  ) -> PlacedScreen<Screen> {
    defer { nextNumber &+= 1 }
    return PlacedScreen(
      id: ScreenID(number: nextNumber), screen: screen, presentation: presentation,
      presenter: presenter)
  }

  private mutating func replace(at location: Location, with screen: Screen) {
    contexts[location.context].revision &+= 1
    switch location.slot {
    case .root: contexts[location.context].root.screen = screen
    case .path(let i): contexts[location.context].path[i].screen = screen
    case .modal: contexts[location.context].modal?.screen = screen
    case .alert: contexts[location.context].alert?.screen = screen
    }
  }
}

extension PresentationContexts {
  /// The same places, each showing what a function makes of its screen.
  public func map<Other>(
    _ transform: (PlacedScreen<Screen>) throws -> Other
  ) rethrows -> PresentationContexts<Other> {
    func map(_ placed: PlacedScreen<Screen>) throws -> PlacedScreen<Other> {
      PlacedScreen<Other>(
        id: placed.id, screen: try transform(placed), presentation: placed.presentation,
        presenter: placed.presenter)
    }
    let mapped = try contexts.map { context in
      var other = PresentationContext(root: try map(context.root))
      other.path = try context.path.map(map)
      other.modal = try context.modal.map(map)
      other.alert = try context.alert.map(map)
      other.revision = context.revision
      return other
    }
    return PresentationContexts<Other>(mapped, nextNumber: nextNumber)
  }
}

// MARK: Finding

extension PresentationContexts {
  enum Slot: Equatable {
    case root
    case path(Int)
    case modal, alert
  }

  struct Location: Equatable {
    var context: Int
    var slot: Slot
  }

  /// Where a screen stands, or nil. Logarithmic in the length of a path, as its ids increase.
  func location(of screen: ScreenID) -> Location? {
    for (c, context) in contexts.enumerated().reversed() where context.id <= screen {
      if context.id == screen { return Location(context: c, slot: .root) }
      if context.modal?.id == screen { return Location(context: c, slot: .modal) }
      if context.alert?.id == screen { return Location(context: c, slot: .alert) }
      var range = 0..<context.path.count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let found = context.path[middle].id
        if found == screen { return Location(context: c, slot: .path(middle)) }
        range = found < screen ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
    }
    return nil
  }
}

extension PresentationContexts: Sendable where Screen: Sendable {}

extension PresentationContexts: Equatable where Screen: Equatable {
  /// Equal when the same screens stand in the same places, whatever has come and gone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.contexts == rhs.contexts }
}
