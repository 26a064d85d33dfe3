/// What a run checks: the severity and options of each rule, the policies and the roots.
public struct LintConfiguration: Sendable, Hashable {
  /// How one rule is to be run.
  public struct RuleSettings: Sendable, Hashable {
    /// The severity of the rule's findings; nil turns the rule off.
    public var severity: Severity?
    /// Values of the rule's own options, by name; the rule's defaults stand for what is absent.
    public var options: [String: OptionValue]

    public init(severity: Severity?, options: [String: OptionValue] = [:]) {
      self.severity = severity
      self.options = options
    }
  }

  /// The value of an option of a rule.
  public enum OptionValue: Sendable, Hashable {
    case number(Int)
    case text(String)
    case list([String])
  }

  /// Settings by rule id; a rule without any runs, or rests, as it does by itself.
  public var rules: [String: RuleSettings] = [:]
  /// What the project demands of its own navigation.
  public var policies: [Policy] = []
  /// Names of fragments from where a new part of the app begins, which need no way back.
  public var roots: [String] = []

  public init() {}

  /// What holds without a configuration file: each rule as it is by itself.
  public static let standard = LintConfiguration()
}

/// A demand of the project on its own navigation, checked by the rule that it names.
public struct Policy: Sendable, Hashable {
  /// The rule that checks it, for example `no-reach`.
  public var rule: String
  /// What the policy is called in findings and baselines; unique within a rule.
  public var name: String
  public var severity: Severity
  /// Names, or patterns with `*`, of the fragments where the policy begins, ends and passes.
  public var from: [String]
  public var to: [String]
  public var through: [String]
  /// Why the project demands it.
  public var reason: String?

  public init(
    rule: String, name: String, severity: Severity = .error, from: [String] = [],
    to: [String] = [], through: [String] = [], reason: String? = nil
  ) {
    self.rule = rule
    self.name = name
    self.severity = severity
    self.from = from
    self.to = to
    self.through = through
    self.reason = reason
  }
}
