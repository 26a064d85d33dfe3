public import NavigationGraph

/// A screen where it stands in a chain of presentation contexts.
public struct PlacedScreen<Screen>: Identifiable {
  public let id: ScreenID
  /// What is shown. It may change in place; the id then stays, and so does the screen's host.
  public internal(set) var screen: Screen
  /// How it appeared; `.inPlace` for the screen at the bottom of everything.
  public let presentation: SeguePresentation
  /// The screen that it was asked for by and stands on; nil at the bottom of everything.
  public let presenter: ScreenID?
}

extension PlacedScreen: Sendable where Screen: Sendable {}
extension PlacedScreen: Equatable where Screen: Equatable {}
