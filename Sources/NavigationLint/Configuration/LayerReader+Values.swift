import NavigationDocument
import Spelling

/// Typed values: what is wrong is reported and returned as nil.
extension LayerReader {
  mutating func report(_ message: String, suggestion: String? = nil, at region: SourceRegion) {
    diagnostics.append(Diagnostic(message, suggestion: suggestion, region: region))
  }

  mutating func reportUnknownRule(_ id: String, among rules: [String], at region: SourceRegion) {
    report(
      "there is no rule `\(id)`",
      suggestion: Spelling.nearest(to: id, among: rules).map { "did you mean `\($0)`?" }
        ?? "`rutter rules` lists them", at: region)
  }

  /// `a`, `b`, `c`, each in backticks.
  func listed(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// What stands there, with its text where it is short.
  func found(_ value: DocumentValue) -> String {
    guard let text = value.text, text.count <= 40 else { return value.kind }
    return "`\(text)`"
  }

  /// The members of a map, each once; nothing for what is no map.
  mutating func maps(_ value: DocumentValue, for what: String) -> [DocumentValue.Member] {
    if case .null = value.content { return [] }
    guard let members = value.members else {
      report("\(what) must be a map, found \(value.kind)", at: value.region)
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if seen.insert(member.key).inserted { return true }
      report("`\(member.key)` is given twice", at: member.region)
      return false
    }
  }

  /// The members of a map whose keys are known, each once.
  mutating func members(
    of value: DocumentValue, in owner: String, keys: [String]
  ) -> [DocumentValue.Member] {
    maps(value, for: owner).filter { member in
      if keys.contains(member.key) { return true }
      report(
        "unknown key `\(member.key)` in \(owner)",
        suggestion: Spelling.nearest(to: member.key, among: keys)
          .map { "did you mean `\($0)`?" } ?? "known keys: \(listed(keys))",
        at: member.region)
      return false
    }
  }

  mutating func list(_ value: DocumentValue, for what: String) -> [DocumentValue]? {
    if case .null = value.content { return [] }
    guard let items = value.items else {
      report("\(what) must be a list, found \(value.kind)", at: value.region)
      return nil
    }
    return items
  }

  mutating func text(_ value: DocumentValue, for what: String) -> String? {
    guard let text = value.text else {
      report("\(what) must be text, found \(value.kind)", at: value.region)
      return nil
    }
    guard !text.isEmpty else {
      report("\(what) must not be empty", at: value.region)
      return nil
    }
    return text
  }

  /// A list of texts; one text is a list of one.
  mutating func texts(_ value: DocumentValue, for what: String) -> [Placed<String>]? {
    if value.text != nil {
      return text(value, for: what).map { [Placed(value: $0, region: value.region)] }
    }
    guard let items = list(value, for: what) else { return nil }
    return items.compactMap { item in
      text(item, for: "an entry of \(what)").map { Placed(value: $0, region: item.region) }
    }
  }

  mutating func severity(_ value: DocumentValue) -> Placed<Severity?>? {
    switch value.text {
    case "off": return Placed(value: nil, region: value.region)
    case let text?:
      if let severity = Severity(rawValue: text) {
        return Placed(value: severity, region: value.region)
      }
      report(
        "`\(text)` is no severity",
        suggestion: Spelling.nearest(to: text, among: Self.severities)
          .map { "did you mean `\($0)`?" } ?? "write \(listed(Self.severities))",
        at: value.region)
    case nil:
      report(
        "a severity must be text, found \(value.kind)",
        suggestion: "write \(listed(Self.severities))", at: value.region)
    }
    return nil
  }
}
