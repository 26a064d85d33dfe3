/// Tells UTF-8 text from what is none.
package enum TextEncoding {
  /// Where the text begins (behind a byte order mark); throws for what is not UTF-8 text.
  package static func check(_ bytes: [UInt8], file: Int32) throws(Diagnostic) -> Int {
    func problem(_ message: String, at offset: Int, suggestion: String? = nil) -> Diagnostic {
      Diagnostic(
        message, suggestion: suggestion,
        region: SourceRegion(
          file: file, start: UInt32(offset), end: UInt32(min(offset + 1, bytes.count))))
    }
    if bytes.count >= 2 {
      let first = (bytes[0], bytes[1])
      let isMarked = first == (0xFE, 0xFF) || first == (0xFF, 0xFE)
      if isMarked || (first.0 == 0) != (first.1 == 0) {
        throw problem("the file is UTF-16, not UTF-8", at: 0, suggestion: "save it as UTF-8")
      }
    }
    let offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if !bytes[offset...].contains(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) {
      throw problem("the file is empty", at: 0)
    }
    let (bad, isNUL) = bytes.withUnsafeBytes { firstBad($0) }
    if let bad {
      throw problem(
        isNUL ? "the file is binary: it holds a NUL byte" : "the file is not UTF-8 here", at: bad)
    }
    return offset
  }

  /// The first NUL or byte that does not belong to well-formed UTF-8 (Unicode, table 3-7).
  private static func firstBad(_ bytes: UnsafeRawBufferPointer) -> (Int?, isNUL: Bool) {
    let count = bytes.count
    var i = 0
    while i < count {
      while i + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        let hasZero = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
        if (word & 0x8080_8080_8080_8080) | hasZero != 0 { break }
        i += 8
      }
      guard i < count else { break }
      let byte = bytes[i]
      if byte == 0 { return (i, true) }
      if byte < 0x80 {
        i += 1
        continue
      }
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch byte {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, low) = (3, 0xA0)
      case 0xED: (length, high) = (3, 0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, low) = (4, 0x90)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, high) = (4, 0x8F)
      default: return (i, false)
      }
      guard i + length <= count, low...high ~= bytes[i + 1] else { return (i, false) }
      for j in 2..<max(length, 2) where bytes[i + j] & 0xC0 != 0x80 { return (i, false) }
      i += length
    }
    return (nil, false)
  }
}
