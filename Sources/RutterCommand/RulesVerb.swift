import ArgumentParsing
import NavigationLint
import Spelling

/// `rutter rules`: the catalogue, or one page of it.
enum RulesVerb: Verb {
  static let command = Command(
    name: "rules",
    summary: "List the rules, or explain one.",
    examples: [
      "rutter rules", "rutter rules shadowed-segue", "rutter rules --format markdown > rules.md",
    ],
    arguments: [Positional("ID", "The rule to explain.", .optional)],
    options: [
      .value(
        "format", short: "f", "FORMAT", "How to print.",
        allowedValues: ["text", "markdown", "json"], defaultValue: "text"),
      PolicyFolder.option,
    ])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let format = invocation.value("format") ?? "text"
    let policies = try PolicyFolder.pages(invocation, &console).map(\.page)
    guard let id = invocation.positional("ID") else {
      let pages = try RulePage.all() + policies
      switch format {
      case "markdown": console.print(RuleCatalogueText.markdown(pages), terminator: "")
      case "json": console.print(RuleCatalogueText.json(pages), terminator: "")
      default: list(pages, &console)
      }
      return .clean
    }
    guard let page = try RulePage.page(id) ?? policies.first(where: { $0.id == id }) else {
      let meant = Spelling.nearest(to: id, among: Linter.ruleIDs + policies.map(\.id))
      throw Failure(
        message: "there is no rule `\(id)`"
          + (meant.map { "; did you mean `\($0)`?" } ?? "; `rutter rules` lists them"))
    }
    switch format {
    case "markdown":
      console.print(RuleCatalogueText.markdown(page), terminator: "")
      return .clean
    case "json":
      console.print(RuleCatalogueText.json([page]), terminator: "")
      return .clean
    default: break
    }
    let style = console.style
    let kind =
      RuleCatalogueText.kind(of: page.id) + (Linter.isFixable(rule: page.id) ? ", fixable" : "")
    console.print("\(style.bold(page.id)) (\(page.severity), \(kind))\n\n\(page.summary)")
    console.print("\n\(style.bold("Why"))\n\(page.why)\n\n\(style.bold("How to fix"))\n\(page.fix)")
    if let accuracy = page.accuracy {
      console.print("\n\(style.bold("Accuracy"))\n\(accuracy)")
    }
    let options = Linter.options(ofRule: page.id)
    if !options.isEmpty { console.print("\n\(style.bold("Options"))") }
    for option in options {
      console.print("  \(option.name): \(option.summary) (default: \(option.defaultValue.text))")
    }
    for example in page.examples {
      console.print("\n\(style.bold("Example: \(example.name)"))")
      for line in example.graph.split(separator: "\n", omittingEmptySubsequences: false)
      where !line.isEmpty {
        console.print("    \(line)")
      }
      if let configuration = example.configuration {
        console.print("  with the configuration")
        for line in configuration.split(separator: "\n") { console.print("    \(line)") }
      }
      if let path = example.path { console.print("  with the saved path \(path)") }
      if example.findings.isEmpty { console.print("  no finding") }
      for finding in example.findings {
        console.print("  \(finding.severity ?? page.severity): \(finding.subject)")
        if let witness = finding.witness { console.print("    walk: \(witness)") }
      }
    }
    return .clean
  }

  private static func list(_ pages: [RulePage], _ console: inout Console) {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let width = pages.map(\.id.count).max() ?? 0
    for page in pages {
      let name = console.style.bold(page.id) + padded("", width - page.id.count)
      let kind = padded(RuleCatalogueText.kind(of: page.id), 7)
      let fixable = padded(Linter.isFixable(rule: page.id) ? "fixable" : "", 7)
      console.print("\(name)  \(padded(page.severity, 7))  \(kind)  \(fixable)  \(page.summary)")
    }
  }
}
