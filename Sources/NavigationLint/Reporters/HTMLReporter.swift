import NavigationDocument

/// Findings as one page that needs nothing else: no script, no other file, light or dark as the
/// reader's system is. It is well-formed XML too.
public enum HTMLReporter: Reporter {
  public static let name = "html"

  public static func report(_ run: LintRun) -> String {
    let entries = run.entries()
    let rules = RuleTable(rulesOf: entries.flatMap { $0 })
    let state = run.isFailed ? "failed" : "passed"
    var text = """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>Navigation: \(run.outcome)</title>
      <style>\(HTMLStyle.sheet)</style>
      </head>
      <body>
      <header class="\(state)">
      <h1>Navigation: \(run.outcome)</h1>
      <p>\(message(run.verdict ?? "Nothing to complain of."))</p>
      </header>
      <main>

      """
    for (report, entries) in zip(run.reports, entries) {
      var tables = LineTables(report.sources)
      text += "<section>\n<h2>\(code(report.path))</h2>\n<p class=\"counts\">\(report.counts)</p>\n"
      for entry in entries { text += article(entry, tables.excerpt(of: entry.finding.region)) }
      text += "</section>\n"
    }
    text += "</main>\n"
    if !rules.rules.isEmpty { text += footer(rules) }
    return text + "</body>\n</html>\n"
  }

  private static func article(_ entry: ReportEntry, _ excerpt: String?) -> String {
    let finding = entry.finding
    let severity = finding.severity.rawValue
    let place = entry.place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? entry.path
    var text = """
      <article class="\(severity)">
      <h3><span class="severity">\(severity)</span> \(message(finding.message))</h3>
      <p class="place">\(code(place)) <a href="#rule-\(URIReference.text(finding.rule))">\
      \(XMLText.shown(finding.rule))</a></p>

      """
    if let excerpt { text += "<pre>\(marked(excerpt))</pre>\n" }
    var rows: [(String, String)] = []
    if let walk = finding.shownWitness { rows.append(("walk", steps(walk))) }
    if let doubt = finding.doubt { rows.append(("only possible", message(doubt))) }
    for (note, place) in entry.related {
      let place = "\(place.path):\(place.start.line):\(place.start.column)"
      rows.append(("note", "\(message(note)), \(code(place))"))
    }
    if let remedy = finding.remedy { rows.append(("help", message(remedy))) }
    if !rows.isEmpty {
      text += "<dl>\n"
      for (term, details) in rows { text += "<dt>\(term)</dt><dd>\(details)</dd>\n" }
      text += "</dl>\n"
    }
    return text + "</article>\n"
  }

  private static func footer(_ rules: RuleTable) -> String {
    var text = "<footer>\n<h2>Rules</h2>\n"
    for rule in rules.rules {
      text += "<details id=\"rule-\(URIReference.text(rule.id))\">\n"
      text += "<summary>\(code(rule.id)) \(message(rule.page?.summary ?? ""))</summary>\n"
      if let page = rule.page {
        text += "<p>\(message(page.why))</p>\n<p><b>How to fix.</b> \(message(page.fix))</p>\n"
        if let accuracy = page.accuracy {
          text += "<p><b>Accuracy.</b> \(message(accuracy))</p>\n"
        }
      }
      text += "</details>\n"
    }
    return text + "</footer>\n"
  }

  private static func steps(_ walk: Finding.Walk) -> String {
    var names = walk.fragments.map(code)
    if walk.isShortened { names.insert("…", at: min(1, names.count)) }
    return names.joined(separator: " <span class=\"arrow\">→</span> ")
  }

  private static func code(_ text: String) -> String { "<code>\(XMLText.shown(text))</code>" }

  /// A message, its names set apart: what stands between backticks is code.
  private static func message(_ text: String) -> String {
    let parts = visibleText(text).unicodeScalars
      .split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { i, part in
      let text = XMLText.escaped(String(part))
      if i.isMultiple(of: 2) { return text }
      return i < parts.count - 1 ? "<code>\(text)</code>" : "`" + text
    }.joined()
  }

  /// The source line of an excerpt, with what its second line underlines marked.
  private static func marked(_ excerpt: String) -> String {
    let lines = excerpt.unicodeScalars.split(separator: "\n")
    guard let line = lines.first, let under = lines.dropFirst().first else { return "" }
    let indent = under.prefix { $0 == " " }.count
    let width = under.count - indent
    let parts = [
      line.prefix(indent).dropFirst(2), line.dropFirst(indent).prefix(width),
      line.dropFirst(indent + width),
    ].map { XMLText.escaped(String($0)) }
    return "\(parts[0])<mark>\(parts[1])</mark>\(parts[2])"
  }
}
