import ArgumentParsing
import NavigationDocument
import NavigationLint

/// One run of the linter: from the words of the command line to the reports, in order of path.
struct ProjectLint {
  static let options: [Option] =
    ConfigurationLookup.options + BaselineFile.options + SwiftReader.options + [
      .value(
        "since", "OLD", "Report only what is new since a git revision, or an old file of the graph."
      ),
      .flag("fix", "Mend in the files what can be mended without changing what the app does."),
      .flag("dry-run", "With --fix: print the changes as a diff, and write nothing."),
      .flag("coverage", "List the fragments and segues that no saved path visits."),
      .value("jobs", short: "j", "N", "How many threads to use; by default one a processor."),
    ]

  private struct Job: Sendable {
    var document: GraphDocument
    var configuration: LintConfiguration
    var savedPaths: [SavedPath] = []
    var baseline: Baseline?
    var old: GraphDocument?
    /// The document with the paths that its files are read by.
    var onDisk = GraphDocument()
  }

  private let invocation: Invocation
  private var lookup: ConfigurationLookup
  private var baselines: BaselineFile
  private let jobs: Int
  /// What `--fix` made of the files, once there are reports.
  private(set) var fixes: FixFiles?

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    lookup = try ConfigurationLookup(invocation)
    baselines = try BaselineFile(invocation)
    if invocation.value("since") != nil, baselines.action != .check {
      throw Failure(message: "a baseline holds all findings; leave `--since` out to write it")
    }
    if invocation.flag("fix"), baselines.action != .check {
      throw Failure(message: "give either `--fix` or a baseline to write, not both")
    }
    if invocation.flag("dry-run"), !invocation.flag("fix") {
      throw Failure(message: "`--dry-run` goes with `--fix`")
    }
    guard let count = invocation.value("jobs") else {
      jobs = Parallel.processorCount
      return
    }
    guard let number = Int(count), number > 0 else {
      throw Failure(message: "`--jobs \(count)` is no number of threads; give 1 or more")
    }
    jobs = min(number, 1_000)
  }

  /// Does what the command line asks for instead of reporting; false where it asks for a report.
  mutating func runAside(_ console: inout Console) throws -> Bool {
    if invocation.flag("print-config") {
      try lookup.show(invocation.positionals["INPUT"] ?? ["."], &console)
      return true
    }
    guard baselines.action != .check else { return false }
    let reports = try reports(relativeTo: BaseFolder(nil), &console)
    try baselines.update(reports, &console)
    return true
  }

  /// Reads and lints what the command line names; the reports have paths relative to a folder.
  mutating func reports(
    relativeTo base: BaseFolder, _ console: inout Console
  ) throws -> [LintReport] {
    let arguments = invocation.allValues("path")
    let inputs = try inputs(&console)
    try GraphInput.checkStandardInput(inputs, paths: arguments)
    if invocation.flag("fix"), inputs.contains("-") {
      throw Failure(
        message: "`--fix` changes files, and standard input is none; name the file instead")
    }
    let documents = try documents(inputs, &console)
    let given = try arguments.map { try GraphInput.savedPath($0, &console) }
    let found = try documents.map { document in
      try lookup.configuration(forInput: document.sources.first?.path ?? "", &console)
    }
    var work = zip(documents, found).map { document, found in
      Job(document: document, configuration: found.configuration.lint, savedPaths: given)
    }
    var configured = ConfiguredPaths(documents: documents, found: found)
    for i in work.indices {
      work[i].savedPaths += try configured.paths(of: i, &console)
      work[i].baseline = try baselines.baseline(for: found[i].configuration, &console)
    }
    if let since = invocation.value("since") {
      let old = try OldVersion.documents(since, of: documents, &console)
      for i in work.indices { work[i].old = old[i] }
    }
    for i in work.indices {
      work[i].onDisk = work[i].document
      work[i].document = base.relative(work[i].document)
      work[i].savedPaths = work[i].savedPaths.map(base.relative)
      work[i].old = work[i].old.map(base.relative)
      if let folder = base.path { work[i].baseline?.base = folder }
    }
    let isWriting = baselines.action == .write
    let reports = Parallel.map(work.count, jobs: jobs, "linting graphs") { [work] number in
      Self.report(work[number], isWriting: isWriting)
    }
    guard invocation.flag("fix") else { return reports }
    fixes = FixFiles(
      zip(work, reports).map { job, report in
        FixFiles.Input(report: report, document: job.onDisk) { document in
          var job = job
          job.document = base.relative(document)
          return Self.report(job, isWriting: false)
        }
      })
    return fixes?.reports ?? reports
  }

  private static func report(_ job: Job, isWriting: Bool) -> LintReport {
    var baseline = job.baseline
    // What is to be written is held against nothing.
    if isWriting { baseline?.graphs = [:] }
    let known = job.old.map { old in
      Set(
        Linter.lint(
          old, savedPaths: job.savedPaths, configuration: job.configuration, baseline: baseline
        ).map(\.key))
    }
    return LintReport(
      document: job.document, savedPaths: job.savedPaths, configuration: job.configuration,
      baseline: baseline, known: known ?? [])
  }

  private mutating func inputs(_ console: inout Console) throws -> [String] {
    if let inputs = invocation.positionals["INPUT"] { return inputs }
    let configuration = try lookup.configuration(forFolder: ".", &console).configuration
    for graph in configuration.graphs {
      let isThere =
        try FilePath.exists(graph.path)
        || PathPattern.isPattern(graph.path)
          && !FolderSearch.files(matching: graph.path).isEmpty
      guard isThere else {
        console.complain(
          Diagnostic("no file matches `\(graph.text)`", region: graph.region),
          in: configuration.sources)
        throw Failure()
      }
    }
    return configuration.graphs.isEmpty ? ["."] : configuration.graphs.map(\.path)
  }

  private mutating func documents(
    _ inputs: [String], _ console: inout Console
  ) throws -> [GraphDocument] {
    var sources: [GraphSource] = []
    for input in inputs {
      let exclude = try lookup.configuration(forInput: input, &console).configuration.exclude
      sources += try GraphInput.sources([input]) { _ in exclude.map(\.wholePathPattern) }
    }
    return try GraphInput.read(
      GraphInput.unique(sources), jobs: jobs, cache: invocation.value("cache"), &console)
  }

  /// Whether the baseline alone makes the run fail.
  func isBaselineStale(_ reports: [LintReport], _ console: borrowing Console) -> Bool {
    let isGraphGone = baselines.complainOfVanishedGraphs(console)
    return isGraphGone || baselines.isStrict && reports.contains { !$0.staleEntries.isEmpty }
  }

  /// What the saved paths visit, as lines of text.
  func coverage(_ report: LintReport) -> String {
    let isListed = invocation.flag("coverage")
    let isSummed = !invocation.flag("quiet")
    guard isListed || isSummed, let coverage = PathCoverage(report) else { return "" }
    let summary = isSummed ? "\(visibleText(report.path)): \(coverage.summary)\n" : ""
    return (isListed ? coverage.listing : "") + summary
  }
}
