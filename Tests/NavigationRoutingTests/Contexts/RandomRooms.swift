import NavigationGraph

/// A fragment of random graphs, named by a number.
struct Room: Fragment, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral value: Int) { number = value }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  var description: String { "r\(number)" }
}

/// A small generator of pseudo-random numbers (SplitMix64, Steele and others, 2014).
struct RoomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

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
