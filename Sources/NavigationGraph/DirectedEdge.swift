/// A connection from one fragment to another, without rules.
public struct DirectedEdge<N: Fragment>: Hashable, Sendable {
  /// The origin.
  public let from: N
  /// The destination.
  public let to: N

  /// An edge; `from => to` spells the same.
  public init(from: N, to: N) {
    self.from = from
    self.to = to
  }
}

extension DirectedEdge: Encodable where N: Encodable {}
extension DirectedEdge: Decodable where N: Decodable {}

extension DirectedEdge: Comparable {
  /// Orders by origin, then by destination.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.from != rhs.from ? lhs.from < rhs.from : lhs.to < rhs.to
  }
}

extension DirectedEdge: CustomStringConvertible {
  public var description: String { "\(from) => \(to)" }
}

/// What stands for a directed edge: an edge itself, or a segue.
public protocol EdgeRepresenting: Hashable, Comparable, Sendable {
  /// The type of the ends.
  associatedtype Node: Fragment
  /// The edge, without what else is known of it.
  var edge: DirectedEdge<Node> { get }
}

extension DirectedEdge: EdgeRepresenting {
  /// The edge itself.
  public var edge: DirectedEdge<N> { self }
}
