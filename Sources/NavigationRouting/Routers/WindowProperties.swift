/// What a window of a screen's own should be like.
public struct WindowProperties: Hashable, Sendable, Codable {
  /// The title that the window shows; the system's choice where nil.
  public var title: String?
  /// The width to open with, in points; the system's choice where nil.
  public var width: Double?
  /// The height to open with, in points; the system's choice where nil.
  public var height: Double?

  /// Properties; the system chooses what is nil.
  public init(title: String? = nil, width: Double? = nil, height: Double? = nil) {
    self.title = title
    self.width = width
    self.height = height
  }
}

/// The name of the properties in the GraniteNavigation document.
public typealias GraniteRouteWindowProperties = WindowProperties
