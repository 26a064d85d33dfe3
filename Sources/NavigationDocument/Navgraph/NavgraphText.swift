/// Values of a navgraph document as YAML or JSON, in one line each.
enum NavgraphText {
  static func yaml(_ value: NavgraphValue) -> String {
    switch value {
    case .text(let text): isWord(text) ? text : quoted(text)
    case .edge(let from, let to): "\(from) => \(to)"
    case .list(let items): "[\(items.map { yaml($0) }.joined(separator: ", "))]"
    case .map(let members):
      "{ \(members.map { "\($0.0): \(yaml($0.1))" }.joined(separator: ", ")) }"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    }
  }

  static func json(_ value: NavgraphValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .edge(let from, let to): quoted("\(from) => \(to)")
    case .list(let items): "[\(items.map { json($0) }.joined(separator: ", "))]"
    case .map(let members):
      "{ \(members.map { "\"\($0.0)\": \(json($0.1))" }.joined(separator: ", ")) }"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    }
  }

  /// Whether the text is a word that no quotes are needed for, in YAML and in shorthand.
  static func isWord(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, isLetter(first),
      bytes.allSatisfy({ isLetter($0) || 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x2E })
    else { return false }
    return !["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
      .contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x5F
  }

  /// A name as a part of `a => b`.
  static func shorthand(_ name: String) -> String {
    guard !isWord(name) else { return name }
    var out = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }

  /// In double quotes, with escapes that JSON and YAML have in common.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
