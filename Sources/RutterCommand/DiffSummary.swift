import NavigationDocument
import NavigationLint

/// What a change did to an app's navigation, in words: for a terminal, or as Markdown for a
/// pull request.
struct DiffSummary {
  let diff: GraphDiff
  let introduced: [Finding]
  let cleared: [Finding]

  var isEmpty: Bool { diff.isEmpty && introduced.isEmpty && cleared.isEmpty }

  private struct Section {
    var title: String
    var lines: [(sign: String, text: String)]
  }

  private var sections: [Section] {
    func edge(_ edge: GraphDiff.Edge) -> String { "`\(edge.text)`" }
    func changes(_ all: [GraphDiff.Change]) -> String { all.map(\.text).joined(separator: ", ") }
    var fragments = diff.addedFragments.map { (sign: "+", text: "`\($0)`") }
    fragments += diff.removedFragments.map { ("-", "`\($0)`") }
    fragments += diff.renamedFragments.map {
      ("~", "`\($0.old)` is perhaps `\($0.new)` now: it has the same neighbours")
    }
    fragments += diff.changedFragments.map { ("~", "`\($0.name)`: \(changes($0.changes))") }
    var segues = diff.addedSegues.map { (sign: "+", text: edge($0)) }
    segues += diff.removedSegues.map { ("-", edge($0)) }
    segues += diff.changedSegues.map { ("~", "\(edge($0.edge)): \(changes($0.changes))") }
    var findings = introduced.map { (sign: "+", text: DiffSummary.words($0)) }
    findings += cleared.map { ("-", DiffSummary.words($0)) }
    return [
      Section(title: "Entry", lines: diff.entry.map { [("~", $0.text)] } ?? []),
      Section(title: "Fragments", lines: fragments), Section(title: "Segues", lines: segues),
      Section(title: "Findings", lines: findings),
    ].filter { !$0.lines.isEmpty }
  }

  private static func words(_ finding: Finding) -> String {
    "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
  }

  /// The change in numbers, one line.
  var headline: String {
    var parts = [diff.summary]
    if !introduced.isEmpty { parts.append("\(introduced.count) new finding\(plural(introduced))") }
    if !cleared.isEmpty { parts.append("\(cleared.count) finding\(plural(cleared)) cleared") }
    return parts.joined(separator: "; ")
  }

  private func plural(_ findings: [Finding]) -> String { findings.count == 1 ? "" : "s" }

  func text(_ style: Style) -> String {
    var out = headline + "\n"
    for section in sections {
      out += "\n\(style.bold(section.title))\n"
      for line in section.lines {
        let text = "  \(line.sign) \(visibleText(line.text))"
        out +=
          (line.sign == "+" ? style.green(text) : line.sign == "-" ? style.red(text) : text) + "\n"
      }
    }
    return out
  }

  var markdown: String {
    var out = "\(headline)\n"
    for section in sections {
      out += "\n**\(section.title)**\n\n```diff\n"
      for line in section.lines {
        // A fence of three backticks in a name must not end the block.
        out += "\(line.sign == "~" ? "!" : line.sign) "
        out += visibleText(line.text).replacing("```", with: "'''") + "\n"
      }
      out += "```\n"
    }
    return out
  }
}
