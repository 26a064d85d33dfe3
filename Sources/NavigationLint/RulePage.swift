public import NavigationDocument
internal import RuleCatalogue

/// A rule's page in the catalogue: why it is there, and examples that are also its tests.
public struct RulePage: Sendable {
  public struct Example: Sendable {
    public var name: String
    /// A navgraph document.
    public var graph: String
    /// A saved path as text, for rules about paths.
    public var path: String?
    /// What `.rutter.yml` says, for rules that take options or policies. A rule that rests by
    /// itself runs in its own examples.
    public var configuration: String?
    /// What the rule must find; empty for a clean example.
    public var findings: [Expectation]
  }

  public struct Expectation: Sendable, Hashable {
    /// The fragment, the edge (`a => b`), the path, or empty for the graph as a whole.
    public var subject: String
    public var severity: String?
    public var witness: String?
  }

  public var id: String
  public var severity: String
  public var summary: String
  public var why: String
  public var fix: String
  /// Where the rule may err, and to which side.
  public var accuracy: String?
  public var examples: [Example]

  /// Every page, in order of id.
  public static func all() throws(Diagnostic) -> [RulePage] {
    var pages: [RulePage] = []
    for page in RuleCatalogue.pages { pages.append(try RulePage(page.id, yaml: page.yaml)) }
    return pages
  }

  /// The page of one rule, or nil where there is no such rule.
  public static func page(_ id: String) throws(Diagnostic) -> RulePage? {
    guard let page = RuleCatalogue.pages.first(where: { $0.id == id }) else { return nil }
    return try RulePage(page.id, yaml: page.yaml)
  }

  init(_ id: String, yaml: [UInt8]) throws(Diagnostic) {
    try self.init(DocumentValue.read(SourceText(path: "Rules/\(id).yml", bytes: yaml)))
  }

  init(_ page: DocumentValue) throws(Diagnostic) {
    func text(_ value: DocumentValue, _ key: String) throws(Diagnostic) -> String {
      guard let text = value[key]?.text else {
        throw Diagnostic("this page lacks the text `\(key)`", region: value.region)
      }
      return text
    }
    self.id = try text(page, "id")
    severity = try text(page, "severity")
    summary = try text(page, "summary")
    why = try text(page, "why")
    fix = try text(page, "fix")
    accuracy = page["accuracy"]?.text
    var examples: [Example] = []
    for value in page["examples"]?.items ?? [] {
      examples.append(
        Example(
          name: try text(value, "name"), graph: try text(value, "graph"),
          path: value["path"]?.text, configuration: value["configuration"]?.text,
          findings: (value["findings"]?.items ?? []).map {
            Expectation(
              subject: ($0["fragment"] ?? $0["edge"] ?? $0["path"])?.text ?? "",
              severity: $0["severity"]?.text, witness: $0["witness"]?.text)
          }))
    }
    self.examples = examples
  }
}
