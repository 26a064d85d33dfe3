/// Text to show to people, made of names from the input: what would move the cursor or turn the
/// text around becomes a replacement character, and what is very long is cut.
package func visibleText(_ text: String) -> String {
  if text.utf8.count <= 2_000, isPrintableASCII(text, without: { $0 == 0x23 }) {
    return inertText(text)
  }
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    count += 1
    if count > 2_000 {
      result += "…"
      break
    }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      result.unicodeScalars.append("\u{FFFD}")
    default: result.unicodeScalars.append(scalar)
    }
  }
  return inertText(result)
}

/// One line of text that no build server reads as a command in its log, with as many scalars.
///
/// GitHub Actions reads `::` at the start of a line, after white space; it and Azure Pipelines read
/// `##[` and `##vso[` anywhere, TeamCity `##teamcity[`. One scalar of these becomes a replacement
/// character.
package func inertText(_ text: String) -> String {
  let start = text.unicodeScalars.first { !$0.properties.isWhitespace }
  guard text.utf8.contains(0x23) || start == ":" else { return text }
  var scalars = Array(text.unicodeScalars)
  if let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    scalars[start...].starts(with: [":", ":"])
  {
    scalars[start] = "\u{FFFD}"
  }
  /// Where two number signs and then nothing but letters stand before the scalar.
  var command: Int?
  for (i, scalar) in scalars.enumerated() {
    switch scalar {
    case "#": command = i > 0 && scalars[i - 1] == "#" ? i : nil
    case "a"..."z", "A"..."Z": break
    case "[":
      if let command { scalars[command] = "\u{FFFD}" }
      command = nil
    default: command = nil
    }
  }
  var result = ""
  result.unicodeScalars.append(contentsOf: scalars)
  return result
}

/// Whether a text is printable ASCII without some marks, so that it may be written as it is. Most
/// are, and this is quick to tell.
package func isPrintableASCII(_ text: String, without isSpecial: (UInt8) -> Bool) -> Bool {
  text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && !isSpecial($0) }
}
