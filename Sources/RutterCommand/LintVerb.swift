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
      "rutter lint Sources --reporter github --reporter sarif:findings.sarif",
      "rutter lint --fix --dry-run",
    ],
    arguments: [
      Positional(
        "INPUT", "A graph, a folder, a pattern such as **/*.yml, or -.", .repeating)
    ],
    options: [
      .value(
        "path", short: "p", "PATH", "A saved path to check too: a file or text.",
        repeatable: true),
      .value(
        "reporter", short: "r", "NAME[:FILE]",
        "How to report, and the file to write; standard output if none.",
        allowedValues: Reporters.all.map { $0.name }, defaultValue: TextReporter.name,
        repeatable: true, allowsSuffix: true),
      .value(
        "base", "FOLDER",
        "What paths in reports are relative to; the working directory if none."),
      .value(
        "fail-on", "SEVERITY",
        "The failing severity: the least that makes the exit status 1.",
        allowedValues: ["warning", "error", "never"], defaultValue: "warning"),
      .flag("quiet", short: "q", "Leave out the summary."),
    ] + ProjectLint.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    var targets = try ReportTarget.all(invocation.allValues("reporter"))
    let isDry = invocation.flag("dry-run")
    if isDry {
      // The diff is what standard output holds.
      if let other = targets.first(where: { $0.file == nil && $0.reporter != TextReporter.self }) {
        let name = other.reporter.name
        throw Failure(
          message: "`--dry-run` prints a diff; give `\(name)` a file: `--reporter \(name):FILE`")
      }
      targets.removeAll { $0.file == nil }
    }
    let base = try BaseFolder(invocation.value("base"))
    var lint = try ProjectLint(invocation)
    if try lint.runAside(&console) { return .clean }
    let reports = try lint.reports(relativeTo: base, &console)
    try lint.fixes?.finish(isDry: isDry, &console)
    var run = LintRun(
      reports, failingSeverity: Severity(rawValue: invocation.value("fail-on") ?? ""),
      version: Rutter.version, folder: base.path)
    run.fixes = lint.fixes?.tally(isDry: isDry)
    run.showsSummary = !invocation.flag("quiet")
    try ReportTarget.report(run, to: targets, &console)
    let showsText = targets.contains { $0.file == nil && $0.reporter == TextReporter.self }
    for report in reports {
      let coverage = lint.coverage(report)
      if showsText {
        console.print(coverage, terminator: "")
      } else if invocation.flag("coverage") {
        Terminal.warn(coverage)
      }
    }
    return lint.isBaselineStale(reports, console) || run.isFailed ? .findings : .clean
  }
}
