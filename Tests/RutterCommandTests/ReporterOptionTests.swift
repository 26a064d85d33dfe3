import ArgumentParsing
import Testing

@testable import NavigationLint
@testable import RutterCommand

@Suite("Reporters on the command line")
struct ReporterOptionTests {
  let program: Program

  init() throws {
    program = try Program()
    program.makeFolder("App")
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - a => b\n", to: "App/Stuck.navgraph.yml")
  }

  static let summary = """
    App/Stuck.navgraph.yml: 2 fragments, 1 segue: 1 error
    failed: 1 error; the failing severity is `warning`

    """

  @Test("one run writes several reports, and one of them to standard output")
  func several() throws {
    let plain = try program.run(["lint", "App"])
    let result = try program.run([
      "lint", "App", "--reporter", "sarif:out.sarif", "-r", "text", "-r", "junit:out:1.xml",
    ])
    #expect(result == plain)
    #expect(plain.output.hasSuffix(Self.summary))
    let sarif = program.read("\(program.folder)/out.sarif")
    #expect(sarif == (try program.run(["lint", "App", "-q", "-r", "sarif"]).output))
    #expect(sarif.contains("\"ruleId\": \"undismissable-dead-end\""))
    #expect(program.read("\(program.folder)/out:1.xml").hasPrefix("<?xml"))
  }

  @Test("the summary goes to standard error where standard output has no text report")
  func summary() throws {
    let json = try program.run(["lint", "App", "-r", "json"])
    #expect(json.errors == Self.summary)
    #expect(json.status == 1)
    #expect(json.output.hasPrefix("{"))
    let file = try program.run(["lint", "App", "-r", "text:out.txt"])
    #expect(file == Program.Result(status: 1, output: "", errors: Self.summary))
    #expect(program.read("\(program.folder)/out.txt").hasSuffix(Self.summary))
    let quiet = try program.run(["lint", "App", "-r", "json", "-q"])
    #expect(quiet == Program.Result(status: 1, output: json.output, errors: ""))
  }

  @Test(
    "two reports cannot go to one place",
    arguments: [
      (
        ["-r", "text", "-r", "sarif"],
        "`text` and `sarif` would both go to standard output; give one of them a file: "
          + "`--reporter sarif:FILE`"
      ),
      (
        ["-r", "json:-", "-r", "junit:/dev/stdout"],
        "`json` and `junit` would both go to standard output; give one of them a file: "
          + "`--reporter junit:FILE`"
      ),
      (
        ["-r", "json:x", "-r", "text", "-r", "html:x"],
        "`json` and `html` would both be written to `x`; give each a file of its own"
      ),
      (
        ["-r", "json:"],
        "`json:` names no file after the colon; leave the colon out for standard output"
      ),
      (["--base", "nowhere"], "there is no folder `nowhere` for `--base`"),
    ] as [([String], String)])
  func conflicts(arguments: [String], message: String) throws {
    let result = try program.run(["lint", "App"] + arguments)
    #expect(
      result == Program.Result(status: 2, output: "", errors: "rutter: error: \(message)\n"))
    #expect(Program.names(in: program.folder).filter { !$0.hasPrefix(".") } == ["App"])
  }

  @Test("a report that cannot be written is told, and leaves nothing behind")
  func unwritable() throws {
    let result = try program.run(["lint", "App", "-r", "text", "-r", "sarif:no/out.sarif"])
    #expect(result.status == 2)
    #expect(result.output.hasSuffix(Self.summary))
    #expect(
      result.errors == "rutter: error: cannot write `no/out.sarif`: no such file or directory\n")
    #expect(Program.names(in: program.folder).filter { !$0.hasPrefix(".") } == ["App"])
  }

  @Test("paths are relative to the working directory or the base, however an input is named")
  func base() throws {
    func path(_ input: String, in folder: String = "", _ arguments: [String] = []) throws -> String
    {
      let result = try program.run(
        ["lint", input, "-q", "-r", "checkstyle"] + arguments, in: program.folder + folder)
      let match = try #require(result.output.firstMatch(of: /<file name="([^"]*)"/))
      return String(match.1)
    }
    let file = "\(program.folder)/App/Stuck.navgraph.yml"
    #expect(try path("App/../App//./Stuck.navgraph.yml") == "App/Stuck.navgraph.yml")
    #expect(try path(file) == "App/Stuck.navgraph.yml")
    #expect(try path(file, in: "/App") == "Stuck.navgraph.yml")
    #expect(try path(".", in: "/App") == "Stuck.navgraph.yml")
    #expect(try path(".", in: "/App", ["--base", ".."]) == "App/Stuck.navgraph.yml")
    program.makeFolder("Other")
    #expect(try path("../App", in: "/Other") == "../App/Stuck.navgraph.yml")
    #expect(try path(file, in: "/Other") == file)
    let xcode = try program.run(["lint", "-q", "-r", "xcode", "App"])
    #expect(xcode.output.hasPrefix("\(file):4:5: error: the user is stuck"))
    let sarif = try program.run(["lint", "-q", "-r", "sarif", file])
    #expect(!sarif.output.contains(program.folder))
  }

  @Test("standard input is no file of a report")
  func standardInput() throws {
    let graph = "version: 1\nentry: a\nsegues:\n  - a => b\n"
    let github = try program.run(["lint", "-", "-q", "-r", "github"], input: graph)
    #expect(
      github.output.hasPrefix("::error line=4,endLine=4,col=5,title=undismissable-dead-end::"))
  }

  @Test("help, completions and the registry name the same reporters")
  func names() {
    let names = Reporters.all.map { $0.name }
    #expect(names.count == 12)
    let help = Rutter.command.help(for: ["lint"]).split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      help.contains("(one of: \(names.joined(separator: ", ")); default: text) (repeatable)"))
    #expect(
      Rutter.command.completions(for: .bash).contains(
        "compgen -W \"\(names.joined(separator: " "))\""))
  }
}
