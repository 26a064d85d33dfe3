import NavigationDocument

/// What one configuration file says by itself.
struct ConfigurationLayer {
  typealias Pattern = ProjectConfiguration.Pattern
  typealias Origin = ProjectConfiguration.Origin

  /// A value with the place of its key.
  struct Placed<Value> {
    var value: Value
    var region: SourceRegion
  }

  struct RuleEntry {
    var id: String
    var region: SourceRegion
    /// The inner nil is `off`.
    var severity: Placed<Severity?>?
    var options: [(name: String, value: Placed<LintConfiguration.OptionValue>)] = []
  }

  struct PolicyEntry {
    var policy: Policy
    /// Whether it takes back a policy of what the file extends.
    var isOff: Bool
    var region: SourceRegion
  }

  var extends: [Placed<String>] = []
  var rules: [RuleEntry] = []
  var policies: [PolicyEntry] = []
  var graphs: Placed<[Pattern]>?
  var paths: Placed<[ProjectConfiguration.PathSet]>?
  var exclude: Placed<[Pattern]>?
  var roots: Placed<[String]>?
  var baseline: Placed<Pattern>?

  /// Lays this file's settings over those of a configuration: lists take the place of lists, rules
  /// and policies are merged by name.
  func apply(to configuration: inout ProjectConfiguration, preset: String?) {
    func origin(_ region: SourceRegion) -> Origin { preset.map(Origin.preset) ?? .file(region) }
    func set<Value>(
      _ value: Placed<Value>?, _ setting: ProjectConfiguration.Setting,
      _ change: (inout ProjectConfiguration, Value) -> Void
    ) {
      guard let value else { return }
      change(&configuration, value.value)
      configuration.origins[setting] = origin(value.region)
    }
    set(graphs, .graphs) { $0.graphs = $1 }
    set(paths, .paths) { $0.paths = $1 }
    set(exclude, .exclude) { $0.exclude = $1 }
    set(roots, .roots) { $0.lint.roots = $1 }
    set(baseline, .baseline) { $0.baseline = $1 }
    for entry in rules {
      if let severity = entry.severity {
        configuration.set(severity.value, ofRule: entry.id, origin(severity.region))
      } else if configuration.lint.rules[entry.id] == nil {
        // Options alone turn a rule on.
        configuration.set(
          Linter.severity(ofRule: entry.id), ofRule: entry.id, origin(entry.region))
      }
      for option in entry.options {
        configuration.lint.rules[entry.id]?.options[option.name] = option.value.value
        configuration.origins[.option(option.name, rule: entry.id)] = origin(option.value.region)
      }
    }
    // By place, so that many policies take linear time.
    var places: [[String]: Int] = [:]
    for (i, policy) in configuration.lint.policies.enumerated() {
      places[[policy.rule, policy.name]] = i
    }
    var dropped: Set<Int> = []
    for entry in policies {
      let policy = entry.policy
      let known = places[[policy.rule, policy.name]]
      if entry.isOff {
        if let known { dropped.insert(known) }
        continue
      }
      configuration.origins[.policy(policy.name, rule: policy.rule)] = origin(entry.region)
      if let known {
        configuration.lint.policies[known] = policy
      } else {
        places[[policy.rule, policy.name]] = configuration.lint.policies.count
        configuration.lint.policies.append(policy)
      }
    }
    if !dropped.isEmpty {
      configuration.lint.policies = configuration.lint.policies.enumerated()
        .filter { !dropped.contains($0.offset) }.map(\.element)
    }
  }
}
