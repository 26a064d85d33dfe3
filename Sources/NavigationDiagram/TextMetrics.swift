/// The widths of text as this module reckons them, the same on every machine.
///
/// The advances are those of a wide sans serif, so that a viewer's own font stays inside.
enum TextMetrics {
  /// Printable ASCII from space on, in thousandths of an em.
  private static let ascii: [Int] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]

  /// The width of a line of text in the unit of the font size.
  static func width(of text: String, fontSize: Double) -> Double {
    var total = 0
    for character in text { total += thousandths(character) }
    return Double(total) * fontSize / 1000
  }

  /// The text itself, or its start and an ellipsis where it is wider than `limit` ems.
  ///
  /// Reads no further than the limit needs.
  static func fitted(_ text: String, limit: Double) -> String {
    let room = Int(limit * 1000)
    var total = 0
    var cut = text.startIndex
    var i = text.startIndex
    while i < text.endIndex {
      total += thousandths(text[i])
      if total > room { return String(text[..<cut]) + "…" }
      i = text.index(after: i)
      if total <= room - 1000 { cut = i }
    }
    return text
  }

  /// Text to be seen on one line: controls made visible, what would turn a line's direction
  /// and what XML cannot hold taken out.
  static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for s in text.unicodeScalars {
      switch s.value {
      case 0..<0x20: scalars.append(Unicode.Scalar(0x2400 + s.value) ?? "\u{FFFD}")
      case 0x7F: scalars.append("\u{2421}")
      case 0x80..<0xA0, 0xFFFE, 0xFFFF: scalars.append("\u{FFFD}")
      case 0x2028, 0x2029: scalars.append("\u{2424}")
      case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
      default: scalars.append(s)
      }
    }
    return String(scalars)
  }

  private static func thousandths(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return advance(first) }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 1400 }
    var total = 0
    for s in scalars where total < 4000 { total += advance(s) }
    return total
  }

  private static func advance(_ s: Unicode.Scalar) -> Int {
    let v = s.value
    if v >= 0x20, v < 0x7F { return ascii[Int(v) - 0x20] }
    switch s.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch v {
    case 0xFF61...0xFFDC: return 600
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return 1020
    case 0x1F000...0x1FAFF: return 1400
    case 0xA0..<0x250: return 700
    case 0x250..<0x700: return 800
    default: return 1000
    }
  }
}
