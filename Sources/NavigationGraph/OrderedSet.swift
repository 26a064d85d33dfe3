/// A collection of unique elements in the order in which they were appended.
///
/// `contains` and `append` take constant time, removal is linear. Two ordered sets are equal when
/// they have the same elements in the same order.
public struct OrderedSet<Element: Hashable>: RandomAccessCollection {
  private var elements: [Element] = []
  private var positions: [Element: Int] = [:]

  /// A set without elements.
  public init() {}

  /// The elements of a sequence, each at its first place.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }

  /// Whether an element is held.
  public func contains(_ element: Element) -> Bool { positions[element] != nil }
  /// The place of an element, or nil where it is not held.
  public func firstIndex(of element: Element) -> Int? { positions[element] }
  /// The place of an element, or nil where it is not held.
  public func lastIndex(of element: Element) -> Int? { positions[element] }

  /// Adds an element at the end; false, with nothing changed, where it is held already.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    guard positions[element] == nil else { return false }
    positions[element] = elements.count
    elements.append(element)
    return true
  }

  /// Takes an element out and gives it back, or nil where it is not held.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    guard let position = positions.removeValue(forKey: element) else { return nil }
    let removed = elements.remove(at: position)
    for i in position..<elements.count { positions[elements[i]] = i }
    return removed
  }

  /// Takes out every element that satisfies a condition, in one pass.
  public mutating func removeAll(where matches: (Element) throws -> Bool) rethrows {
    self = OrderedSet(try elements.filter { try !matches($0) })
  }
}

extension OrderedSet: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension OrderedSet: CustomStringConvertible {
  public var description: String { elements.description }
}

extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension OrderedSet: Decodable where Element: Decodable {
  /// Reads an array; an element that stands in it twice is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let elements = try container.decode([Element].self)
    self.init(elements)
    if count != elements.count {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an ordered set holds each element once")
    }
  }
}
