/// Reads JSON as events, straight from the file's bytes, which must be valid UTF-8.
struct JSONEventSource: EventSource {
  static var numbersAreText: Bool { false }

  private enum State {
    case value, firstItem, firstKey, afterValue, done
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: Int32
  private var at: Int
  private var state = State.value
  private var depth = 0
  /// One bit for each open container, the innermost lowest: set for a map.
  private var maps: UInt64 = 0
  /// Strings with escapes are decoded here.
  private let scratch: ScratchBytes
  private(set) var start: UInt32 = 0
  private(set) var end: UInt32 = 0
  private(set) var kind = ScalarKind.null
  private(set) var text: UnsafeBufferPointer<UInt8>
  private var isVerbatim = true

  init(bytes: UnsafeBufferPointer<UInt8>, from offset: Int, file: Int32) {
    self.bytes = bytes
    self.file = file
    at = offset
    text = UnsafeBufferPointer(rebasing: bytes[0..<0])
    scratch = ScratchBytes()
  }

  var textIsLasting: Bool { isVerbatim }

  var verbatimStart: UInt32? { isVerbatim ? start + (kind == .text ? 1 : 0) : nil }

  mutating func next() throws(Diagnostic) -> DocumentEvent {
    skipSpace()
    switch state {
    case .value:
      return try value()
    case .firstItem:
      if peek == 0x5D { return close(.endList) }
      return try value()
    case .firstKey:
      if peek == 0x7D { return close(.endMap) }
      return try key()
    case .afterValue:
      return try afterValue()
    case .done:
      if at < bytes.count {
        throw problem("unexpected text after the end of the document", length: 1)
      }
      start = UInt32(at)
      end = start
      return .end
    }
  }

