/// A screen to push, with its style.
public struct Destination<Screen> {
  /// What is shown.
  public var screen: Screen
  /// How it wants its surroundings.
  public var style: DestinationStyle

  /// A screen with a style, by default a plain one.
  public init(_ screen: Screen, style: DestinationStyle = DestinationStyle()) {
    self.screen = screen
    self.style = style
  }
}

extension Destination: Equatable where Screen: Equatable {}
extension Destination: Hashable where Screen: Hashable {}
extension Destination: Sendable where Screen: Sendable {}
