/// A way to write a name of several words.
///
/// Letters without case, as those of Chinese, fit every style.
enum NameStyle: String, CaseIterable {
  case camelCase
  case pascalCase = "PascalCase"
  case snakeCase = "snake_case"
  case kebabCase = "kebab-case"

  func fits(_ name: String) -> Bool {
    if let verdict = fitsASCII(name.utf8) { return verdict }
    guard let first = name.first, first.isLetter else { return false }
    switch self {
    case .camelCase: return !first.isUppercase && name.allSatisfy { $0.isLetter || $0.isNumber }
    case .pascalCase: return !first.isLowercase && name.allSatisfy { $0.isLetter || $0.isNumber }
    case .snakeCase: return isLowercased(name, by: "_")
    case .kebabCase: return isLowercased(name, by: "-")
    }
  }

  /// The same by bytes, as nearly all names can be judged; nil for a name with other letters.
  private func fitsASCII(_ name: String.UTF8View) -> Bool? {
    let separator: UInt8? =
      switch self {
      case .camelCase, .pascalCase: nil
      case .snakeCase: UInt8(ascii: "_")
      case .kebabCase: UInt8(ascii: "-")
      }
    var fits = true
    // A separator stands neither first nor last nor beside another.
    var mayPart = false
    var isFirst = true
    for byte in name {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        if isFirst, self == .pascalCase { fits = false }
        mayPart = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if separator != nil || (isFirst && self == .camelCase) { fits = false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFirst { fits = false }
        mayPart = true
      case separator:
        if !mayPart { fits = false }
        mayPart = false
      default: fits = false
      }
      isFirst = false
    }
    return fits && !isFirst && (separator == nil || mayPart)
  }

  /// Lower case words with one separator between two of them.
  private func isLowercased(_ name: String, by separator: Character) -> Bool {
    var previous: Character = separator
    for letter in name {
      guard letter == separator ? previous != separator : isPlain(letter) else { return false }
      previous = letter
    }
    return previous != separator
  }

  private func isPlain(_ letter: Character) -> Bool {
    (letter.isLetter && !letter.isUppercase) || letter.isNumber
  }

  /// The name in this style; empty where it has no letters.
  func applied(to name: String) -> String {
    let words = Self.words(of: name)
    switch self {
    case .camelCase:
      return words.enumerated().map { $0 == 0 ? $1 : Self.capitalized($1) }.joined()
    case .pascalCase: return words.map(Self.capitalized).joined()
    case .snakeCase: return words.joined(separator: "_")
    case .kebabCase: return words.joined(separator: "-")
    }
  }

  /// The words of a name in lower case: parted by what is no letter or number, and before a
  /// capital that follows a small letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for letter in name {
      let isPart = letter.isLetter || letter.isNumber
      if !isPart || (letter.isUppercase && previous.map { !$0.isUppercase } ?? false),
        !word.isEmpty
      {
        words.append(word)
        word = ""
      }
      if isPart { word += letter.lowercased() }
      previous = letter
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
