/// Paths of a graph as text, and back: deep links, and the links that an app hands out.
///
/// A text spells a path whole, from the entry on: it comes back as the same edges and ids. No
/// auto segue fires on the way, as none does where a path is replaced.
///
/// ```swift
/// let links = try DeepLinks(navigator.presentedPath.graph)
/// try navigator.replace(path: links.path("reader://splash/gatekeeper/register"))
/// try links.text(of: navigator.path, as: .url(scheme: "reader"))
/// // reader://splash/gatekeeper/register
/// ```
public struct DeepLinks<N: Fragment>: Sendable {
  /// How a path is spelled.
  public enum Form: Hashable, Sendable {
    /// `splash/gatekeeper/register`
    case slashes
    /// `splash => gatekeeper => register`
    case arrows
    /// `reader://splash/gatekeeper/register`
    case url(scheme: String)
  }

  private let entry: N
  private let names: [N: String]
  private let fragments: [String: N]

  /// Names the fragments of a graph.
  ///
  /// - Parameters:
  ///   - graph: the graph whose paths are spelled.
  ///   - name: the name of a fragment in a text; by default its description, which for an enum's
  ///     case is its name. Write `\.rawValue` for the raw values of an enum.
  /// - Throws: `emptyName`, `ambiguousName` with the first two fragments of one name.
  public init(
    _ graph: NavigationGraph<N>, name: (N) -> String = { String(describing: $0) }
  ) throws(DeepLinkError<N>) {
    var names: [N: String] = [:]
    var fragments: [String: N] = [:]
    for fragment in graph.fragments {
      let name = name(fragment)
      if name.isEmpty { throw .emptyName(fragment) }
      if let other = fragments[name] { throw .ambiguousName(name, [other, fragment]) }
      names[fragment] = name
      fragments[name] = fragment
    }
    self.entry = graph.entry
    self.names = names
    self.fragments = fragments
  }

  /// The path that a text spells, in any of the forms.
  ///
  /// An edge that comes again cuts the path back to where it came first, as walking it does. The
  /// query and the anchor of a URL are not looked at. Whether the path can be walked is found out
  /// by whom it is given to.
  /// - Throws: `unreadable`, `unknownName`, `notTheEntry` where the text is one fragment and that is
  ///   not the entry.
  public func path(_ text: String) throws(DeepLinkError<N>) -> OrderedSet<PathEdge<N>> {
    let chains: [[PathText.Part]]
    do throws(PathText.Problem) {
      chains = try PathText.chains(Array(text.utf8))
    } catch {
      throw .unreadable(error.reason)
    }
    var path: OrderedSet<PathEdge<N>> = []
    for chain in chains {
      var previous: PathFragment<N>?
      for part in chain {
        guard let fragment = fragments[part.name] else { throw .unknownName(part.name) }
        let next = PathFragment(fragment, id: part.id)
        if let previous {
          let edge = PathEdge(from: previous, to: next)
          if let held = path.firstIndex(of: edge) {
            while path.count > held, let last = path.last { path.remove(last) }
          }
          path.append(edge)
        } else if chain.count == 1, next != PathFragment(entry) {
          throw .notTheEntry(next)
        }
        previous = next
      }
    }
    return path
  }

  /// The text of a path; of an empty one, the entry.
  ///
  /// - Throws: `unknownFragment`, `invalidScheme`.
  public func text(
    of path: OrderedSet<PathEdge<N>>, as form: Form = .slashes
  ) throws(DeepLinkError<N>) -> String {
    var text = ""
    if case .url(let scheme) = form {
      guard PathText.isScheme(scheme.utf8) else { throw .invalidScheme(scheme) }
      text = scheme + "://"
    }
    var reached: PathFragment<N>?
    for edge in path {
      if reached != edge.from {
        if reached != nil { text += form == .arrows ? "; " : ";" }
        text += try end(edge.from, form)
      }
      text += form == .arrows ? " => " : "/"
      text += try end(edge.to, form)
      reached = edge.to
    }
    return path.isEmpty ? text + (try end(PathFragment(entry), form)) : text
  }

  private func end(_ end: PathFragment<N>, _ form: Form) throws(DeepLinkError<N>) -> String {
    guard let name = names[end.fragment] else { throw .unknownFragment(end.fragment) }
    let keepsUnicode = form == .slashes || form == .arrows
    let text = PathText.escaped(name, keepsUnicode: keepsUnicode)
    return end.id.map { "\(text):\(PathText.escaped($0, keepsUnicode: keepsUnicode))" } ?? text
  }
}
