import NavigationDocument

/// Findings as JSON: one object with `version`, `graphs`, each with `path`, counts, `findings`.
public enum JSONReporter: Reporter {
  public static let name = "json"

  public static func report(_ run: LintRun) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.array("graphs", run.reports) { json, report in
        var tables = LineTables(report.sources)
        var editor = GraphEditor(report.document)
        json.object {
          $0.member("path", report.path)
          if let name = report.document.name { $0.member("name", name) }
          $0.member("fragments", report.document.names.count)
          $0.member("segues", report.document.segues.count)
          $0.member("savedPaths", report.savedPaths.count)
          $0.member("errors", report.count(of: .error))
          $0.member("warnings", report.count(of: .warning))
          $0.array("findings", report.findings) {
            $0.finding($1, &tables, &editor)
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func finding(
    _ finding: Finding, _ tables: inout LineTables, _ editor: inout GraphEditor
  ) {
    object {
      $0.member("rule", finding.rule)
      $0.member("severity", finding.severity.rawValue)
      // Where it is not said a finding is certain.
      if let doubt = finding.doubt {
        $0.member("certainty", "possible")
        $0.member("certaintyReason", doubt)
      }
      $0.member("message", finding.message)
      switch finding.subject {
      case .graph: break
      case .fragment(let name): $0.member("fragment", name)
      case .segue(let from, let to): $0.array("segue", [from, to]) { $0.value($1) }
      case .path(let path): $0.member("savedPath", path)
      }
      $0.place(finding.region, &tables)
      if let witness = finding.witness {
        $0.array("witness", witness.fragments) { $0.value($1) }
        if witness.isShortened { $0.member("witnessIsShortened", true) }
      }
      if let remedy = finding.remedy { $0.member("remedy", remedy) }
      if let fix = finding.fix, let edits = editor.edits(for: [fix.change]) {
        $0.object("fix") {
          $0.member("title", fix.title)
          $0.array("edits", edits) { json, edit in
            json.object {
              $0.place(edit.region, &tables)
              $0.member("replacement", edit.replacement)
            }
          }
        }
      }
      if !finding.related.isEmpty {
        $0.array("related", finding.related) { json, related in
          json.object {
            $0.member("message", related.message)
            $0.place(related.region, &tables)
          }
        }
      }
    }
  }

  fileprivate mutating func place(_ region: SourceRegion, _ tables: inout LineTables) {
    guard let place = tables.place(of: region) else { return }
    member("file", place.path)
    member("line", place.start.line)
    member("column", place.start.column)
    member("endLine", place.end.line)
    member("endColumn", place.end.column)
  }
}
