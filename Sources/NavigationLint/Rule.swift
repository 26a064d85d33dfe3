import NavigationDocument

/// One rule: a question about a graph, and the findings that answer it.
protocol Rule: Sendable {
  /// The rule's name, as it stands in the catalogue (`Rules/<id>.yml`).
  static var id: String { get }
  static var severity: Severity { get }
  /// What holds in the subject, in any order.
  static func check(_ subject: LintSubject) -> [Finding]
}

extension Rule {
  static func finding(
    _ subject: Finding.Subject, _ message: String, region: SourceRegion = .none,
    severity: Severity? = nil, witness: Finding.Walk? = nil, remedy: String? = nil,
    related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? Self.severity, subject: subject, message: message,
      region: region, witness: witness, remedy: remedy, related: related)
  }
}
