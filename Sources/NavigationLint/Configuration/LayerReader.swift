import NavigationDocument
import Spelling

/// Turns one configuration file into a layer; what is wrong is reported and left out.
struct LayerReader {
  typealias Placed = ConfigurationLayer.Placed

  static let keys = [
    "extends", "rules", "graphs", "paths", "exclude", "roots", "policies", "baseline",
  ]
  static let pathSetKeys = ["graph", "files"]
  static let policyKeys = ["rule", "name", "severity", "reason"] + PolicyShape.ends
  static let severities = ["off", "warning", "error"]

  /// The file's folder, as shown, with its slash.
  let folder: String
  private(set) var layer = ConfigurationLayer()
  var diagnostics: [Diagnostic] = []
  /// The places of the policies met so far, by rule and name.
  private var known: Set<[String]> = []

  init(folder: String) { self.folder = folder }

  mutating func read(_ document: DocumentValue) {
    if case .null = document.content { return }
    for member in members(of: document, in: "a configuration", keys: Self.keys) {
      let value = member.value
      switch member.key {
      case "extends": layer.extends = texts(value, for: "`extends`") ?? []
      case "rules": for rule in maps(value, for: "`rules`") { readRule(rule) }
      case "graphs": layer.graphs = patterns(value, member)
      case "paths": readPaths(value, member)
      case "exclude": layer.exclude = patterns(value, member)
      case "roots":
        layer.roots = texts(value, for: "`roots`").map {
          Placed(value: $0.map(\.value), region: member.region)
        }
      case "policies":
        guard let items = list(value, for: "`policies`") else { continue }
        for item in items { readPolicy(item) }
      default:
        layer.baseline = text(value, for: "`baseline`").map {
          Placed(
            value: .init(text: $0, folder: folder, region: value.region), region: member.region)
        }
      }
    }
  }

  private func pattern(_ text: Placed<String>) -> ProjectConfiguration.Pattern {
    ProjectConfiguration.Pattern(text: text.value, folder: folder, region: text.region)
  }

  private mutating func patterns(
    _ value: DocumentValue, _ member: DocumentValue.Member
  ) -> Placed<[ProjectConfiguration.Pattern]>? {
    texts(value, for: "`\(member.key)`").map {
      Placed(value: $0.map(pattern), region: member.region)
    }
  }

  private mutating func readPaths(_ value: DocumentValue, _ member: DocumentValue.Member) {
    var sets: [ProjectConfiguration.PathSet] = []
    for item in value.items ?? [value] {
      guard item.members != nil else {
        guard let text = text(item, for: "an entry of `paths`") else { continue }
        let file = pattern(Placed(value: text, region: item.region))
        sets.append(ProjectConfiguration.PathSet(graph: nil, files: [file]))
        continue
      }
      var set = ProjectConfiguration.PathSet(graph: nil, files: [])
      let members = members(of: item, in: "an entry of `paths`", keys: Self.pathSetKeys)
      for member in members {
        if member.key == "graph" {
          set.graph = text(member.value, for: "`graph`").map {
            pattern(Placed(value: $0, region: member.value.region))
          }
        } else {
          set.files = (texts(member.value, for: "`files`") ?? []).map(pattern)
        }
      }
      if !members.contains(where: { $0.key == "files" }) {
        report("an entry of `paths` needs `files`", at: item.region)
      }
      sets.append(set)
    }
    layer.paths = Placed(value: sets, region: member.region)
  }

  private mutating func readRule(_ member: DocumentValue.Member) {
    let id = member.key
    guard Linter.severity(ofRule: id) != nil else {
      return reportUnknownRule(id, among: Linter.ruleIDs, at: member.region)
    }
    var entry = ConfigurationLayer.RuleEntry(id: id, region: member.region)
    defer { layer.rules.append(entry) }
    guard let members = member.value.members else {
      entry.severity = severity(member.value)
      return
    }
    let options = Linter.options(ofRule: id)
    var seen: Set<String> = []
    for setting in members {
      if !seen.insert(setting.key).inserted {
        report("`\(setting.key)` is given twice", at: setting.region)
      } else if setting.key == "severity" {
        entry.severity = severity(setting.value)
      } else if let option = options.first(where: { $0.name == setting.key }) {
        guard let value = self.option(setting.value, of: option) else { continue }
        entry.options.append((option.name, Placed(value: value, region: setting.region)))
      } else {
        let names = ["severity"] + options.map(\.name)
        report(
          "the rule `\(id)` has no option `\(setting.key)`",
          suggestion: Spelling.nearest(to: setting.key, among: names)
            .map { "did you mean `\($0)`?" } ?? "known keys: \(listed(names))",
          at: setting.region)
      }
    }
  }

  private mutating func option(
    _ value: DocumentValue, of option: RuleOption
  ) -> LintConfiguration.OptionValue? {
    let what = "the option `\(option.name)`"
    switch option.defaultValue {
    case .number:
      guard case .number(let digits) = value.content, let number = Int(digits), number >= 0 else {
        report(
          "\(what) must be a whole number, not negative, found \(found(value))", at: value.region)
        return nil
      }
      return .number(number)
    case .text: return text(value, for: what).map { .text($0) }
    case .list: return texts(value, for: what).map { .list($0.map(\.value)) }
    }
  }

  mutating func readPolicy(_ value: DocumentValue) {
    let members = members(of: value, in: "a policy", keys: Self.policyKeys)
    guard value.members != nil else { return }
    func member(_ key: String) -> DocumentValue? { members.first { $0.key == key }?.value }
    var texts: [String: String] = [:]
    for key in ["rule", "name", "reason"] {
      guard let value = member(key) else { continue }
      texts[key] = text(value, for: "`\(key)`")
    }
    for key in ["rule", "name"] where member(key) == nil {
      report("a policy needs a `\(key)`", at: value.region)
    }
    let severity = member("severity").map { self.severity($0) }
    guard let rule = texts["rule"], let name = texts["name"] else { return }
    guard let shape = PolicyShape.all.first(where: { $0.rule == rule }) else {
      let known = PolicyShape.all.map(\.rule)
      guard !Linter.ruleIDs.contains(rule) else {
        return report(
          "the rule `\(rule)` takes no policies", suggestion: "those that do: \(listed(known))",
          at: member("rule")?.region ?? value.region)
      }
      return reportUnknownRule(rule, among: known, at: member("rule")?.region ?? value.region)
    }
    if !known.insert([rule, name]).inserted {
      report(
        "there are two policies `\(name)` of the rule `\(rule)`",
        at: member("name")?.region ?? value.region)
    }
    let isOff = severity.map { $0 != nil && $0?.value == nil } ?? false
    var policy = Policy(rule: rule, name: name, severity: (severity ?? nil)?.value ?? .error)
    policy.reason = texts["reason"]
    for end in PolicyShape.ends {
      guard let given = member(end) else {
        if shape.required.contains(end), !isOff {
          report("a policy of `\(rule)` needs `\(end)`", at: value.region)
        }
        continue
      }
      guard shape.required.contains(end) || shape.optional.contains(end) else {
        report("a policy of `\(rule)` takes no `\(end)`", at: given.region)
        continue
      }
      let names = (self.texts(given, for: "`\(end)`") ?? []).map(\.value)
      switch end {
      case "from": policy.from = names
      case "to": policy.to = names
      default: policy.through = names
      }
    }
    layer.policies.append(
      ConfigurationLayer.PolicyEntry(policy: policy, isOff: isOff, region: value.region))
  }
}
