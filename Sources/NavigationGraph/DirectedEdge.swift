/// A connection from one fragment to another, without rules.
public struct DirectedEdge<N: Fragment>: Hashable, Sendable {
  public let from: N
  public let to: N

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
  associatedtype Node: Fragment
  var edge: DirectedEdge<Node> { get }
}

extension DirectedEdge: EdgeRepresenting {
  public var edge: DirectedEdge<N> { self }
}
