/// The rules that findings name, in order of id, each with its page where the catalogue has one.
struct RuleTable {
  let rules: [(id: String, page: RulePage?)]
  private let indices: [String: Int]

  init(rulesOf entries: [ReportEntry]) {
    let pages = (try? RulePage.all()) ?? []
    let known = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
    rules = Set(entries.map(\.finding.rule)).sorted().map { ($0, known[$0]) }
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  func index(of rule: String) -> Int? { indices[rule] }
}
