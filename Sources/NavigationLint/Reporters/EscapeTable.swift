/// What some scalars are written as.
struct EscapeTable: Sendable {
  private let replacements: [Unicode.Scalar: String]

  init(_ replacements: [Unicode.Scalar: String]) {
    self.replacements = replacements
  }

  /// The same with more scalars, none of which stands in a replacement.
  func with(_ more: [Unicode.Scalar: String]) -> EscapeTable {
    EscapeTable(replacements.merging(more) { $1 })
  }

  func callAsFunction(_ text: String) -> String { escape(text) { replacements[$0] } }
}

/// The text with some of its scalars written in another way.
func escape(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let replacement = replacement(scalar) {
      result += replacement
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
