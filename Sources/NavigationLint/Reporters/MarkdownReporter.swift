import NavigationDocument

/// Findings as Markdown, short enough for a comment on a pull request: errors first, and as many
/// findings as such a comment may hold.
///
/// The first line marks the comment, so that a later run can find and replace it.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  /// GitHub takes 65,536 characters.
  static let limit = 60_000

  public static func report(_ run: LintRun) -> String {
    var text = "<!-- rutter -->\n### Navigation: \(run.outcome)\n"
    if let verdict = run.verdict {
      text += "\n\(run.isFailed ? "❌" : "✅") \(MarkdownText.message(verdict))\n"
    }
    let graphs = graphs(run)
    for graph in graphs where graph.isShown {
      text += graph.head
      let shown =
        graph.errors.prefix(graph.shownErrors) + graph.warnings.prefix(graph.shownWarnings)
      if !shown.isEmpty { text += "\n" + shown.joined() }
    }
    let hidden = graphs.reduce(0) {
      $0 + $1.errors.count + $1.warnings.count - $1.shownErrors - $1.shownWarnings
    }
    if hidden > 0 {
      text += "\n… and \(plural(hidden, "finding")) more, for which there is no room here.\n"
    }
    let left = graphs.count { !$0.isShown }
    if left > 0 { text += "\n… and \(plural(left, "graph")) more.\n" }
    return text
  }

  /// The texts of one graph, and how many of them are shown.
  private struct Graph {
    var head: String
    var errors: [String] = []
    var warnings: [String] = []
    var isShown = false
    var shownErrors = 0
    var shownWarnings = 0
  }

  /// The graphs with what there is room for: errors, then warnings, then graphs without any.
  private static func graphs(_ run: LintRun) -> [Graph] {
    var graphs = zip(run.reports, run.entries()).map { report, entries in
      var graph = Graph(head: "\n**\(MarkdownText.code(report.path))**: \(report.counts)\n")
      for entry in entries {
        if entry.finding.severity == .error {
          graph.errors.append(item(entry))
        } else {
          graph.warnings.append(item(entry))
        }
      }
      return graph
    }
    var room = limit
    /// Shows what has room, with the head of its graph where that is not shown yet.
    func take(_ text: String, _ graph: inout Graph) -> Bool {
      let size = text.utf8.count + (graph.isShown ? 0 : graph.head.utf8.count)
      guard room >= size else {
        room = 0
        return false
      }
      room -= size
      graph.isShown = true
      return true
    }
    for i in graphs.indices {
      for text in graphs[i].errors where take(text, &graphs[i]) { graphs[i].shownErrors += 1 }
    }
    for i in graphs.indices {
      for text in graphs[i].warnings where take(text, &graphs[i]) { graphs[i].shownWarnings += 1 }
    }
    for i in graphs.indices where !graphs[i].isShown { _ = take("", &graphs[i]) }
    return graphs
  }

  private static func item(_ entry: ReportEntry) -> String {
    let finding = entry.finding
    let sign = finding.severity == .error ? "❌" : "⚠️"
    let place = entry.place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? entry.path
    var text = "- \(sign) **\(finding.severity.rawValue)** \(MarkdownText.code(finding.rule)) at "
    text += "\(MarkdownText.code(place))\\\n  \(MarkdownText.message(finding.message))\n"
    if let walk = finding.shownWitness { text += "  - walk: \(steps(walk))\n" }
    if let doubt = finding.doubt {
      text += "  - only possible: \(MarkdownText.message(doubt))\n"
    }
    for (message, place) in entry.related {
      let place = "\(place.path):\(place.start.line):\(place.start.column)"
      text += "  - note: \(MarkdownText.message(message)), \(MarkdownText.code(place))\n"
    }
    if let remedy = finding.remedy { text += "  - help: \(MarkdownText.message(remedy))\n" }
    return text
  }

  /// Each fragment as code; of a very long name the beginning.
  private static func steps(_ walk: Finding.Walk) -> String {
    var names = walk.fragments.map { name in
      let scalars = name.unicodeScalars
      return MarkdownText.code(
        scalars.count > 200 ? String(scalars.prefix(200)) + "…" : name)
    }
    if walk.isShortened { names.insert("…", at: min(1, names.count)) }
    return names.joined(separator: " → ")
  }
}
