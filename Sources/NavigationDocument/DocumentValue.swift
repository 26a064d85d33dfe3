/// A YAML document as plain values, for files that are not graphs.
public indirect enum DocumentValue: Sendable {
  case text(String)
  case list([DocumentValue])
  case map([(key: String, value: DocumentValue)])

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  public var items: [DocumentValue]? {
    if case .list(let items) = self { items } else { nil }
  }

  /// The value of a key of a map, or nil.
  public subscript(key: String) -> DocumentValue? {
    if case .map(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  /// Reads one YAML document.
  public static func read(_ source: SourceText) throws(Diagnostic) -> DocumentValue {
    try source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var events = YAMLEventSource(bytes: bytes, from: 0, file: -1)
      let first = try events.next()
      return try value(first, &events)
    }
  }

  /// Follows the nesting, which the event source limits.
  private static func value(
    _ event: DocumentEvent, _ events: inout YAMLEventSource
  ) throws(Diagnostic) -> DocumentValue {
    switch event {
    case .beginList:
      var items: [DocumentValue] = []
      while true {
        let next = try events.next()
        if next == .endList || next == .end { return .list(items) }
        items.append(try value(next, &events))
      }
    case .beginMap:
      var members: [(key: String, value: DocumentValue)] = []
      while true {
        let key = try events.next()
        if key == .endMap || key == .end { return .map(members) }
        let name = String(decoding: events.text, as: UTF8.self)
        let next = try events.next()
        members.append((name, try value(next, &events)))
      }
    case .scalar, .endList, .endMap, .end:
      return .text(event == .scalar ? String(decoding: events.text, as: UTF8.self) : "")
    }
  }
}
