public import NavigationDocument

/// Runs the rules over a graph.
public enum Linter {
  /// The rules, in order of id.
  static let rules: [any Rule.Type] = [
    AmbiguousAutoSegue.self, AmbiguousEntry.self, AmbiguousForward.self, AmbiguousTag.self, AutoSegueCycle.self, BrokenPath.self, DuplicateSegue.self, EmptyGraph.self, ForbiddenSegue.self, LabelRequired.self, MaxDepth.self, MaxFanOut.self, MissingEntry.self, MustPassThrough.self, MustReturnTo.self, NamingConvention.self, NoReach.self, OneWayTrap.self, OrphanTag.self, RequiredSegue.self, SelfLoop.self, ShadowedSegue.self, UndeclaredFragment.self, UndismissableDeadEnd.self, UnreachableFragment.self,
  ]

  /// The ids of all rules, in order.
  public static var ruleIDs: [String] { rules.map { $0.id } }

  /// The severity of a rule's findings unless a finding says otherwise.
  public static func severity(ofRule id: String) -> Severity? {
    rules.first { $0.id == id }?.severity
  }

  /// What the rules find, less what the document suppresses, in order of place: file, offset,
  /// rule, message.
  ///
  /// Linear in the graph and the saved paths, but for sorting the findings.
  public static func lint(
    _ document: GraphDocument, savedPaths: [SavedPath] = [],
    configuration: LintConfiguration = .standard
  ) -> [Finding] {
    let subject = LintSubject(
      document: document, savedPaths: savedPaths, configuration: configuration)
    var findings = rules.flatMap { check($0, subject) }
    if !document.suppressions.isEmpty {
      let suppressed = Set(document.suppressions.map(Key.init))
      findings.removeAll { Key($0).map(suppressed.contains) ?? false }
    }
    return findings.sorted { a, b in
      (a.region.file, a.region.start, a.rule, a.message)
        < (b.region.file, b.region.start, b.rule, b.message)
    }
  }

  /// A rule's findings at the severity that the configuration gives it.
  ///
  /// A finding that weighs less than its rule does by itself never weighs more than that.
  private static func check(_ rule: any Rule.Type, _ subject: LintSubject) -> [Finding] {
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

  /// What a suppression and the finding that it suppresses have in common.
  private struct Key: Hashable {
    let rule: String
    let elements: [String]

    init(_ suppression: GraphDocument.Suppression) {
      rule = suppression.rule
      elements = suppression.edge ?? suppression.fragment.map { [$0] } ?? []
    }

    init?(_ finding: Finding) {
      rule = finding.rule
      switch finding.subject {
      case .fragment(let name): elements = [name]
      case .segue(let from, let to): elements = [from, to]
      case .graph, .path: return nil
      }
    }
  }
}
