import NavigationDocument

/// Findings as JUnit's XML: a suite a graph, a test a finding.
///
/// A test fails where its finding fails the run, so that both verdicts are the same; other
/// findings stand in the output of a test that passes. A graph without findings is one test that
/// passes.
public enum JUnitReporter: Reporter {
  public static let name = "junit"

  public static func report(_ run: LintRun) -> String {
    var suites = ""
    var tests = 0
    var failures = 0
    for (report, entries) in zip(run.reports, run.entries()) {
      let failed = entries.count { run.fails(on: $0.finding.severity) }
      tests += max(entries.count, 1)
      failures += failed
      let counts = counts(tests: max(entries.count, 1), failures: failed)
      suites += "  <testsuite name=\"\(XMLText.shown(report.path))\" \(counts)>\n"
      if entries.isEmpty {
        suites += "    <testcase classname=\"rutter\" name=\"no findings\"/>\n"
      }
      var names: [String: Int] = [:]
      for entry in entries { suites += testcase(entry, run, &names) }
      suites += "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"rutter\" \(counts(tests: tests, failures: failures))>\n\(suites)"
      + "</testsuites>\n"
  }

  private static func counts(tests: Int, failures: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\""
  }

  private static func testcase(
    _ entry: ReportEntry, _ run: LintRun, _ names: inout [String: Int]
  ) -> String {
    let rule = entry.finding.rule
    let subject = entry.finding.subject.text
    var name = XMLText.shown(subject.isEmpty ? rule : "\(rule): \(subject)")
    let use = names[name, default: 0] + 1
    names[name] = use
    if use > 1 { name += " (\(use))" }
    let head = entry.place.map { "\($0.path):\($0.start.line):\($0.start.column)" } ?? entry.path
    let body = ([visibleText(head)] + entry.lines).map(XMLText.escaped).joined(separator: "\n")
    let severity = entry.finding.severity.rawValue
    let outcome =
      run.fails(on: entry.finding.severity)
      ? "<failure type=\"\(severity)\" message=\"\(XMLText.shown(entry.finding.message))\">"
        + "\(body)</failure>"
      : "<system-out>\(severity): \(body)</system-out>"
    return "    <testcase classname=\"rutter.\(XMLText.escaped(rule))\" "
      + "name=\"\(name)\" file=\"\(XMLText.escaped(entry.path))\">\n"
      + "      \(outcome)\n    </testcase>\n"
  }
}
