/// Writes JSON with two-space indentation, members in the order given.
package struct JSONWriter {
  package private(set) var text = ""
  private var depth = 0
  private var isFirst = true
  private var isInline = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", "}", members)
  }

  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// An object in one line.
  package mutating func inlineObject(_ members: (inout JSONWriter) -> Void) {
    let wasInline = isInline
    isInline = true
    object(members)
    isInline = wasInline
  }

  package mutating func array<Element>(
    _ key: String, _ elements: [Element], _ element: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(elements, element)
  }

  package mutating func array<Element>(
    _ elements: [Element], _ element: (inout JSONWriter, Element) -> Void
  ) {
    nest("[", "]") { json in
      for item in elements {
        json.separate()
        element(&json, item)
      }
    }
  }

  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    text += String(value)
  }

  /// A number with a fraction; null where it is infinite or none.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Numbers in one line.
  package mutating func member(_ key: String, _ numbers: [Double]) {
    self.key(key)
    self.numbers(numbers)
  }

  /// Numbers in one line, as an element.
  package mutating func numbers(_ numbers: [Double]) {
    text += "["
    for (i, value) in numbers.enumerated() {
      if i > 0 { text += ", " }
      number(value)
    }
    text += "]"
    isFirst = false
  }

  private mutating func number(_ value: Double) {
    if !value.isFinite {
      text += "null"
    } else if let whole = Int(exactly: value) {
      text += String(whole)
    } else {
      text += String(value)
    }
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    text += value ? "true" : "false"
  }

  package mutating func value(_ string: String) {
    text += "\""
    defer { text += "\"" }
    // A quotation mark, a number sign and a backslash.
    if isPrintableASCII(string, without: { $0 == 0x22 || $0 == 0x23 || $0 == 0x5C }) {
      text += string
      return
    }
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // What would turn text around, or begin a command in the log of some build servers, is
      // escaped too; the value stays the same.
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        escape(scalar)
      case "#" where previous == "#": escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let hex = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  private mutating func key(_ key: String) {
    separate()
    value(key)
    text += ": "
  }

  private mutating func separate() {
    if !isFirst { text += isInline ? ", " : "," }
    isFirst = false
    guard !isInline else { return }
    text += "\n"
    text += String(repeating: "  ", count: depth)
  }

  private mutating func nest(
    _ open: String, _ close: String, _ content: (inout JSONWriter) -> Void
  ) {
    text += open
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst, !isInline {
      text += "\n" + String(repeating: "  ", count: depth)
    }
    text += close
    isFirst = false
  }
}
