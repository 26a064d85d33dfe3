/// Why fragments cannot be named, or a link is not a path, or a path not a link.
public enum DeepLinkError<N: Fragment>: Error, Hashable, Sendable {
  case emptyName(N)
  case ambiguousName(String, [N])
  case unreadable(PathTextError)
  case unknownName(String)
  case notTheEntry(PathFragment<N>)
  case unknownFragment(N)
  case invalidScheme(String)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptyName(let fragment):
      "`\(fragment)` has an empty name; give it one"
    case .ambiguousName(let name, let fragments):
      "\(fragments.map { "`\($0)`" }.joined(separator: ", ")) are all named `\(name)`; "
        + "give each a name of its own"
    case .unreadable(let error):
      "\(error); write a path such as `splash/login`"
    case .unknownName(let name):
      "no fragment is named `\(name)`; check its spelling"
    case .notTheEntry(let fragment):
      "a path begins at the entry, not at `\(fragment)`; write the way there"
    case .unknownFragment(let fragment):
      "the graph has no fragment `\(fragment)`; take a path of this graph"
    case .invalidScheme(let scheme):
      "`\(scheme)` is not a URL's scheme; write a letter, then letters, digits, `+`, `-` or `.`"
    }
  }
}
