public import NavigationDocument

/// A policy of a project with a page of its own, in the shape of the catalogue's pages: what it
/// demands, why, and how to mend what breaks it.
public struct PolicyPage: Sendable {
  /// The page; its id is the policy's name.
  public let page: RulePage
  /// The rule that checks the policy.
  public var rule: String { entry.policy.rule }

  fileprivate let entry: ConfigurationLayer.PolicyEntry
  fileprivate let source: SourceText

  private static let keys = [
    "id", "severity", "summary", "why", "fix", "accuracy", "policy", "examples",
  ]

  /// Reads a page. The places of what is wrong are in file 0; the first problem is thrown.
  public init(_ source: SourceText) throws(Diagnostic) {
    self.source = source
    let value = try DocumentValue.read(source)
    page = try RulePage(value)
    var reader = LayerReader(folder: FilePath.folder(of: source.path))
    let members = reader.members(of: value, in: "a policy's page", keys: Self.keys)
    if let problem = reader.diagnostics.first { throw problem }
    guard var policy = members.first(where: { $0.key == "policy" })?.value else {
      throw Diagnostic(
        "this page lacks its `policy`",
        suggestion: "for example `policy: { rule: no-reach, from: guest, to: account }`",
        region: value.region)
    }
    // The page says the policy's name, how much it weighs and why.
    var parts = policy.members ?? []
    for (key, own) in [("id", "name"), ("severity", "severity"), ("summary", "reason")] {
      if let part = parts.first(where: { $0.key == own }) {
        throw Diagnostic("the page says the policy's `\(own)` by its `\(key)`", region: part.region)
      }
      guard var member = members.first(where: { $0.key == key }) else { continue }
      member.key = own
      parts.append(member)
    }
    if policy.members != nil { policy.content = .map(parts) }
    reader.readPolicy(policy)
    if let problem = reader.diagnostics.first { throw problem }
    guard let entry = reader.layer.policies.first else {
      throw Diagnostic("this page's `policy` must be a map", region: policy.region)
    }
    self.entry = entry
  }
}

extension ProjectConfiguration {
  /// Adds the policy of a page, in place of one with the same rule and name.
  public mutating func add(_ page: PolicyPage) {
    var entry = page.entry
    entry.region.file = Int32(sources.count)
    sources.append(page.source)
    var layer = ConfigurationLayer()
    layer.policies = [entry]
    layer.apply(to: &self, preset: nil)
  }
}
