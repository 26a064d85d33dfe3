/// A window that shows a router: the value that the platform opens the window for.
///
/// The number comes from a registry's counter. It means nothing to the registry of another launch,
/// which has no router for it.
public struct RouterWindow: Hashable, Sendable, Codable, Identifiable {
  public let id: Int
  /// What the window should be like.
  public let properties: WindowProperties
}
