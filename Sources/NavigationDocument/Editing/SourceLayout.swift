/// Where lines, gaps and commas stand in a YAML or JSON file.
struct SourceLayout {
  let bytes: [UInt8]
  let isJSON: Bool

  /// Whether what begins there is written with brackets or braces.
  func isFlow(_ value: DocumentValue) -> Bool {
    let start = Int(value.region.start)
    return bytes.indices.contains(start) && (bytes[start] == 0x5B || bytes[start] == 0x7B)
  }

  /// Where the next line begins, if nothing but spaces and a comment stands behind an offset in
  /// its line; the end of the file where there is no next line.
  func nextLine(after offset: Int) -> Int? {
    // A block of text ends at the beginning of a line.
    if offset > 0, isBreak(bytes[offset - 1]) { return offset }
    var i = skipSpaces(offset)
    if !isJSON, i < bytes.count, bytes[i] == 0x23, i > offset { i = skipComment(i) }
    guard i < bytes.count else { return i }
    guard isBreak(bytes[i]) else { return nil }
    return skipBreak(i)
  }

  /// The whole lines from one offset to another, where nothing else but a comment shares them.
  ///
  /// Looks at no more than the spaces around: a file may be one long line.
  func lines(_ range: Range<Int>) -> Range<Int>? {
    let start = spacesStart(before: range.lowerBound)
    let isMark = start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard start == 0 || isMark || isBreak(bytes[start - 1]),
      let end = nextLine(after: range.upperBound)
    else { return nil }
    return start..<end
  }

  /// The parts in order, each byte once. Of a file without a last line break that loses its last
  /// lines, the break before them goes too.
  func merged(_ parts: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
      if let last = merged.last, part.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        merged.append(part)
      }
    }
    if let last = merged.last, isOpenEnd(last.upperBound) {
      merged[merged.count - 1] = breakStart(before: last.lowerBound)..<last.upperBound
    }
    return merged
  }

  func skipSpaces(_ offset: Int) -> Int {
    var i = offset
    while i < bytes.count, isSpace(bytes[i]) { i += 1 }
    return i
  }

  func spacesStart(before offset: Int) -> Int {
    var i = offset
    while i > 0, isSpace(bytes[i - 1]) { i -= 1 }
    return i
  }

  /// The next offset that is neither a space, nor a line break, nor in a comment, and whether
  /// there was a comment on the way.
  func skipGap(_ offset: Int) -> (offset: Int, hasComment: Bool) {
    var i = offset
    var hasComment = false
    while i < bytes.count {
      if isSpace(bytes[i]) || isBreak(bytes[i]) {
        i += 1
      } else if !isJSON, bytes[i] == 0x23 {
        hasComment = true
        i = skipComment(i)
      } else {
        break
      }
    }
    return (i, hasComment)
  }

  /// Whether nothing more stands in a line.
  func isLineEnd(_ offset: Int) -> Bool { offset >= bytes.count || isBreak(bytes[offset]) }

  /// Whether an offset is the end of a file whose last line has no break.
  func isOpenEnd(_ offset: Int) -> Bool {
    offset == bytes.count && offset > 0 && !isBreak(bytes[offset - 1])
  }

  /// The colon behind a key.
  func colon(after key: Int) -> Int? {
    let i = skipSpaces(key)
    return i < bytes.count && bytes[i] == 0x3A ? i : nil
  }

  /// The line break before an offset, or else the first of the file.
  func lineBreak(before offset: Int) -> String {
    let start = breakStart(before: offset)
    if start < offset { return String(decoding: bytes[start..<offset], as: UTF8.self) }
    guard let i = bytes.firstIndex(where: isBreak) else { return "\n" }
    return String(decoding: bytes[i..<skipBreak(i)], as: UTF8.self)
  }

  private func skipComment(_ offset: Int) -> Int {
    var i = offset
    while i < bytes.count, !isBreak(bytes[i]) { i += 1 }
    return i
  }

  private func skipBreak(_ offset: Int) -> Int {
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private func breakStart(before offset: Int) -> Int {
    guard offset > 0, isBreak(bytes[offset - 1]) else { return offset }
    let isPair = offset > 1 && bytes[offset - 1] == 0x0A && bytes[offset - 2] == 0x0D
    return offset - (isPair ? 2 : 1)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
