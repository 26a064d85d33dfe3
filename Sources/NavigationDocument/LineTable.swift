/// Where the lines of a source begin, for many look-ups of line and column.
///
/// Building is linear in the source, a look-up logarithmic in its lines; also for a source that
/// is one long line.
public struct LineTable: Sendable {
  private let source: SourceText
  private let starts: [UInt32]
  /// Unicode scalars before each block of bytes, so that columns need not be counted from the
  /// beginning of a line.
  private let scalarsBefore: [UInt32]
  private static let blockSize = 1_024

  public init(_ source: SourceText) {
    self.source = source
    var starts: [UInt32] = [0]
    var scalarsBefore: [UInt32] = [0]
    var scalars: UInt32 = 0
    source.bytes.withUnsafeBufferPointer { bytes in
      for i in 0..<bytes.count {
        if bytes[i] == 0x0A { starts.append(UInt32(i + 1)) }
        if bytes[i] & 0xC0 != 0x80 { scalars += 1 }
        if (i + 1) % Self.blockSize == 0 { scalarsBefore.append(scalars) }
      }
    }
    self.starts = starts
    self.scalarsBefore = scalarsBefore
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
    let start = textStart(low)
    return (low + 1, end <= start ? 1 : scalars(before: end) - scalars(before: start) + 1)
  }

  /// The Unicode scalars that begin before a byte offset.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    var count = Int(scalarsBefore[block])
    for i in block * Self.blockSize..<offset where source.bytes[i] & 0xC0 != 0x80 { count += 1 }
    return count
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
