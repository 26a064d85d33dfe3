/// Writes JSON with two-space indentation, members in the order given.
struct JSONWriter {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", "}", members)
  }

  mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  mutating func array<Element>(
    _ key: String, _ elements: [Element], _ element: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    nest("[", "]") { json in
      for item in elements {
        json.separate()
        element(&json, item)
      }
    }
  }

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    text += String(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    text += value ? "true" : "false"
  }

  mutating func value(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func key(_ key: String) {
    separate()
    value(key)
    text += ": "
  }

  private mutating func separate() {
    text += isFirst ? "\n" : ",\n"
    text += String(repeating: "  ", count: depth)
    isFirst = false
  }

  private mutating func nest(
    _ open: String, _ close: String, _ content: (inout JSONWriter) -> Void
  ) {
    text += open
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst {
      text += "\n" + String(repeating: "  ", count: depth)
    }
    text += close
    isFirst = false
  }
}
