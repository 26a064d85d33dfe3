import TestSupport
import Testing

@testable import RutterCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("lint --fix")
struct FixTests {
  private let program: Program
  private var folder: String { program.folder }

  init() throws { program = try Program() }

  static let twice = """
    version: 1
    segues:
      - { edge: home => inbox, dismissable: true } # first
      # news
      - { from: home, to: inbox, dismissable: true } # again
      - home => news

    """
  static let once = twice.replacing(
    "  - { from: home, to: inbox, dismissable: true } # again\n", with: "")

  @Test("a file is fixed in place, keeps its mode, and the summary tells how much")
  func fixed() throws {
    try program.write(Self.twice, to: "a.navgraph.yml")
    let path = "\(folder)/a.navgraph.yml"
    chmod(path, 0o640)
    let result = try program.run(["lint", "--fix"])
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output.hasSuffix(
        """
        a.navgraph.yml: 3 fragments, 2 segues: 1 error
        fixed 1 finding in 1 file; findings left: 1
        failed: 1 error; the failing severity is `warning`

        """), "\(result.output)")
    #expect(program.read(path) == Self.once)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    let again = try program.run(["lint", "--fix", "--reporter", "json:r.json"])
    #expect(again.errors.contains("nothing to fix safely; findings left: 1\n"))
    #expect(program.read(path) == Self.once)
    #expect(Program.names(in: folder) == [".streams", "a.navgraph.yml", "r.json"])
  }

  @Test("a dry run prints a diff that patch makes the fixed file of, and writes nothing")
  func dry() throws {
    program.makeFolder("My App")
    try program.write(Self.twice, to: "My App/a.navgraph.yml")
    let result = try program.run(["lint", "--fix", "--dry-run", "\(folder)/My App"])
    #expect(
      result.output == """
        --- My App/a.navgraph.yml\t
        +++ My App/a.navgraph.yml\t
        @@ -2,5 +2,4 @@
         segues:
           - { edge: home => inbox, dismissable: true } # first
           # news
        -  - { from: home, to: inbox, dismissable: true } # again
           - home => news

        """)
    #expect(result.status == 1)
    #expect(result.errors.contains("would fix 1 finding in 1 file; findings left: 1\n"))
    let path = "\(folder)/My App/a.navgraph.yml"
    #expect(program.read(path) == Self.twice)
    try program.write(result.output, to: "fix.patch")
    #expect(try program.runOther("patch", ["-p0", "-s", "-i", "fix.patch"]) == 0)
    #expect(program.read(path) == Self.once)
  }

  @Test("what is left decides the exit status")
  func status() throws {
    let text = Self.twice.replacing("  - home => news\n", with: "")
    try program.write(text, to: "a.navgraph.yml")
    #expect(try program.run(["lint", "--fix", "--dry-run"]).status == 0)
    #expect(
      try program.run(["lint", "--fix", "--quiet"]) == .init(status: 0, output: "", errors: ""))
    #expect(try program.run(["lint"]).status == 0)
  }

  @Test("an included file is fixed where the fault is, several files at once")
  func included() throws {
    program.makeFolder("Parts")
    try program.write(
      Self.twice + "include: [Parts/b.yml]\nsuppress:\n"
        + "  - { rule: self-loop, fragment: home, reason: x }\n",
      to: "a.navgraph.yml")
    try program.write(
      "{\n  \"version\": 1,\n  \"segues\": [{\"edge\": \"home => inbox\", \"dismissable\": true}]\n}",
      to: "Parts/b.json")
    try program.write(
      "version: 1\r\nsegues:\r\n- {edge: home => inbox, dismissable: true}\r\ninclude: [b.json]\r\n",
      to: "Parts/b.yml")
    let result = try program.run(["lint", "--fix", "a.navgraph.yml", "--rule", "self-loop=warning"])
    #expect(result.output.contains("fixed 4 findings in 3 files; findings left: 1\n"))
    #expect(
      program.read("\(folder)/a.navgraph.yml") == Self.once + "include: [Parts/b.yml]\n")
    #expect(program.read("\(folder)/Parts/b.yml") == "version: 1\r\ninclude: [b.json]\r\n")
    #expect(program.read("\(folder)/Parts/b.json") == "{\n  \"version\": 1\n}")
  }

  @Test("through a link the file itself is fixed, but not out of the project")
  func links() throws {
    program.makeFolder("project")
    program.makeFolder("project/real")
    program.makeFolder("project/.git")
    program.makeFolder("other")
    try program.write(Self.twice, to: "project/real/a.yml")
    try program.write(Self.twice, to: "other/b.yml")
    symlink("real/a.yml", "\(folder)/project/a.navgraph.yml")
    symlink("../other/b.yml", "\(folder)/project/b.navgraph.yml")
    let result = try program.run(
      ["lint", "--fix", "a.navgraph.yml", "b.navgraph.yml"], in: "\(folder)/project")
    #expect(program.read("\(folder)/project/real/a.yml") == Self.once)
    #expect(program.read("\(folder)/other/b.yml") == Self.twice)
    var status = stat()
    #expect(lstat("\(folder)/project/a.navgraph.yml", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(
      result.errors == "b.navgraph.yml: `duplicate-segue` not fixed (`home => inbox` is a segue "
        + "already): `b.navgraph.yml` is outside the project\n")
  }

  @Test("formats that are not written are named, and the others are fixed")
  func formats() throws {
    try program.write("digraph { a -> b; a -> b }", to: "x.dot")
    try program.write(Self.twice, to: "a.navgraph.yml")
    let result = try program.run(["lint", "--fix", "x.dot", "a.navgraph.yml"])
    #expect(
      result.errors
        == "x.dot: not fixed: `--fix` writes navgraph documents only (YAML and JSON)\n")
    #expect(program.read("\(folder)/a.navgraph.yml") == Self.once)
    #expect(program.read("\(folder)/x.dot") == "digraph { a -> b; a -> b }")
  }

  @Test(
    "what does not go together is refused",
    arguments: [
      (["--fix", "-"], "`--fix` changes files, and standard input is none; name the file instead"),
      (["--dry-run"], "`--dry-run` goes with `--fix`"),
      (["--fix", "--write-baseline"], "give either `--fix` or a baseline to write, not both"),
      (
        ["--fix", "--dry-run", "--reporter", "json"],
        "`--dry-run` prints a diff; give `json` a file: `--reporter json:FILE`"
      ),
    ])
  func refused(arguments: [String], message: String) throws {
    try program.write(Self.twice, to: "a.navgraph.yml")
    let result = try program.run(["lint"] + arguments, input: Self.twice)
    #expect(result.status == 2)
    #expect(result.errors == "rutter: error: \(message)\n")
    #expect(program.read("\(folder)/a.navgraph.yml") == Self.twice)
  }
}
