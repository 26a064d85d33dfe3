import ArgumentParsing
import Testing

let program = Command(
  name: "tool", summary: "Checks gardens.",
  options: [
    .value(
      "color", "when", "When to use colour.", allowedValues: ["auto", "always", "never"],
      defaultValue: "auto")
  ],
  subcommands: [
    Command(
      name: "lint", summary: "Check beds for weeds.", examples: ["tool lint bed.yml"],
      arguments: [Positional("bed", "The bed to check.", .requiredRepeating)],
      options: [
        .value("path", short: "p", "path", "A path through the garden."),
        .value("output", short: "o", "file", "Where to write.", repeatable: true),
        .flag("strict", short: "s", "Fail on warnings.", negatable: true),
        .flag("quiet", short: "q", "Say less."),
      ]),
    Command(
      name: "rules", summary: "List the rules.",
      arguments: [Positional("id", "One rule.", .optional)]),
  ])

@Suite("Command lines")
struct ParsingTests {
  @Test(
    "every spelling of a value is understood",
    arguments: [
      ["--output", "f"], ["--output=f"], ["-o", "f"], ["-of"], ["-sof"],
    ])
  func values(words: [String]) throws {
    let result = try program.parse(["lint", "-"] + words)
    #expect(result.values == ["output": ["f"]])
    #expect(result.positionals == ["bed": ["-"]])
    #expect(result.commandPath == ["lint"])
    #expect(result.value("color") == "auto")
  }

  @Test("flags may be negated, and a double dash ends the options")
  func flags() throws {
    let result = try program.parse(["lint", "--no-strict", "-q", "--color=never", "--", "--x"])
    #expect(result.flags == ["strict": false, "quiet": true])
    #expect(result.value("color") == "never")
    #expect(result.positionals == ["bed": ["--x"]])
  }

  @Test(
    "help and version are found where they are asked for",
    arguments: [
      ([], .help, []), (["--help"], .help, []), (["-h"], .help, []),
      (["lint", "x", "--help"], .help, ["lint"]), (["help", "lint"], .help, ["lint"]),
      (["lint", "-qh"], .help, ["lint"]), (["help"], .help, []), (["--version"], .version, []),
      (["lint", "--bogus", "--help"], .help, ["lint"]), (["lint", "-o", "-h"], .help, ["lint"]),
      (["rules"], .run, ["rules"]), (["rules", "--", "-h"], .run, ["rules"]),
    ] as [([String], Invocation.Request, [String])])
  func requests(words: [String], request: Invocation.Request, path: [String]) throws {
    let result = try program.parse(words)
    #expect(result.request == request)
    #expect(result.commandPath == path)
  }

  @Test(
    "each mistake is one sentence and a hint",
    arguments: [
      (["lint", "--paht"], "unknown option `--paht`: did you mean `--path`?", "lint"),
      (["lint", "-path"], "missing argument `<bed>`", "lint"),
      (["lint", "-z"], "unknown option `-z`", "lint"),
      (["lint", "--version"], "unknown option `--version`", "lint"),
      (["lnit"], "unknown subcommand `lnit`: did you mean `lint`?", ""),
      (["help", "lnit"], "unknown subcommand `lnit`: did you mean `lint`?", ""),
      (["--color", "auto"], "missing subcommand: one of `lint`, `rules`", ""),
      (["lint", "x", "-o"], "option `-o` needs a value: `-o <file>`", "lint"),
      (["lint", "--output", "-q"], "option `--output` needs a value: `--output <file>`", "lint"),
      (["lint", "--quiet=1"], "option `--quiet` takes no value", "lint"),
      (
        ["--color=nevre", "rules"],
        "`nevre` is no value of `--color`: use one of `auto`, `always`, `never`; "
          + "did you mean `never`?", ""
      ),
      (["lint", "-qq"], "option `-q` is given twice", "lint"),
      (["lint", "-p", "a", "--path=b"], "option `--path` is given twice", "lint"),
      (["rules", "a", "b"], "unexpected argument `b`", "rules"),
      (["lint"], "missing argument `<bed>`", "lint"),
    ])
  func mistakes(words: [String], message: String, command: String) throws {
    let error = try #require(throws: ArgumentError.self) { try program.parse(words) }
    let path = command.isEmpty ? "tool" : "tool \(command)"
    #expect(error.description == "\(message)\nrun `\(path) --help`")
  }

  @Test("a value may go on after a colon where the option says so, and only there")
  func suffix() throws {
    var command = Command(
      name: "tool", summary: "",
      options: [
        .value("form", "NAME[:FILE]", "", allowedValues: ["text", "json"], allowsSuffix: true)
      ])
    for value in ["text", "json:a:b", "json:"] {
      #expect(try command.parse(["--form", value]).value("form") == value)
    }
    let error = try #require(throws: ArgumentError.self) { try command.parse(["--form=jsn:x"]) }
    #expect(
      error.message
        == "`jsn` is no value of `--form`: use one of `text`, `json`; did you mean `json`?")
    command.options[0].allowsSuffix = false
    #expect(throws: ArgumentError.self) { try command.parse(["--form", "json:x"]) }
  }
}
