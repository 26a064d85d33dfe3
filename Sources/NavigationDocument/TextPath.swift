/// Splits the text of a path into its fragments.
enum TextPath {
  typealias Part = (end: SavedPath.End, region: SourceRegion)

  static func split(_ bytes: [UInt8]) throws(Diagnostic) -> [Part] {
    let isSpace = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else {
      throw Diagnostic("the path is empty", suggestion: "write a path such as `splash/login`")
    }
    var range = first..<last + 1
    var isURL = false
    if let slashes = find([0x3A, 0x2F, 0x2F], in: bytes, range),
      isScheme(bytes[range.lowerBound..<slashes])
    {
      isURL = true
      let end = bytes[range].firstIndex { $0 == 0x3F || $0 == 0x23 } ?? range.upperBound
      range = min(slashes + 3, end)..<end
    }
    let isArrows = !isURL && find([0x3D, 0x3E], in: bytes, range) != nil
    if isURL || !isArrows {
      // A slash at either end of the whole belongs to the spelling of paths and URLs.
      if range.count > 1, bytes[range.upperBound - 1] == 0x2F {
        range = range.lowerBound..<range.upperBound - 1
      }
      if range.count > 1, bytes[range.lowerBound] == 0x2F {
        range = range.lowerBound + 1..<range.upperBound
      }
    }
    var parts: [Part] = []
    var from = range.lowerBound
    while true {
      var to = from
      while to < range.upperBound {
        if isArrows {
          if bytes[to] == 0x3D, to + 1 < range.upperBound, bytes[to + 1] == 0x3E { break }
        } else if bytes[to] == 0x2F {
          break
        }
        to += 1
      }
      parts.append(try part(bytes, from..<to, isURL: isURL))
      if to >= range.upperBound { return parts }
      from = to + (isArrows ? 2 : 1)
    }
  }

  private static func part(
    _ bytes: [UInt8], _ whole: Range<Int>, isURL: Bool
  ) throws(Diagnostic) -> Part {
    var range = whole
    while let byte = bytes[range].first, byte == 0x20 || 0x09...0x0D ~= byte {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let byte = bytes[range].last, byte == 0x20 || 0x09...0x0D ~= byte {
      range = range.lowerBound..<range.upperBound - 1
    }
    let region = SourceRegion(
      file: 0, start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
    let colon = bytes[range].firstIndex(of: 0x3A)
    let name = try decode(bytes[range.lowerBound..<(colon ?? range.upperBound)], isURL, region)
    guard !name.isEmpty else {
      throw Diagnostic("a fragment's name is missing in the path", region: region)
    }
    let id = try colon.map { colon throws(Diagnostic) in
      try decode(bytes[colon + 1..<range.upperBound], isURL, region)
    }
    return (SavedPath.End(name: name, id: id), region)
  }

  private static func decode(
    _ bytes: ArraySlice<UInt8>, _ isURL: Bool, _ region: SourceRegion
  ) throws(Diagnostic) -> String {
    guard isURL else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var i = bytes.startIndex
    while i < bytes.endIndex {
      if bytes[i] == 0x25 {
        guard i + 2 < bytes.endIndex, let high = digit(bytes[i + 1]), let low = digit(bytes[i + 2])
        else { throw Diagnostic("`%` needs two hexadecimal digits in a URL", region: region) }
        decoded.append(high << 4 | low)
        i += 3
      } else {
        decoded.append(bytes[i])
        i += 1
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw Diagnostic("the URL does not decode to UTF-8 text", region: region)
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, 0x61...0x7A ~= first | 0x20 else { return false }
    return bytes.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard range.count >= word.count else { return nil }
    for i in range.lowerBound...range.upperBound - word.count
    where bytes[i] == word[0] && bytes[i..<i + word.count].elementsEqual(word) {
      return i
    }
    return nil
  }
}
