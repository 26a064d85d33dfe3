/// A YAML or JSON document as plain values with their places, for files that are not graphs.
public struct DocumentValue: Sendable {
  public indirect enum Content: Sendable {
    case null
    case flag(Bool)
    case text(String)
    /// A number, as it was written.
    case number(String)
    case list([DocumentValue])
    case map([Member])
  }

  /// One key of a map and its value. A map keeps what was written, also a key given twice.
  public struct Member: Sendable {
    public var key: String
    public var region: SourceRegion
    public var value: DocumentValue
  }

  public var content: Content
  public var region: SourceRegion

  /// Text, or a number as text: an author of YAML does not think of types.
  public var text: String? {
    switch content {
    case .text(let text), .number(let text): text
    default: nil
    }
  }

  public var items: [DocumentValue]? {
    if case .list(let items) = content { items } else { nil }
  }

  public var members: [Member]? {
    if case .map(let members) = content { members } else { nil }
  }

  /// The value of a key of a map, or nil.
  public subscript(key: String) -> DocumentValue? {
    members?.first { $0.key == key }?.value
  }

  /// What the value is, as a message names it: `a list`, `text`.
  public var kind: String {
    switch content {
    case .null: "nothing"
    case .flag(let isOn): "`\(isOn)`"
    case .text: "text"
    case .number: "a number"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// Reads one document, by default as JSON where the path ends in `.json`, else as YAML; nothing
  /// at all is null.
  ///
  /// Regions are in the file of that number.
  public static func read(
    _ source: SourceText, file: Int32 = 0, isJSON: Bool? = nil
  ) throws(Diagnostic) -> DocumentValue {
    let offset = try TextEncoding.check(source.bytes, file: file)
    return try source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      if isJSON ?? source.path.lowercased().hasSuffix(".json") {
        var events = JSONEventSource(bytes: bytes, from: offset, file: file)
        return try document(&events, file)
      }
      var events = YAMLEventSource(bytes: bytes, from: offset, file: file)
      return try document(&events, file)
    }
  }

  private static func document(
    _ events: inout some EventSource, _ file: Int32
  ) throws(Diagnostic) -> DocumentValue {
    let first = try events.next()
    let result = try value(first, &events, file)
    // What follows is a problem that only the next event tells.
    if first != .end { _ = try events.next() }
    return result
  }

  /// Follows the nesting, which the event source limits.
  private static func value(
    _ event: DocumentEvent, _ events: inout some EventSource, _ file: Int32
  ) throws(Diagnostic) -> DocumentValue {
    let start = events.start
    let content: Content
    switch event {
    case .scalar: content = scalar(events)
    case .endList, .endMap, .end: content = .null
    case .beginList:
      var items: [DocumentValue] = []
      while true {
        let next = try events.next()
        if next == .endList || next == .end { break }
        items.append(try value(next, &events, file))
      }
      content = .list(items)
    case .beginMap:
      var members: [Member] = []
      while true {
        let next = try events.next()
        if next == .endMap || next == .end { break }
        let region = SourceRegion(file: file, start: events.start, end: events.end)
        guard next == .scalar else { throw Diagnostic("a key must be text", region: region) }
        let key = String(decoding: events.text, as: UTF8.self)
        let following = try events.next()
        members.append(
          Member(key: key, region: region, value: try value(following, &events, file)))
      }
      content = .map(members)
    }
    return DocumentValue(
      content: content,
      region: SourceRegion(file: file, start: start, end: max(start, events.end)))
  }

  private static func scalar(_ events: some EventSource) -> Content {
    let text = String(decoding: events.text, as: UTF8.self)
    return switch events.kind {
    case .text: .text(text)
    case .number: .number(text)
    case .yes: .flag(true)
    case .no: .flag(false)
    case .null: .null
    }
  }
}
