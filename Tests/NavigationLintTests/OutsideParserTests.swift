import Foundation
import NavigationLint
import Testing

/// Reports read by the programs of others. Each test needs its program and is skipped without it.
@Suite("Reports in the hands of other programs")
struct OutsideParserTests {
  static let runs = [
    ReportFixture.small, ReportFixture.hostile, ReportFixture.fixable, LintRun([]),
  ]
  /// Beside the package, or where `SARIF_SCHEMA` says: it is not ours to pass on.
  static let schema =
    ProcessInfo.processInfo.environment["SARIF_SCHEMA"]
    ?? URL(filePath: #filePath).appending(
      path: "../../../../shared/schemas/sarif-schema-2.1.0.json"
    ).standardized.path
  static let hasSchema =
    FileManager.default.fileExists(atPath: schema)
    && run(["python3", "-c", "import jsonschema"])?.status == 0

  @Test(
    "SARIF is valid by its schema",
    .enabled(if: hasSchema, "needs python3 with jsonschema, and the schema (SARIF_SCHEMA=FILE)"),
    arguments: runs.indices)
  func sarif(index: Int) throws {
    let script = """
      import json, jsonschema, sys
      schema = json.load(open(sys.argv[1]))
      report = json.load(open(sys.argv[2], encoding='utf-8'))
      check = jsonschema.validators.validator_for(schema)
      check.check_schema(schema)
      errors = [f'{list(e.path)}: {e.message[:200]}' for e in check(schema).iter_errors(report)]
      print(len(report['runs'][0]['results']), 'results')
      sys.exit('\\n'.join(errors) or 0)
      """
    let report = SARIFReporter.report(Self.runs[index])
    let result = try #require(try onFile(report) { ["python3", "-c", script, Self.schema, $0] })
    let count = Self.runs[index].reports.reduce(0) { $0 + $1.findings.count }
    #expect(result == Result(status: 0, output: "\(count) results\n"))
  }

  @Test(
    "xmllint reads Checkstyle, JUnit and HTML",
    .enabled(if: run(["xmllint", "--version"])?.status == 0, "needs xmllint"),
    arguments: ["checkstyle", "junit", "html"])
  func xmllint(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    for run in Self.runs {
      let result = try onFile(reporter.report(run)) { ["xmllint", "--noout", $0] }
      #expect(result == Result(status: 0, output: ""))
    }
  }

  @Test(
    "jq reads JSON, SARIF and GitLab's report",
    .enabled(if: run(["jq", "--version"])?.status == 0, "needs jq"),
    arguments: [
      ("json", "[.graphs[].findings[]] | length"), ("sarif", ".runs[0].results | length"),
      ("gitlab", "[.[].fingerprint] | unique | length"),
    ])
  func jq(name: String, filter: String) throws {
    let reporter = try #require(Reporters.named(name))
    for run in Self.runs {
      let count = run.reports.reduce(0) { $0 + $1.findings.count }
      let result = try onFile(reporter.report(run)) { ["jq", filter, $0] }
      #expect(result == Result(status: 0, output: "\(count)\n"))
    }
  }

  @Test(
    "GitHub's Markdown makes no element of a name",
    .enabled(if: run(["cmark-gfm", "--version"])?.status == 0, "needs cmark-gfm"))
  func markdown() throws {
    for run in Self.runs {
      let result = try #require(
        try onFile(MarkdownReporter.report(run)) {
          [
            "cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e",
            "tagfilter", $0,
          ]
        })
      #expect(result.status == 0)
      let tags = Set(result.output.matches(of: /<([a-z0-9]+|!--)/).map { String($0.1) })
      #expect(tags.isSubset(of: ["!--", "h3", "p", "strong", "code", "ul", "li", "br"]), "\(tags)")
    }
  }

  struct Result: Equatable {
    var status: Int32
    var output: String
  }

  private func onFile(_ text: String, _ words: (String) -> [String]) throws -> Result? {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Self.run(words(file.path))
  }

  /// Runs a program; nil where it cannot be started. Both of its streams are in the output.
  static func run(_ words: [String]) -> Result? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
