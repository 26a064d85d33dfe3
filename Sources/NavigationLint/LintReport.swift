public import NavigationDocument

/// The outcome of linting one input: its document, its findings in order, and what was checked.
public struct LintReport: Sendable {
  public let document: GraphDocument
  public let findings: [Finding]
  public let savedPaths: [SavedPath]
  /// What the findings were held against.
  public let baseline: Baseline?
  /// Entries of the baseline that match nothing.
  public let staleEntries: [Baseline.Entry]

  /// Lints a document. Findings in the baseline, and those whose keys are known, are left out.
  public init(
    document: GraphDocument, savedPaths: [SavedPath] = [],
    configuration: LintConfiguration = .standard, baseline: Baseline? = nil,
    known: Set<Finding.Key> = []
  ) {
    self.document = document
    self.savedPaths = savedPaths
    self.baseline = baseline
    let subject = LintSubject(
      document: document, savedPaths: savedPaths, configuration: configuration)
    (findings, staleEntries) = Linter.lint(subject, baseline: baseline, known: known)
  }

  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// Every source that a finding's region may point into: the document's, then the saved paths',
  /// then the baseline's.
  public var sources: [SourceText] {
    document.sources + savedPaths.map(\.source) + (baseline.map { [$0.source] } ?? [])
  }

  /// The name to show for the input.
  public var path: String { document.sources.first?.path ?? "<no file>" }

  /// One line that says what was checked and found, for example
  /// `Shop.navgraph.yml: 44 fragments, 61 segues: 2 errors, 1 warning`.
  public var summary: String { "\(path): \(counts)" }

  /// The summary without the input's name.
  var counts: String {
    let size =
      "\(plural(document.names.count, "fragment")), \(plural(document.segues.count, "segue"))"
    let paths = savedPaths.isEmpty ? "" : ", \(plural(savedPaths.count, "saved path"))"
    return "\(size)\(paths): \(Self.outcome(of: [self]))"
  }

  /// How many findings there are in all, for example `2 errors, 1 warning`.
  static func outcome(of reports: [LintReport], atLeast least: Severity = .warning) -> String {
    let counts = [Severity.error, .warning].filter { $0 >= least }.map { severity in
      (reports.reduce(0) { $0 + $1.count(of: severity) }, severity.rawValue)
    }.filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "no findings" }
    return counts.map { plural($0.0, $0.1) }.joined(separator: ", ")
  }
}

/// `1 segue`, `2 segues`.
func plural(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
