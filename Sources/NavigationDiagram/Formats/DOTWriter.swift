import NavigationCore

/// Writes a scene as DOT text, for other tools.
enum DOTWriter {
  static func write(_ scene: Scene) -> String {
    var out = "digraph \(quoted(scene.title)) {\n"
    out += "  rankdir=\(scene.direction == .leftToRight ? "LR" : "TB")\n"
    out += "  node [shape=box, style=rounded]\n"
    var groups: [String: [Int]] = [:]
    for (i, f) in scene.fragments.enumerated() {
      if let group = f.group {
        groups[group, default: []].append(i)
      } else {
        out += "  " + node(f)
      }
    }
    let sorted = groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (n, group) in sorted.enumerated() {
      out += "  subgraph cluster_\(n) {\n    label=\(quoted(group.key))\n"
      for i in group.value { out += "    " + node(scene.fragments[i]) }
      out += "  }\n"
    }
    for s in scene.segues
    where scene.fragments.indices.contains(s.from) && scene.fragments.indices.contains(s.to) {
      out += "  \(quoted(scene.fragments[s.from].id)) -> \(quoted(scene.fragments[s.to].id))"
      var attributes: [String] = []
      if let text = s.text { attributes.append("label=\(quoted(text))") }
      if s.isBroken {
        attributes.append("style=dotted")
      } else if s.isHold {
        attributes.append("style=dashed")
      }
      if s.isAuto { attributes.append("arrowhead=normalnormal") }
      if s.isDismissable { attributes += ["dir=both", "arrowtail=odot"] }
      if s.presentation != .inPlace {
        attributes.append("tooltip=\(quoted(s.presentation.words))")
      }
      if !s.steps.isEmpty {
        attributes.append("penwidth=3")
        attributes.append("taillabel=\(quoted(s.steps.map(scene.text).joined(separator: ",")))")
      }
      out += attributes.isEmpty ? "\n" : " [\(attributes.joined(separator: ", "))]\n"
    }
    return out + "}\n"
  }

  private static func node(_ f: Scene.Fragment) -> String {
    var attributes: [String] = []
    if f.title != f.id { attributes.append("label=\(quoted(f.title))") }
    if f.isEntry { attributes.append("peripheries=2") }
    if f.isGhost { attributes.append("style=dotted") }
    if f.state == .presented { attributes.append("style=\"rounded,filled\"") }
    if f.state == .visited, !f.isGhost { attributes.append("penwidth=3") }
    let tail = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return quoted(f.id) + tail + "\n"
  }

  /// A quoted string; backslashes are doubled, as Graphviz expands `\N` and the like.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for s in text.unicodeScalars {
      switch s {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\0": out += "\u{2400}"
      default: out.unicodeScalars.append(s)
      }
    }
    return out + "\""
  }
}
