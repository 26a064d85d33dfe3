import NavigationDocument

/// Findings as SARIF 2.1.0 (OASIS, 2020).
///
/// URIs are relative to `%SRCROOT%`, which is the folder that the program ran in; the report does
/// not say where that is. Columns count Unicode scalars.
public enum SARIFReporter: Reporter {
  public static let name = "sarif"

  public static func report(_ run: LintRun) -> String {
    let entries = run.entries(withEdits: true)
    let rules = RuleTable(rulesOf: entries.flatMap { $0 })
    var json = JSONWriter()
    json.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs", [run]) { json, run in
        json.object {
          $0.object("tool") { $0.object("driver") { $0.driver(run, rules) } }
          $0.object("originalUriBaseIds") {
            $0.object("%SRCROOT%") {
              $0.object("description") {
                $0.member("text", "The folder that the paths of this report are relative to.")
              }
            }
          }
          $0.member("columnKind", "unicodeCodePoints")
          let results = zip(run.reports, entries).flatMap { report, entries in
            var walks = WalkPlaces(report, isNeeded: !entries.isEmpty)
            return entries.map { (entry: $0, walk: walks.steps(of: $0)) }
          }
          $0.array("results", results) { json, result in
            json.object { $0.result(result.entry, result.walk, rules) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func driver(_ run: LintRun, _ rules: RuleTable) {
    member("name", "rutter")
    if !run.version.isEmpty { member("semanticVersion", run.version) }
    array("rules", rules.rules) { json, rule in
      json.object {
        $0.member("id", rule.id)
        $0.member("name", pascalCase(rule.id))
        guard let page = rule.page else { return }
        $0.text("shortDescription", page.summary)
        $0.text("fullDescription", page.why)
        $0.object("defaultConfiguration") { $0.member("level", page.severity) }
        $0.object("help") {
          $0.member("text", page.helpText)
          $0.member("markdown", page.helpMarkdown)
        }
      }
    }
  }

  fileprivate mutating func result(
    _ entry: ReportEntry, _ walk: [WalkPlaces.Step], _ rules: RuleTable
  ) {
    let finding = entry.finding
    member("ruleId", finding.rule)
    if let index = rules.index(of: finding.rule) { member("ruleIndex", index) }
    member("level", finding.severity.rawValue)
    let doubt = finding.doubt.map { "\nonly possible: \(visibleText($0))" } ?? ""
    let help = finding.remedy.map { "\nhelp: \(visibleText($0))" } ?? ""
    message(visibleText(finding.message) + doubt + help)
    array("locations", [entry]) { json, entry in
      json.object {
        $0.physicalLocation(entry.path, entry.place)
        guard !finding.subject.elements.isEmpty else { return }
        $0.array("logicalLocations", [finding.subject]) { json, subject in
          json.object {
            $0.member("name", subject.text)
            $0.member("fullyQualifiedName", subject.text)
            $0.member("kind", subject.kind)
          }
        }
      }
    }
    object("partialFingerprints") { $0.member("rutterElements/v1", entry.fingerprint) }
    if !walk.isEmpty {
      array("codeFlows", [walk]) { json, walk in
        json.object {
          $0.array("threadFlows", [walk]) { json, walk in
            json.object {
              $0.array("locations", walk) { json, step in
                json.inlineObject {
                  $0.object("location") {
                    $0.physicalLocation(step.path, step.place)
                    $0.message(step.text)
                  }
                }
              }
            }
          }
        }
      }
    }
    if !entry.related.isEmpty {
      array("relatedLocations", entry.related) { json, related in
        json.object {
          $0.physicalLocation(related.place.path, related.place)
          $0.message(visibleText(related.message))
        }
      }
    }
    guard let fix = finding.fix, !entry.edits.isEmpty else { return }
    array("fixes", [fix]) { json, fix in
      json.object {
        $0.text("description", visibleText(fix.title))
        $0.artifactChanges(entry.edits)
      }
    }
  }

  /// Edits by file, each file once.
  private mutating func artifactChanges(
    _ edits: [(place: LineTables.Place, replacement: String)]
  ) {
    var paths: [String] = []
    for edit in edits where !paths.contains(edit.place.path) { paths.append(edit.place.path) }
    array("artifactChanges", paths) { json, path in
      json.object {
        $0.artifactLocation(path)
        $0.array("replacements", edits.filter { $0.place.path == path }) { json, edit in
          json.object {
            $0.region("deletedRegion", edit.place)
            if !edit.replacement.isEmpty {
              $0.object("insertedContent") { $0.member("text", edit.replacement) }
            }
          }
        }
      }
    }
  }

  private mutating func artifactLocation(_ path: String) {
    object("artifactLocation") {
      $0.member("uri", URIReference.text(path))
      if path.utf8.first != 0x2F { $0.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private mutating func region(_ key: String, _ place: LineTables.Place) {
    object(key) {
      $0.member("startLine", place.start.line)
      $0.member("startColumn", place.start.column)
      $0.member("endLine", place.end.line)
      $0.member("endColumn", place.end.column)
    }
  }

  private mutating func physicalLocation(_ path: String, _ place: LineTables.Place?) {
    object("physicalLocation") {
      $0.artifactLocation(path)
      if let place { $0.region("region", place) }
    }
  }

  /// Brackets would make a link, and a backslash is how they are written instead.
  private mutating func message(_ text: String) {
    self.text(
      "message",
      escape(text) { $0 == "[" || $0 == "]" || $0 == "\\" ? "\\\($0)" : nil })
  }

  private mutating func text(_ key: String, _ text: String) {
    object(key) { $0.member("text", text) }
  }
}

/// `a-rule` as `ARule`.
private func pascalCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
