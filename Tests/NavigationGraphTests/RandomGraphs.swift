import NavigationGraph
import TestSupport

/// A fragment of random graphs, named by a number.
struct Place: Fragment, Codable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral value: Int) { number = value }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  var description: String { "p\(number)" }
}

extension SeededGenerator {
  /// Up to 12 edges, without repetition, between up to 7 places.
  mutating func edges() -> Set<DirectedEdge<Place>> {
    let places = 1 + below(7)
    return Set((0..<below(13)).map { _ in Place(below(places)) => Place(below(places)) })
  }

  /// Segues on random edges; most have a tag of three, few are auto.
  mutating func segues() -> [Segue<Place>] {
    edges().sorted().map { edge in
      Segue(
        edge, style: below(2) == 0 ? .hold : .pass, dismissable: below(2) == 0,
        auto: below(6) == 0, tag: below(4) == 0 ? nil : "t\(below(3))")
    }
  }
}
