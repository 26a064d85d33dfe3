import NavigationLint
import TestSupport
import Testing

/// `rutter lint` in a project: configurations, baselines, many graphs, old versions.
@Suite("A project")
struct ProjectTests {
  let program: Program

  static let clean = "version: 1\nentry: a\nsegues:\n  - a => b => a\n"
  static let stuck = "version: 1\nentry: a\nsegues:\n  - a => b\n"
  static let shadowed = """
    version: 1
    entry: a
    segues:
      - { edge: a => b, auto: true }
      - a => c
      - b => c => a

    """

  init() throws {
    program = try Program()
    program.makeFolder(".git")
    program.makeFolder("apps")
    program.makeFolder("apps/one")
    program.makeFolder("apps/two")
    program.makeFolder("saved")
    try program.write(Self.clean, to: "apps/one/One.navgraph.yml")
    try program.write(Self.stuck, to: "apps/two/Two.navgraph.yml")
  }

  /// What a run says: its status, and the lines of both streams.
  func lint(_ arguments: String..., in directory: String? = nil) throws -> [String] {
    let result = try program.run(
      ["lint"] + arguments, in: directory.map { "\(program.folder)/\($0)" })
    return ["\(result.status)"]
      + (result.output + result.errors).split(separator: "\n").map(String.init)
  }

  /// The rules of what a run finds, with severities.
  func findings(_ arguments: String...) throws -> [String] {
    let result = try program.run(["lint", "-q"] + arguments)
    try #require(result.errors == "")
    return result.output.split(separator: "\n").filter { $0.hasSuffix("]") && !$0.hasPrefix(" ") }
      .map { line in
        let rule = line.split(separator: "[").last?.dropLast() ?? ""
        return "\(line.contains("error:") ? "error" : "warning") \(rule)"
      }
  }

