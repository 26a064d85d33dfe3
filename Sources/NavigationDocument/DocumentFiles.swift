/// Where a document and its includes are read from: the disk, or an old revision of it.
public struct DocumentFiles: Sendable {
  /// The bytes of a file.
  public var bytes: @Sendable (String) throws(Diagnostic) -> [UInt8]
  /// A name that all spellings of one file have in common: its whole path; nil where no file is.
  public var identity: @Sendable (String) -> String?

  public init(
    bytes: @escaping @Sendable (String) throws(Diagnostic) -> [UInt8],
    identity: @escaping @Sendable (String) -> String?
  ) {
    self.bytes = bytes
    self.identity = identity
  }

  public static let disk = DocumentFiles(
    bytes: { path throws(Diagnostic) in try FileBytes.read(path) },
    identity: { FileBytes.resolved($0) })
}
