extension SavedPath {
  /// A path from a JSON array of edges, in each form that Swift's `Codable` writes.
  ///
  /// An end is a string, `{"splash":{}}`, `{"detail":{"_0":42}}`, `{"detail":{"id":42}}`, or
  /// `{"fragment":"detail","id":"42"}`; an id is a number, a string or a boolean.
  public static func parse(json source: SourceText) throws(Diagnostic) -> SavedPath {
    let offset = try TextEncoding.check(source.bytes, file: 0)
    let result = source.bytes.withUnsafeBufferPointer { bytes -> Result<[Step], Diagnostic> in
      var reader = SavedPathReader(
        source: JSONEventSource(bytes: bytes, from: offset, file: 0))
      do throws(Diagnostic) {
        return .success(try reader.path())
      } catch {
        return .failure(error)
      }
    }
    return SavedPath(steps: try result.get(), source: source)
  }
}

private struct SavedPathReader {
  var source: JSONEventSource

  mutating func path() throws(Diagnostic) -> [SavedPath.Step] {
    guard try source.next() == .beginList else {
      throw problem("a saved path must be a list of edges")
    }
    var steps: [SavedPath.Step] = []
    while true {
      switch try source.next() {
      case .endList:
        _ = try source.next()
        return steps
      case .beginMap:
        steps.append(try step())
      default:
        throw problem("an edge must be a map with `from` and `to`")
      }
    }
  }

  private mutating func step() throws(Diagnostic) -> SavedPath.Step {
    let start = source.start
    var from: SavedPath.End?
    var to: SavedPath.End?
    while try source.next() == .scalar {
      let isFrom = source.text.spells("from")
      guard isFrom || source.text.spells("to") else {
        throw problem("unknown key `\(text)` in an edge", "known keys: `from`, `to`")
      }
      guard (isFrom ? from : to) == nil else { throw problem("`\(text)` is given twice") }
      let end = try end()
      if isFrom { from = end } else { to = end }
    }
    let region = SourceRegion(file: 0, start: start, end: source.end)
    guard let from, let to else {
      throw Diagnostic(
        "an edge needs `\(from == nil ? "from" : "to")`", region: region)
    }
    return SavedPath.Step(from: from, to: to, region: region)
  }

  private mutating func end() throws(Diagnostic) -> SavedPath.End {
    let event = try source.next()
    if event == .scalar, source.kind == .text {
      return SavedPath.End(name: try name())
    }
    guard event == .beginMap else {
      throw problem("an end of an edge must be text or a map")
    }
    guard try source.next() == .scalar else { throw problem("an end of an edge names a fragment") }
    let key = text
    let keyPlace = here
    let value = try source.next()
    // A scalar value: our own form, in either order of its keys.
    if value == .scalar {
      return try ownForm(firstKey: key, at: keyPlace)
    }
    guard value == .beginMap else {
      throw problem("the value of `\(key)` must be a map")
    }
    guard !key.isEmpty else {
      throw Diagnostic("the name of a fragment must not be empty", region: keyPlace)
    }
    // An enum's case: its name, and its associated values, of which the first is the id.
    if key == "fragment" || key == "id" {
      // A path edge whose fragment is an enum itself: {"fragment":{"splash":{}},"id":…}.
      return try nestedForm(firstKey: key, at: keyPlace)
    }
    let id = try associatedID()
    guard try source.next() == .endMap else {
      throw problem("an enum's case stands alone in its map")
    }
    return SavedPath.End(name: key, id: id)
  }

