internal import NavigationCore
internal import Spelling

/// Keys and typed values: what is wrong is reported, skipped, and returned as nil.
extension NavgraphReader {
  var here: SourceRegion { region(source.start, source.end) }

  func region(_ start: UInt32, _ end: UInt32) -> SourceRegion {
    SourceRegion(file: file, start: start, end: end)
  }

  /// Moves to the next known key of the open map; nil at its end. Its value comes next.
  @inline(__always)
  mutating func nextKey(
    _ keys: [StaticString], of owner: StaticString, seen: inout UInt64
  ) throws(Diagnostic) -> Int? {
    while true {
      let event = try source.next()
      if event == .endMap { return nil }
      if event == .scalar {
        var found = -1
        for i in 0..<keys.count where source.text.spells(keys[i]) {
          found = i
          break
        }
        if found >= 0 {
          if seen & (1 << UInt64(found)) == 0 {
            seen |= 1 << UInt64(found)
            return found
          }
          graph.report(Diagnostic("`\(keys[found])` is given twice", region: here))
        } else {
          reportUnknownKey(keys, of: owner)
        }
      } else {
        graph.report(Diagnostic("a key must be text", region: here))
        try skip(event)
      }
      try skip(try source.next())
    }
  }

  @inline(never)
  private mutating func reportUnknownKey(_ keys: [StaticString], of owner: StaticString) {
    let key = String(decoding: source.text.prefix(200), as: UTF8.self)
    let known = keys.map { "\($0)" }
    let suggestion =
      Spelling.nearest(to: key, among: known).map { "did you mean `\($0)`?" }
      ?? "known keys: \(known.map { "`\($0)`" }.joined(separator: ", "))"
    graph.report(
      Diagnostic("unknown key `\(key)` in \(owner)", suggestion: suggestion, region: here))
  }

  /// Passes over the rest of a value whose first event has been read.
  mutating func skip(_ event: DocumentEvent) throws(Diagnostic) {
    guard event == .beginMap || event == .beginList else { return }
    var depth = 1
    while depth > 0 {
      switch try source.next() {
      case .beginMap, .beginList: depth += 1
      case .endMap, .endList: depth -= 1
      case .scalar: continue
      case .end: return
      }
    }
  }

  func found(_ event: DocumentEvent) -> String {
    switch event {
    case .beginMap: return "a map"
    case .beginList: return "a list"
    case .scalar:
      switch source.kind {
      case .text: return "text"
      case .number: return "a number"
      case .yes, .no: return "`\(String(decoding: source.text, as: UTF8.self))`"
      case .null: return "nothing"
      }
    default: return "nothing"
    }
  }

  /// Reports what stands here instead of what was wanted, and skips it.
  mutating func refuse(_ event: DocumentEvent, _ message: String) throws(Diagnostic) {
    graph.report(Diagnostic("\(message), found \(found(event))", region: here))
    try skip(event)
  }

  @inline(__always)
  func isText(_ event: DocumentEvent) -> Bool {
    event == .scalar
      && (source.kind == .text || (source.kind == .number && Source.numbersAreText))
  }

  mutating func text(
    for key: StaticString, allowsEmpty: Bool = true
  ) throws(Diagnostic) -> String? {
    try text(try source.next(), for: "`\(key)`", allowsEmpty: allowsEmpty)
  }

  mutating func text(
    _ event: DocumentEvent, for what: String, allowsEmpty: Bool
  ) throws(Diagnostic) -> String? {
    guard isText(event) else {
      try refuse(event, "\(what) must be text")
      return nil
    }
    if source.text.isEmpty, !allowsEmpty {
      graph.report(Diagnostic("\(what) must not be empty", region: here))
      return nil
    }
    return String(decoding: source.text, as: UTF8.self)
  }

  mutating func flag(for key: StaticString) throws(Diagnostic) -> Bool? {
    let event = try source.next()
    if event == .scalar, source.kind == .yes { return true }
    if event == .scalar, source.kind == .no { return false }
    try refuse(event, "`\(key)` must be true or false")
    return nil
  }

  /// Whether a fragment's name stands here; what stands here instead is reported.
  @inline(__always)
  mutating func isName(_ event: DocumentEvent) throws(Diagnostic) -> Bool {
    guard isText(event) else {
      try refuse(event, "the name of a fragment must be text")
      return false
    }
    if source.text.isEmpty {
      graph.report(Diagnostic("the name of a fragment must not be empty", region: here))
      return false
    }
    return true
  }

  /// A fragment's number.
  mutating func name(_ event: DocumentEvent) throws(Diagnostic) -> Int32? {
    try isName(event) ? graph.fragment(source.text, region: here) : nil
  }

  /// A fragment's number or reference, for an end of a segue.
  @inline(__always)
  mutating func end(_ event: DocumentEvent) throws(Diagnostic) -> Int32? {
    guard try isName(event) else { return nil }
    return source.textIsLasting
      ? graph.reference(source.text, region: here) : graph.fragment(source.text, region: here)
  }

  mutating func readList(
    of key: StaticString,
    _ item: (inout Self, DocumentEvent) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let event = try source.next()
    if event == .scalar, source.kind == .null { return }
    guard event == .beginList else { return try refuse(event, "`\(key)` must be a list") }
    while true {
      let event = try source.next()
      if event == .endList { return }
      try item(&self, event)
    }
  }
}
