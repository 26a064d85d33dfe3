internal import NavigationCore

/// Writes a document as navgraph YAML or JSON. What is written reads back as the same graph;
/// only places, and the division into files, are not kept.
public enum NavgraphWriter {
  public static func yaml(_ document: GraphDocument) -> String {
    var out = ""
    for (key, value) in members(document) {
      if case .list(let items) = value {
        out += "\(key):\n"
        for item in items { out += "  - \(NavgraphText.yaml(item))\n" }
      } else {
        out += "\(key): \(NavgraphText.yaml(value))\n"
      }
    }
    return out
  }

  public static func json(_ document: GraphDocument) -> String {
    var out = "{"
    for (i, (key, value)) in members(document).enumerated() {
      out += i == 0 ? "\n" : ",\n"
      if case .list(let items) = value {
        let lines = items.map { "    \(NavgraphText.json($0))" }
        out += "  \"\(key)\": [\n\(lines.joined(separator: ",\n"))\n  ]"
      } else {
        out += "  \"\(key)\": \(NavgraphText.json(value))"
      }
    }
    return out + "\n}\n"
  }

  private static func members(
    _ document: GraphDocument
  ) -> [(key: String, value: NavgraphValue)] {
    var all: [(key: String, value: NavgraphValue)] = [("version", .number(1))]
    if let name = document.name { all.append(("name", .text(name))) }
    if let entry = document.declaredEntry { all.append(("entry", .text(entry.name))) }
    if let reason = document.entryFromCode { all.append(("entryFromCode", .text(reason))) }
    if document.isClosed { all.append(("closed", .flag(true))) }
    let fragments = document.names.indices.filter { document.isDeclared[$0] }.map {
      fragment($0, document)
    }
    if !fragments.isEmpty { all.append(("fragments", .list(fragments))) }
    let segues = segues(document)
    if !segues.isEmpty { all.append(("segues", .list(segues))) }
    let deadCases = document.deadCases.map { shorthand([$0.origin, $0.destination]) }
    if !deadCases.isEmpty { all.append(("deadCases", .list(deadCases))) }
    let suppressions = document.suppressions.map { suppression($0) }
    if !suppressions.isEmpty { all.append(("suppress", .list(suppressions))) }
    return all
  }

  private static func fragment(_ i: Int, _ document: GraphDocument) -> NavgraphValue {
    let name = document.names[i]
    guard let extra = document.attributes[Int32(i)], extra != .init() else { return .text(name) }
    let texts = [
      ("title", extra.title), ("group", extra.group), ("image", extra.image),
      ("source", extra.source),
    ]
    var members: [(String, NavgraphValue)] = [("id", .text(name))]
    members += texts.compactMap { key, text in text.map { (key, .text($0)) } }
    if extra.isTerminal { members.append(("terminal", .flag(true))) }
    if let reason = extra.reachableFromCode { members.append(("reachableFromCode", .text(reason))) }
    if let reason = extra.leavableFromCode { members.append(("leavableFromCode", .text(reason))) }
    return .map(members)
  }

  /// In the order of the document. Shorthand gives way to what comes later for the same edge, so
  /// it stands only for an edge that comes once.
  private static func segues(_ document: GraphDocument) -> [NavgraphValue] {
    struct Edge: Hashable {
      var origin: Int32
      var destination: Int32
    }
    var count: [Edge: Int] = [:]
    for segue in document.segues {
      count[Edge(origin: segue.origin, destination: segue.destination), default: 0] += 1
    }
    return document.segues.map { segue in
      let from = document.names[Int(segue.origin)]
      let to = document.names[Int(segue.destination)]
      let rules = rules(of: segue, document)
      let times = count[Edge(origin: segue.origin, destination: segue.destination)]
      if rules.isEmpty, times == 1, NavgraphText.isWord(from), NavgraphText.isWord(to) {
        return .edge(from, to)
      }
      return .map([("from", .text(from)), ("to", .text(to))] + rules)
    }
  }

  private static func rules(
    of segue: GraphDocument.Segue, _ document: GraphDocument
  ) -> [(String, NavgraphValue)] {
    var members: [(String, NavgraphValue)] = []
    if segue.rules.contains(.hold) { members.append(("style", .text("hold"))) }
    if segue.rules.contains(.dismissable) { members.append(("dismissable", .flag(true))) }
    if segue.rules.contains(.auto) { members.append(("auto", .flag(true))) }
    if let word = segue.presentation.keyword { members.append(("presentation", .text(word))) }
    for (key, text) in [("tag", segue.tag), ("label", segue.label)] {
      guard document.texts.indices.contains(Int(text)) else { continue }
      members.append((key, .text(document.texts[Int(text)])))
    }
    return members
  }

  private static func shorthand(_ edge: [String]) -> NavgraphValue {
    .text(edge.map { NavgraphText.shorthand($0) }.joined(separator: " => "))
  }

  private static func suppression(
    _ suppression: GraphDocument.Suppression
  ) -> NavgraphValue {
    var members: [(String, NavgraphValue)] = [("rule", .text(suppression.rule))]
    if let fragment = suppression.fragment { members.append(("fragment", .text(fragment))) }
    if let edge = suppression.edge, edge.count == 2 {
      members.append(("edge", shorthand(edge)))
    }
    members.append(("reason", .text(suppression.reason)))
    return .map(members)
  }
}
