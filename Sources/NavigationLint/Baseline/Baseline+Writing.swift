extension Baseline {
  /// The baseline as JSON, an entry a line, graphs and entries in order.
  public var text: String {
    let names = graphs.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lists = names.map { name in
      let entries = graphs[name, default: []].map(\.key).sorted().map { "      \(Self.text($0))" }
      return "    \(quoted(name)): [\n\(entries.joined(separator: ",\n"))\n    ]"
    }
    let body = lists.isEmpty ? "{}" : "{\n\(lists.joined(separator: ",\n"))\n  }"
    return "{\n  \"version\": 1,\n  \"graphs\": \(body)\n}\n"
  }

  private static func text(_ key: Finding.Key) -> String {
    let element =
      switch key.subject {
      case .graph: ""
      case .fragment(let name): ", \"fragment\": \(quoted(name))"
      case .path(let path): ", \"path\": \(quoted(path))"
      case .segue(let from, let to): ", \"segue\": [\(quoted(from)), \(quoted(to))]"
      }
    let policy = key.policy.map { ", \"policy\": \(quoted($0))" } ?? ""
    return "{ \"rule\": \(quoted(key.rule))\(policy)\(element) }"
  }
}

/// Text as JSON and YAML both read it.
private func quoted(_ text: String) -> String { ConfigurationWriter.quoted(text) }
