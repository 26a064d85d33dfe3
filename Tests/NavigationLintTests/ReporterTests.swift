import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Reports")
struct ReporterTests {
  static let yaml = """
    version: 1
    name: Small
    segues:
      - splash => home
      - home => eula
      - { edge: home => detail, dismissable: true }

    """

  static var report: LintReport {
    let result = DocumentReader.read(bytes: Array(yaml.utf8), path: "Small.navgraph.yml")
    return LintReport(document: result.document)
  }

  @Test("text: place, message, line, underline, walk and help")
  func text() {
    #expect(
      TextReporter.report(LintRun([Self.report])) == """
        Small.navgraph.yml:5:5: error: the user is stuck at `eula`: it has no segue, and nothing \
        on the way there can be dismissed [undismissable-dead-end]
            - home => eula
              ^~~~~~~~~~~~
          walk: splash => home => eula
          help: make `home => eula` dismissable, or give `eula` a segue, or say that it is meant \
        to be an end (`terminal: true`)
        Small.navgraph.yml: 4 fragments, 3 segues: 1 error
        failed: 1 error; the failing severity is `warning`

        """)
  }

  @Test("json: the same as data")
  func json() {
    #expect(
      JSONReporter.report(LintRun([Self.report])) == """
        {
          "version": 1,
          "graphs": [
            {
              "path": "Small.navgraph.yml",
              "name": "Small",
              "fragments": 4,
              "segues": 3,
              "savedPaths": 0,
              "errors": 1,
              "warnings": 0,
              "findings": [
                {
                  "rule": "undismissable-dead-end",
                  "severity": "error",
                  "message": "the user is stuck at `eula`: it has no segue, and nothing on the \
        way there can be dismissed",
                  "fragment": "eula",
                  "file": "Small.navgraph.yml",
                  "line": 5,
                  "column": 5,
                  "endLine": 5,
                  "endColumn": 17,
                  "witness": [
                    "splash",
                    "home",
                    "eula"
                  ],
                  "remedy": "make `home => eula` dismissable, or give `eula` a segue, or say \
        that it is meant to be an end (`terminal: true`)"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test("names cannot move the cursor or turn the text around")
  func hostileNames() {
    #expect(TextReporter.visible("a\u{1B}[31m\u{202E}b\n::error::") == "a�[31m�b�::error::")
    #expect(TextReporter.visible(String(repeating: "x", count: 5_000)).count == 2_001)
  }

  @Test("a suppression with the same rule and fragment silences a finding, another does not")
  func suppression() {
    func findings(_ suppress: String) -> Int {
      let bytes = Array((Self.yaml + suppress).utf8)
      let result = DocumentReader.read(bytes: bytes, path: "Small.navgraph.yml")
      #expect(result.diagnostics == [])
      return Linter.lint(result.document).count { $0.rule != "unused-suppression" }
    }
    let rule = "undismissable-dead-end"
    #expect(findings("suppress:\n  - { rule: \(rule), fragment: eula, reason: ends there }\n") == 0)
    #expect(findings("suppress:\n  - { rule: \(rule), fragment: home, reason: no }\n") == 1)
    #expect(findings("suppress:\n  - { rule: self-loop, fragment: eula, reason: no }\n") == 1)
  }

  @Test("JSON and SARIF carry the edits of each fix, and they make the fixed file")
  func fixes() throws {
    let run = ReportFixture.fixable
    let json = JSONReporter.report(run)
    let sarif = SARIFReporter.report(run)
    let fixable = run.reports.flatMap(\.findings).filter { $0.fix != nil }
    #expect(
      Set(fixable.map(\.rule))
        == Set(Linter.ruleIDs.filter { Linter.isFixable(rule: $0) }))
    #expect(json.matches(of: /"fix": \{/).count == fixable.count)
    #expect(sarif.matches(of: /"fixes": \[/).count == fixable.count)
    let title = "remove the repeated segue"
    #expect(
      json.contains(
        """
                  "fix": {
                    "title": "\(title)",
                    "edits": [
                      {
                        "file": "a.navgraph.yml",
                        "line": 8,
                        "column": 1,
                        "endLine": 9,
                        "endColumn": 1,
                        "replacement": ""
                      }
                    ]
                  }
        """))
    #expect(
      sarif.contains(
        """
                  "fixes": [
                    {
                      "description": {
                        "text": "\(title)"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "a.navgraph.yml",
                            "uriBaseId": "%SRCROOT%"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 8,
                                "startColumn": 1,
                                "endLine": 9,
                                "endColumn": 1
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ]
        """))
  }

  @Test("a broken path names its step, its place in its own file, and the way there today")
  func brokenPath() throws {
    let source = SourceText(
      path: "saved.json", bytes: Array(#"[{"from":"splash","to":"eula"}]"#.utf8))
    let result = DocumentReader.read(bytes: Array(Self.yaml.utf8), path: "Small.navgraph.yml")
    let report = LintReport(
      document: result.document, savedPaths: [try SavedPath.parse(json: source)])
    let finding = try #require(report.findings.first { $0.rule == "broken-path" })
    #expect(
      finding.message
        == "step 1, `splash => eula`, cannot be walked: the graph has no such segue; "
        + "presented there: `splash`")
    #expect(finding.remedy == "the way there today: splash => home => eula")
    var tables = LineTables(report.sources)
    #expect(tables.place(of: finding.region)?.path == "saved.json")
    #expect(tables.place(of: finding.region)?.start.column == 2)
  }
}
