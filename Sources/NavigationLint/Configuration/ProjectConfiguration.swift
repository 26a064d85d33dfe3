public import NavigationDocument

/// What a configuration file says, with the presets and files that it extends: what to lint, by
/// which rules, and where each value came from.
public struct ProjectConfiguration: Sendable {
  /// A path or a pattern of paths, relative to the file that states it.
  public struct Pattern: Sendable, Hashable {
    public var text: String
    /// The stating file's folder, as shown, with its slash; empty for the current one.
    public var folder: String
    public var region: SourceRegion

    /// The pattern from where the program runs.
    public var path: String { FilePath.join(folder, text) }
  }

  /// Saved paths that are to fit a graph.
  public struct PathSet: Sendable, Hashable {
    /// The graph; nil stands for the only one.
    public var graph: Pattern?
    public var files: [Pattern]
  }

  /// Something that has a value and an origin.
  public enum Setting: Sendable, Hashable {
    case severity(rule: String)
    case option(String, rule: String)
    case policy(String, rule: String)
    case graphs, paths, exclude, roots, baseline
  }

  /// Where a value came from.
  public enum Origin: Sendable, Hashable {
    case preset(String)
    /// A place in one of `sources`.
    case file(SourceRegion)
    /// An option of the command line, as given.
    case flag(String)
  }

  public var lint = LintConfiguration()
  /// The graphs to lint where none is named.
  public var graphs: [Pattern] = []
  public var paths: [PathSet] = []
  /// What a search of folders and patterns passes over.
  public var exclude: [Pattern] = []
  public var baseline: Pattern?
  /// Origins of what was set; anything else holds by itself.
  public var origins: [Setting: Origin] = [:]
  /// The file itself first, then what it extends; empty where there is no file.
  public var sources: [SourceText] = []

  public init() {}

  /// The severity of a rule's findings here; nil where the rule rests.
  public func severity(ofRule id: String) -> Severity? {
    if let settings = lint.rules[id] { return settings.severity }
    return Linter.isOptIn(rule: id) ? nil : Linter.severity(ofRule: id)
  }

  /// Sets a rule's severity; its options stay.
  public mutating func set(_ severity: Severity?, ofRule id: String, _ origin: Origin) {
    lint.rules[id, default: LintConfiguration.RuleSettings(severity: nil)].severity = severity
    origins[.severity(rule: id)] = origin
  }
}
