/// An edge of a path, each end with an optional id.
public struct PathEdge<N: Fragment>: Hashable, Sendable {
  /// The origin, with its id.
  public let from: PathFragment<N>
  /// The destination, with its id.
  public let to: PathFragment<N>

  /// An edge between two fragments of a path.
  public init(from: PathFragment<N>, to: PathFragment<N>) {
    self.from = from
    self.to = to
  }

  /// An edge with ids for its ends, nil for none.
  public init(_ edge: DirectedEdge<N>, sourceId: String? = nil, targetId: String? = nil) {
    self.init(from: PathFragment(edge.from, id: sourceId), to: PathFragment(edge.to, id: targetId))
  }

  /// The edge without its ids.
  public var edge: DirectedEdge<N> { DirectedEdge(from: from.fragment, to: to.fragment) }
  /// The id of the origin, or nil.
  public var sourceId: String? { from.id }
  /// The id of the destination, or nil.
  public var targetId: String? { to.id }
}

extension PathEdge: Encodable where N: Encodable {}
extension PathEdge: Decodable where N: Decodable {}

extension PathEdge: Comparable {
  /// Orders by origin, then by destination.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.from != rhs.from ? lhs.from < rhs.from : lhs.to < rhs.to
  }
}

extension PathEdge: CustomStringConvertible {
  public var description: String { "\(from) => \(to)" }
}

/// One navigation command.
public enum PathTransition<N: Fragment>: Hashable, Sendable {
  /// Walks an edge, then the auto segues that follow.
  case present(pathEdge: PathEdge<N>)
  /// Walks an edge back, with all that stood on its destination.
  case dismiss(pathEdge: PathEdge<N>)
  /// Puts another path in the place of the present one; no auto segue fires.
  case replace(path: OrderedSet<PathEdge<N>>)
}

extension PathTransition: CustomStringConvertible {
  public var description: String {
    switch self {
    case .present(let edge): "present \(edge)"
    case .dismiss(let edge): "dismiss \(edge)"
    case .replace(let path): "replace [\(path.map(\.description).joined(separator: ", "))]"
    }
  }
}
