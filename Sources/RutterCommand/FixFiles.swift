import NavigationDocument
import NavigationLint

/// The files of graphs with their safe fixes: shown as a diff, or written.
struct FixFiles {
  /// One graph and its report.
  struct Input {
    var report: LintReport
    /// The document with the paths that its files are read by.
    var document: GraphDocument
    /// Lints the document as the report was made.
    var lint: (GraphDocument) -> LintReport
  }

  /// The reports of the graphs as they are when fixed.
  let reports: [LintReport]
  private let findingsBefore: Int
  private let refusals: [GraphFixer.Refusal]
  /// Graphs in formats that are not written, by path.
  private let passedOver: [String]
  private let changes: [Change]

  private struct Change {
    var path: String
    var shown: String
    var old: [UInt8]
    var new: [UInt8]
  }

  init(_ inputs: [Input]) {
    findingsBefore = inputs.reduce(0) { $0 + $1.report.findings.count }
    passedOver = inputs.filter { !Self.isWritable($0.document) }.map(\.report.path)
    let fixer = GraphFixer(
      inputs.map { input in
        let files = input.document.sources.map { FilePath.absolute($0.path) }
        return GraphFixer.Graph(
          report: input.report, files: files, obstacles: Self.obstacles(input.document, files)
        ) { contents in
          Self.read(input.document, contents).map(input.lint)
        }
      })
    reports = fixer.graphs.map(\.report)
    refusals = fixer.refusals
    var old: [String: SourceText] = [:]
    for source in inputs.flatMap(\.document.sources)
    where old[FilePath.absolute(source.path)] == nil {
      old[FilePath.absolute(source.path)] = source
    }
    let folder = FilePath.workingFolder
    changes = fixer.contents.compactMap { file, new in
      guard let source = old[file], source.bytes != new else { return nil }
      let isBelow = file.hasPrefix(folder == "/" ? "/" : folder + "/")
      return Change(
        path: source.path, shown: isBelow ? FilePath.relative(file, to: folder) : source.path,
        old: source.bytes, new: new)
    }
    .sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
  }

  private static func isWritable(_ document: GraphDocument) -> Bool {
    document.sources.first.map { InputFormat(path: $0.path, bytes: $0.bytes) } == .navgraph
  }

  /// Why each file may not be written; nil where it may. Only files of the project may.
  private static func obstacles(_ document: GraphDocument, _ files: [String]) -> [String?] {
    let root = document.sources.first?.path ?? ""
    let project = ProjectFolder.around(FilePath.folder(of: root))
    return zip(document.sources, files).map { source, file in
      if project.map({ ProjectFolder.holds(file, in: $0) }) ?? false { return nil }
      return "`\(source.path)` is outside the project"
    }
  }

  /// The document with other bytes in place of some files'; nil where it cannot be read.
  private static func read(
    _ document: GraphDocument, _ contents: [String: [UInt8]]
  ) -> GraphDocument? {
    guard let root = document.sources.first else { return nil }
    var known: [String: [UInt8]] = [:]
    for source in document.sources { known[FilePath.absolute(source.path)] = source.bytes }
    for (file, bytes) in contents { known[file] = bytes }
    let files = DocumentFiles(
      bytes: { [known] path throws(Diagnostic) in
        if let bytes = known[FilePath.absolute(path)] { return bytes }
        return try DocumentFiles.disk.bytes(path)
      }, identity: DocumentFiles.disk.identity)
    let result = DocumentReader.read(
      bytes: known[FilePath.absolute(root.path)] ?? root.bytes, path: root.path, files: files)
    return result.diagnostics.isEmpty ? result.document : nil
  }

  func tally(isDry: Bool) -> FixTally {
    let left = reports.reduce(0) { $0 + $1.findings.count }
    return FixTally(
      fixed: findingsBefore - left, files: changes.count, left: left, isDry: isDry)
  }

  /// Writes the files, all or none, or prints the diff; says what was not fixed.
  func finish(isDry: Bool, _ console: inout Console) throws {
    for path in passedOver {
      console.remark(
        "\(visibleText(path)): not fixed: `--fix` writes navgraph documents only (YAML and JSON)")
    }
    for refusal in refusals {
      let finding = refusal.finding
      console.remark(
        visibleText(
          "\(refusal.path): `\(finding.rule)` not fixed (\(finding.message)): \(refusal.reason)"))
    }
    guard !isDry else {
      for change in changes {
        console.write(UnifiedDiff.bytes(from: change.old, to: change.new, path: change.shown))
      }
      return
    }
    for change in changes where (try? FileBytes.read(change.path)) != change.old {
      throw Failure(
        message: "`\(change.path)` has changed since it was read; nothing was written")
    }
    try OutputFile.replace(
      changes.map { OutputFile.Replacement(path: $0.path, bytes: $0.new, old: $0.old) })
  }
}
