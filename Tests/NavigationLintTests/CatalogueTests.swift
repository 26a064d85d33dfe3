import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("The catalogue of rules")
struct CatalogueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let page: RulePage
    let example: RulePage.Example
    var testDescription: String { "\(page.id): \(example.name)" }
  }

  static let pages = (try? RulePage.all()) ?? []
  static let cases = pages.flatMap { page in
    page.examples.map { Case(page: page, example: $0) }
  }

  @Test("every rule has a page, every page a rule, and both say the same severity")
  func pagesAndRules() throws {
    let pages = try RulePage.all()
    #expect(pages.map(\.id) == Linter.ruleIDs)
    #expect(Linter.ruleIDs == Linter.ruleIDs.sorted())
    for page in pages {
      #expect(Linter.severity(ofRule: page.id)?.rawValue == page.severity, "\(page.id)")
    }
  }

  @Test("every page has a clean example and one that triggers the rule")
  func examples() {
    #expect(!Self.pages.isEmpty)
    for page in Self.pages {
      #expect(page.examples.contains { $0.findings.isEmpty }, "\(page.id)")
      #expect(page.examples.contains { !$0.findings.isEmpty }, "\(page.id)")
    }
  }

  @Test("each finding of the examples says what to do, and the fixable rules are those with fixes")
  func remedies() throws {
    var fixable: Set<String> = []
    for test in Self.cases {
      for finding in try Self.findings(test) {
        #expect(finding.remedy != nil, "\(test): \(finding.message)")
        if finding.fix != nil { fixable.insert(test.page.id) }
      }
    }
    #expect(fixable == Set(Linter.ruleIDs.filter { Linter.isFixable(rule: $0) }))
  }

  @Test("each example gives just the findings that its page says", arguments: cases)
  func example(_ test: Case) throws {
    let found = try Self.findings(test)
    let actual = found.map { finding in
      let subject =
        switch finding.subject {
        case .graph: ""
        case .fragment(let name): name
        case .segue(let from, let to): "\(from) => \(to)"
        case .path: test.example.path ?? ""
        }
      return RulePage.Expectation(
        subject: subject, severity: finding.severity.rawValue, witness: finding.witness?.text)
    }
    // What an expectation leaves open is taken from the finding it is compared with.
    let key = { (e: RulePage.Expectation) in "\(e.subject) \(e.severity ?? "")" }
    let sorted = actual.sorted { key($0) < key($1) }
    let expected = test.example.findings.map { expectation in
      var filled = expectation
      filled.severity = expectation.severity ?? test.page.severity
      if expectation.witness == nil {
        filled.witness = actual.first { $0.subject == expectation.subject }?.witness
      }
      return filled
    }.sorted { key($0) < key($1) }
    #expect(sorted == expected)
  }

  private static func findings(_ test: Case) throws -> [Finding] {
    let result = DocumentReader.read(
      bytes: Array(test.example.graph.utf8), path: "example.navgraph.yml")
    try #require(result.diagnostics == [], "\(result.diagnostics.map(\.message))")
    let paths = try test.example.path.map { [try SavedPath.parse(text: $0)] } ?? []
    var configuration = LintConfiguration.standard
    if let text = test.example.configuration {
      let read = ConfigurationReader.read(
        SourceText(path: "example/.rutter.yml", bytes: Array(text.utf8)))
      try #require(read.diagnostics == [], "\(read.diagnostics.map(\.message))")
      configuration = read.configuration.lint
    }
    if Linter.isOptIn(rule: test.page.id), configuration.rules[test.page.id] == nil {
      configuration.rules[test.page.id] = .init(severity: Linter.severity(ofRule: test.page.id))
    }
    return Linter.lint(
      result.document, savedPaths: paths, configuration: configuration
    )
    .filter { $0.rule == test.page.id }
  }
}
