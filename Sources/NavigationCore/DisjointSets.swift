/// Sets without a common element: union by size, paths halved (Tarjan and van Leeuwen, 1984).
///
/// Each operation takes next to constant time.
struct DisjointSets {
  /// The element above each in its set; for the uppermost, the size of the set below zero.
  private var above: [Int32]

  init(count: Int) { above = [Int32](repeating: -1, count: count) }

  mutating func unite(_ a: Int32, _ b: Int32) {
    var (a, b) = (root(a), root(b))
    guard a != b else { return }
    if above[Int(a)] > above[Int(b)] { swap(&a, &b) }
    above[Int(a)] += above[Int(b)]
    above[Int(b)] = a
  }

  private mutating func root(_ element: Int32) -> Int32 {
    var element = element
    while above[Int(element)] >= 0 {
      let next = above[Int(element)]
      guard above[Int(next)] >= 0 else { return next }
      above[Int(element)] = above[Int(next)]
      element = above[Int(element)]
    }
    return element
  }

  /// For each element its set's number, from 0 in order of the first element, and their count.
  mutating func numbered() -> (set: [Int32], count: Int) {
    var number = [Int32](repeating: -1, count: above.count)
    var count: Int32 = 0
    let set = (0..<Int32(above.count)).map { element in
      let root = Int(root(element))
      if number[root] < 0 {
        number[root] = count
        count += 1
      }
      return number[root]
    }
    return (set, Int(count))
  }
}
