internal import NavigationDocument

/// One file to read.
public struct SourceInput: Sendable {
  /// The name to show.
  public var path: String
  /// The text where it does not come from the disk, such as an old revision's.
  public var bytes: [UInt8]?

  public init(path: String, bytes: [UInt8]? = nil) {
    self.path = path
    self.bytes = bytes
  }

  func text() throws(Diagnostic) -> [UInt8] {
    if let bytes { return bytes }
    return try FileBytes.read(path)
  }
}
