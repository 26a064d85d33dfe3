import ArgumentParsing
import NavigationDocument
import NavigationLint

/// The baselines of a run: read once each, written whole.
struct BaselineFile {
  static let options: [Option] = [
    .value("baseline", "FILE", "Findings to live with for now."),
    .flag("write-baseline", "Write the findings there are to the baseline."),
    .flag("prune-baseline", "Remove from the baseline what matches nothing."),
    .flag("strict-baseline", "Fail where the baseline has entries that match nothing."),
  ]

  /// What is to be done with it.
  enum Action { case check, write, prune }

  let action: Action
  let isStrict: Bool
  private let given: String?
  private var byPath: [String: Baseline] = [:]

  init(_ invocation: Invocation) throws {
    given = invocation.value("baseline")
    isStrict = invocation.flag("strict-baseline")
    let isWriting = invocation.flag("write-baseline")
    let isPruning = invocation.flag("prune-baseline")
    if isWriting, isPruning {
      throw Failure(message: "give either `--write-baseline` or `--prune-baseline`, not both")
    }
    action = isWriting ? .write : isPruning ? .prune : .check
  }

  /// The baseline of a graph with that configuration, or nil where there is none.
  mutating func baseline(
    for configuration: ProjectConfiguration, _ console: inout Console
  ) throws -> Baseline? {
    guard let path = path(for: configuration) else {
      guard action == .check, !isStrict else {
        throw Failure(
          message: "there is no baseline here; name it with `--baseline FILE`, or as `baseline:` "
            + "in \(ConfigurationReader.fileName)")
      }
      return nil
    }
    if let known = byPath[path] { return known }
    var source = SourceText(path: path, bytes: [])
    var baseline = Baseline(source: source)
    if action != .write || FilePath.exists(path) {
      guard FilePath.exists(path) else {
        throw Failure(
          message: "there is no baseline `\(path)`; `rutter lint --write-baseline` writes it")
      }
      do throws(Diagnostic) {
        source = SourceText(path: path, bytes: try FileBytes.read(path))
        baseline = try Baseline(reading: source)
      } catch {
        console.complain(error, in: [source])
        throw Failure()
      }
    }
    baseline.isStrict = isStrict
    byPath[path] = baseline
    return baseline
  }

  private func path(for configuration: ProjectConfiguration) -> String? {
    given ?? configuration.baseline.map { FilePath.normalized($0.path) }
  }

  /// Writes or prunes the baselines that the reports were held against.
  mutating func update(_ reports: [LintReport], _ console: inout Console) throws {
    for report in reports {
      guard let path = report.baseline?.source.path else { continue }
      if action == .write {
        byPath[path]?.record(report.findings, ofGraph: report.path)
      } else {
        byPath[path]?.prune(report.staleEntries, ofGraph: report.path)
      }
    }
    for (path, baseline) in byPath.sorted(by: { $0.key < $1.key }) {
      var baseline = baseline
      for name in baseline.vanishedGraphs { baseline.graphs[name] = nil }
      let text = Array(baseline.text.utf8)
      if text != baseline.source.bytes { try OutputFile.write(text, to: path) }
      let count = baseline.graphs.values.reduce(0) { $0 + $1.count }
      console.note("`\(visibleText(path))` holds \(count) \(count == 1 ? "entry" : "entries")")
    }
  }

  /// Complains of lists in the baselines whose graphs are gone; whether there are any.
  func complainOfVanishedGraphs(_ console: borrowing Console) -> Bool {
    guard isStrict, action == .check else { return false }
    var isAny = false
    for (path, baseline) in byPath.sorted(by: { $0.key < $1.key }) {
      for name in baseline.vanishedGraphs {
        isAny = true
        console.complain(
          "`\(visibleText(path))` has entries for `\(visibleText(name))`, which is gone; "
            + "`--prune-baseline` removes them")
      }
    }
    return isAny
  }
}
