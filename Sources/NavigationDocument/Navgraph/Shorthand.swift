/// Edges written with `=>`: one or many on each side, in chains, as in Swift.
enum Shorthand {
  struct Name {
    var bytes: [UInt8]
    /// Byte offsets in the text.
    var range: Range<Int>
  }

  struct Term {
    var names: [Name] = []
  }

  struct Problem: Error {
    var message: String
    var suggestion: String?
    var range: Range<Int>
  }

  /// The most edges that one entry may stand for.
  static let edgeLimit = 1_000_000
  static let tooMany = "this stands for more than \(edgeLimit) segues"

  /// At least two terms, each with at least one name. Linear in the text.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) throws(Problem) -> [Term] {
    let terms = try terms(text)
    guard terms.count > 1 else {
      let name = String(decoding: text.prefix(100), as: UTF8.self)
      throw Problem(
        message: "`\(name)` is no segue", suggestion: "write `origin => destination`",
        range: 0..<text.count)
    }
    var edges = 0
    for i in 1..<terms.count {
      edges += terms[i - 1].names.count * terms[i].names.count
      if edges > edgeLimit { throw Problem(message: tooMany, range: 0..<text.count) }
    }
    return terms
  }

  /// The terms between the arrows, also a single one.
  static func terms(_ text: UnsafeBufferPointer<UInt8>) throws(Problem) -> [Term] {
    var parser = ShorthandParser(text: text)
    return try parser.terms()
  }
}

private struct ShorthandParser {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func terms() throws(Shorthand.Problem) -> [Shorthand.Term] {
    var terms: [Shorthand.Term] = []
    while true {
      skipSpace()
      if at < text.count, text[at] == 0x5B {
        terms.append(try list())
      } else {
        terms.append(Shorthand.Term(names: [try name(inList: false)]))
      }
      skipSpace()
      if at == text.count { return terms }
      guard isArrow else { throw problem("expected `=>` here") }
      at += 2
    }
  }

  private mutating func list() throws(Shorthand.Problem) -> Shorthand.Term {
    let start = at
    at += 1
    var term = Shorthand.Term()
    while true {
      skipSpace()
      term.names.append(try name(inList: true))
      skipSpace()
      guard at < text.count else {
        at = start
        throw problem("this list has no closing `]`")
      }
      let byte = text[at]
      guard byte == 0x2C || byte == 0x5D else { throw problem("expected `,` or `]` here") }
      at += 1
      if byte == 0x5D { return term }
    }
  }

  private mutating func name(inList: Bool) throws(Shorthand.Problem) -> Shorthand.Name {
    let start = at
    if at < text.count, text[at] == 0x22 { return try quotedName() }
    var end = at
    while at < text.count, !isArrow {
      let byte = text[at]
      if byte == 0x5B || byte == 0x5D || byte == 0x2C {
        if inList { break }
        throw problem("expected `=>` here", "put a name with `,`, `[` or `]` in quotes")
      }
      at += 1
      if !isSpace(byte) { end = at }
    }
    guard end > start else {
      at = min(start, text.count)
      throw problem("a fragment's name is missing here")
    }
    return Shorthand.Name(bytes: Array(text[start..<end]), range: start..<end)
  }

  private mutating func quotedName() throws(Shorthand.Problem) -> Shorthand.Name {
    let start = at
    var bytes: [UInt8] = []
    at += 1
    while at < text.count, text[at] != 0x22 {
      if text[at] == 0x5C, at + 1 < text.count { at += 1 }
      bytes.append(text[at])
      at += 1
    }
    guard at < text.count else {
      at = start
      throw problem("this name has no closing quote")
    }
    at += 1
    guard !bytes.isEmpty else {
      throw Shorthand.Problem(
        message: "the name of a fragment must not be empty", range: start..<at)
    }
    return Shorthand.Name(bytes: bytes, range: start..<at)
  }

  private var isArrow: Bool { at + 1 < text.count && text[at] == 0x3D && text[at + 1] == 0x3E }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private mutating func skipSpace() {
    while at < text.count, isSpace(text[at]) { at += 1 }
  }

  private func problem(_ message: String, _ suggestion: String? = nil) -> Shorthand.Problem {
    Shorthand.Problem(
      message: message, suggestion: suggestion, range: at..<min(at + 1, text.count))
  }
}
