internal import NavigationCore

/// What `rutter-swift` read: a document without the texts of its files.
package enum SourceAnswer {
  private static let version: UInt32 = 1

  package static func encoded(_ result: ReadResult) -> [UInt8] {
    let document = result.document
    var writer = ByteWriter()
    writer.write(version)
    writer.write(document.name)
    writer.write(document.sources) { $0.write($1.path) }
    writer.write(Array(document.names.indices)) { writer, i in
      writer.write(document.names[i])
      write(document.regions[i], to: &writer)
      writer.write(document.isDeclared[i])
      let attributes = document.attributes[Int32(i)] ?? .init()
      for text in [
        attributes.title, attributes.group, attributes.image, attributes.source,
        attributes.reachableFromCode, attributes.leavableFromCode,
      ] {
        writer.write(text)
      }
      writer.write(attributes.isTerminal)
    }
    writer.write(document.segues) { writer, segue in
      writer.write(segue.origin)
      writer.write(segue.destination)
      writer.write(segue.rules.rawValue)
      writer.write(segue.presentation.rawValue)
      writer.write(segue.tag)
      writer.write(segue.label)
      write(segue.region, to: &writer)
    }
    writer.write(document.texts) { $0.write($1) }
    writer.write(document.declaredEntry != nil)
    if let entry = document.declaredEntry {
      writer.write(entry.name)
      write(entry.region, to: &writer)
    }
    writer.write(document.entryFromCode)
    writer.write(document.isClosed)
    writer.write(document.deadCases) { writer, dead in
      writer.write(dead.origin)
      writer.write(dead.destination)
      write(dead.region, to: &writer)
    }
    writer.write(document.losses) { $0.write($1) }
    writer.write(document.remarks, write)
    writer.write(result.diagnostics, write)
    return writer.bytes
  }

  /// The document, with the texts of its files by path.
  package static func decoded(
    _ bytes: [UInt8], text: (String) -> [UInt8]
  ) throws(ByteReader.Broken) -> ReadResult {
    var reader = ByteReader(bytes)
    guard try reader.number() == version else { throw ByteReader.Broken() }
    var document = GraphDocument()
    document.name = try reader.optionalText()
    document.sources = try reader.list { reader throws(ByteReader.Broken) in
      try reader.text()
    }.map { SourceText(path: $0, bytes: text($0)) }
    let fileCount = document.sources.count
    func region(_ reader: inout ByteReader) throws(ByteReader.Broken) -> SourceRegion {
      let region = SourceRegion(
        file: try reader.signed(), start: try reader.number(), end: try reader.number())
      guard region.file >= -1, Int(region.file) < fileCount else { throw ByteReader.Broken() }
      return region
    }
    func diagnostic(_ reader: inout ByteReader) throws(ByteReader.Broken) -> Diagnostic {
      Diagnostic(
        try reader.text(), suggestion: try reader.optionalText(), region: try region(&reader))
    }
    let fragments = try reader.list { reader throws(ByteReader.Broken) in
      try (reader.text(), region(&reader), reader.flag(), attributes(&reader))
    }
    for (i, fragment) in fragments.enumerated() {
      document.names.append(fragment.0)
      document.regions.append(fragment.1)
      document.isDeclared.append(fragment.2)
      if fragment.3 != .init() { document.attributes[Int32(i)] = fragment.3 }
    }
    let count = Int32(fragments.count)
    document.segues = try reader.list { reader throws(ByteReader.Broken) in
      let ends = try (reader.signed(), reader.signed())
      guard 0..<count ~= ends.0, 0..<count ~= ends.1 else { throw ByteReader.Broken() }
      let rules = SegueRules(rawValue: try reader.byte())
      guard let presentation = Presentation(rawValue: try reader.byte()) else {
        throw ByteReader.Broken()
      }
      return GraphDocument.Segue(
        origin: ends.0, destination: ends.1, rules: rules, presentation: presentation,
        tag: try reader.signed(), label: try reader.signed(), region: try region(&reader))
    }
    document.texts = try reader.list { reader throws(ByteReader.Broken) in try reader.text() }
    if try reader.flag() {
      document.declaredEntry = (try reader.text(), try region(&reader))
    }
    document.entryFromCode = try reader.optionalText()
    document.isClosed = try reader.flag()
    document.deadCases = try reader.list { reader throws(ByteReader.Broken) in
      GraphDocument.DeadCase(
        origin: try reader.text(), destination: try reader.text(), region: try region(&reader))
    }
    document.losses = try reader.list { reader throws(ByteReader.Broken) in try reader.text() }
    document.remarks = try reader.list(diagnostic)
    let diagnostics = try reader.list(diagnostic)
    let texts = Int32(document.texts.count)
    guard reader.isAtEnd,
      document.segues.allSatisfy({ -1..<texts ~= $0.tag && -1..<texts ~= $0.label })
    else { throw ByteReader.Broken() }
    return ReadResult(document: document, diagnostics: diagnostics)
  }

  private static func write(_ region: SourceRegion, to writer: inout ByteWriter) {
    writer.write(region.file)
    writer.write(region.start)
    writer.write(region.end)
  }

  private static func write(_ writer: inout ByteWriter, _ diagnostic: Diagnostic) {
    writer.write(diagnostic.message)
    writer.write(diagnostic.suggestion)
    write(diagnostic.region, to: &writer)
  }

  private static func attributes(
    _ reader: inout ByteReader
  ) throws(ByteReader.Broken) -> GraphDocument.FragmentAttributes {
    var attributes = GraphDocument.FragmentAttributes()
    attributes.title = try reader.optionalText()
    attributes.group = try reader.optionalText()
    attributes.image = try reader.optionalText()
    attributes.source = try reader.optionalText()
    attributes.reachableFromCode = try reader.optionalText()
    attributes.leavableFromCode = try reader.optionalText()
    attributes.isTerminal = try reader.flag()
    return attributes
  }
}
