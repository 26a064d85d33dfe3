/// The text of a path: `a/b/c`, `a => b => c`, or a URL such as `reader://a/b/c`.
///
/// Each end may carry an id, as in `detail:42`. Where the path goes on from another fragment than
/// the one it reached, a semicolon begins a new chain: `a/b/c;b/d`. What is left of the text,
/// query and anchor of a URL and blanks around names, says nothing. `%2F` stands for `/`, and
/// likewise any byte; in a URL a `%` without two hexadecimal digits is an error, in the other
/// forms it stands for itself.
package enum PathText {
  /// One end in a text: a fragment's name, and which one of its kind.
  package struct Part: Equatable, Sendable {
    package let name: String
    package let id: String?
    /// The bytes where it stands.
    package let range: Range<Int>
  }

  package struct Problem: Error {
    package let reason: PathTextError
    package let range: Range<Int>
  }

  /// The chains of a path, each of two parts or more; of a path that is one fragment, one.
  package static func chains(_ bytes: [UInt8]) throws(Problem) -> [[Part]] {
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { throw Problem(reason: .empty, range: 0..<bytes.count) }
    var reader = Reader(bytes: bytes, range: first..<last + 1)
    let chains = try reader.chains()
    if chains.count > 1, let lone = chains.first(where: { $0.count == 1 }) {
      throw Problem(reason: .loneFragment, range: lone[0].range)
    }
    return chains
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Whether some bytes are a URL's scheme.
  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, 0x61...0x7A ~= first | 0x20 else { return false }
    return bytes.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  /// A name or an id with escapes for all but letters, digits and `-._~`.
  ///
  /// - Parameter keepsUnicode: whether bytes beyond ASCII stand as they are.
  static func escaped(_ text: String, keepsUnicode: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      case 0x80... where keepsUnicode: bytes.append(byte)
      default: bytes += [0x25, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  fileprivate static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var range: Range<Int>
  var isURL = false

  mutating func chains() throws(PathText.Problem) -> [[PathText.Part]] {
    if let slashes = find([0x3A, 0x2F, 0x2F]),
      PathText.isScheme(bytes[range.lowerBound..<slashes])
    {
      isURL = true
      let end = bytes[range].firstIndex { $0 == 0x3F || $0 == 0x23 } ?? range.upperBound
      range = min(slashes + 3, end)..<end
    }
    let isArrows = !isURL && find([0x3D, 0x3E]) != nil
    if !isArrows {
      // A slash at either end of the whole belongs to the spelling of paths and URLs.
      if range.count > 1, bytes[range.upperBound - 1] == 0x2F {
        range = range.lowerBound..<range.upperBound - 1
      }
      if range.count > 1, bytes[range.lowerBound] == 0x2F {
        range = range.lowerBound + 1..<range.upperBound
      }
    }
    var chains: [[PathText.Part]] = [[]]
    var from = range.lowerBound
    var at = from
    while true {
      let isEnd = at >= range.upperBound
      let isBreak = !isEnd && bytes[at] == 0x3B
      let isStep = !isEnd && !isBreak && isSeparator(at, isArrows)
      if isEnd || isBreak || isStep {
        chains[chains.count - 1].append(try part(from..<at))
        if isEnd { return chains }
        if isBreak { chains.append([]) }
        from = at + (isStep && isArrows ? 2 : 1)
        at = from
      } else {
        at += 1
      }
    }
  }

  private func isSeparator(_ at: Int, _ isArrows: Bool) -> Bool {
    guard isArrows else { return bytes[at] == 0x2F }
    return bytes[at] == 0x3D && at + 1 < range.upperBound && bytes[at + 1] == 0x3E
  }

  private func part(_ whole: Range<Int>) throws(PathText.Problem) -> PathText.Part {
    var range = whole
    while let byte = bytes[range].first, PathText.isBlank(byte) { range.removeFirst() }
    while let byte = bytes[range].last, PathText.isBlank(byte) { range.removeLast() }
    let colon = bytes[range].firstIndex(of: 0x3A)
    guard let name = decoded(range.lowerBound..<(colon ?? range.upperBound)),
      let id = colon.map({ decoded($0 + 1..<range.upperBound) }) ?? .some("")
    else { throw PathText.Problem(reason: reason(range), range: range) }
    guard !name.isEmpty else { throw PathText.Problem(reason: .missingName, range: range) }
    return PathText.Part(name: name, id: colon == nil ? nil : id, range: range)
  }

  /// The text of some bytes; nil where a URL holds an escape that is none.
  private func decoded(_ range: Range<Int>) -> String? {
    var decoded: [UInt8] = []
    var i = range.lowerBound
    while i < range.upperBound {
      if let byte = escape(i, range) {
        decoded.append(byte)
        i += 3
      } else {
        if isURL, bytes[i] == 0x25 { return nil }
        decoded.append(bytes[i])
        i += 1
      }
    }
    let text = String(validating: decoded, as: UTF8.self)
    return isURL ? text : text ?? String(decoding: bytes[range], as: UTF8.self)
  }

  private func escape(_ i: Int, _ range: Range<Int>) -> UInt8? {
    guard bytes[i] == 0x25, i + 2 < range.upperBound,
      let high = PathText.value(ofDigit: bytes[i + 1]),
      let low = PathText.value(ofDigit: bytes[i + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Why a part of a URL did not decode.
  private func reason(_ range: Range<Int>) -> PathTextError {
    let isBroken = range.contains { bytes[$0] == 0x25 && escape($0, range) == nil }
    return isBroken ? .brokenEscape : .notUnicode
  }

  private func find(_ word: [UInt8]) -> Int? {
    guard range.count >= word.count else { return nil }
    return (range.lowerBound...range.upperBound - word.count).first {
      bytes[$0] == word[0] && bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }
}
