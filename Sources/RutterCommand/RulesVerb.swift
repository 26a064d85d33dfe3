import ArgumentParsing
import NavigationLint
import Spelling

/// `rutter rules`: the catalogue, or one page of it.
enum RulesVerb: Verb {
  static let command = Command(
    name: "rules",
    summary: "List the rules, or explain one.",
    examples: ["rutter rules", "rutter rules shadowed-segue"],
    arguments: [Positional("ID", "The rule to explain.", .optional)])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    guard let id = invocation.positional("ID") else {
      let width = Linter.ruleIDs.map(\.count).max() ?? 0
      for page in try RulePage.all() {
        let pad = String(repeating: " ", count: width - page.id.count)
        let severity = page.severity + (page.severity == "error" ? "  " : "")
        console.print("\(console.style.bold(page.id))\(pad)  \(severity)  \(page.summary)")
      }
      return .clean
    }
    guard let page = try RulePage.page(id) else {
      let meant = Spelling.nearest(to: id, among: Linter.ruleIDs)
      throw Failure(
        message: "there is no rule `\(id)`"
          + (meant.map { "; did you mean `\($0)`?" } ?? "; `rutter rules` lists them"))
    }
    let style = console.style
    console.print("\(style.bold(page.id)) (\(page.severity))\n\n\(page.summary)")
    console.print("\n\(style.bold("Why"))\n\(page.why)\n\n\(style.bold("How to fix"))\n\(page.fix)")
    if let accuracy = page.accuracy {
      console.print("\n\(style.bold("Accuracy"))\n\(accuracy)")
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
}
