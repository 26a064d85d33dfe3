/// Why fragments cannot be named, or a link is not a path, or a path not a link.
public enum DeepLinkError<N: Fragment>: Error, Hashable, Sendable {
  /// A fragment has no name.
  case emptyName(N)
  /// Two fragments have one name.
  case ambiguousName(String, [N])
  /// The text is not that of a path.
  case unreadable(PathTextError)
  /// No fragment has the name.
  case unknownName(String)
  /// The text is a fragment alone, and not the entry.
  case notTheEntry(PathFragment<N>)
  /// The path has a fragment that the graph has not.
  case unknownFragment(N)
  /// No URL has such a scheme.
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
