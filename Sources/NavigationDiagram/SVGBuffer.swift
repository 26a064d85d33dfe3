/// Bytes of an SVG document: everything from outside goes through an escape.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  /// Markup of our own.
  mutating func raw(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Markup that was written before.
  mutating func bytes(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Text content or an attribute's value; what XML cannot hold is left out.
  mutating func text(_ text: String) {
    if text.utf8.allSatisfy(SVGBuffer.isPlain) { return raw(text) }
    for s in text.unicodeScalars {
      switch s {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "'": raw("&#39;")
      case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: s.value))
      default:
        let v = s.value
        if v >= 0x20, v != 0xFFFE, v != 0xFFFF, !(0x7F..<0xA0).contains(v) { raw(String(s)) }
      }
    }
  }

  /// Whether a byte belongs neither to what is escaped nor to what XML cannot hold.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    // The controls after ASCII begin with 0xC2, U+FFFE and U+FFFF with 0xEF.
    default: byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xEF
    }
  }

  /// A number with two decimals at most, never in another locale's form.
  mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return raw("0") }
    var hundredths = Int((value * 100).rounded())
    if hundredths < 0 {
      raw("-")
      hundredths = -hundredths
    }
    raw(String(hundredths / 100))
    let rest = hundredths % 100
    guard rest > 0 else { return }
    raw(rest < 10 ? ".0" : ".")
    raw(String(rest % 10 == 0 ? rest / 10 : rest))
  }

  /// A pair of numbers with a space between.
  mutating func numbers(_ x: Double, _ y: Double) {
    number(x)
    raw(" ")
    number(y)
  }

  mutating func rect(_ box: Box, inset: Double = 0, radius: Double = 7, class name: String) {
    raw("<rect class=\"\(name)\" x=\"")
    number(box.minX + inset)
    raw("\" y=\"")
    number(box.minY + inset)
    raw("\" width=\"")
    number(max(0, box.width - 2 * inset))
    raw("\" height=\"")
    number(max(0, box.height - 2 * inset))
    raw("\" rx=\"")
    number(radius)
    raw("\"/>")
  }

  mutating func label(
    _ words: String, at point: Point, class name: String, anchor: String = "middle"
  ) {
    raw("<text class=\"\(name)\" x=\"")
    number(point.x)
    raw("\" y=\"")
    number(point.y)
    raw("\" text-anchor=\"\(anchor)\">")
    text(words)
    raw("</text>")
  }

  mutating func circle(_ center: Point, _ radius: Double, class name: String) {
    raw("<circle class=\"\(name)\" cx=\"")
    number(center.x)
    raw("\" cy=\"")
    number(center.y)
    raw("\" r=\"")
    number(radius)
    raw("\"/>")
  }

  mutating func title(_ words: String) {
    raw("<title>")
    text(words)
    raw("</title>")
  }
}
