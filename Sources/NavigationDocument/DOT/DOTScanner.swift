/// Takes DOT text apart into tokens with their places, which cgraph does not keep.
struct DOTScanner {
  enum Kind: Sendable {
    /// A name, in quotes or without.
    case name(isQuoted: Bool)
    case html
    /// `->` or `--`.
    case edge
    /// A single character such as `{` or `=`.
    case mark(UInt8)
  }

  struct Token: Sendable {
    var kind: Kind
    var start: Int
    var end: Int
    var text: String

    func isMark(_ character: Character) -> Bool {
      if case .mark(let byte) = kind { return byte == character.asciiValue }
      return false
    }
  }

  private let bytes: [UInt8]
  private let file: Int32
  private var at: Int
  private(set) var tokens: [Token] = []

  /// Linear in the bytes, which must be UTF-8 text.
  static func tokens(
    _ bytes: [UInt8], from offset: Int, file: Int32
  ) throws(Diagnostic) -> [Token] {
    var scanner = DOTScanner(bytes: bytes, file: file, at: offset)
    try scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8], file: Int32, at: Int) {
    self.bytes = bytes
    self.file = file
    self.at = at
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private mutating func scan() throws(Diagnostic) {
    while at < bytes.count {
      let start = at
      switch byte() {
      case 0...0x20: at += 1
      case UInt8(ascii: "#") where at == 0 || bytes[at - 1] == 0x0A: skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "\""): try quoted()
      case UInt8(ascii: "<"): try html()
      case UInt8(ascii: "-") where [UInt8(ascii: "-"), UInt8(ascii: ">")].contains(byte(1)):
        at += 2
        tokens.append(Token(kind: .edge, start: start, end: at, text: ""))
      case let first where Self.isName(first) || first == UInt8(ascii: "-"):
        at += 1
        while Self.isName(byte()) { at += 1 }
        tokens.append(
          Token(
            kind: .name(isQuoted: false), start: start, end: at,
            text: String(decoding: bytes[start..<at], as: UTF8.self)))
      case let mark:
        at += 1
        tokens.append(Token(kind: .mark(mark), start: start, end: at, text: ""))
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipLine() {
    while at < bytes.count, byte() != 0x0A { at += 1 }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = at
    at += 2
    while at < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      at += 1
    }
    guard at < bytes.count else { throw problem("this comment has no end", at: start) }
    at += 2
  }

  private mutating func quoted() throws(Diagnostic) {
    let start = at
    var text: [UInt8] = []
    at += 1
    while at < bytes.count, byte() != UInt8(ascii: "\"") {
      if byte() == UInt8(ascii: "\\"), at + 1 < bytes.count {
        // Only a quote loses its backslash; a line that ends with one goes on.
        switch byte(1) {
        case UInt8(ascii: "\""): text.append(byte(1))
        case 0x0A: break
        case 0x0D where byte(2) == 0x0A: at += 1
        default: text += [byte(), byte(1)]
        }
        at += 2
      } else {
        text.append(byte())
        at += 1
      }
    }
    guard at < bytes.count else { throw problem("this string has no closing quote", at: start) }
    at += 1
    tokens.append(
      Token(
        kind: .name(isQuoted: true), start: start, end: at,
        text: String(decoding: text, as: UTF8.self)))
  }

  private mutating func html() throws(Diagnostic) {
    let start = at
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "<") { depth += 1 }
      if byte() == UInt8(ascii: ">") { depth -= 1 }
      at += 1
    } while depth > 0 && at < bytes.count
    guard depth == 0 else { throw problem("this label has no closing `>`", at: start) }
    tokens.append(Token(kind: .html, start: start, end: at, text: ""))
  }

  private func problem(_ message: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      message,
      region: SourceRegion(file: file, start: UInt32(offset), end: UInt32(offset + 1)))
  }
}
