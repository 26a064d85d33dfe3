/// How a pushed screen wants its surroundings.
public struct DestinationStyle: Hashable, Sendable {
  /// The title that the navigation bar or the window shows; none where nil.
  public var title: String?
  public var hidesBackButton: Bool

  public init(title: String? = nil, hidesBackButton: Bool = false) {
    self.title = title
    self.hidesBackButton = hidesBackButton
  }
}

/// The name of the style in the GraniteNavigation document.
public typealias GraniteNavigationDestinationStyle = DestinationStyle
