/// The bytes of one input file under the name to show for it.
public struct SourceText: Sendable {
  /// The path as the user gave it or relative to that; `<stdin>` for standard input.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Line and column of a byte offset, both from 1; columns count Unicode scalars.
  ///
  /// Linear in the offset; `LineTable` serves many look-ups.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    let end = min(Int(offset), bytes.count)
    var line = 1
    var lineStart = 0
    for i in 0..<end where bytes[i] == 0x0A {
      line += 1
      lineStart = i + 1
    }
    var column = 1
    for i in lineStart..<end where bytes[i] & 0xC0 != 0x80 { column += 1 }
    return (line, column)
  }
}
