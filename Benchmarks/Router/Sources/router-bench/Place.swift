import NavigationGraph

/// A fragment of a graph of any size.
struct Place: Fragment {
  let number: Int32

  init(_ number: Int) { self.number = Int32(number) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// Segues that spread over a tree of four children each, and one more from each fragment to its
/// parent's neighbour; those to children hold and may be walked back.
func segues(_ count: Int) -> [Segue<Place>] {
  let fragments = count * 4 / 5
  return (1...fragments).map { i in
    Segue(from: Place((i - 1) / 4), to: Place(i), style: .hold, dismissable: true)
  }
    + (1...count - fragments).map { i in
      Segue(from: Place(i * 4), to: Place(((i * 4 - 1) / 4 + 1) % fragments))
    }
}
