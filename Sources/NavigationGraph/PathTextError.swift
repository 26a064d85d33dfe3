/// Why a text is not the text of a path.
public enum PathTextError: Error, Hashable, Sendable {
  case empty
  case missingName
  case loneFragment
  case brokenEscape
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
