public import NavigationDocument

extension Baseline {
  /// Reads a baseline file; without one that is sound it throws what is wrong, in `source`.
  public init(reading source: SourceText) throws(Diagnostic) {
    self.init(source: source)
    let document = try DocumentValue.read(source)
    let members = try Self.members(document, of: "a baseline", ["version", "graphs"])
    guard let version = members["version"] else {
      throw Diagnostic("`version` is missing", region: document.region)
    }
    guard case .number("1") = version.content else {
      throw Diagnostic(
        "unknown version of a baseline", suggestion: "the only known version is 1",
        region: version.region)
    }
    guard let graphs = members["graphs"]?.members else {
      throw Diagnostic(
        "a baseline needs `graphs`, a map", region: members["graphs"]?.region ?? document.region)
    }
    for member in graphs {
      guard let items = member.value.items else {
        throw Diagnostic(
          "the entries of a graph must be a list, found \(member.value.kind)",
          region: member.value.region)
      }
      guard self.graphs[member.key] == nil else {
        throw Diagnostic("`\(member.key)` is given twice", region: member.region)
      }
      var entries: [Entry] = []
      for item in items { entries.append(try Self.entry(item)) }
      self.graphs[member.key] = entries
    }
  }

  private static let keys = ["rule", "policy", "fragment", "segue", "path"]

  private static func entry(_ value: DocumentValue) throws(Diagnostic) -> Entry {
    let members = try members(value, of: "an entry", keys)
    guard let rule = members["rule"]?.text else {
      throw Diagnostic("an entry needs a `rule`, a text", region: value.region)
    }
    let policy = members["policy"]?.text
    guard (policy == nil) == (members["policy"] == nil) else {
      throw Diagnostic("`policy` must be text", region: value.region)
    }
    let elements = members.filter { $0.key != "rule" && $0.key != "policy" }
    guard elements.count <= 1 else {
      throw Diagnostic("an entry is about one element", region: value.region)
    }
    var subject = Finding.Subject.graph
    for (key, value) in elements {
      if key == "segue" {
        guard let ends = value.items, ends.count == 2, let from = ends[0].text,
          let to = ends[1].text
        else { throw Diagnostic("`segue` must be a list of two names", region: value.region) }
        subject = .segue(from: from, to: to)
      } else {
        guard let name = value.text else {
          throw Diagnostic("`\(key)` must be text, found \(value.kind)", region: value.region)
        }
        subject = key == "fragment" ? .fragment(name) : .path(name)
      }
    }
    return Entry(
      Finding.Key(rule: rule, policy: policy, subject: subject), region: value.region)
  }

  private static func members(
    _ value: DocumentValue, of what: String, _ known: [String]
  ) throws(Diagnostic) -> [String: DocumentValue] {
    guard let members = value.members else {
      throw Diagnostic("\(what) must be a map, found \(value.kind)", region: value.region)
    }
    var result: [String: DocumentValue] = [:]
    for member in members {
      guard known.contains(member.key) else {
        throw Diagnostic("unknown key `\(member.key)` in \(what)", region: member.region)
      }
      guard result.updateValue(member.value, forKey: member.key) == nil else {
        throw Diagnostic("`\(member.key)` is given twice", region: member.region)
      }
    }
    return result
  }
}
