import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What changed")
struct DiffTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "version: 1\nsegues:\n  - a => b\n  - { edge: b => c, dismissable: true }\n",
      to: "Old.navgraph.yml")
    try program.write(
      "version: 1\nsegues:\n  - a => b\n  - { edge: b => c, style: hold }\n  - a => d\n",
      to: "New.navgraph.yml")
  }

  func diff(_ arguments: String...) throws -> Program.Result {
    try program.run(["diff"] + arguments)
  }

  @Test("fragments, segues and findings that came, went or changed are told in order")
  func text() throws {
    #expect(
      try diff("Old.navgraph.yml", "New.navgraph.yml")
        == .init(
          status: 0,
          output: """
            1 fragment added, 1 segue added, 1 segue changed; 2 new findings

            Fragments
              + `d`

            Segues
              + `a => d`
              ~ `b => c`: style: pass → hold, dismissable: true → false

            Findings
              + warning: `c` never goes away: it has no segue, cannot be dismissed, and `b` \
            underneath leads nowhere else (undismissable-dead-end)
              + error: the user is stuck at `d`: it has no segue, and nothing on the way there can \
            be dismissed (undismissable-dead-end)

            """, errors: ""))
  }

  @Test("Markdown shows the change as a block that a pull request colours")
  func markdown() throws {
    let result = try diff("New.navgraph.yml", "Old.navgraph.yml", "--summary", "markdown")
    #expect(
      result.output.hasPrefix(
        """
        1 fragment removed, 1 segue removed, 1 segue changed; 2 findings cleared

        **Fragments**

        ```diff
        - `d`
        ```

        """))
    #expect(result.output.contains("! `b => c`: style: hold → pass"))
  }

  @Test(
    "the exit status is 1 for a change only where it is asked for",
    arguments: [
      (["Old.navgraph.yml", "New.navgraph.yml"], 0),
      (["Old.navgraph.yml", "New.navgraph.yml", "--exit-code"], 1),
      (["Old.navgraph.yml", "Old.navgraph.yml", "--exit-code"], 0),
      (["Old.navgraph.yml", "none.yml"], 2), (["-", "-"], 2),
      (["Old.navgraph.yml", "HEAD:New.navgraph.yml"], 2),
    ] as [([String], Int32)])
  func status(arguments: [String], status: Int32) throws {
    #expect(try program.run(["diff"] + arguments).status == status)
  }

  @Test("no change is said")
  func same() throws {
    #expect(
      try diff("Old.navgraph.yml", "Old.navgraph.yml").output == "no change in the navigation\n")
  }

  @Test("a saved path that the change breaks is a new finding")
  func path() throws {
    let result = try diff("New.navgraph.yml", "Old.navgraph.yml", "--path", "a/d")
    #expect(result.output.contains("+ error:"))
    #expect(result.output.contains("(broken-path)"))
  }

  @Test("both versions are drawn in one picture, and in one page")
  func picture() throws {
    for name in ["change.svg", "change.html"] {
      let result = try diff("Old.navgraph.yml", "New.navgraph.yml", "-s", "none", "-o", name)
      #expect(result == .init(status: 0, output: "", errors: ""))
      let picture = program.read("\(program.folder)/\(name)")
      #expect(picture.contains("<title>d, added</title>"))
      #expect(picture.contains("changed (1)"))
    }
  }

  @Test("frames follow the segues of both versions")
  func frames() throws {
    try program.write(
      "version: 1\nsegues: [{ edge: a => b, style: hold, presentation: sheet }, b => c]\n",
      to: "Before.yml")
    try program.write(
      "version: 1\nsegues: [{ edge: a => b, style: hold, presentation: sheet }, a => d]\n",
      to: "After.yml")
    let result = try diff(
      "Before.yml", "After.yml", "-s", "none", "--group-by", "context", "-o", "change.json")
    #expect(result == .init(status: 0, output: "", errors: ""))
    struct Picture: Decodable {
      struct Fragment: Decodable {
        var id: String
        var group: String?
      }
      var fragments: [Fragment]
    }
    let picture = try JSONDecoder().decode(
      Picture.self, from: Data(program.read("\(program.folder)/change.json").utf8))
    #expect(
      Dictionary(uniqueKeysWithValues: picture.fragments.map { ($0.id, $0.group) })
        == ["a": "a", "b": "b", "c": "b", "d": "a"])
  }

  @Test(
    "a version may be a file of a git revision",
    .enabled(if: access("/usr/bin/git", X_OK) == 0))
  func revision() throws {
    let settings = ["user.name=x", "user.email=x@example.org", "core.hooksPath=/dev/null"]
    for words in [["init", "-q", "."], ["add", "-A"], ["commit", "-q", "-m", "first"]] {
      #expect(
        try program.runOther("/usr/bin/git", settings.flatMap { ["-c", $0] } + words) == 0)
    }
    try program.write("version: 1\nsegues:\n  - a => b\n", to: "Old.navgraph.yml")
    let result = try diff("HEAD:Old.navgraph.yml", "Old.navgraph.yml")
    #expect(result.output.contains("  - `b => c`\n"))
    #expect(result.errors == "")
    let missing = try diff("HEAD:No.yml", "Old.navgraph.yml")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("in `HEAD` there was no file `No.yml`"))
  }
}
