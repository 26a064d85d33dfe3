import NavigationCore
import NavigationDocument

/// One rule: a question about a graph, and the findings that answer it.
protocol Rule: Sendable {
  /// The rule's name, as it stands in the catalogue (`Rules/<id>.yml`).
  static var id: String { get }
  /// The severity of its findings where neither a finding nor the configuration says otherwise.
  static var severity: Severity { get }
  /// Whether it rests until a configuration gives it a severity.
  static var isOptIn: Bool { get }
  /// Whether some of its findings have a safe fix.
  static var isFixable: Bool { get }
  /// The options that a configuration may set.
  static var options: [RuleOption] { get }
  /// What holds in the subject, in any order.
  static func check(_ subject: LintSubject) -> [Finding]
}

extension Rule {
  static var isOptIn: Bool { false }
  static var isFixable: Bool { false }
  static var options: [RuleOption] { [] }

  static func finding(
    _ subject: Finding.Subject, _ message: String, region: SourceRegion = .none,
    severity: Severity? = nil, witness: Finding.Walk? = nil, remedy: String? = nil,
    fix: Finding.Fix? = nil, related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? Self.severity, subject: subject, message: message,
      region: region, witness: witness, remedy: remedy, fix: fix,
      related: related)
  }

  /// A finding about a segue of the topology, at its place.
  static func finding(
    about segue: Int, in subject: LintSubject, _ message: String, witness: Finding.Walk? = nil,
    remedy: String, related: [Finding.Related] = []
  ) -> Finding {
    let edge = subject.topology.segues[segue]
    return finding(
      .segue(from: subject.name(edge.origin), to: subject.name(edge.destination)), message,
      region: subject.written(segue).region, witness: witness, remedy: remedy, related: related)
  }
}
