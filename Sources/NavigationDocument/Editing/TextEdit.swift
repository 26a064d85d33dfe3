/// A part of a source file, and what is to stand there instead.
public struct TextEdit: Sendable, Hashable {
  public var region: SourceRegion
  public var replacement: String

  public init(_ region: SourceRegion, _ replacement: String) {
    self.region = region
    self.replacement = replacement
  }

  /// The bytes with the edits made, whose regions are in one file; nil where two of them overlap
  /// or one is not within the bytes.
  ///
  /// Edits at one place are made in the order given. Linear, but for sorting the edits.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    // Sorting keeps the order of what is equal only where it is told to.
    let ordered = edits.enumerated().sorted {
      ($0.element.region.start, $0.offset) < ($1.element.region.start, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    for (_, edit) in ordered {
      let (start, end) = (Int(edit.region.start), Int(edit.region.end))
      guard at <= start, start <= end, end <= bytes.count else { return nil }
      result += bytes[at..<start]
      result += edit.replacement.utf8
      at = end
    }
    return result + bytes[at...]
  }
}
