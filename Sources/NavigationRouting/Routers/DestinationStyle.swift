/// How a pushed screen wants its surroundings.
public struct DestinationStyle: Hashable, Sendable {
  /// The title that the navigation bar or the window shows; none where nil.
  public var title: String?
  /// Whether the navigation bar shows no way back.
  public var hidesBackButton: Bool

  /// A style; by default without a title and with a way back.
  public init(title: String? = nil, hidesBackButton: Bool = false) {
    self.title = title
    self.hidesBackButton = hidesBackButton
  }
}

/// The name of the style in the GraniteNavigation document.
public typealias GraniteNavigationDestinationStyle = DestinationStyle
