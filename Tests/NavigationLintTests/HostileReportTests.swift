import Foundation
import NavigationDocument
import Testing

@testable import NavigationLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports of names that mean something to the format, read back by another reader.
@Suite("Reports of hostile names")
struct HostileReportTests {
  static let run = ReportFixture.hostile
  static let entries = run.entries()[0]
  static let errorsFirst = run.entriesErrorsFirst()
  static let texts = entries.map { $0.lines.joined(separator: "\n") }

  @Test("the fixture has findings of several rules for every name")
  func fixture() {
    let rules = Dictionary(grouping: Self.entries, by: \.finding.rule).mapValues(\.count)
    let count = ReportFixture.hostileNames.count
    #expect(
      rules == [
        "undismissable-dead-end": count, "unreachable-fragment": count,
        "duplicate-segue": 2 * count, "broken-path": 1,
      ])
  }

  @Test("JSON gives every name back as it is")
  func json() throws {
    let report = try object(JSONReporter.report(Self.run))
    let graph = try #require((report["graphs"] as? [[String: Any]])?.first)
    #expect(bytes(graph["path"]) == Array(ReportFixture.hostilePath.utf8))
    let findings = try #require(graph["findings"] as? [[String: Any]])
    let names = findings.map { finding in
      (finding["segue"] as? [String])
        ?? [finding["fragment"] ?? finding["savedPath"]].compactMap {
          $0 as? String
        }
    }
    #expect(
      names.map { $0.map { Array($0.utf8) } }
        == Self.entries.map { $0.finding.subject.elements.map { Array($0.utf8) } })
  }

  @Test("SARIF gives every name back, and each result a fingerprint of its own")
  func sarif() throws {
    let report = try object(SARIFReporter.report(Self.run))
    let run = try #require((report["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let locations = results.map { ($0["locations"] as? [[String: Any]])?.first ?? [:] }
    let names = locations.map { ($0["logicalLocations"] as? [[String: Any]])?.first?["name"] }
    #expect(names.map(bytes) == Self.entries.map { Array($0.finding.subject.text.utf8) })
    let uris = locations.compactMap { location in
      ((location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any])?[
        "uri"] as? String
    }
    #expect(uris.count == results.count)
    #expect(uris.allSatisfy { URL(string: $0) != nil && !$0.contains(":") })
    #expect(
      uris.map { $0.removingPercentEncoding.map { Array($0.utf8) } }
        == Self.entries.map { Array($0.path.utf8) })
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["rutterElements/v1"]
    }
    #expect(Set(prints).count == results.count)
    // A bracket that is not escaped would begin a link.
    for result in results {
      let text = (result["message"] as? [String: String])?["text"] ?? ""
      #expect(!text.replacing("\\\\", with: "").replacing("\\[", with: "").contains("["))
    }
  }

  @Test("GitLab's report names the file, and each issue has a fingerprint of its own")
  func gitlab() throws {
    let data = Data(GitLabReporter.report(Self.run).utf8)
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(issues.map { bytes($0["description"]) } == Self.texts.map { Array($0.utf8) })
    #expect(
      issues.map { bytes(($0["location"] as? [String: Any])?["path"]) }
        == Self.entries.map { Array($0.path.utf8) })
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
  }

  @Test("Checkstyle, JUnit and HTML are well-formed, and hold no element that a name made")
  func xml() throws {
    let checkstyle = try XMLReading(CheckstyleReporter.report(Self.run))
    #expect(checkstyle.elements == ["checkstyle": 1, "file": 2, "error": Self.entries.count])
    #expect(
      checkstyle.attributes("message").map { Array($0.utf8) }
        == Self.texts.map { Array(writable($0).utf8) })

    let junit = try XMLReading(JUnitReporter.report(Self.run))
    #expect(
      junit.elements == [
        "testsuites": 1, "testsuite": 1, "testcase": Self.entries.count,
        "failure": Self.entries.count,
      ])
    #expect(Set(junit.attributes("name", of: "testcase")).count == Self.entries.count)

    let html = try XMLReading(HTMLReporter.report(Self.run))
    #expect(html.elements["article"] == Self.entries.count)
    #expect(html.elements["h3"] == Self.entries.count)
    #expect(html.elements["details"] == 4)
    let known: Set = [
      "html", "head", "meta", "title", "style", "body", "header", "main", "section", "article",
      "footer", "h1", "h2", "h3", "p", "span", "code", "a", "pre", "mark", "dl", "dt", "dd", "b",
      "details", "summary",
    ]
    #expect(Set(html.elements.keys).subtracting(known) == [])
    #expect(
      html.attributeNames
        == ["lang", "xmlns", "charset", "http-equiv", "content", "name", "class", "href", "id"])
    #expect(html.attributes("href").allSatisfy { $0.hasPrefix("#rule-") })
  }

  @Test("GitHub reads one command a finding, with the message and the file as they are")
  func github() throws {
    let lines = GitHubReporter.report(Self.run).unicodeScalars.split(separator: "\n")
    #expect(lines.count == Self.entries.count + 1)
    let hidden = Self.entries.count - 10
    #expect(
      lines.last.map { String($0) }
        == "::notice title=rutter::\(hidden) errors more than the 10 of a kind that GitHub "
        + "annotates for a step; the log has them all")
    for (line, entry) in zip(lines, Self.errorsFirst) {
      let command = try #require(ServerCommand(github: String(line)))
      #expect(command.name == entry.finding.severity.rawValue)
      #expect(command.properties["title"] == entry.finding.rule)
      #expect(bytes(command.properties["file"]) == Array(entry.path.utf8))
      #expect(command.properties["line"] == entry.place.map { String($0.start.line) })
      #expect(
        Array(command.message.utf8) == Array(entry.lines.joined(separator: "\n").utf8))
    }
  }

  @Test("Azure reads one command a finding, with the message and the file as they are")
  func azure() throws {
    let lines = AzureReporter.report(Self.run).unicodeScalars.split(separator: "\n")
    #expect(lines.count == Self.entries.count)
    for (line, entry) in zip(lines, Self.errorsFirst) {
      let command = try #require(ServerCommand(azure: String(line)))
      #expect(command.name == "task.logissue")
      #expect(command.properties["type"] == entry.finding.severity.rawValue)
      #expect(bytes(command.properties["sourcepath"]) == Array(entry.path.utf8))
      #expect(
        Array(command.message.utf8) == Array(entry.lines.joined(separator: "\n").utf8))
    }
  }

  @Test("TeamCity reads one inspection a finding, with the file as it is")
  func teamCity() throws {
    let lines = TeamCityReporter.report(Self.run).unicodeScalars.split(separator: "\n")
    let commands = try lines.map { try #require(ServerCommand(teamCity: String($0))) }
    let inspections = commands.filter { $0.name == "inspection" }
    #expect(commands.prefix(4).allSatisfy { $0.name == "inspectionType" })
    #expect(inspections.count == Self.entries.count && commands.count == inspections.count + 4)
    for (command, entry) in zip(inspections, Self.entries) {
      #expect(command.properties["typeId"] == entry.finding.rule)
      #expect(bytes(command.properties["file"]) == Array(entry.path.utf8))
      let text = entry.lines.joined(separator: "\n")
      let message = try #require(command.properties["message"])
      #expect(message.utf16.count <= 4_000)
      if text.unicodeScalars.count <= 2_000 { #expect(Array(message.utf8) == Array(text.utf8)) }
    }
  }

  @Test("Xcode reads a line a message, each with its place in front")
  func xcode() {
    let lines = XcodeReporter.report(Self.run).unicodeScalars.split(separator: "\n")
    let count = Self.entries.reduce(0) { $0 + $1.lines.count + $1.related.count }
    #expect(lines.count == count)
    let heads = [ReportFixture.hostilePath, "saved\n::error::.json"].map {
      "/home/me/app/" + visibleText($0)
    }
    for line in lines {
      #expect(heads.contains { line.starts(with: $0.unicodeScalars) })
    }
  }

  @Test("Markdown has names in code spans only")
  func markdown() {
    let report = MarkdownReporter.report(Self.run)
    #expect(report.utf8.count < 65_000)
    for line in report.unicodeScalars.split(separator: "\n").dropFirst() {
      let rest = String(withoutCode(line))
      #expect(!rest.contains { "`<[@#&_~|!{/".contains($0) && !rest.hasPrefix("### ") })
    }
  }

  @Test(
    "no build server takes a name for a command, and nothing turns text around",
    arguments: Reporters.all.map { $0.name })
  func inert(name: String) throws {
    let report = try #require(Reporters.named(name)).report(Self.run)
    let lines = report.unicodeScalars.split(separator: "\n")
    // The server that a report is for reads each of its lines as one command; see above.
    let own = ["github": "::", "azure": "##vso[", "teamcity": "##teamcity["][name]
    if let own {
      #expect(lines.allSatisfy { $0.starts(with: own.unicodeScalars) })
      return
    }
    for line in lines {
      let text = String(line).lowercased()
      #expect(!line.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars))
      for prefix in ["##[", "##vso[", "##teamcity["] {
        #expect(!text.utf8.contains(Array(prefix.utf8)))
      }
    }
    let turning = report.unicodeScalars.filter {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        || (0..<0x20).contains($0.value) && $0 != "\n"
    }
    #expect(turning.isEmpty)
  }

  @Test("a line of the source that would be a command is shown, and is none")
  func sourceLine() throws {
    let graph = "version: 1\nsegues:\n  - { from: a, to: \"##vso[y]\" }\n"
    let report = TextReporter.report(LintRun([ReportFixture.report(graph, "::a.navgraph.yml")]))
    #expect(report.contains("\n    - { from: a, to: \"#�vso[y]\" }\n      ^~~"))
    #expect(report.contains("\n�:a.navgraph.yml: 2 fragments, 1 segue: 1 error\n"))
    let unknown = DocumentReader.read(
      bytes: Array("version: 1\n::error::x: 1\n".utf8), path: "a.yml")
    let problem = try #require(unknown.diagnostics.first)
    #expect(
      problem.rendered(in: unknown.document).contains("\n  �:error::x: 1\n  ^~~~~~~~~"))
  }

  @Test(
    "only what would be a command changes, and by one scalar",
    arguments: [
      ("a ::error:: b", "a ::error:: b"), ("\u{A0} ::error::", "\u{A0} �:error::"), (":", ":"),
      ("::", "�:"), ("## title", "## title"), ("##[group]", "#�[group]"),
      ("x##vso[y", "x#�vso[y"), ("####teamcity[", "###�teamcity["), ("##a1[", "##a1["),
      ("##vso##vso[", "##vso#�vso["), ("#[x]", "#[x]"), ("##\u{301}[", "##\u{301}["),
    ])
  func inertText(text: String, inert: String) {
    #expect(Array(NavigationDocument.inertText(text).utf8) == Array(inert.utf8))
    #expect(
      Array(visibleText(text).utf8).starts(with: Array(inert.utf8)) || text.contains("\u{A0}"))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func bytes(_ value: Any?) -> [UInt8]? { (value as? String).map { Array($0.utf8) } }

  /// What XML has no way to write is replaced.
  private func writable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? "\u{FFFD}" : $0 }))
  }

  /// A line without its code spans, by CommonMark's rule: a run of backticks opens one that the
  /// next run of the same length closes.
  private func withoutCode(_ line: Substring.UnicodeScalarView) -> String.UnicodeScalarView {
    var rest = line
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "`" else {
        result.append(scalar)
        continue
      }
      let fence = 1 + rest.prefix { $0 == "`" }.count
      var search = rest.drop { $0 == "`" }
      var isClosed = false
      while !isClosed, let start = search.firstIndex(of: "`") {
        let run = search[start...].prefix { $0 == "`" }.count
        search = search[start...].dropFirst(run)
        isClosed = run == fence
      }
      if isClosed { rest = search } else { result.append(scalar) }
    }
    return result
  }
}

extension String.UTF8View {
  fileprivate func contains(_ pattern: [UInt8]) -> Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: pattern[0]) {
      if rest[start...].starts(with: pattern) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }
}

/// What an XML parser makes of a text; it throws where the text is not well-formed.
private final class XMLReading: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var attributeNames: Set<String> = []
  private var found: [(element: String, name: String, value: String)] = []

  init(_ text: String) throws {
    super.init()
    // The parser of Linux asks for no document type, but does not know this one.
    let parser = XMLParser(data: Data(text.replacing("<!DOCTYPE html>\n", with: "").utf8))
    parser.delegate = self
    try #require(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func attributes(_ name: String, of element: String? = nil) -> [String] {
    found.filter { $0.name == name && (element == nil || $0.element == element) }.map(\.value)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    attributeNames.formUnion(attributes.keys)
    for key in attributes.keys.sorted() { found.append((name, key, attributes[key] ?? "")) }
  }
}
