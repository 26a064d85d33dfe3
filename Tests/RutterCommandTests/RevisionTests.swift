import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `rutter lint --since` with a revision of git, where there is git.
@Suite("A revision", .enabled(if: access("/usr/bin/git", X_OK) == 0))
struct RevisionTests {
  let program: Program

  init() throws {
    program = try Program()
    program.makeFolder("app")
    try program.write("version: 1\nentry: a\nsegues:\n  - a => b\n", to: "app/App.navgraph.yml")
  }

  func git(_ arguments: String...) throws {
    let settings = ["user.name=x", "user.email=x@example.org", "core.hooksPath=/dev/null"]
    let status = try program.runOther(
      "/usr/bin/git", settings.flatMap { ["-c", $0] } + arguments)
    try #require(status == 0, "git \(arguments)")
  }

  func lint(_ arguments: String...) throws -> Program.Result {
    try program.run(["lint"] + arguments)
  }

  @Test("only what the change introduced is reported, also in a graph that is new")
  func changes() throws {
    try git("init", "-q", ".")
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
    #expect(try lint("-q", "--since", "HEAD") == .init(status: 0, output: "", errors: ""))
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - a => c\n  - a => b\n", to: "app/App.navgraph.yml")
    let changed = try lint("--since", "HEAD")
    #expect(changed.status == 1)
    #expect(changed.output.contains("stuck at `c`"))
    #expect(!changed.output.contains("stuck at `b`"))
    try program.write("version: 1\nentry: x\nsegues:\n  - x => y\n", to: "app/New.navgraph.yml")
    #expect(
      try lint("--since", "HEAD").output.split(separator: "\n").suffix(2) == [
        "2 graphs: 2 errors", "failed: 2 errors; the failing severity is `warning`",
      ])
    let inside = try program.run(
      ["lint", "-q", "App.navgraph.yml", "--since", "HEAD"], in: program.folder + "/app")
    #expect(inside.output.contains("App.navgraph.yml:4:5: error: the user is stuck at `c`"))
  }

  @Test("includes come from the revision as well, also those that are gone since")
  func includes() throws {
    try program.write(
      "version: 1\nentry: a\ninclude: [part/Part.yml]\nsegues:\n  - a => b\n",
      to: "app/App.navgraph.yml")
    program.makeFolder("app/part")
    try program.write("version: 1\nsegues:\n  - a => c\n", to: "app/part/Part.yml")
    try git("init", "-q", ".")
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
    try git("rm", "-q", "--cached", "app/part/Part.yml")
    unlink("\(program.folder)/app/part/Part.yml")
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - a => [b, c, d]\n", to: "app/App.navgraph.yml")
    let result = try lint("--since", "HEAD")
    #expect(result.errors == "")
    #expect(result.output.contains("stuck at `d`"))
    #expect(!result.output.contains("stuck at `c`"))
  }

  @Test("an old version that is not sound shows all findings, and says so")
  func unsound() throws {
    try program.write("version: 1\nsegues: {}\n", to: "app/App.navgraph.yml")
    try git("init", "-q", ".")
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
    try program.write("version: 1\nentry: a\nsegues:\n  - a => b\n", to: "app/App.navgraph.yml")
    let result = try lint("--since", "HEAD")
    #expect(result.output.contains("stuck at `b`"))
    #expect(
      result.errors
        == "  `app/App.navgraph.yml` could not be read as it was before; all its findings are shown\n"
    )
  }

  @Test("what is no revision is refused, also what looks like an option")
  func refused() throws {
    #expect(
      try lint("--since", "HEAD").errors
        == "rutter: error: `HEAD` is no file, and `app/` is in no git repository to have revisions\n"
    )
    try git("init", "-q", ".")
    for name in ["nothing", "--help", ""] {
      #expect(
        try lint("--since=\(name)").errors
          == "rutter: error: `\(name)` is neither a file nor a revision of the git repository "
          + "`\(program.folder)`\n")
    }
  }
}
