import ArgumentParsing
import RutterCommand
import Testing

@Suite("The program")
struct ProgramTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.write(
      """
      version: 1
      entry: a
      segues:
        - a => b
        - { edge: b => c, dismissable: true }

      """, to: "App.navgraph.yml")
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - a => b\n", to: "Stuck.navgraph.yml")
  }

  @Test("a path that does not fit is one for path and draw, whatever lint is told to let pass")
  func brokenPathAnyway() throws {
    try program.write("rules: { broken-path: 'off' }\n", to: ".rutter.yml")
    #expect(try program.run(["lint", "App.navgraph.yml", "-q", "-p", "a/c"]).status == 0)
    for verb in [["path", "App.navgraph.yml", "a/c"], ["draw", "App.navgraph.yml", "-p", "a/c"]] {
      let result = try program.run(verb)
      #expect(result.status == 1)
      #expect(result.errors.contains("`a => c`, cannot be walked"), "\(result.errors)")
    }
  }

  @Test(
    "usage errors say what was meant and where to read on",
    arguments: [
      (
        ["lint", "--pth", "x"], "unknown option `--pth`: did you mean `--path`?",
        "run `rutter lint --help`"
      ),
      (["lnt"], "unknown subcommand `lnt`: did you mean `lint`?", "run `rutter --help`"),
      (
        ["lint", "--reporter", "sarfi:out.sarif"],
        "`sarfi` is no value of `--reporter`: use one of `text`, `json`, `sarif`, `github`, "
          + "`gitlab`, `junit`, `checkstyle`, `xcode`, `markdown`, `html`, `teamcity`, `azure`; "
          + "did you mean `sarif`?",
        "run `rutter lint --help`"
      ),
      (["draw"], "missing argument `<INPUT>`", "run `rutter draw --help`"),
      (
        ["draw", "App.navgraph.yml", "-o"], "option `-o` needs a value: `-o <FILE>`",
        "run `rutter draw --help`"
      ),
    ] as [([String], String, String)])
  func usage(arguments: [String], message: String, hint: String) throws {
    let expected = Program.Result(
      status: 2, output: "", errors: "rutter: error: \(message)\n  \(hint)\n")
    #expect(try program.run(arguments) == expected)
  }

  @Test(
    "failures are one sentence on standard error",
    arguments: [
      (
        ["rules", "shadowed-seque"],
        "there is no rule `shadowed-seque`; did you mean `shadowed-segue`?"
      ),
      (["rules", "zebra"], "there is no rule `zebra`; `rutter rules` lists them"),
      (["path", "App.navgraph.yml", "a/b", "--to", "c"], "give either a path or `--to`, not both"),
      (
        ["path", "App.navgraph.yml"],
        "give a path to explain, or `--to FRAGMENT` to find one"
      ),
      (
        ["draw", "App.navgraph.yml", "-o", "app.bmp"],
        "the name `app.bmp` does not tell the format; end it in .svg, .png, .pdf, .html, .dot, .mermaid or .json, or give `--format`"
      ),
      (
        ["path", "-", "-"],
        "standard input cannot be both the graph and the path; give one of them as a file"
      ),
      (
        ["lint", "App.navgraph.yml", "-p", "-", "-p", "-"],
        "standard input cannot be two paths; give one of them as a file"
      ),
      (
        ["draw", "."],
        "`.` holds 2 graphs; name one, for example `App.navgraph.yml`"
      ),
    ] as [([String], String)])
  func failure(arguments: [String], message: String) throws {
    let expected = Program.Result(status: 2, output: "", errors: "rutter: error: \(message)\n")
    #expect(try program.run(arguments) == expected)
  }

  @Test(
    "results go to standard output",
    arguments: [
      (["--version"], "rutter \(Rutter.version)\n"),
      (["--help"], Rutter.command.help()),
      ([], Rutter.command.help()),
      (["lint", "--help"], lintHelp),
      (["help", "draw"], Rutter.command.help(for: ["draw"])),
      (["path", "App.navgraph.yml", "--to", "c"], "a => b => c\n"),
      (
        ["path", "App.navgraph.yml", "a/b/c"],
        """
        starts at `a`
          1  a => b
          2  b => c  (dismissable)
        presented: `c`

        """
      ),
      (["lint", "App.navgraph.yml"], "App.navgraph.yml: 3 fragments, 2 segues: no findings\n"),
      (
        ["lint", "App.navgraph.yml", "./App.navgraph.yml", "App.navgraph.yml"],
        "App.navgraph.yml: 3 fragments, 2 segues: no findings\n"
      ),
      (["lint", "App.navgraph.yml", "--quiet"], ""),
      (
        ["lint", "App.navgraph.yml", "-q", "-r", "json"],
        """
        {
          "version": 1,
          "graphs": [
            {
              "path": "App.navgraph.yml",
              "fragments": 3,
              "segues": 2,
              "savedPaths": 0,
              "errors": 0,
              "warnings": 0,
              "findings": []
            }
          ]
        }

        """
      ),
      (
        ["rules"],
        """
        ambiguous-auto-segue        error    default           Several auto segues leave one fragment.
        ambiguous-entry             error    default           Several fragments could be the entry, and \
        none is declared.
        ambiguous-forward           warning  opt-in            A fragment can be on top with several \
        segues, so that going forward is refused.
        ambiguous-tag               warning  default           Two segues with one tag that can be walked \
        at the same moment.
        auto-segue-cycle            error    default           Auto segues that lead back to where they \
        started.
        broken-path                 error    default           A saved path that can no longer be walked.
        competing-presentations     warning  default           One presentation context would have to \
        present two sheets or covers at once.
        cover-without-exit          error    default           A full-screen cover that cannot be \
        dismissed, directly or from within.
        dead-edge-case              warning  default           A case gives rules to an edge that is not \
        made.
        dismiss-to-empty-container  warning  default           Dismissing lands on a container whose \
        content was its auto segue.
        duplicate-segue             error    default  fixable  The same edge is given rules twice.
        empty-graph                 error    default           A graph without fragments.
        forbidden-segue             error    policy            A segue that a policy forbids.
        label-required              warning  opt-in            A segue that a user walks has no label.
        max-context-depth           warning  opt-in            More sheets, covers, popovers and windows \
        stand on each other than the limit.
        max-depth                   warning  opt-in            A fragment is more segues away from the \
        entry than the limit.
        max-fan-out                 warning  opt-in            More segues leave a fragment than the limit.
        missing-entry               error    default  fixable  A graph in which nothing can be presented \
        at launch.
        must-pass-through           error    policy            A walk leads past the gate of a policy.
        must-return-to              error    policy            From somewhere a fragment cannot be come \
        back to, which a policy demands.
        naming-convention           warning  opt-in            A fragment's name is not in the style that \
        the project writes names in.
        no-reach                    error    policy            A walk leads where a policy says that none \
        may.
        one-way-trap                warning  opt-in            Once entered, these fragments can never be \
        left for what the user could come back to before.
        orphan-tag                  warning  opt-in            No segue with the tag can ever be walked, \
        so that the tag is of no use.
        presentation-from-alert     error    default           An alert or confirmation dialog holds while \
        it presents something.
        required-segue              error    policy            A segue that a policy requires is not there.
        self-loop                   warning  opt-in            A segue from a fragment to itself that \
        passes presentation on.
        shadowed-segue              warning  default           A segue that can never be walked, because \
        an auto segue moves on at once.
        undeclared-fragment         error    default  fixable  A fragment that is not in the closed list \
        of fragments.
        undismissable-dead-end      error    default           A fragment with no way on and no way back.
        unreachable-fragment        error    default           A fragment that no walk from the entry ever \
        presents.
        unused-suppression          warning  default  fixable  A suppression, or an entry of a baseline, \
        that matches no finding.

        """
      ),
    ] as [([String], String)])
  func output(arguments: [String], output: String) throws {
    #expect(
      try program.run(arguments) == Program.Result(status: 0, output: output, errors: ""))
  }

  static let lintHelp = """
    Check navigation graphs.

    USAGE
      rutter lint [options] [<INPUT>...]

    Checks each graph by every rule (`rutter rules` lists them) and shows for each
    finding the walk that leads there. Without an input the graphs of the
    configuration are checked, or those in the current folder.

    ARGUMENTS
      <INPUT>  A graph, a folder, a pattern such as **/*.yml, or -.

    OPTIONS
      -p, --path <PATH>         A saved path to check too: a file or text.
                                (repeatable)
      -r, --reporter <NAME[:FILE]>
                                How to report, and the file to write; standard
                                output if none. (one of: text, json, sarif, github,
                                gitlab, junit, checkstyle, xcode, markdown, html,
                                teamcity, azure; default: text) (repeatable)
          --base <FOLDER>       What paths in reports are relative to; the working
                                directory if none.
          --fail-on <SEVERITY>  The failing severity: the least that makes the exit
                                status 1. (one of: warning, error, never; default:
                                warning)
      -q, --quiet               Leave out the summary.
          --config <FILE>       The configuration, instead of the nearest
                                .rutter.yml.
          --no-config           Use no configuration file.
          --rule <ID=SEVERITY>  Set a rule to off, warning or error. (repeatable)
          --rules <FOLDER>      A folder of pages (*.yml) of policies of your own.
          --print-config        Show what applies to the input, and where each value
                                came from.
          --baseline <FILE>     Findings to live with for now.
          --write-baseline      Write the findings there are to the baseline.
          --prune-baseline      Remove from the baseline what matches nothing.
          --strict-baseline     Fail where the baseline has entries that match
                                nothing.
          --cache <FOLDER>      Where to keep what Swift files say, so that
                                unchanged ones are not parsed again.
          --since <OLD>         Report only what is new since a git revision, or an
                                old file of the graph.
          --fix                 Mend in the files what can be mended without
                                changing what the app does.
          --dry-run             With --fix: print the changes as a diff, and write
                                nothing.
          --coverage            List the fragments and segues that no saved path
                                visits.
      -j, --jobs <N>            How many threads to use; by default one a processor.
          --color <WHEN>        Colour messages and reports. (one of: auto, always,
                                never; default: auto)
      -h, --help                Show this help.

    EXAMPLES
      rutter lint
      rutter lint App.navgraph.yml --path saved.json
      rutter lint Sources --reporter github --reporter sarif:findings.sarif
      rutter lint --fix --dry-run

    """

  static let stuck = """
    Stuck.navgraph.yml:4:5: error: the user is stuck at `b`: it has no segue, and nothing on the \
    way there can be dismissed [undismissable-dead-end]
        - a => b
          ^~~~~~
      walk: a => b
      help: make `a => b` dismissable, or give `b` a segue, or say that it is meant to be an end \
    (`terminal: true`)

    """

  @Test("findings come with their place and walk, a line a graph, and a total")
  func findings() throws {
    let result = try program.run(["lint"])
    #expect(
      result
        == Program.Result(
          status: 1,
          output: "App.navgraph.yml: 3 fragments, 2 segues: no findings\n" + Self.stuck
            + "Stuck.navgraph.yml: 2 fragments, 1 segue: 1 error\n2 graphs: 1 error\n"
            + "failed: 1 error; the failing severity is `warning`\n",
          errors: ""))
    #expect(try program.run(["lint", "--fail-on", "never"]).status == 0)
  }

  @Test("colour is used when asked for, and not otherwise")
  func colour() throws {
    let coloured =
      Self.stuck
      .replacing("Stuck.navgraph.yml:4:5:", with: "\u{1B}[1mStuck.navgraph.yml:4:5:\u{1B}[0m")
      .replacing(" error:", with: " \u{1B}[1m\u{1B}[31merror\u{1B}[0m\u{1B}[0m:")
      .replacing(
        " [undismissable-dead-end]", with: "\u{1B}[2m [undismissable-dead-end]\u{1B}[0m")
    let lint = ["lint", "-q", "Stuck.navgraph.yml"]
    #expect(try program.run(lint + ["--color", "always"]).output == coloured)
    #expect(try program.run(lint, environment: ["CLICOLOR_FORCE=1"]).output == coloured)
    #expect(
      try program.run(lint, environment: ["CLICOLOR_FORCE=1", "NO_COLOR=1"]).output == Self.stuck)
    #expect(try program.run(lint).output == Self.stuck)
  }

  @Test("a path that does not fit is explained up to its broken step")
  func brokenPath() throws {
    let expected = Program.Result(
      status: 1, output: "starts at `a`\n  ✗  a => c\npresented: `a`\n",
      errors: """
        rutter: error: step 1, `a => c`, cannot be walked: the graph has no such segue; \
        presented there: `a`
          the way there today: a => b => c

        """)
    #expect(try program.run(["path", "App.navgraph.yml", "a/c"]) == expected)
    #expect(
      try program.run(["path", "App.navgraph.yml", "-"], input: "a/c\n") == expected)
  }

  @Test("a picture goes to a file, also of a graph with findings")
  func draw() throws {
    for graph in ["App", "Stuck"] {
      let result = try program.run(["draw", "\(graph).navgraph.yml", "-o", "\(graph).svg"])
      #expect(result == Program.Result(status: 0, output: "", errors: ""))
      let picture = program.read("\(program.folder)/\(graph).svg")
      #expect(picture.contains("<svg"))
      #expect(picture.hasSuffix("</svg>\n"))
      #expect(try program.run(["draw", "\(graph).navgraph.yml"]).output == picture)
    }
  }

  @Test(
    "the samples have the findings that they are there for",
    arguments: [
      (
        "Helm", 0,
        """
        Helm/Reader-as-meant.navgraph.yml: 9 fragments, 16 segues: no findings
        Helm/Reader.navgraph.yml: 9 fragments, 15 segues: no findings
        2 graphs: no findings
        """
      ),
      ("Japanese", 0, "Japanese/Shop.navgraph.yml: 8 fragments, 9 segues: no findings"),
      ("Shop", 0, "Shop/Shop.navgraph.yml: 58 fragments, 68 segues: no findings"),
      (
        "Shop-with-faults", 1,
        """
        Shop-with-faults/Shop.navgraph.yml: 60 fragments, 71 segues: 4 errors, 1 warning
        failed: 4 errors, 1 warning; the failing severity is `warning`
        """
      ),
    ] as [(String, Int32, String)])
  func samples(name: String, status: Int32, summary: String) throws {
    let result = try program.run(["lint", name], in: Program.package + "/Samples")
    #expect(result.status == status)
    #expect(result.errors == "")
    if status == 0 {
      #expect(result.output == summary + "\n")
    } else {
      #expect(result.output.hasSuffix("\n" + summary + "\n"))
      #expect(result.output.matches(of: /(?m)\[[a-z-]+\]$/).count == 5)
    }
  }
}
