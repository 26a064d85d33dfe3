import NavigationCore
import NavigationDocument

/// A fragment is more segues away from the entry than the limit.
enum MaxDepth: Rule {
  static let id = "max-depth"
  static let severity = Severity.warning
  static let isOptIn = true
  static let options = [
    RuleOption("limit", .number(8), "The most segues to walk before a fragment is presented.")
  ]

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let entry = subject.entry, let reachability = subject.reachability else { return [] }
    let limit = subject.number("limit", of: Self.self)
    let depths = Depths(topology: subject.topology, entry: entry, reachability: reachability)
    return (0..<subject.topology.fragmentCount).compactMap { f in
      guard Int(depths.depth[f]) > limit else { return nil }
      let name = subject.document.names[f]
      return finding(
        .fragment(name),
        "`\(name)` is \(plural(Int(depths.depth[f]), "segue")) from the entry, and the limit is "
          + "\(limit)",
        region: subject.document.regions[f],
        witness: subject.walk(
          depths.walk(to: f, in: subject.topology, limit: LintSubject.walkLimit)),
        remedy: "add a shorter way to `\(name)`, or raise the limit")
    }
  }
}