  @Test("each input goes by the nearest configuration above it")
  func nearest() throws {
    try program.write(Self.shadowed, to: "apps/one/One.navgraph.yml")
    try program.write(Self.shadowed, to: "apps/two/Two.navgraph.yml")
    try program.write("rules: { shadowed-segue: error }\n", to: ".rutter.yml")
    try program.write("rules: { shadowed-segue: 'off' }\n", to: "apps/one/.rutter.yml")
    #expect(try findings() == ["error shadowed-segue"])
    #expect(try findings("--no-config") == ["warning shadowed-segue", "warning shadowed-segue"])
    #expect(
      try findings("--config", ".rutter.yml") == ["error shadowed-segue", "error shadowed-segue"])
    #expect(
      try findings("--rule", "shadowed-segue=warning") == [
        "warning shadowed-segue", "warning shadowed-segue",
      ])
    #expect(
      try lint("-q", "Two.navgraph.yml", in: "apps/two").first == "1")
    let input = try program.run(["lint", "-"], input: Self.shadowed)
    #expect(input.output.contains("error: "))
  }

  @Test("the graphs, the exclusions and the saved paths of the configuration are used")
  func contents() throws {
    try program.write(Self.stuck, to: "saved/Not.navgraph.yml")
    try program.write(#"[{"from":"a","to":"b"}]"#, to: "saved/1.json")
    try program.write(#"[{"from":"a","to":"x"}]"#, to: "saved/2.json")
    try program.write(
      """
      graphs: ["apps/**/*.navgraph.yml"]
      exclude: ["**/two"]
      paths:
        - { graph: apps/one/*.yml, files: "saved/*.json" }
      """, to: ".rutter.yml")
    #expect(
      try lint("--coverage") == [
        "1",
        "saved/2.json:1:2: error: step 1, `a => x`, cannot be walked: there is no fragment `x` "
          + "[broken-path]",
        #"  [{"from":"a","to":"x"}]"#, "   ^~~~~~~~~~~~~~~~~~~~~",
        "  help: save the path anew, or remove it: its end cannot be presented any more",
        "apps/one/One.navgraph.yml: 2 fragments, 2 segues, 2 saved paths: 1 error",
        "failed: 1 error; the failing severity is `warning`",
        "apps/one/One.navgraph.yml:4:10: note: no saved path visits `b => a`",
        "apps/one/One.navgraph.yml: saved paths visit 2 of 2 fragments, 1 of 2 segues",
      ])
    // What is named is linted, excluded or not.
    #expect(try findings("apps/two/Two.navgraph.yml") == ["error undismissable-dead-end"])
    #expect(try findings("apps/*/*.yml").count == 1)
  }

  @Test(
    "what a configuration asks for and is not there is told at its place",
    arguments: [
      ("graphs: [no/*.yml]", "1:10: error: no file matches `no/*.yml`"),
      ("graphs: [no.yml]", "1:10: error: no file matches `no.yml`"),
      ("paths: saved/*.json", "1:8: error: these saved paths are of one graph, but 2 are linted"),
      (
        "paths: [{ graph: no.yml, files: x }]", "1:18: error: there is no graph `no.yml`"
      ),
      (
        "paths: [{ graph: apps/one/One.navgraph.yml, files: 'saved/*.json' }]",
        "1:52: error: no file matches `saved/*.json`"
      ),
      ("rules: { zebra: off }", "1:10: error: there is no rule `zebra`"),
    ])
  func missing(text: String, message: String) throws {
    try program.write(text + "\n", to: ".rutter.yml")
    let result = try program.run(["lint"])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").first == ".rutter.yml:\(message)")
  }

  @Test(
    "options that make no sense are refused",
    arguments: [
      (["--config", "a", "--no-config"], "give either `--config` or `--no-config`, not both"),
      (["--config", "no.yml"], "there is no file `no.yml`"),
      (
        ["--rule", "broken-path"],
        "`--rule broken-path` lacks a severity; write `--rule broken-path=off`, `warning` or "
          + "`error`"
      ),
      (
        ["--rule", "broken-pth=off"],
        "there is no rule `broken-pth`; did you mean `broken-path`?"
      ),
      (
        ["--rule", "broken-path=no"],
        "`no` is no severity; write `off`, `warning` or `error`"
      ),
      (["--jobs", "0"], "`--jobs 0` is no number of threads; give 1 or more"),
      (
        ["--write-baseline", "--prune-baseline"],
        "give either `--write-baseline` or `--prune-baseline`, not both"
      ),
      (
        ["--write-baseline"],
        "there is no baseline here; name it with `--baseline FILE`, or as `baseline:` in "
          + ".rutter.yml"
      ),
      (
        ["--baseline", "no.json"],
        "there is no baseline `no.json`; `rutter lint --write-baseline` writes it"
      ),
      (
        ["--baseline", "b.json", "--write-baseline", "--since", "HEAD"],
        "a baseline holds all findings; leave `--since` out to write it"
      ),
      (["no/*.yml"], "no file matches `no/*.yml`"),
      (
        ["--since", "apps/one/One.navgraph.yml"],
        "`apps/one/One.navgraph.yml` is the old version of one graph, but 2 are linted; name "
          + "one, or give a git revision"
      ),
    ] as [([String], String)])
  func refused(arguments: [String], message: String) throws {
    #expect(
      try program.run(["lint"] + arguments)
        == Program.Result(status: 2, output: "", errors: "rutter: error: \(message)\n"))
  }

  @Test("the printed configuration names the origin of each value")
  func printed() throws {
    try program.write("extends: strict\nrules: { broken-path: off }\n", to: ".rutter.yml")
    let lines = try lint(
      "--print-config", "apps/one", "--rule", "empty-graph=warning")
    #expect(lines.prefix(2) == ["0", "# `apps/one`: `.rutter.yml`"])
    for line in [
      "  broken-path: off  # .rutter.yml:2:23",
      "  empty-graph: warning  # --rule empty-graph=warning",
      "  missing-entry: error  # preset recommended", "  shadowed-segue: error  # preset strict",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
    #expect(try lint("--print-config", "--no-config")[1] == "# `.`: no configuration file")
  }

  @Test("a baseline is written, held against, pruned; the same wherever it is run")
  func baseline() throws {
    try program.write("baseline: base.json\n", to: ".rutter.yml")
    #expect(try lint("--write-baseline") == ["0", "  `base.json` holds 1 entry"])
    let written = """
      {
        "version": 1,
        "graphs": {
          "apps/two/Two.navgraph.yml": [
            { "rule": "undismissable-dead-end", "fragment": "b" }
          ]
        }
      }

      """
    #expect(program.read(program.folder + "/base.json") == written)
    #expect(try lint("-q") == ["0"])
    #expect(try lint("-q", ".", in: "apps/two") == ["0"])
    #expect(
      try lint("--write-baseline", ".", in: "apps/two") == [
        "0", "  `../../base.json` holds 1 entry",
      ])
    #expect(program.read(program.folder + "/base.json") == written)

    try program.write(Self.clean, to: "apps/two/Two.navgraph.yml")
    #expect(try findings() == ["warning unused-suppression"])
    #expect(try lint("-q", "--fail-on", "never").first == "0")
    #expect(try lint("-q", "--fail-on", "never", "--strict-baseline").first == "1")
    #expect(try findings("--strict-baseline") == ["error unused-suppression"])
    #expect(try lint("-q", "apps/one", "--strict-baseline") == ["0"])
    #expect(try lint("--prune-baseline") == ["0", "  `base.json` holds 0 entries"])
    #expect(
      program.read(program.folder + "/base.json") == "{\n  \"version\": 1,\n  \"graphs\": {}\n}\n")
  }

  @Test("entries of a graph that is gone are stale, and pruned")
  func vanished() throws {
    try program.write(
      """
      { "version": 1, "graphs": { "apps/Old.navgraph.yml": [ { "rule": "missing-entry" } ] } }
      """, to: "base.json")
    #expect(
      try lint("apps/one", "-q", "--baseline", "base.json", "--strict-baseline") == [
        "1",
        "rutter: error: `base.json` has entries for `apps/Old.navgraph.yml`, which is gone; "
          + "`--prune-baseline` removes them",
      ])
    #expect(
      try lint("apps/one", "--baseline", "base.json", "--prune-baseline") == [
        "0", "  `base.json` holds 0 entries",
      ])
  }

  @Test("a baseline with a mistake is refused at its place, and stays")
  func badBaseline() throws {
    try program.write("{ \"version\": 2 }", to: "base.json")
    for action in ["--strict-baseline", "--write-baseline", "--prune-baseline"] {
      let lines = try lint("--baseline", "base.json", action)
      #expect(lines.prefix(2) == ["2", "base.json:1:14: error: unknown version of a baseline"])
    }
    #expect(program.read(program.folder + "/base.json") == "{ \"version\": 2 }")
  }

  @Test("only what is new since an old file is reported")
  func sinceFile() throws {
    try program.write(Self.stuck, to: "Old.yml")
    try program.write(Self.stuck + "  - a => c\n", to: "New.yml")
    let lines = try lint("New.yml", "--since", "Old.yml")
    #expect(lines.count { $0.contains("error:") } == 1)
    #expect(lines[1].hasPrefix("New.yml:5:5: error: the user is stuck at `c`"))
    #expect(
      lines.suffix(2) == [
        "New.yml: 3 fragments, 2 segues: 1 error",
        "failed: 1 error; the failing severity is `warning`",
      ])
    #expect(try lint("New.yml", "-q", "--since", "New.yml") == ["0"])
  }

  @Test("the bytes are the same for any order of inputs and any number of threads")
  func determinism() throws {
    var inputs: [String] = []
    for i in 0..<12 {
      let name = "apps/\(i % 2 == 0 ? "one" : "two")/\(i).navgraph.yml"
      try program.write([Self.clean, Self.stuck, Self.shadowed][i % 3], to: name)
      inputs.append(i % 4 == 0 ? "./\(name)" : name)
    }
    inputs += ["apps/one", "apps/**/*.yml"]
    var generator = SeededGenerator(state: 11)
    let expected = try program.run(["lint", "--jobs", "1"] + inputs)
    #expect(expected.status == 1)
    #expect(expected.output.contains("14 graphs: "))
    for run in 0..<50 {
      let shuffled = inputs.shuffled(using: &generator)
      let result = try program.run(["lint", "--jobs", "\(1 + run % 2)"] + shuffled)
      #expect(result == expected)
    }
  }

  @Test("a document that another one includes is no graph of its own, whatever its spelling")
  func included() throws {
    try program.write(
      "version: 1\nentry: a\ninclude: [../two/Two.navgraph.yml]\nsegues: [b => a]\n",
      to: "apps/one/One.navgraph.yml")
    #expect(
      try lint("apps/two/../two/Two.navgraph.yml", "apps/one/One.navgraph.yml") == [
        "0", "apps/one/One.navgraph.yml: 2 fragments, 2 segues: no findings",
      ])
  }

  @Test("a first configuration names what is there, reads back, and overwrites nothing")
  func initialise() throws {
    try program.write(#"[{"from":"a","to":"b"},{"from":"b","to":"a"}]"#, to: "saved/1.json")
    try program.write(#"{"name":"no path"}"#, to: "saved/package.json")
    #expect(
      try program.run(["init"])
        == Program.Result(
          status: 0, output: "wrote `.rutter.yml`: 2 graphs, 1 saved path\n", errors: ""))
    let written = program.read(program.folder + "/.rutter.yml")
    let settings = written.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      settings == [
        "extends: recommended", "graphs:", "  - \"apps/one/One.navgraph.yml\"",
        "  - \"apps/two/Two.navgraph.yml\"", "paths:",
        "  - graph: \"apps/one/One.navgraph.yml\"", "    files:", "      - \"saved/1.json\"",
      ])
    #expect(try findings() == ["error undismissable-dead-end"])
    // What is commented out is right, too.
    let all = written.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSetting = ["# rules", "#   ", "# excl", "# roots", "# polic", "# basel"]
        .contains(where: line.hasPrefix)
      return isSetting ? String(line.dropFirst(2)) : String(line)
    }
    try program.write(all.joined(separator: "\n"), to: "all.yml")
    #expect(ConfigurationReader.read(path: program.folder + "/all.yml").diagnostics == [])

    #expect(
      try program.run(["init"])
        == Program.Result(
          status: 2, output: "",
          errors: "rutter: error: `.rutter.yml` exists; `--force` overwrites it\n"))
    try program.write("mine", to: ".rutter.yml")
    _ = try program.run(["init"])
    #expect(program.read(program.folder + "/.rutter.yml") == "mine")
    #expect(try program.run(["init", "--force"]).status == 0)
    #expect(program.read(program.folder + "/.rutter.yml") == written)
    #expect(
      try program.run(["init", "saved"]).output
        == "wrote `saved/.rutter.yml`: 0 graphs, 0 saved paths\n")
    #expect(
      try program.run(["init", "no"]).errors == "rutter: error: there is no folder `no`\n")
  }
}
