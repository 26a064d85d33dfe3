import NavigationCore
import NavigationDocument

/// More segues leave a fragment than the limit.
enum MaxFanOut: Rule {
  static let id = "max-fan-out"
  static let severity = Severity.warning
  static let isOptIn = true
  static let options = [
    RuleOption("limit", .number(12), "The most segues that may leave a fragment.")
  ]

  static func check(_ subject: LintSubject) -> [Finding] {
    let limit = subject.number("limit", of: Self.self)
    return (0..<subject.topology.fragmentCount).compactMap { f in
      let count = subject.topology.egress(of: f).count
      guard count > limit else { return nil }
      let name = subject.document.names[f]
      return finding(
        .fragment(name), "\(plural(count, "segue")) leave `\(name)`, and the limit is \(limit)",
        region: subject.document.regions[f],
        remedy: "gather what belongs together behind a fragment of its own, or raise the limit")
    }
  }
}
