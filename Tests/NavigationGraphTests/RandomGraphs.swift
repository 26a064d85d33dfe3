import NavigationGraph

/// A fragment of random graphs, named by a number.
struct Place: Fragment, Codable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral value: Int) { number = value }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  var description: String { "p\(number)" }
}

/// A small generator of pseudo-random numbers (SplitMix64, Steele and others, 2014).
struct SeededNumbers: RandomNumberGenerator {
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
}

extension SeededNumbers {
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
