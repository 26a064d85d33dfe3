import NavigationDocument
import TestSupport
import Testing

@testable import NavigationLint

@Suite("Configurations")
struct ConfigurationTests {
  static func read(_ text: String) -> ConfigurationReader.Result {
    ConfigurationReader.read(SourceText(path: ".rutter.yml", bytes: Array(text.utf8)))
  }

  /// Each problem as `line:column message | what to do`.
  static func problems(_ result: ConfigurationReader.Result) -> [String] {
    var tables = LineTables(result.configuration.sources)
    return result.diagnostics.map { problem in
      let place = tables.place(of: problem.region)
      let spot = place.map { "\($0.start.line):\($0.start.column)" } ?? "nowhere"
      return "\(spot) \(problem.message)" + (problem.suggestion.map { " | \($0)" } ?? "")
    }
  }

  @Test(
    "each mistake is told at its place, with what to do",
    arguments: [
      ("rles: {}", ["1:1 unknown key `rles` in a configuration | did you mean `rules`?"]),
      (
        "zebra: 1",
        [
          "1:1 unknown key `zebra` in a configuration | known keys: `extends`, `rules`, `graphs`, "
            + "`paths`, `exclude`, `roots`, `policies`, `baseline`"
        ]
      ),
      ("- a", ["1:1 a configuration must be a map, found a list"]),
      ("roots: [a]\nroots: [b]", ["2:1 `roots` is given twice"]),
      ("rules: [a]", ["1:8 `rules` must be a map, found a list"]),
      (
        "rules:\n  shadowed-seque: off",
        ["2:3 there is no rule `shadowed-seque` | did you mean `shadowed-segue`?"]
      ),
      ("rules: { zebra: off }", ["1:10 there is no rule `zebra` | `rutter rules` lists them"]),
      (
        "rules: { broken-path: eror }", ["1:23 `eror` is no severity | did you mean `error`?"]
      ),
      (
        "rules: { broken-path: 3 }",
        ["1:23 `3` is no severity | write `off`, `warning`, `error`"]
      ),
      (
        "rules: { broken-path: true }",
        ["1:23 a severity must be text, found `true` | write `off`, `warning`, `error`"]
      ),
      (
        "rules: { broken-path: { severty: off } }",
        ["1:25 the rule `broken-path` has no option `severty` | did you mean `severity`?"]
      ),
      (
        "rules: { broken-path: off, broken-path: error }", ["1:28 `broken-path` is given twice"]
      ),
      ("extends: strct", ["1:10 there is no preset `strct` | did you mean `strict`?"]),
      (
        "extends: [zebra]",
        [
          "1:11 there is no preset `zebra` | the presets are `all`, `recommended`, `strict`; a "
            + "file is named by its path"
        ]
      ),
      ("extends: no.yml", ["1:10 there is no file `no.yml`"]),
      ("graphs: { a: b }", ["1:9 `graphs` must be a list, found a map"]),
      ("graphs: [[a]]", ["1:10 an entry of `graphs` must be text, found a list"]),
      ("exclude: ['']", ["1:11 an entry of `exclude` must not be empty"]),
      ("roots: true", ["1:8 `roots` must be a list, found `true`"]),
      ("baseline: []", ["1:11 `baseline` must be text, found a list"]),
      (
        "paths: [{ grph: a }]",
        [
          "1:9 an entry of `paths` needs `files`",
          "1:11 unknown key `grph` in an entry of `paths` | did you mean `graph`?",
        ]
      ),
      ("policies: { rule: no-reach }", ["1:11 `policies` must be a list, found a map"]),
      ("policies: [no-reach]", ["1:12 a policy must be a map, found text"]),
      (
        "policies: [{ rule: no-rech, name: x }]",
        ["1:20 there is no rule `no-rech` | did you mean `no-reach`?"]
      ),
      (
        "policies: [{ rule: broken-path, name: x }]",
        [
          "1:20 the rule `broken-path` takes no policies | those that do: `forbidden-segue`, "
            + "`must-pass-through`, `must-return-to`, `no-reach`, `required-segue`"
        ]
      ),
      (
        "policies: [{ rule: no-reach, from: a, through: b, to: c }]",
        ["1:12 a policy needs a `name`"]
      ),
      (
        "policies: [{ rule: no-reach, name: x, from: a, through: b }]",
        [
          "1:12 a policy of `no-reach` needs `to`",
          "1:57 a policy of `no-reach` takes no `through`",
        ]
      ),
      (
        """
        policies:
          - { rule: no-reach, name: x, from: a, to: b }
          - { rule: no-reach, name: x, from: b, to: a }
        """, ["3:29 there are two policies `x` of the rule `no-reach`"]
      ),
      ("rules: &a {}", ["1:8 anchors are not supported; write the value out"]),
      ("rules: *a", ["1:8 aliases are not supported; write the value out"]),
      ("rules: {", ["1:9 this is not YAML: did not find expected node content"]),
      ("? [a]\n: b", ["1:3 a key must be text"]),
      ("roots: [a]\n---\nroots: [b]", ["2:1 a file holds one YAML document, here begins another"]),
      (
        String(repeating: "[", count: 100_000), ["1:65 nested too deeply: more than 64 levels"]
      ),
    ] as [(String, [String])])
  func mistakes(text: String, expected: [String]) {
    let found = Self.problems(Self.read(text)).map { String($0.prefix(300)) }
    // libyaml's own words are not ours to hold.
    if expected.first?.contains("this is not YAML") == true {
      #expect(found.count == 1 && found[0].contains("this is not YAML"), "\(found)")
    } else {
      #expect(found == expected, "\(text.prefix(200))")
    }
  }

