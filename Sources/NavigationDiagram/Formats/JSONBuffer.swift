/// JSON text under construction; numbers never depend on a locale.
struct JSONBuffer {
  private var buffer = SVGBuffer()
  private var needsComma = false

  mutating func object(_ members: (inout JSONBuffer) -> Void) {
    buffer.raw("{")
    needsComma = false
    members(&self)
    buffer.raw("}")
    needsComma = true
  }

  mutating func array<C: Collection>(
    _ elements: C, _ write: (inout JSONBuffer, C.Element) -> Void
  ) {
    buffer.raw("[")
    needsComma = false
    for element in elements {
      if needsComma { buffer.raw(",\n") }
      write(&self, element)
      needsComma = true
    }
    buffer.raw("]")
    needsComma = true
  }

  mutating func member(_ name: String, _ value: (inout JSONBuffer) -> Void) {
    if needsComma { buffer.raw(", ") }
    string(name)
    buffer.raw(": ")
    value(&self)
    needsComma = true
  }

  mutating func number(_ value: Double) { buffer.number(value) }
  mutating func bool(_ value: Bool) { buffer.raw(value ? "true" : "false") }

  mutating func string(_ text: String) {
    var escaped = "\""
    for s in text.unicodeScalars {
      switch s {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      // Controls, and what would end a script element or a line of script.
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "<":
        let digits = String(s.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(s)
      }
    }
    buffer.raw(escaped + "\"")
  }

  mutating func strings(_ all: [String]) { array(all) { $0.string($1) } }

  mutating func point(_ p: Point) {
    buffer.raw("[")
    buffer.number(p.x)
    buffer.raw(", ")
    buffer.number(p.y)
    buffer.raw("]")
  }

  mutating func box(_ box: Box) {
    object {
      $0.member("x") { $0.number(box.minX) }
      $0.member("y") { $0.number(box.minY) }
      $0.member("width") { $0.number(box.width) }
      $0.member("height") { $0.number(box.height) }
    }
  }

  mutating func marks(_ marks: [Scene.Mark]) {
    guard !marks.isEmpty else { return }
    member("marks") { out in
      out.array(marks) { out, mark in
        out.object {
          $0.member("number") { $0.number(Double(mark.number)) }
          $0.member("severity") { $0.string("\(mark.weight)") }
          $0.member("text") { $0.string(mark.text) }
        }
      }
    }
  }

  /// The text, with a line break at its end.
  consuming func finished() -> [UInt8] {
    buffer.raw("\n")
    return buffer.bytes
  }
}
