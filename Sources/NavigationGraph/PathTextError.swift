/// Why a text is not the text of a path.
public enum PathTextError: Error, Hashable, Sendable {
  /// It has no fragment.
  case empty
  /// A separator has nothing beside it.
  case missingName
  /// A part of several is one fragment alone.
  case loneFragment
  /// A `%` is not followed by two hexadecimal digits.
  case brokenEscape
  /// What is escaped is not UTF-8.
  case notUnicode
}

extension PathTextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the path is empty"
    case .missingName: "a fragment's name is missing in the path"
    case .loneFragment: "a part of the path is one fragment and leads nowhere"
    case .brokenEscape: "`%` needs two hexadecimal digits in a URL"
    case .notUnicode: "the URL does not decode to UTF-8 text"
    }
  }
}
