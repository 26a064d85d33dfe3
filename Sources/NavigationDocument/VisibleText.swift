/// Text to show to people, made of names from the input: what would move the cursor or turn the
/// text around becomes a replacement character, and what is very long is cut.
package func visibleText(_ text: String) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    count += 1
    if count > 2_000 { return result + "…" }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      result.unicodeScalars.append("\u{FFFD}")
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
