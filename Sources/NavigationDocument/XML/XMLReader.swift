internal import CExpat

/// Reads XML through expat. Nothing outside of the bytes is ever read, and declarations of
/// entities or default values, by which a small file could grow, are refused.
enum XMLReader {
  static let depthLimit = 512
  static let sizeLimit = 256 << 20

  /// The document's elements. The bytes must be UTF-8, as `TextEncoding.check` finds them.
  static func read(
    _ bytes: [UInt8], file: Int32, keepsText: Bool = false
  ) throws(Diagnostic) -> XMLTree {
    guard bytes.count <= sizeLimit else {
      throw Diagnostic("the file is larger than \(sizeLimit >> 20) MB")
    }
    let builder = XMLTreeBuilder(file: file, keepsText: keepsText)
    // The encoding given here goes before the one that the file declares.
    guard let parser = XML_ParserCreate("UTF-8") else { throw Diagnostic("out of memory") }
    defer { XML_ParserFree(parser) }
    builder.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLTreeBuilder.of(data)?.start(String(cString: name), attributes)
      }, { data, _ in XMLTreeBuilder.of(data)?.end() })
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 {
        XMLTreeBuilder.of(data)?.stop("a document type with declarations is not supported")
      }
    }
    if keepsText {
      XML_SetCharacterDataHandler(parser) { data, text, count in
        guard let text, count > 0 else { return }
        XMLTreeBuilder.of(data)?.append(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
      }
    }
    if let problem = builder.problem { throw problem }
    guard status == XML_STATUS_OK else {
      throw problem(of: parser, bytes, file: file)
    }
    return builder.tree
  }

  private static func problem(
    of parser: XML_Parser, _ bytes: [UInt8], file: Int32
  ) -> Diagnostic {
    let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count)
    let region = SourceRegion(
      file: file, start: UInt32(offset), end: UInt32(min(offset + 1, bytes.count)))
    if let marker = conflictMarker(in: bytes, around: offset) {
      return Diagnostic(
        "a merge conflict is not resolved here", suggestion: "resolve it, then try again",
        region: SourceRegion(file: file, start: UInt32(marker), end: UInt32(marker + 7)))
    }
    let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return Diagnostic("this is not XML: \(words ?? "unknown error")", region: region)
  }

  /// Where a line that version control wrote begins, if the spot is in one.
  private static func conflictMarker(in bytes: [UInt8], around offset: Int) -> Int? {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard start + 7 <= bytes.count, [0x3C, 0x3D, 0x3E, 0x7C].contains(bytes[start]),
      bytes[start..<start + 7].allSatisfy({ $0 == bytes[start] })
    else { return nil }
    return start
  }
}

/// What expat's calls build; it lives as long as one parse.
private final class XMLTreeBuilder {
  var tree = XMLTree()
  var parser: XML_Parser?
  private(set) var problem: Diagnostic?
  private let file: Int32
  private let keepsText: Bool
  private var open: [Int32] = []
  private var texts: [[UInt8]] = []

  init(file: Int32, keepsText: Bool) {
    self.file = file
    self.keepsText = keepsText
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private var region: SourceRegion {
    let start = UInt32(clamping: XML_GetCurrentByteIndex(parser))
    let count = UInt32(clamping: XML_GetCurrentByteCount(parser))
    return SourceRegion(file: file, start: start, end: start.addingReportingOverflow(count).0)
  }

  func start(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard problem == nil else { return }
    guard open.count < XMLReader.depthLimit else {
      return stop("nested too deeply: more than \(XMLReader.depthLimit) levels")
    }
    let first = Int32(tree.attributes.count)
    if var next = attributes {
      while let name = next[0], let value = next[1] {
        tree.attributes.append(
          XMLTree.Attribute(name: String(cString: name), value: String(cString: value)))
        next += 2
      }
    }
    tree.elements.append(
      XMLTree.Element(
        name: name, parent: open.last ?? -1, depth: Int32(open.count),
        attributes: first..<Int32(tree.attributes.count), region: region))
    open.append(Int32(tree.elements.count - 1))
    if keepsText { texts.append([]) }
  }

  func append(_ text: UnsafeBufferPointer<CChar>) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1].append(contentsOf: text.lazy.map { UInt8(bitPattern: $0) })
  }

  func end() {
    guard let element = open.popLast() else { return }
    if let text = texts.popLast() {
      tree.elements[Int(element)].text = String(decoding: text, as: UTF8.self)
    }
  }

  /// Ends the parse with a problem at the current place.
  func stop(_ message: String) {
    if problem == nil { problem = Diagnostic(message, region: region) }
    XML_StopParser(parser, 0)
  }
}
