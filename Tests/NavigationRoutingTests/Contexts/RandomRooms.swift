import NavigationGraph
import TestSupport

/// A fragment of random graphs, named by a number.
struct Room: Fragment, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral value: Int) { number = value }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  var description: String { "r\(number)" }
}

extension SeededGenerator {
  /// Segues with every presentation on up to 14 edges between up to 7 rooms.
  mutating func segues() -> [Segue<Room>] {
    let rooms = 1 + below(7)
    let edges = Set((0..<below(15)).map { _ in Room(below(rooms)) => Room(below(rooms)) })
    let presentations = SeguePresentation.allCases
    return edges.sorted().map { edge in
      Segue(
        edge, style: below(2) == 0 ? .hold : .pass, dismissable: below(3) > 0,
        auto: below(8) == 0, presentation: presentations[below(presentations.count)])
    }
  }
}
