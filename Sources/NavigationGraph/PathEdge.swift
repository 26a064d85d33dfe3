/// An edge of a path, each end with an optional id.
public struct PathEdge<N: Fragment>: Hashable, Sendable {
  public let from: PathFragment<N>
  public let to: PathFragment<N>

  public init(from: PathFragment<N>, to: PathFragment<N>) {
    self.from = from
    self.to = to
  }

  public init(_ edge: DirectedEdge<N>, sourceId: String? = nil, targetId: String? = nil) {
    self.init(from: PathFragment(edge.from, id: sourceId), to: PathFragment(edge.to, id: targetId))
  }

  /// The edge without its ids.
  public var edge: DirectedEdge<N> { DirectedEdge(from: from.fragment, to: to.fragment) }
  public var sourceId: String? { from.id }
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
  case present(pathEdge: PathEdge<N>)
  case dismiss(pathEdge: PathEdge<N>)
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
