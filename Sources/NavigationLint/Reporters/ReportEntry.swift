import NavigationDocument

/// A finding as reporters need it: with its places looked up and a key that is its own.
struct ReportEntry {
  let finding: Finding
  /// The file that the finding is about; its graph's where it has no place.
  let path: String
  let place: LineTables.Place?
  let related: [(message: String, place: LineTables.Place)]
  let fingerprint: String
  /// The edits of the finding's fix; none where it has no fix that can be made.
  var edits: [(place: LineTables.Place, replacement: String)] = []

  /// Message, walk, doubt and help, each one line that is safe to show.
  var lines: [String] {
    var lines = [visibleText(finding.message)]
    if let witness = finding.shownWitness { lines.append("walk: \(visibleText(witness.text))") }
    if let doubt = finding.doubt { lines.append("only possible: \(visibleText(doubt))") }
    if let remedy = finding.remedy { lines.append("help: \(visibleText(remedy))") }
    return lines
  }
}

extension Finding {
  /// The walk, where it has a step to show.
  var shownWitness: Walk? { witness.flatMap { $0.fragments.count > 1 ? $0 : nil } }
}

extension LintRun {
  /// The findings of each report, in order, with the edits of their fixes where they are wanted.
  func entries(withEdits: Bool = false) -> [[ReportEntry]] {
    var fingerprints = Fingerprints()
    return reports.map { report in
      var tables = LineTables(report.sources)
      var editor = GraphEditor(report.document)
      return report.findings.map { finding in
        let place = tables.place(of: finding.region)
        let edits = withEdits ? finding.fix.flatMap { editor.edits(for: [$0.change]) } : nil
        return ReportEntry(
          finding: finding, path: place?.path ?? report.path, place: place,
          related: finding.related.compactMap { related in
            tables.place(of: related.region).map { (related.message, $0) }
          },
          fingerprint: fingerprints.next(for: finding, in: report.path),
          edits: (edits ?? []).compactMap { edit in
            tables.place(of: edit.region).map { ($0, edit.replacement) }
          })
      }
    }
  }

  /// The findings of all reports, errors before warnings: for readers that show only so many.
  func entriesErrorsFirst() -> [ReportEntry] {
    let entries = entries().flatMap { $0 }
    return entries.filter { $0.finding.severity == .error }
      + entries.filter { $0.finding.severity != .error }
  }
}

extension String {
  /// Whether this stands for what is no file: `<stdin>`, `<path>`.
  var isPlaceholder: Bool { utf8.first == 0x3C && utf8.last == 0x3E }
}
