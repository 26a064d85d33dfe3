import NavigationCore

/// Writes a scene as a Mermaid flowchart, for pages that draw those themselves.
///
/// Names never reach the syntax: boxes are `f0`, `f1` and so on, and words are quoted with their
/// marks as entities.
enum MermaidWriter {
  static func write(_ scene: Scene) -> String {
    var out = "---\ntitle: \(yaml(scene.title))\n---\n"
    out += "flowchart \(scene.direction == .leftToRight ? "LR" : "TD")\n"
    var groups: [String: [Int]] = [:]
    for (i, f) in scene.fragments.enumerated() {
      if let group = f.group {
        groups[group, default: []].append(i)
      } else {
        out += "  \(box(i, f))\n"
      }
    }
    let sorted = groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (number, group) in sorted.enumerated() {
      out += "  subgraph g\(number)[\(quoted(group.key))]\n"
      for i in group.value { out += "    \(box(i, scene.fragments[i]))\n" }
      out += "  end\n"
    }
    var styles: [String] = []
    var arrows = 0
    for s in scene.segues
    where scene.fragments.indices.contains(s.from) && scene.fragments.indices.contains(s.to) {
      out += "  f\(s.from) \(arrow(s))\(words(s, scene)) f\(s.to)\n"
      if !s.steps.isEmpty { styles.append("  linkStyle \(arrows) stroke-width:4px\n") }
      arrows += 1
    }
    for (i, f) in scene.fragments.enumerated() {
      if f.state == .presented { styles.append("  style f\(i) stroke-width:4px\n") }
      if f.isGhost || f.change == .removed {
        styles.append("  style f\(i) stroke-dasharray:3 4\n")
      }
    }
    return out + styles.joined()
  }

  private static func box(_ i: Int, _ f: Scene.Fragment) -> String {
    var title = f.title
    if let note = f.note { title += " (\(note))" }
    if let change = f.change { title = "\(change.style.sign) \(title)" }
    let text = quoted(title)
    return f.isEntry ? "f\(i)([\(text)])" : f.isTerminal ? "f\(i)[[\(text)]]" : "f\(i)(\(text))"
  }

  private static func arrow(_ s: Scene.Segue) -> String {
    if s.isBroken { return "-.-x" }
    let tail = s.isDismissable ? "o" : ""
    return s.isHold ? "\(tail)-.->" : "\(tail)-->"
  }

  private static func words(_ s: Scene.Segue, _ scene: Scene) -> String {
    var words: [String] = []
    if let change = s.change { words.append(change.style.sign) }
    if !s.steps.isEmpty { words.append(s.steps.map(scene.text).joined(separator: ", ")) }
    if s.isAuto { words.append("auto") }
    if s.presentation != .inPlace { words.append(s.presentation.words) }
    if let text = s.text { words.append(text) }
    return words.isEmpty ? "" : "|\(quoted(words.joined(separator: ": ")))|"
  }

  /// Words in quotes; what Mermaid or a page could read as markup becomes an entity by number.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for s in TextMetrics.visible(text).unicodeScalars {
      switch s {
      case "\"", "#", "&", "<", ">", ";", "`", "\\", "%", "{", "}", "|", "[", "]":
        out += "#\(s.value);"
      default: out.unicodeScalars.append(s)
      }
    }
    return out + "\""
  }

  /// A scalar of the front matter, which is YAML.
  private static func yaml(_ text: String) -> String {
    var out = "\""
    for s in TextMetrics.visible(text).unicodeScalars {
      if s == "\"" || s == "\\" { out += "\\" }
      out.unicodeScalars.append(s)
    }
    return out + "\""
  }
}
