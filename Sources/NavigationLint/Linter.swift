public import NavigationDocument

/// Runs the rules over a graph.
public enum Linter {
  /// The rules, in order of id.
  static let rules: [any Rule.Type] = [
    AmbiguousAutoSegue.self, AmbiguousEntry.self, AmbiguousForward.self, AmbiguousTag.self,
    AutoSegueCycle.self, BrokenPath.self, CompetingPresentations.self, CoverWithoutExit.self,
    DeadEdgeCase.self, DismissToEmptyContainer.self, DuplicateSegue.self, EmptyGraph.self,
    ForbiddenSegue.self,
    LabelRequired.self, MaxContextDepth.self, MaxDepth.self, MaxFanOut.self, MissingEntry.self,
    MustPassThrough.self, MustReturnTo.self, NamingConvention.self, NoReach.self, OneWayTrap.self,
    OrphanTag.self, PresentationFromAlert.self, RequiredSegue.self, SelfLoop.self,
    ShadowedSegue.self, UndeclaredFragment.self, UndismissableDeadEnd.self,
    UnreachableFragment.self, UnusedSuppression.self,
  ]

  /// The ids of all rules, in order.
  public static var ruleIDs: [String] { rules.map { $0.id } }

  /// The severity of a rule's findings unless a finding says otherwise.
  public static func severity(ofRule id: String) -> Severity? {
    rules.first { $0.id == id }?.severity
  }

  /// Whether a rule checks the policies of a configuration, and nothing without any.
  public static func isPolicy(rule id: String) -> Bool {
    PolicyShape.all.contains { $0.rule == id }
  }

  /// Whether a rule rests until a configuration gives it a severity.
  public static func isOptIn(rule id: String) -> Bool {
    rules.first { $0.id == id }?.isOptIn ?? false
  }

  /// Whether some of a rule's findings have a safe fix.
  public static func isFixable(rule id: String) -> Bool {
    rules.first { $0.id == id }?.isFixable ?? false
  }

  /// The options that a configuration may set for a rule.
  public static func options(ofRule id: String) -> [RuleOption] {
    rules.first { $0.id == id }?.options ?? []
  }

  /// What the rules find, less what the document suppresses, what the baseline accepts and what
  /// was known before. In order: what is certain before what is only possible, then by place:
  /// file, offset, rule, message.
  ///
  /// Linear in the graph and the saved paths, but for sorting the findings.
  public static func lint(
    _ document: GraphDocument, savedPaths: [SavedPath] = [],
    configuration: LintConfiguration = .standard, baseline: Baseline? = nil,
    known: Set<Finding.Key> = []
  ) -> [Finding] {
    lint(
      LintSubject(document: document, savedPaths: savedPaths, configuration: configuration),
      baseline: baseline, known: known
    ).findings
  }

  /// As `lint(_:)` for a document, with the entries of the baseline that match nothing.
  static func lint(
    _ subject: LintSubject, baseline: Baseline?, known: Set<Finding.Key>
  ) -> (findings: [Finding], staleEntries: [Baseline.Entry]) {
    // That rule asks what the findings of all others left over.
    var findings = rules.flatMap { $0.id == UnusedSuppression.id ? [] : check($0, subject) }
    Certainty.weigh(&findings, subject)
    Acceptance.apply(to: &findings, subject, baseline)
    let staleEntries = subject.staleEntries
    var stale: [Finding] = []
    if baseline?.isStrict == true {
      stale = subject.staleEntries.map { UnusedSuppression.stale($0, subject) }
      for i in stale.indices { stale[i].severity = .error }
      subject.staleEntries = []
    }
    findings += check(UnusedSuppression.self, subject) + stale
    if !known.isEmpty { findings.removeAll { known.contains($0.key) } }
    return (Finding.sorted(findings), staleEntries)
  }

  /// The saved paths that are no longer walkable, whatever a configuration makes of that.
  public static func brokenPaths(_ subject: LintSubject) -> [Finding] {
    BrokenPath.check(subject)
  }

  /// A rule's findings at the severity that the configuration gives it.
  ///
  /// A finding that weighs less than its rule does by itself never weighs more than that.
  static func check(_ rule: any Rule.Type, _ subject: LintSubject) -> [Finding] {
    guard let settings = subject.configuration.rules[rule.id] else {
      return rule.isOptIn ? [] : rule.check(subject)
    }
    guard let severity = settings.severity else { return [] }
    var findings = rule.check(subject)
    for i in findings.indices {
      let isReduced = findings[i].severity < rule.severity
      findings[i].severity = isReduced ? min(findings[i].severity, severity) : severity
    }
    return findings
  }
}
