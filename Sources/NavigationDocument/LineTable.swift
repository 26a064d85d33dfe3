/// Where the lines of a source begin, for many look-ups of line and column.
///
/// Building is linear in the source, a look-up logarithmic in its lines.
public struct LineTable: Sendable {
  private let source: SourceText
  private let starts: [UInt32]

  public init(_ source: SourceText) {
    self.source = source
    var starts: [UInt32] = [0]
    source.bytes.withUnsafeBufferPointer { bytes in
      for i in 0..<bytes.count where bytes[i] == 0x0A { starts.append(UInt32(i + 1)) }
    }
    self.starts = starts
  }

  public var lineCount: Int { starts.count }

  /// Line and column of a byte offset, both from 1; columns count Unicode scalars.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    let end = min(Int(offset), source.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(starts[middle]) <= end { low = middle } else { high = middle }
    }
    var column = 1
    for i in textStart(low)..<max(end, textStart(low)) where source.bytes[i] & 0xC0 != 0x80 {
      column += 1
    }
    return (low + 1, column)
  }

  /// The bytes of a line, counted from 1, without its line break; empty for a line there is not.
  public func bytes(ofLine line: Int) -> Range<Int> {
    guard line > 0, line <= starts.count else { return 0..<0 }
    let start = textStart(line - 1)
    var end = line < starts.count ? Int(starts[line]) - 1 : source.bytes.count
    if end > start, source.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The text of a line, counted from 1, without its line break.
  public func text(ofLine line: Int) -> String {
    String(decoding: source.bytes[bytes(ofLine: line)], as: UTF8.self)
  }

  /// A byte order mark is no part of the first line.
  private func textStart(_ index: Int) -> Int {
    index == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : Int(starts[index])
  }
}