  /// `{"fragment": …, "id": …}`, from the first key's scalar value on.
  private mutating func ownForm(
    firstKey: String, at place: SourceRegion
  ) throws(Diagnostic) -> SavedPath.End {
    var fragment: SavedPath.End?
    var id: String?
    var key = firstKey
    var keyPlace = place
    while true {
      switch key {
      case "fragment" where fragment == nil:
        guard source.kind == .text else { throw problem("`fragment` must be text") }
        fragment = SavedPath.End(name: try name())
      case "id" where id == nil:
        id = source.kind == .null ? nil : text
      case "fragment", "id":
        throw Diagnostic("`\(key)` is given twice", region: keyPlace)
      default:
        throw Diagnostic(
          "unknown key `\(key)` in an end of an edge",
          suggestion: "known keys: `fragment`, `id`", region: keyPlace)
      }
      guard try source.next() == .scalar else { break }
      key = text
      keyPlace = here
      let value = try source.next()
      if value == .beginMap, key == "fragment", fragment == nil {
        var end = try caseForm()
        if let id { end.id = id }
        guard try source.next() == .endMap else { throw problem("expected `}` here") }
        return end
      }
      guard value == .scalar else { throw problem("`\(key)` must be a number or text") }
    }
    guard var fragment else {
      throw Diagnostic("an end of an edge needs a `fragment`", region: place)
    }
    if let id { fragment.id = id }
    return fragment
  }

  private mutating func nestedForm(
    firstKey: String, at place: SourceRegion
  ) throws(Diagnostic) -> SavedPath.End {
    // An enum may have a case of this very name: then its map is empty or holds values.
    let event = try source.next()
    if event == .endMap {
      guard try source.next() == .endMap else {
        throw problem("an enum's case stands alone in its map")
      }
      return SavedPath.End(name: firstKey)
    }
    let key = text
    let value = try source.next()
    if value == .scalar {
      let id = source.kind == .null ? nil : text
      try closeMap()
      guard try source.next() == .endMap else {
        throw problem("an enum's case stands alone in its map")
      }
      return SavedPath.End(name: firstKey, id: id)
    }
    guard value == .beginMap, firstKey == "fragment" else {
      throw problem("the value of `\(key)` must be a map")
    }
    var end = SavedPath.End(name: key, id: try associatedID())
    try closeMap()
    if try source.next() == .scalar {
      guard source.text.spells("id") else {
        throw problem("unknown key `\(text)` in an end of an edge", "known keys: `fragment`, `id`")
      }
      guard try source.next() == .scalar else { throw problem("`id` must be a number or text") }
      if source.kind != .null { end.id = text }
      try closeMap()
    }
    return end
  }

  /// `{"detail":{…}}`, after its opening brace.
  private mutating func caseForm() throws(Diagnostic) -> SavedPath.End {
    guard try source.next() == .scalar else { throw problem("an end of an edge names a fragment") }
    let name = try name()
    guard try source.next() == .beginMap else {
      throw problem("the value of `\(name)` must be a map")
    }
    let id = try associatedID()
    try closeMap()
    return SavedPath.End(name: name, id: id)
  }

  /// The associated values of an enum's case, after the opening brace; several are joined by `,`.
  private mutating func associatedID() throws(Diagnostic) -> String? {
    var values: [String] = []
    while true {
      let event = try source.next()
      if event == .endMap { return values.isEmpty ? nil : values.joined(separator: ",") }
      guard event == .scalar, try source.next() == .scalar else {
        throw problem("an associated value must be a number, text or a boolean")
      }
      if source.kind != .null { values.append(text) }
    }
  }

  private mutating func closeMap() throws(Diagnostic) {
    guard try source.next() == .endMap else { throw problem("expected `}` here") }
  }

  private func name() throws(Diagnostic) -> String {
    guard !source.text.isEmpty else {
      throw problem("the name of a fragment must not be empty")
    }
    return text
  }

  private var text: String { String(decoding: source.text, as: UTF8.self) }

  private var here: SourceRegion {
    SourceRegion(file: 0, start: source.start, end: source.end)
  }

  private func problem(_ message: String, _ suggestion: String? = nil) -> Diagnostic {
    Diagnostic(message, suggestion: suggestion, region: here)
  }
}
