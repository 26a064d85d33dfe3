import NavigationDocument

extension Finding {
  /// The order of findings in a report: file, offset, rule, message, and then all else that tells
  /// two findings apart. Texts are compared by their UTF-8 bytes.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    /// What most findings differ in; findings themselves are large to move about.
    struct Place {
      var hasDoubt: Bool
      var file: Int32
      var start: UInt32
      var number: Int
    }
    var places = findings.enumerated().map { i, finding in
      Place(
        hasDoubt: finding.doubt != nil, file: finding.region.file, start: finding.region.start,
        number: i)
    }
    places.sort { a, b in
      if a.hasDoubt != b.hasDoubt { return b.hasDoubt }
      if a.file != b.file { return a.file < b.file }
      if a.start != b.start { return a.start < b.start }
      return precedes(findings[a.number], findings[b.number])
    }
    return places.map { findings[$0.number] }
  }

  private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if (a.doubt == nil) != (b.doubt == nil) { return a.doubt == nil }
    guard a.region.file == b.region.file else { return a.region.file < b.region.file }
    guard a.region.start == b.region.start else { return a.region.start < b.region.start }
    for (x, y) in [(a.rule, b.rule), (a.message, b.message)] where !x.utf8.elementsEqual(y.utf8) {
      return x.utf8.lexicographicallyPrecedes(y.utf8)
    }
    guard a.region.end == b.region.end else { return a.region.end < b.region.end }
    guard a.severity == b.severity else { return a.severity > b.severity }
    let texts = [a, b].map { [$0.subject.text, $0.witness?.text ?? "", $0.remedy ?? ""] }
    for (x, y) in zip(texts[0], texts[1]) where !x.utf8.elementsEqual(y.utf8) {
      return x.utf8.lexicographicallyPrecedes(y.utf8)
    }
    return false
  }
}

extension Finding.Subject {
  /// The names of the elements; none for the graph as a whole.
  var elements: [String] {
    switch self {
    case .graph: []
    case .fragment(let name): [name]
    case .segue(let from, let to): [from, to]
    case .path(let path): [path]
    }
  }

  /// `a`, `a => b`, or the saved path's name; empty for the graph as a whole.
  var text: String { elements.joined(separator: " => ") }

  /// What the elements are, in one word.
  var kind: String {
    switch self {
    case .graph: "graph"
    case .fragment: "fragment"
    case .segue: "segue"
    case .path: "path"
    }
  }
}
