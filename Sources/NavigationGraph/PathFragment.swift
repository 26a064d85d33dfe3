/// A fragment of a path, with an id where one fragment shows different things.
///
/// The same fragment with another id is another path fragment.
public struct PathFragment<N: Fragment>: Hashable, Sendable {
  /// The fragment, whatever it shows.
  public let fragment: N
  /// What it shows, such as the number of an item; nil for a fragment that shows one thing.
  public let id: String?

  /// A fragment with an id, nil for none.
  public init(_ fragment: N, id: String? = nil) {
    self.fragment = fragment
    self.id = id
  }
}

extension PathFragment: Comparable {
  /// Orders by fragment, then by id, none first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.fragment != rhs.fragment { return lhs.fragment < rhs.fragment }
    switch (lhs.id, rhs.id) {
    case (let left?, let right?): return left < right
    case (nil, .some): return true
    default: return false
    }
  }
}

extension PathFragment: CustomStringConvertible {
  public var description: String { id.map { "\(fragment):\($0)" } ?? "\(fragment)" }
}

private enum PathFragmentKey: String, CodingKey {
  case fragment, id
}

extension PathFragment: Encodable where N: Encodable {
  /// Writes the fragment alone where there is no id, else an object with `fragment` and `id`.
  public func encode(to encoder: any Encoder) throws {
    if let id {
      var container = encoder.container(keyedBy: PathFragmentKey.self)
      try container.encode(fragment, forKey: .fragment)
      try container.encode(id, forKey: .id)
    } else {
      try fragment.encode(to: encoder)
    }
  }
}

extension PathFragment: Decodable where N: Decodable {
  /// Reads an object with `fragment` and `id`, or the fragment alone in its own form.
  ///
  /// An id that was written as a whole number or a truth value is read as its text.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: PathFragmentKey.self),
      let fragment = try? container.decode(N.self, forKey: .fragment)
    {
      if let number = try? container.decodeIfPresent(Int.self, forKey: .id) {
        self.init(fragment, id: "\(number)")
      } else if let isTrue = try? container.decodeIfPresent(Bool.self, forKey: .id) {
        self.init(fragment, id: "\(isTrue)")
      } else {
        self.init(fragment, id: try container.decodeIfPresent(String.self, forKey: .id))
      }
    } else {
      self.init(try N(from: decoder))
    }
  }
}