  private mutating func afterValue() throws(Diagnostic) -> DocumentEvent {
    let inMap = maps & 1 == 1
    switch peek {
    case 0x2C:
      let comma = at
      at += 1
      skipSpace()
      if peek == (inMap ? 0x7D : 0x5D) {
        at = comma
        throw problem("unexpected comma before `\(inMap ? "}" : "]")`", length: 1)
      }
      return inMap ? try key() : try value()
    case 0x7D where inMap:
      return close(.endMap)
    case 0x5D where !inMap:
      return close(.endList)
    default:
      throw problem("expected `,` or `\(inMap ? "}" : "]")`, found \(found)", length: 1)
    }
  }

  private mutating func key() throws(Diagnostic) -> DocumentEvent {
    guard peek == 0x22 else {
      throw problem("expected a key in quotes, found \(found)", length: 1)
    }
    try string()
    skipSpace()
    guard peek == 0x3A else {
      throw problem("expected `:` after the key, found \(found)", length: 1)
    }
    at += 1
    state = .value
    return .scalar
  }

  private mutating func value() throws(Diagnostic) -> DocumentEvent {
    switch peek {
    case 0x22:
      try string()
    case 0x7B:
      try open(isMap: true)
      return .beginMap
    case 0x5B:
      try open(isMap: false)
      return .beginList
    case 0x2D, 0x30...0x39:
      try number()
    default:
      try word()
    }
    state = depth == 0 ? .done : .afterValue
    return .scalar
  }

  private mutating func open(isMap: Bool) throws(Diagnostic) {
    guard depth < nestingLimit else {
      throw problem("nested too deeply: more than \(nestingLimit) levels", length: 1)
    }
    depth += 1
    maps = maps << 1 | (isMap ? 1 : 0)
    start = UInt32(at)
    at += 1
    end = UInt32(at)
    state = isMap ? .firstKey : .firstItem
  }

  private mutating func close(_ event: DocumentEvent) -> DocumentEvent {
    depth -= 1
    // At the limit the outermost bit has been shifted out by none: 64 levels fit in 64 bits.
    maps >>= 1
    start = UInt32(at)
    at += 1
    end = UInt32(at)
    state = depth == 0 ? .done : .afterValue
    return event
  }

  private mutating func string() throws(Diagnostic) {
    start = UInt32(at)
    let from = at + 1
    var i = from
    let count = bytes.count
    while i < count {
      let byte = bytes[i]
      if byte == 0x22 { break }
      if byte == 0x5C { return try escapedString(from: from, firstEscape: i) }
      if byte < 0x20 {
        at = i
        throw problem("a string must not contain a control character or a line break", length: 1)
      }
      i += 1
    }
    guard i < count else { throw unclosedString() }
    text = UnsafeBufferPointer(rebasing: bytes[from..<i])
    isVerbatim = true
    kind = .text
    at = i + 1
    end = UInt32(at)
  }

  private mutating func unclosedString() -> Diagnostic {
    at = Int(start)
    return problem("this string has no closing quote", length: 1)
  }

  private mutating func escapedString(from: Int, firstEscape: Int) throws(Diagnostic) {
    scratch.removeAll()
    for byte in bytes[from..<firstEscape] { scratch.append(byte) }
    at = firstEscape
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case 0x22:
        at += 1
        end = UInt32(at)
        text = scratch.contents
        isVerbatim = false
        kind = .text
        return
      case 0x5C:
        try escape()
      case 0..<0x20:
        throw problem("a string must not contain a control character or a line break", length: 1)
      default:
        scratch.append(byte)
        at += 1
      }
    }
    throw unclosedString()
  }

  private mutating func escape() throws(Diagnostic) {
    let letter = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch letter {
    case 0x22, 0x5C, 0x2F: scratch.append(letter)
    case 0x62: scratch.append(0x08)
    case 0x66: scratch.append(0x0C)
    case 0x6E: scratch.append(0x0A)
    case 0x72: scratch.append(0x0D)
    case 0x74: scratch.append(0x09)
    case 0x75:
      var value = try hexadecimal(at: at + 2)
      var length = 6
      if 0xD800..<0xDC00 ~= value, at + 7 < bytes.count, bytes[at + 6] == 0x5C,
        bytes[at + 7] == 0x75
      {
        let low = try hexadecimal(at: at + 8)
        if 0xDC00..<0xE000 ~= low {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          length = 12
        }
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw problem("half a surrogate pair is no character", length: length)
      }
      for unit in UTF8.encode(scalar).map(Array.init) ?? [] { scratch.append(unit) }
      at += length
      return
    default:
      throw problem("unknown escape in a string", length: 2)
    }
    at += 2
  }

  private mutating func hexadecimal(at offset: Int) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for i in offset..<offset + 4 {
      let byte = i < bytes.count ? bytes[i] : 0
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      default: throw problem("`\\u` needs four hexadecimal digits", length: 2)
      }
    }
    return value
  }

  private mutating func number() throws(Diagnostic) {
    start = UInt32(at)
    var i = at
    func digits() -> Bool {
      let from = i
      while i < bytes.count, 0x30...0x39 ~= bytes[i] { i += 1 }
      return i > from
    }
    if bytes[i] == 0x2D { i += 1 }
    let whole = i
    var isValid = digits() && (bytes[whole] != 0x30 || i == whole + 1)
    if isValid, i < bytes.count, bytes[i] == 0x2E {
      i += 1
      isValid = digits()
    }
    if isValid, i < bytes.count, bytes[i] | 0x20 == 0x65 {
      i += 1
      if i < bytes.count, bytes[i] == 0x2B || bytes[i] == 0x2D { i += 1 }
      isValid = digits()
    }
    guard isValid else { throw problem("this is no number", length: i - at) }
    take(to: i, as: .number)
  }

  private mutating func word() throws(Diagnostic) {
    var i = at
    while i < bytes.count, 0x61...0x7A ~= bytes[i] | 0x20 { i += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[at..<i])
    start = UInt32(at)
    if word.spells("true") {
      take(to: i, as: .yes)
    } else if word.spells("false") {
      take(to: i, as: .no)
    } else if word.spells("null") {
      take(to: i, as: .null)
    } else if at + 1 < bytes.count, bytes[at] == 0x2F,
      bytes[at + 1] == 0x2F || bytes[at + 1] == 0x2A
    {
      throw problem("JSON has no comments", length: 2)
    } else {
      throw problem("expected a value, found \(found)", length: max(1, min(i - at, 100)))
    }
  }

  private mutating func take(to offset: Int, as kind: ScalarKind) {
    text = UnsafeBufferPointer(rebasing: bytes[at..<offset])
    isVerbatim = true
    self.kind = kind
    at = offset
    end = UInt32(at)
  }

  @inline(__always)
  private var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  @inline(__always)
  private mutating func skipSpace() {
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      at += 1
    }
  }

  private var found: String {
    guard at < bytes.count else { return "the end of the file" }
    var end = at + 1
    if 0x61...0x7A ~= bytes[at] | 0x20 {
      while end < bytes.count, end < at + 40, 0x61...0x7A ~= bytes[end] | 0x20 { end += 1 }
    }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return "`\(String(decoding: bytes[at..<end], as: UTF8.self))`"
  }

  private func problem(_ message: String, length: Int) -> Diagnostic {
    let from = UInt32(min(at, bytes.count))
    return Diagnostic(
      message,
      region: SourceRegion(file: file, start: from, end: UInt32(min(at + length, bytes.count))))
  }
}
