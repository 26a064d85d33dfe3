public import NavigationGraph

/// One navigation stack with its one presentation host, which is its root.
public struct PresentationContext<Screen>: Identifiable {
  /// The screen at the bottom, which hosts presentation.
  public internal(set) var root: PlacedScreen<Screen>
  /// The screens pushed on the root, bottom to top.
  public internal(set) var path: [PlacedScreen<Screen>] = []
  /// What lies over the stack within this context.
  public internal(set) var modal: PlacedScreen<Screen>?
  /// The alert or confirmation dialog of this context.
  public internal(set) var alert: PlacedScreen<Screen>?

  /// How many times a screen of it changed in place: then the places are the same, and yet what
  /// they show is not.
  var revision: UInt64 = 0

  init(root: PlacedScreen<Screen>) { self.root = root }

  /// The id of the root screen.
  public var id: ScreenID { root.id }
  /// How this context appeared: sheet, cover, popover, window, or `.inPlace` at the bottom.
  public var presentation: SeguePresentation { root.presentation }
  /// The screen on top of the stack.
  public var top: PlacedScreen<Screen> { path.last ?? root }
}

extension PresentationContext: Sendable where Screen: Sendable {}

extension PresentationContext: Equatable where Screen: Equatable {
  /// Equal when the same screens stand in the same places, whatever has come and gone.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.root == rhs.root && lhs.path == rhs.path && lhs.modal == rhs.modal
      && lhs.alert == rhs.alert
  }
}
