import NavigationDocument

/// Text as XML 1.0 and HTML can hold it, in an element or in an attribute with double quotes.
enum XMLText {
  /// Every scalar kept, but for those that XML has no way to write: they become visible.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // A reader would turn these into spaces in an attribute.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ":
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      // Two of them begin a command in the log of some build servers.
      case "#" where previous == "#": result += "&#35;"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// A name or a message to show to people: as `escaped`, and nothing in it turns text around.
  static func shown(_ text: String) -> String { escaped(visibleText(text)) }
}
