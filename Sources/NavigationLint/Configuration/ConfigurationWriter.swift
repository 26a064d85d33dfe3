import NavigationDocument

/// Writes what a configuration comes to, as a configuration, with the origin of each value.
public enum ConfigurationWriter {
  public static func text(_ configuration: ProjectConfiguration) -> String {
    var writer = Writer(configuration)
    writer.write()
    return writer.text
  }

  /// Text as YAML and JSON both read it.
  public static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}

private struct Writer {
  typealias Pattern = ProjectConfiguration.Pattern

  let configuration: ProjectConfiguration
  private var tables: LineTables
  private(set) var text = ""

  init(_ configuration: ProjectConfiguration) {
    self.configuration = configuration
    tables = LineTables(configuration.sources)
  }

  mutating func write() {
    line("rules:")
    for id in Linter.ruleIDs { rule(id) }
    let lint = configuration.lint
    list("roots", lint.roots, .roots)
    list("graphs", configuration.graphs.map(\.path), .graphs)
    if !configuration.paths.isEmpty {
      line("paths:", .paths)
      for set in configuration.paths {
        let files = flow(set.files.map(\.path))
        let graph = set.graph.map { "graph: \(quoted($0.path)), " } ?? ""
        line("  - { \(graph)files: \(files) }")
      }
    }
    list("exclude", configuration.exclude.map(\.path), .exclude)
    if !lint.policies.isEmpty {
      line("policies:")
      for policy in lint.policies { self.policy(policy) }
    }
    if let baseline = configuration.baseline {
      line("baseline: \(quoted(baseline.path))", .baseline)
    }
  }

  private mutating func rule(_ id: String) {
    let severity = configuration.severity(ofRule: id)?.rawValue ?? "off"
    let options = Linter.options(ofRule: id)
    guard !options.isEmpty else {
      return line("  \(id): \(severity)", .severity(rule: id))
    }
    line("  \(id):")
    line("    severity: \(severity)", .severity(rule: id))
    for option in options {
      let value = configuration.lint.rules[id]?.options[option.name] ?? option.defaultValue
      let text =
        switch value {
        case .number(let number): String(number)
        case .text(let text): quoted(text)
        case .list(let texts): flow(texts)
        }
      line("    \(option.name): \(text)", .option(option.name, rule: id))
    }
  }

  private mutating func policy(_ policy: Policy) {
    line("  - rule: \(policy.rule)", .policy(policy.name, rule: policy.rule))
    line("    name: \(quoted(policy.name))")
    line("    severity: \(policy.severity.rawValue)")
    for (end, names) in [("from", policy.from), ("to", policy.to), ("through", policy.through)]
    where !names.isEmpty {
      line("    \(end): \(flow(names))")
    }
    if let reason = policy.reason { line("    reason: \(quoted(reason))") }
  }

  private mutating func list(
    _ key: String, _ texts: [String], _ setting: ProjectConfiguration.Setting
  ) {
    guard !texts.isEmpty else { return }
    line("\(key): \(flow(texts))", setting)
  }

  private func quoted(_ text: String) -> String { ConfigurationWriter.quoted(text) }

  private func flow(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  private mutating func line(_ content: String, _ setting: ProjectConfiguration.Setting? = nil) {
    text += content
    if let setting { text += "  # \(origin(of: setting))" }
    text += "\n"
  }

  private mutating func origin(of setting: ProjectConfiguration.Setting) -> String {
    switch configuration.origins[setting] {
    case nil: return "default"
    case .preset(let name): return "preset \(name)"
    case .flag(let flag): return visibleText(flag)
    case .file(let region):
      guard let place = tables.place(of: region) else { return "default" }
      return visibleText("\(place.path):\(place.start.line):\(place.start.column)")
    }
  }
}
