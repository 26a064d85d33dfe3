/// Finds what a misspelt word was meant to be.
public enum Spelling {
  /// The candidate nearest to `word` by edit distance, if it is near enough to be meant.
  ///
  /// Near enough is at most a third of the word's length, at least 1, but less than the whole word. Ties go to the candidate
  /// that comes first in `candidates`. Words of more than 64 bytes and candidates whose length
  /// differs by more than the limit are not compared, so the cost is linear in the candidates.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, word: String)?
    visitNear(word, candidates) { candidate, distance in
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// All candidates that are near enough to `word` to be meant, in their order.
  public static func near(_ word: String, among candidates: some Sequence<String>) -> [String] {
    var near: [String] = []
    visitNear(word, candidates) { candidate, _ in near.append(candidate) }
    return near
  }

  /// The one candidate that `word` is a slip of; nil where none or several are near, or where a
  /// digit makes the difference: `page1` and `page2` are words of their own.
  public static func slip(of word: String, among candidates: some Sequence<String>) -> String? {
    let near = near(word, among: candidates)
    func digits(_ word: String) -> [UInt8] { word.utf8.filter { 0x30...0x39 ~= $0 } }
    guard near.count == 1, digits(near[0]) == digits(word) else { return nil }
    return near[0]
  }

  private static func visitNear(
    _ word: String, _ candidates: some Sequence<String>, _ visit: (String, Int) -> Void
  ) {
    let letters = Array(word.utf8.map(lowercased))
    guard !letters.isEmpty, letters.count <= 64 else { return }
    let limit = max(1, letters.count / 3)
    for candidate in candidates where candidate != word {
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(letters, Array(candidate.utf8.map(lowercased)))
      if distance <= limit, distance < letters.count { visit(candidate, distance) }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte + 0x20 : byte
  }

  /// Optimal string alignment distance: insertions, deletions, substitutions, swaps of neighbours.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
