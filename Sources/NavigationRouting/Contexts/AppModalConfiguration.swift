/// How a modal lies over its context, in plain values.
public struct AppModalConfiguration: Hashable, Sendable {
  /// Where in its context a modal lies.
  public enum Alignment: Hashable, Sendable { case top, center, bottom }

  /// How a modal comes and goes.
  public enum Transition: Hashable, Sendable {
    case opacity, scale
    /// Moves in from the edge that the modal is aligned to; from below where it is centred.
    case move
  }

  /// Whether a tap beside the modal closes it.
  public var dismissesOnBackgroundTap: Bool
  /// How dark the context beneath becomes, from 0 (not at all) to 1 (black).
  public var backgroundDim: Double
  /// How it comes and goes.
  public var transition: Transition
  /// Where in its context it lies.
  public var alignment: Alignment

  /// A configuration; a dim outside 0…1 is taken as the nearer end.
  public init(
    dismissesOnBackgroundTap: Bool = true, backgroundDim: Double = 0.4,
    transition: Transition = .opacity, alignment: Alignment = .center
  ) {
    self.dismissesOnBackgroundTap = dismissesOnBackgroundTap
    self.backgroundDim = backgroundDim > 0 ? min(backgroundDim, 1) : 0
    self.transition = transition
    self.alignment = alignment
  }

  /// In the middle, over a dimmed context, closed by a tap beside it.
  public static let `default` = AppModalConfiguration()
}
