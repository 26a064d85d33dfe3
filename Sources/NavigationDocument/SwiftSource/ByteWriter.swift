/// Writes numbers and texts one after the other, little end first.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ number: Int32) { write(UInt32(bitPattern: number)) }
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }
  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ text: String) { write(bytes: Array(text.utf8)) }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  package mutating func write(bytes more: [UInt8]) {
    write(UInt32(more.count))
    bytes += more
  }

  package mutating func write<Element>(
    _ elements: [Element], _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(UInt32(elements.count))
    for item in elements { element(&self, item) }
  }
}

/// Reads what `ByteWriter` wrote. Input that is cut off or wrong throws, whatever it says.
package struct ByteReader {
  package struct Broken: Error { package init() {} }

  private let bytes: [UInt8]
  private var at = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { at == bytes.count }

  package mutating func byte() throws(Broken) -> UInt8 {
    guard at < bytes.count else { throw Broken() }
    at += 1
    return bytes[at - 1]
  }

  package mutating func flag() throws(Broken) -> Bool { try byte() != 0 }

  package mutating func number() throws(Broken) -> UInt32 {
    guard bytes.count - at >= 4 else { throw Broken() }
    defer { at += 4 }
    return bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    }
  }

  package mutating func signed() throws(Broken) -> Int32 { Int32(bitPattern: try number()) }

  package mutating func data() throws(Broken) -> [UInt8] {
    let count = Int(try number())
    guard bytes.count - at >= count else { throw Broken() }
    defer { at += count }
    return Array(bytes[at..<at + count])
  }

  package mutating func text() throws(Broken) -> String {
    String(decoding: try data(), as: UTF8.self)
  }

  package mutating func optionalText() throws(Broken) -> String? {
    try flag() ? try text() : nil
  }

  /// A list; each element takes a byte at least, so that a false count allocates nothing.
  package mutating func list<Element>(
    _ element: (inout ByteReader) throws(Broken) -> Element
  ) throws(Broken) -> [Element] {
    let count = Int(try number())
    guard count <= bytes.count - at else { throw Broken() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }
}
