/// What an event source met next.
enum DocumentEvent: UInt8 {
  case scalar, beginList, endList, beginMap, endMap, end
}

/// What a scalar is, before anyone asks for it.
enum ScalarKind: UInt8 {
  case text, number, yes, no, null
}

/// A pull parser: each call of `next` moves to the next event, whose place and text it then holds.
///
/// In a map, keys and values take turns. Sources refuse what is nested too deeply, so whoever
/// pulls may follow the nesting.
protocol EventSource {
  /// Whether a number may stand where text is wanted (a YAML author does not think of types).
  static var numbersAreText: Bool { get }

  mutating func next() throws(Diagnostic) -> DocumentEvent

  /// The byte offsets of the last event.
  var start: UInt32 { get }
  var end: UInt32 { get }
  var kind: ScalarKind { get }
  /// The scalar's text; valid until the next call of `next`.
  var text: UnsafeBufferPointer<UInt8> { get }
  /// Whether the text is part of the file's bytes and so valid as long as they are.
  var textIsLasting: Bool { get }
  /// Where the text stands in the file, when it stands there byte for byte; otherwise nil.
  var verbatimStart: UInt32? { get }
}

/// The deepest nesting of lists and maps that a document may have.
let nestingLimit = 64
