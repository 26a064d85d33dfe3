import ArgumentParsing
import NavigationLint

/// `rutter lint`: checks graphs, and saved paths against them.
enum LintVerb: Verb {
  static let command = Command(
    name: "lint",
    summary: "Check navigation graphs.",
    discussion: """
      Checks each graph by every rule (`rutter rules` lists them) and shows for each finding \
      the walk that leads there. Without an input the graphs of the configuration are checked, \
      or those in the current folder.
      """,
    examples: [
      "rutter lint",
      "rutter lint App.navgraph.yml --path saved.json",
      "rutter lint Sources --format json > findings.json",
    ],
    arguments: [
      Positional(
        "INPUT", "A navgraph document, a folder, a pattern such as **/*.yml, or -.", .repeating)
    ],
    options: [
      .value(
        "path", short: "p", "PATH", "A saved path to check too: a file or text.",
        repeatable: true),
      .value(
        "format", short: "f", "FORMAT", "How to report.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      .value(
        "fail-on", "SEVERITY", "The least severity that makes the exit status 1.",
        allowedValues: ["warning", "error", "never"], defaultValue: "warning"),
      .flag("quiet", short: "q", "Leave out the summary."),
    ] + ProjectLint.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    var run = try ProjectLint(invocation)
    if try run.runAside(&console) { return .clean }
    let reports = try run.reports(&console)
    switch invocation.value("format") {
    case "json": console.print(JSONReporter.report(reports), terminator: "")
    default:
      for report in reports {
        let text = TextReporter.report(report, emphasis: console.emphasis)
        console.print(text, terminator: "")
        if !invocation.flag("quiet") { console.print(report.summary) }
        console.print(run.coverage(report), terminator: "")
      }
      if reports.count > 1, !invocation.flag("quiet") {
        console.print("\(reports.count) graphs: \(LintReport.outcome(of: reports))")
      }
    }
    let fails: (Severity) -> Bool =
      switch invocation.value("fail-on") {
      case "never": { _ in false }
      case "error": { $0 >= .error }
      default: { _ in true }
      }
    if run.isBaselineStale(reports, console) { return .findings }
    return reports.contains { $0.findings.contains { fails($0.severity) } } ? .findings : .clean
  }
}