  @Test("every option of every rule refuses a wrong type, and takes its own default")
  func options() {
    for id in Linter.ruleIDs {
      for option in Linter.options(ofRule: id) {
        let wrong = Self.read("rules: { \(id): { \(option.name): { a: b } } }")
        #expect(wrong.diagnostics.count == 1, "\(id).\(option.name)")
        var configuration = ProjectConfiguration()
        configuration.lint.rules[id] = .init(severity: .error)
        let again = Self.read(ConfigurationWriter.text(configuration))
        #expect(again.diagnostics == [])
        #expect(
          again.configuration.lint.rules[id]?.options[option.name] == option.defaultValue,
          "\(id).\(option.name)")
      }
    }
  }

  @Test("nothing at all is a configuration without settings", arguments: ["", "\n", "# a\n", "{}"])
  func empty(text: String) {
    let result = Self.read(text)
    #expect(result.diagnostics == [])
    #expect(result.configuration.lint == .standard)
  }

  @Test("what is printed reads back as the same configuration, with the origin of each value")
  func printed() throws {
    let text = """
      extends: strict
      rules: { broken-path: warning, empty-graph: off }
      graphs: App.navgraph.yml
      paths: [{ graph: App.navgraph.yml, files: "saved/*.json" }, 'odd "name".json']
      exclude: ["**/Generated"]
      roots: [home, 404]
      baseline: base.json
      policies:
        - { rule: no-reach, name: 'guests: out', from: [guest, "anon*"], to: account, reason: law }
        - { rule: must-return-to, name: home, severity: warning, to: home }
      """
    var first = Self.read(text).configuration
    first.set(.warning, ofRule: "auto-segue-cycle", .flag("--rule auto-segue-cycle=warning"))
    let printed = ConfigurationWriter.text(first)
    let second = Self.read(printed)
    #expect(second.diagnostics == [])
    for id in Linter.ruleIDs {
      #expect(second.configuration.severity(ofRule: id) == first.severity(ofRule: id))
    }
    #expect(second.configuration.lint.policies == first.lint.policies)
    #expect(second.configuration.lint.roots == ["home", "404"])
    #expect(second.configuration.graphs.map(\.path) == ["App.navgraph.yml"])
    #expect(
      second.configuration.paths.map { $0.files.map(\.path) } == [
        ["saved/*.json"], ["odd \"name\".json"],
      ])
    #expect(second.configuration.paths.map(\.graph?.path) == ["App.navgraph.yml", nil])
    let lines = printed.split(separator: "\n").map(String.init)
    for line in [
      "  auto-segue-cycle: warning  # --rule auto-segue-cycle=warning",
      "  broken-path: warning  # .rutter.yml:2:23",
      "  empty-graph: off  # .rutter.yml:2:45",
      "  missing-entry: error  # preset recommended",
      "  shadowed-segue: error  # preset strict",
      "graphs: [\"App.navgraph.yml\"]  # .rutter.yml:3:1",
      "paths:  # .rutter.yml:4:1",
      "  - { graph: \"App.navgraph.yml\", files: [\"saved/*.json\"] }",
      "roots: [\"home\", \"404\"]  # .rutter.yml:6:1",
      "  - rule: no-reach  # .rutter.yml:9:5",
      "    from: [\"guest\", \"anon*\"]",
      "baseline: \"base.json\"  # .rutter.yml:7:1",
    ] {
      #expect(lines.contains(line), "\(line)\n\(printed)")
    }
  }

  @Test("without a configuration each value is a default")
  func defaults() {
    let lines = ConfigurationWriter.text(ProjectConfiguration()).split(separator: "\n")
    #expect(lines.contains("  shadowed-segue: warning  # default"))
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix("# default") || $0.hasSuffix(":") })
  }

  @Test("presets name every rule, and only rules there are")
  func presets() throws {
    #expect(ConfigurationReader.presets == ["all", "recommended", "strict"])
    for preset in ConfigurationReader.presets {
      let result = Self.read("extends: \(preset)")
      #expect(Self.problems(result) == [])
      let configuration = result.configuration
      let named = configuration.lint.rules.keys.sorted()
      let usual = Linter.ruleIDs.filter { !Linter.isOptIn(rule: $0) }
      switch preset {
      case "all":
        #expect(named == Linter.ruleIDs)
        #expect(Linter.ruleIDs.allSatisfy { configuration.severity(ofRule: $0) != nil })
      case "recommended":
        #expect(named == usual)
        for id in usual {
          #expect(configuration.severity(ofRule: id) == Linter.severity(ofRule: id), "\(id)")
        }
      default:
        #expect(Set(named).isSuperset(of: usual))
        #expect(named.allSatisfy { configuration.severity(ofRule: $0) == .error })
      }
    }
  }

  @Test("later files are laid over earlier ones: lists replace, rules and policies merge by name")
  func layers() throws {
    let folder = try ScratchFolder()
    folder.makeFolder(".git")
    folder.makeFolder("app")
    try folder.write(
      "base.yml",
      """
      rules: { shadowed-segue: error, broken-path: off }
      roots: [a, b]
      graphs: [Base.navgraph.yml]
      policies:
        - { rule: no-reach, name: x, from: a, to: b }
        - { rule: no-reach, name: y, from: a, to: c }
      """)
    try folder.write("left.yml", "extends: base.yml\nrules: { shadowed-segue: 'off' }\n")
    try folder.write("right.yml", "extends: [./base.yml]\nrules: { broken-path: warning }\n")
    try folder.write(
      "app/.rutter.yml",
      """
      extends: [../left.yml, ../right.yml]
      roots: [c]
      policies:
        - { rule: no-reach, name: x, severity: off }
        - { rule: no-reach, name: y, from: z, to: c, severity: warning }
      """)
    let result = ConfigurationReader.read(path: folder.path + "/app/.rutter.yml")
    #expect(Self.problems(result) == [])
    let configuration = result.configuration
    #expect(configuration.severity(ofRule: "shadowed-segue") == nil)
    #expect(configuration.severity(ofRule: "broken-path") == .warning)
    #expect(configuration.lint.roots == ["c"])
    #expect(configuration.graphs.map(\.path) == [folder.path + "/Base.navgraph.yml"])
    #expect(
      configuration.lint.policies == [
        Policy(rule: "no-reach", name: "y", severity: .warning, from: ["z"], to: ["c"])
      ])
    #expect(
      configuration.sources.map { String($0.path.dropFirst(folder.path.count)) }
        == ["/app/.rutter.yml", "/left.yml", "/base.yml", "/right.yml"])
  }

  @Test("circles and ways out of the project are refused where they stand")
  func refused() throws {
    let folder = try ScratchFolder()
    folder.makeFolder("app")
    folder.makeFolder("app/.git")
    try folder.write("out.yml", "roots: [a]\n")
    try folder.write("app/a.yml", "extends: [b.yml, ../out.yml]\n")
    try folder.write("app/b.yml", "extends:\n  - a.yml\n  - b.yml\n")
    let result = ConfigurationReader.read(path: folder.path + "/app/a.yml")
    #expect(
      Self.problems(result) == [
        "1:18 `../out.yml` is outside the project", "2:5 this `extends` is circular",
        "3:5 this `extends` is circular",
      ])
  }

  @Test("a chain of two thousand files is read without recursion")
  func chain() throws {
    let folder = try ScratchFolder()
    for i in 0..<2_000 {
      try folder.write("\(i).yml", i == 1_999 ? "roots: [end]\n" : "extends: \(i + 1).yml\n")
    }
    let result = ConfigurationReader.read(path: folder.path + "/0.yml")
    #expect(result.diagnostics == [])
    #expect(result.configuration.lint.roots == ["end"])
  }

  @Test("a configuration is looked for upwards, to the root of the repository")
  func upwards() throws {
    let folder = try ScratchFolder()
    for name in ["repository", "repository/.git", "repository/app", "repository/app/deep"] {
      folder.makeFolder(name)
    }
    try folder.write(".rutter.yml", "")
    func found(_ name: String) -> String? {
      ConfigurationReader.find(from: "\(folder.path)/\(name)")
        .map { FilePath.absolute($0) }
        .map { String($0.dropFirst(folder.path.count + 1)) }
    }
    #expect(found("repository/app/deep") == nil)
    #expect(found(".") == ".rutter.yml")
    try folder.write("repository/.rutter.yml", "")
    #expect(found("repository/app/deep") == "repository/.rutter.yml")
    try folder.write("repository/app/deep/.rutter.yml", "")
    #expect(found("repository/app/deep") == "repository/app/deep/.rutter.yml")
    #expect(found("repository/app") == "repository/.rutter.yml")
  }

  @Test("bytes that were changed at random are read or refused, and end nothing")
  func mutations() throws {
    let text = """
      extends: [strict, all]
      rules: { broken-path: warning, empty-graph: { severity: off } }
      paths: [{ graph: App.navgraph.yml, files: "saved/*.json" }, a.json]
      roots: [home, 404]
      policies:
        - { rule: no-reach, name: 'guests: out', from: [guest], to: account, reason: law }
      """
    let baseline = BaselineTests.text
    var generator = SeededGenerator(state: 3)
    var refused = 0
    for _ in 0..<3_000 {
      func mutated(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let at = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.removeSubrange(at..<min(bytes.count, at + 5))
          default:
            bytes.insert(
              contentsOf: Array("{[:,]}-\"'&*".utf8.shuffled(using: &generator).prefix(2)), at: at)
          }
        }
        return bytes
      }
      let source = SourceText(path: ".rutter.yml", bytes: mutated(text))
      let result = ConfigurationReader.read(source)
      for problem in result.diagnostics {
        #expect(result.configuration.sources.indices.contains(Int(problem.region.file)))
        _ = problem.rendered(in: result.configuration.sources)
      }
      refused += result.diagnostics.isEmpty ? 0 : 1
      let other = SourceText(path: "base.json", bytes: mutated(baseline))
      if let again = try? Baseline(reading: other) { _ = again.text }
    }
    #expect(refused > 500 && refused < 3_000)
  }

  @Test("a rule's severity and its being off reach the findings; a reduced finding stays reduced")
  func severities() throws {
    let graph = """
      version: 1
      segues:
        - { edge: a => b, auto: true }
        - a => c
      """
    let document = DocumentReader.read(bytes: Array(graph.utf8), path: "x.yml").document
    func severities(_ settings: String) -> [String] {
      let configuration = Self.read("rules: { \(settings) }").configuration.lint
      return Linter.lint(document, configuration: configuration).map {
        "\($0.rule) \($0.severity)"
      }
    }
    let plain = severities("")
    #expect(plain.contains("shadowed-segue warning"))
    #expect(
      severities("shadowed-segue: error")
        == plain.map { $0 == "shadowed-segue warning" ? "shadowed-segue error" : $0 })
    #expect(
      severities("shadowed-segue: off") == plain.filter { !$0.hasPrefix("shadowed-segue") })
  }
}
