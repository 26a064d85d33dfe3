/// A screen to push, with its style.
public struct Destination<Screen> {
  public var screen: Screen
  public var style: DestinationStyle

  public init(_ screen: Screen, style: DestinationStyle = DestinationStyle()) {
    self.screen = screen
    self.style = style
  }
}

extension Destination: Equatable where Screen: Equatable {}
extension Destination: Hashable where Screen: Hashable {}
extension Destination: Sendable where Screen: Sendable {}
