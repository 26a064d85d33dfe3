/// Finds what a misspelt word was meant to be.
public enum Spelling {
  /// The candidate nearest to `word` by edit distance, if it is near enough to be meant.
  ///
  /// Near enough is at most a third of the word's length, at least 1, but less than the whole word. Ties go to the candidate
  /// that comes first in `candidates`. Words of more than 64 bytes and candidates whose length
  /// differs by more than the limit are not compared, so the cost is linear in the candidates.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.utf8.map(lowercased))
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(letters, Array(candidate.utf8.map(lowercased)))
      if distance <= limit, distance < letters.count, distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.word
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
