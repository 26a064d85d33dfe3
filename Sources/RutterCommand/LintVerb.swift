import ArgumentParsing
import NavigationDocument
import NavigationLint

/// `rutter lint`: checks graphs, and saved paths against them.
enum LintVerb: Verb {
  static let command = Command(
    name: "lint",
    summary: "Check navigation graphs.",
    discussion: """
      Checks each graph by every rule (`rutter rules` lists them) and shows for each finding \
      the walk that leads there. Without an input the current folder is searched.
      """,
    examples: [
      "rutter lint",
      "rutter lint App.navgraph.yml --path saved.json",
      "rutter lint Sources --reporter github --reporter sarif:findings.sarif",
    ],
    arguments: [Positional("INPUT", "A navgraph document, a folder, or -.", .repeating)],
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
    ])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let targets = try ReportTarget.all(invocation.allValues("reporter"))
    let base = try BaseFolder(invocation.value("base"))
    let inputs = invocation.positionals["INPUT"] ?? ["."]
    try GraphInput.checkStandardInput(inputs, paths: invocation.allValues("path"))
    let documents = try GraphInput.read(inputs, &console)
    let paths = try invocation.allValues("path").map { try GraphInput.savedPath($0, &console) }
    var run = LintRun(
      documents.map {
        LintReport(document: base.relative($0), savedPaths: paths.map(base.relative))
      },
      failingSeverity: Severity(rawValue: invocation.value("fail-on") ?? ""),
      version: Rutter.version, folder: base.path)
    run.showsSummary = !invocation.flag("quiet")
    try ReportTarget.report(run, to: targets, &console)
    return run.isFailed ? .findings : .clean
  }
}
