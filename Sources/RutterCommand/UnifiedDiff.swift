/// The change of one file as `diff -u` writes it, for `patch -p0` and `git apply -p0`.
enum UnifiedDiff {
  private static let context = 3

  /// One stretch of lines that are replaced by others.
  private struct Block {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Empty where nothing changed. Sorting aside, linear in the lines.
  static func bytes(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    let (before, after) = (lines(of: old), lines(of: new))
    let blocks = blocks(before, after)
    guard !blocks.isEmpty else { return [] }
    var result = Array("--- \(name(path))\n+++ \(name(path))\n".utf8)
    var i = 0
    while i < blocks.count {
      var end = i + 1
      while end < blocks.count,
        blocks[end].old.lowerBound - blocks[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      result += hunk(Array(blocks[i..<end]), before, after)
      i = end
    }
    return result
  }

  /// Each line with its break; the last one may have none.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for i in bytes.indices where bytes[i] == 0x0A {
      lines.append(bytes[start...i])
      start = i + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Lines that occur once on each side hold the sides together (Bram Cohen's patience diff):
  /// of these the longest sequence that both have in one order; what is between differs.
  private static func blocks(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Block] {
    var places: [ArraySlice<UInt8>: (old: Int, new: Int)] = [:]
    // -1 is a line that is not there, -2 one that is there more than once.
    for (i, line) in old.enumerated() {
      let isKnown = places[line] != nil
      places[line] = (isKnown ? -2 : i, -1)
    }
    for (i, line) in new.enumerated() {
      guard let place = places[line] else { continue }
      places[line] = (place.old, place.new == -1 ? i : -2)
    }
    let shared = old.indices.compactMap { i -> (old: Int, new: Int)? in
      guard let place = places[old[i]], place.old == i, place.new >= 0 else { return nil }
      return place
    }
    var blocks: [Block] = []
    var at = (old: 0, new: 0)
    for anchor in increasing(shared) + [(old.count, new.count)] {
      var block = Block(old: at.old..<anchor.old, new: at.new..<anchor.new)
      trim(&block, old, new)
      if !block.old.isEmpty || !block.new.isEmpty { blocks.append(block) }
      at = (min(anchor.old + 1, old.count), min(anchor.new + 1, new.count))
    }
    return blocks
  }

  /// The longest subsequence whose second numbers increase (Schensted, 1961).
  private static func increasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The pair with the least second number that ends a sequence of each length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for i in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pairs[i].new { low = middle + 1 } else { high = middle }
      }
      before[i] = low == 0 ? -1 : ends[low - 1]
      if low == ends.count { ends.append(i) } else { ends[low] = i }
    }
    var result: [(old: Int, new: Int)] = []
    var i = ends.last ?? -1
    while i >= 0 {
      result.append(pairs[i])
      i = before[i]
    }
    return result.reversed()
  }

  /// Takes from a block the lines that both sides begin or end with.
  private static func trim(
    _ block: inout Block, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    while let a = block.old.first, let b = block.new.first, old[a] == new[b] {
      block.old.removeFirst()
      block.new.removeFirst()
    }
    while let a = block.old.last, let b = block.new.last, old[a] == new[b] {
      block.old.removeLast()
      block.new.removeLast()
    }
  }

  private static func hunk(
    _ blocks: [Block], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    let (first, last) = (blocks[0], blocks[blocks.count - 1])
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let before = first.old.lowerBound - lead..<last.old.upperBound + trail
    let after = first.new.lowerBound - lead..<last.new.upperBound + trail
    var result = Array("@@ -\(span(before)) +\(span(after)) @@\n".utf8)
    func add(_ sign: UInt8, _ line: ArraySlice<UInt8>) {
      result.append(sign)
      result += line
      if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
    }
    var at = before.lowerBound
    for block in blocks {
      for i in at..<block.old.lowerBound { add(0x20, old[i]) }
      for i in block.old { add(0x2D, old[i]) }
      for i in block.new { add(0x2B, new[i]) }
      at = block.old.upperBound
    }
    for i in at..<before.upperBound { add(0x20, old[i]) }
    return result
  }

  /// Where lines begin, from 1, and how many they are; of none the line before.
  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  /// The path as `patch` and `git` read it: in quotes where it has controls or quotes, and closed
  /// by a tab where it has spaces.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsQuotes else { return path.utf8.contains(0x20) ? path + "\t" : path }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<" ", "\u{7F}":
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
