internal import NavigationDocument

/// Refuses files that the parser must not be given.
enum SourceGuard {
  /// The most that one file may hold, in bytes.
  static let sizeLimit = 32 << 20
  /// How deep brackets may nest; the parser's own limit does not hold for all of them.
  static let nestingLimit = 200

  /// Where the text begins; throws the reason of a refusal.
  static func check(_ bytes: [UInt8]) throws(Diagnostic) {
    guard bytes.count <= sizeLimit else {
      throw Diagnostic("the file is larger than \(sizeLimit >> 20) MB")
    }
    do throws(Diagnostic) {
      _ = try TextEncoding.check(bytes, file: 0)
    } catch {
      // An empty file declares nothing, which is no fault.
      if error.message != "the file is empty" { throw error }
    }
    if let at = conflictMarker(bytes) {
      throw Diagnostic(
        "a merge conflict is not resolved here", suggestion: "resolve it first",
        region: SourceRegion(file: 0, start: UInt32(at), end: UInt32(at + 7)))
    }
    if let at = tooDeep(bytes) {
      throw Diagnostic(
        "this nests deeper than \(nestingLimit) brackets",
        region: SourceRegion(file: 0, start: UInt32(at), end: UInt32(at + 1)))
    }
  }

  /// The place of `<<<<<<< ` at the beginning of a line with a `>>>>>>> ` after it.
  private static func conflictMarker(_ bytes: [UInt8]) -> Int? {
    var first: Int?
    var i = 0
    while i < bytes.count {
      if isMarker(bytes, i, UInt8(ascii: "<")), first == nil { first = i }
      if isMarker(bytes, i, UInt8(ascii: ">")), let first { return first }
      while i < bytes.count, bytes[i] != 0x0A { i += 1 }
      i += 1
    }
    return nil
  }

  private static func isMarker(_ bytes: [UInt8], _ start: Int, _ sign: UInt8) -> Bool {
    start + 7 < bytes.count && bytes[start + 7] == 0x20
      && bytes[start..<start + 7].allSatisfy { $0 == sign }
  }

  /// Where brackets nest too deep. Comments and texts count too, which only matters for what is
  /// no code; `<` counts where a generic argument may begin.
  private static func tooDeep(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var angles = 0
    var previous: UInt8 = 0
    for (i, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if byte == UInt8(ascii: "{") { angles = 0 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if byte == UInt8(ascii: "}") { angles = 0 }
      case UInt8(ascii: "<") where isWord(previous): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "#") where isDirective(bytes, i, "#if"): depth += 1
      case UInt8(ascii: "#") where isDirective(bytes, i, "#endif"): depth = max(0, depth - 1)
      default: break
      }
      if depth > nestingLimit || angles > nestingLimit { return i }
      previous = byte
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: "_")
    }
  }

  private static func isDirective(_ bytes: [UInt8], _ at: Int, _ word: StaticString) -> Bool {
    guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
    for i in 0..<word.utf8CodeUnitCount where bytes[at + i] != word.utf8Start[i] { return false }
    return true
  }
}
