/// An option that a rule takes, with what holds where the configuration is silent.
public struct RuleOption: Sendable, Hashable {
  public let name: String
  public let defaultValue: LintConfiguration.OptionValue
  public let summary: String

  init(_ name: String, _ defaultValue: LintConfiguration.OptionValue, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
