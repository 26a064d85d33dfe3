import NavigationDocument
import NavigationLint

/// A reporter and where its report goes, as `--reporter NAME[:FILE]` says.
struct ReportTarget {
  let reporter: any Reporter.Type
  /// The file to write; nil for standard output.
  let file: String?

  /// The targets that command-line values name, at most one of them for each place.
  static func all(_ values: [String]) throws(Failure) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for value in values {
      let target = try ReportTarget(value)
      if let other = targets.first(where: { $0.file == target.file }) {
        let names = "`\(other.reporter.name)` and `\(target.reporter.name)`"
        throw Failure(
          message: target.file.map {
            "\(names) would both be written to `\($0)`; give each a file of its own"
          }
            ?? "\(names) would both go to standard output; give one of them a file: "
            + "`--reporter \(target.reporter.name):FILE`")
      }
      targets.append(target)
    }
    return targets
  }

  private init(_ value: String) throws(Failure) {
    let name = value.prefix { $0 != ":" }
    // The command line's description lets no other name through.
    reporter = Reporters.named(String(name)) ?? TextReporter.self
    guard name.count < value.count else {
      file = nil
      return
    }
    let file = String(value.dropFirst(name.count + 1))
    guard !file.isEmpty else {
      throw Failure(
        message: "`\(value)` names no file after the colon; leave the colon out for standard output"
      )
    }
    self.file = file == "-" || file == "/dev/stdout" ? nil : file
  }

  /// Writes the reports, and the summary on standard error where no text report shows it on
  /// standard output.
  static func report(
    _ run: LintRun, to targets: [ReportTarget], _ console: inout Console
  ) throws {
    var showsText = false
    for target in targets where target.file == nil {
      showsText = target.reporter == TextReporter.self
      var run = run
      run.emphasis = console.emphasis
      console.print(target.reporter.report(run), terminator: "")
    }
    console.flush()
    for target in targets {
      guard let file = target.file else { continue }
      try OutputFile.write(Array(target.reporter.report(run).utf8), to: file)
    }
    if run.showsSummary, !showsText {
      for line in run.summary { console.remark(visibleText(line)) }
    }
  }
}
