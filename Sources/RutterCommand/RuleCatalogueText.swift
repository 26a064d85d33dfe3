import NavigationDocument
import NavigationLint

/// The catalogue of rules as Markdown and JSON: what the documentation is made of.
enum RuleCatalogueText {
  /// When a rule runs: always, when it is turned on, or when a policy asks for it.
  static func kind(of id: String) -> String {
    // What is no rule is a policy with a page of its own.
    if Linter.isPolicy(rule: id) || Linter.severity(ofRule: id) == nil { return "policy" }
    return Linter.isOptIn(rule: id) ? "opt-in" : "default"
  }

  // MARK: Markdown

  /// All rules: a table, then a section for each.
  static func markdown(_ pages: [RulePage]) -> String {
    var out = "# Rules\n\n"
    out += "Made by `rutter rules --format markdown` from the pages in `Rules/`. "
    out += "An opt-in rule runs where the\nconfiguration gives it a severity, a policy rule "
    out += "where the configuration has a policy for it. Of what\na fixable rule finds, "
    out += "`rutter lint --fix` mends what can be mended without changing what the app does.\n\n"
    out += "| rule | severity | runs | fixable | holds when |\n|---|---|---|---|---|\n"
    for page in pages {
      out += "| [`\(page.id)`](#\(page.id)) | \(page.severity) | \(kind(of: page.id)) "
      out += "| \(Linter.isFixable(rule: page.id) ? "yes" : "") "
      out += "| \(page.summary.replacing("|", with: "\\|")) |\n"
    }
    for page in pages { out += "\n" + markdown(page, heading: "##") }
    return out
  }

  /// One rule's page.
  static func markdown(_ page: RulePage, heading: String = "#") -> String {
    var out = "\(heading) \(page.id)\n\n"
    let fixable = Linter.isFixable(rule: page.id) ? ", fixable" : ""
    out += "*\(page.severity), \(kind(of: page.id))\(fixable)*\n\n\(page.summary)\n\n"
    out += "**Why.** \(page.why)\n\n**How to fix.** \(page.fix)\n"
    if let accuracy = page.accuracy { out += "\n**Accuracy.** \(accuracy)\n" }
    let options = Linter.options(ofRule: page.id)
    if !options.isEmpty {
      out += "\n| option | default | meaning |\n|---|---|---|\n"
      for option in options {
        out += "| `\(option.name)` | `\(option.defaultValue.text)` | \(option.summary) |\n"
      }
    }
    for example in page.examples {
      out += "\n\(heading)# \(example.name)\n\n"
      if let configuration = example.configuration {
        out += "With the configuration\n\n```yaml\n\(block(configuration))```\n\nthe graph\n\n"
      }
      out += "```yaml\n\(block(example.graph))```\n\n"
      if let path = example.path { out += "with the saved path `\(path)` " }
      guard !example.findings.isEmpty else {
        out += "is clean.\n"
        continue
      }
      out += "gives\n\n"
      for finding in example.findings {
        let subject = finding.subject.isEmpty ? "the graph" : "`\(finding.subject)`"
        out += "- \(finding.severity ?? page.severity): \(subject)"
        out += (finding.witness.map { ", by the walk `\($0)`" } ?? "") + "\n"
      }
    }
    return out
  }

  private static func block(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  // MARK: JSON

  static func json(_ pages: [RulePage]) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.array("rules", pages) { json, page in json.object { rule(page, &$0) } }
    }
    return json.text + "\n"
  }

  private static func rule(_ page: RulePage, _ json: inout JSONWriter) {
    json.member("id", page.id)
    json.member("severity", page.severity)
    json.member("runs", kind(of: page.id))
    json.member("fixable", Linter.isFixable(rule: page.id))
    json.member("summary", page.summary)
    json.member("why", page.why)
    json.member("fix", page.fix)
    if let accuracy = page.accuracy { json.member("accuracy", accuracy) }
    json.array("options", Linter.options(ofRule: page.id)) { json, option in
      json.object {
        $0.member("name", option.name)
        $0.member("default", option.defaultValue.text)
        $0.member("summary", option.summary)
      }
    }
    json.array("examples", page.examples) { json, example in
      json.object {
        $0.member("name", example.name)
        if let configuration = example.configuration { $0.member("configuration", configuration) }
        $0.member("graph", example.graph)
        if let path = example.path { $0.member("path", path) }
        $0.array("findings", example.findings) { json, finding in
          json.object {
            $0.member("severity", finding.severity ?? page.severity)
            $0.member("subject", finding.subject)
            if let witness = finding.witness { $0.member("witness", witness) }
          }
        }
      }
    }
  }
}

extension LintConfiguration.OptionValue {
  /// The value as a configuration writes it.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    case .list(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}
