/// What a run found and how it is judged: what every reporter turns into text.
public struct LintRun: Sendable {
  /// One report for each graph, in the order in which they are reported.
  public var reports: [LintReport]
  /// The least severity that fails the run; nil where none does.
  public var failingSeverity: Severity?
  /// The version of the program, for reports that name their tool.
  public var version: String
  /// The folder that the paths of the sources are relative to, as an absolute path; only for
  /// readers that cannot find a relative one.
  public var folder: String?
  /// What was fixed before, where that was asked for.
  public var fixes: FixTally?
  /// Whether the text report ends with the summary.
  public var showsSummary = true
  /// How the text report emphasises its parts.
  public var emphasis = TextReporter.Emphasis()

  public init(
    _ reports: [LintReport], failingSeverity: Severity? = .warning, version: String = "",
    folder: String? = nil
  ) {
    self.reports = reports
    self.failingSeverity = failingSeverity
    self.version = version
    self.folder = folder
  }

  /// Whether a finding of this severity fails the run.
  public func fails(on severity: Severity) -> Bool {
    failingSeverity.map { severity >= $0 } ?? false
  }

  /// Whether any finding fails the run.
  public var isFailed: Bool {
    reports.contains { $0.findings.contains { fails(on: $0.severity) } }
  }

  /// How many findings there are in all, for example `2 errors, 1 warning`.
  public var outcome: String { LintReport.outcome(of: reports) }

  /// Why the run failed or passed, for example `failed: 2 errors; the failing severity is
  /// `error``; nil where there are no findings to judge.
  public var verdict: String? {
    guard reports.contains(where: { !$0.findings.isEmpty }) else { return nil }
    guard let failingSeverity else { return "passed: no finding fails the run" }
    let reason = "; the failing severity is `\(failingSeverity.rawValue)`"
    guard isFailed else { return "passed: no \(failingSeverity.rawValue)s" + reason }
    return "failed: \(LintReport.outcome(of: reports, atLeast: failingSeverity))" + reason
  }

  /// What was checked and found, a line for each graph, a total where there are several, and the
  /// verdict where there is one.
  public var summary: [String] { reports.map(\.summary) + conclusion }

  /// The lines that follow the graphs' own.
  var conclusion: [String] { [total, fixes?.text, verdict].compactMap { $0 } }

  /// One line for all graphs, where there are several.
  var total: String? {
    reports.count > 1 ? "\(plural(reports.count, "graph")): \(outcome)" : nil
  }
}
