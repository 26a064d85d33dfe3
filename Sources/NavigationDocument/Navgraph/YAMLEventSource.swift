internal import CYAML

/// Reads YAML as events through libyaml, from bytes that must be valid UTF-8 without a mark.
///
/// Anchors, aliases and tags are refused: a graph needs none, and aliases let a small file grow.
struct YAMLEventSource: EventSource {
  static var numbersAreText: Bool { true }

  private let parser: LibYAMLParser
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: Int32
  private let offset: Int
  private var depth = 0
  private var documents = 0
  /// The place that `byte` and `character` name is the same: libyaml counts characters.
  private var byte: Int
  private var character = 0
  private(set) var start: UInt32 = 0
  private(set) var end: UInt32 = 0
  private(set) var kind = ScalarKind.null
  private(set) var verbatimStart: UInt32?
  var textIsLasting: Bool { false }

  init(bytes: UnsafeBufferPointer<UInt8>, from offset: Int, file: Int32) {
    self.bytes = bytes
    self.file = file
    self.offset = offset
    byte = offset
    parser = LibYAMLParser(UnsafeBufferPointer(rebasing: bytes[offset...]))
  }

  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: parser.event.pointee.data.scalar.value,
      count: parser.event.pointee.data.scalar.length)
  }

  mutating func next() throws(Diagnostic) -> DocumentEvent {
    while true {
      let lastEnd = end
      guard parser.advance() else { throw syntaxProblem() }
      let event = parser.event.pointee
      start = UInt32(byteOffset(of: event.start_mark.index))
      end = UInt32(byteOffset(of: event.end_mark.index))
      switch event.type {
      case YAML_STREAM_END_EVENT:
        return .end
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 { throw problem("a file holds one YAML document, here begins another") }
      case YAML_ALIAS_EVENT:
        throw problem("aliases are not supported; write the value out")
      case YAML_SCALAR_EVENT:
        try refuse(anchor: event.data.scalar.anchor, tag: event.data.scalar.tag)
        scalar(event.data.scalar.style)
        return .scalar
      case YAML_SEQUENCE_START_EVENT:
        try refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag)
        try enter()
        return .beginList
      case YAML_MAPPING_START_EVENT:
        try refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag)
        try enter()
        return .beginMap
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        depth -= 1
        // In block style the end is noticed only at the next thing.
        if start == end {
          start = lastEnd
          end = lastEnd
        }
        return event.type == YAML_SEQUENCE_END_EVENT ? .endList : .endMap
      default:
        continue
      }
    }
  }

  private mutating func enter() throws(Diagnostic) {
    depth += 1
    if depth > nestingLimit {
      throw problem("nested too deeply: more than \(nestingLimit) levels")
    }
  }

  private func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) throws(Diagnostic) {
    if anchor != nil { throw problem("anchors are not supported; write the value out") }
    if tag != nil { throw problem("tags are not supported; remove the tag") }
  }

  private mutating func scalar(_ style: yaml_scalar_style_t) {
    let text = text
    let width = Int(end) - Int(start)
    switch style {
    case YAML_PLAIN_SCALAR_STYLE:
      verbatimStart = width == text.count ? start : nil
      kind = Self.plainKind(text)
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      verbatimStart = width == text.count + 2 ? start + 1 : nil
      kind = .text
    default:
      verbatimStart = nil
      kind = .text
    }
  }

  /// The core schema of YAML 1.2: `yes` and `on` are text.
  private static func plainKind(_ text: UnsafeBufferPointer<UInt8>) -> ScalarKind {
    if text.isEmpty || text.spells("~") { return .null }
    if text.spells("null") || text.spells("Null") || text.spells("NULL") { return .null }
    if text.spells("true") || text.spells("True") || text.spells("TRUE") { return .yes }
    if text.spells("false") || text.spells("False") || text.spells("FALSE") { return .no }
    var digits = 0
    for (i, byte) in text.enumerated() {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x2E: continue
      case 0x2B, 0x2D:
        guard i == 0 || text[i - 1] | 0x20 == 0x65 else { return .text }
      case 0x45, 0x65:
        guard digits > 0 else { return .text }
      default: return .text
      }
    }
    return digits > 0 ? .number : .text
  }

  private mutating func byteOffset(of index: Int) -> Int {
    if index < character {
      while character > index, byte > offset {
        byte -= 1
        if bytes[byte] & 0xC0 != 0x80 { character -= 1 }
      }
      return byte
    }
    while character < index, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    return byte
  }

  private mutating func syntaxProblem() -> Diagnostic {
    let (message, context) = parser.problem
    if let offset = parser.problemOffset {
      let from = min(self.offset + offset, bytes.count)
      return Diagnostic(
        "this is not YAML: \(message)",
        region: SourceRegion(
          file: file, start: UInt32(from), end: UInt32(min(from + 1, bytes.count))))
    }
    let from = byteOffset(of: parser.problemIndex)
    return Diagnostic(
      "this is not YAML: \(message)\(context.map { " \($0)" } ?? "")",
      region: SourceRegion(
        file: file, start: UInt32(from), end: UInt32(min(from + 1, bytes.count))))
  }

  private func problem(_ message: String) -> Diagnostic {
    Diagnostic(message, region: SourceRegion(file: file, start: start, end: max(start, end)))
  }
}

/// Owns libyaml's parser and its current event.
private final class LibYAMLParser {
  let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let isReady: Bool

  /// The bytes must outlive the parser.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    if isReady {
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }
  }

  deinit {
    yaml_event_delete(event)
    if isReady { yaml_parser_delete(parser) }
    event.deallocate()
    parser.deallocate()
  }

  func advance() -> Bool {
    yaml_event_delete(event)
    return isReady && yaml_parser_parse(parser, event) == 1
  }

  var problem: (String, String?) {
    guard isReady, let problem = parser.pointee.problem else { return ("out of memory", nil) }
    return (String(cString: problem), parser.pointee.context.map { String(cString: $0) })
  }

  /// Set where libyaml could not even read characters.
  var problemOffset: Int? {
    isReady && parser.pointee.error == YAML_READER_ERROR ? parser.pointee.problem_offset : nil
  }

  var problemIndex: Int { isReady ? parser.pointee.problem_mark.index : 0 }
}
