/// What `rutter` asks `rutter-swift` to read.
package struct SourceRequest {
  package struct File {
    package var path: String
    /// The text, where it is not the one on the disk.
    package var bytes: [UInt8]?

    package init(path: String, bytes: [UInt8]? = nil) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Raised with every change of what is asked and answered; an older program is refused.
  private static let version: UInt32 = 1

  package var files: [File]
  package var cache: String?

  package init(files: [File], cache: String? = nil) {
    self.files = files
    self.cache = cache
  }

  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(cache)
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(file.bytes != nil)
      if let bytes = file.bytes { writer.write(bytes: bytes) }
    }
    return writer.bytes
  }

  package init(encoded: [UInt8]) throws(ByteReader.Broken) {
    var reader = ByteReader(encoded)
    guard try reader.number() == Self.version else { throw ByteReader.Broken() }
    cache = try reader.optionalText()
    files = try reader.list { reader throws(ByteReader.Broken) in
      let path = try reader.text()
      return File(path: path, bytes: try reader.flag() ? try reader.data() : nil)
    }
    guard reader.isAtEnd else { throw ByteReader.Broken() }
  }
}
