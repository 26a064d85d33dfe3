import NavigationDiagram
import Testing

@Suite("Frames and care of pictures")
struct PictureQualityTests {
  let program: Program

  init() throws { program = try Program() }

  private func write(fragments count: Int) throws {
    let segues = (1..<count).map { "\n  - { from: s\(($0 - 1) / 2), to: s\($0), label: go }" }
    try program.write(
      "version: 1\nentry: s0\nsegues:\(segues.joined())\n", to: "App.navgraph.yml")
  }

  @Test("what was given up for speed is said once, with what to do about it")
  func told() throws {
    try write(fragments: 160)
    let auto = try program.run(["draw", "App.navgraph.yml", "-o", "a.svg"])
    #expect(
      auto
        == .init(
          status: 0, output: "",
          errors: """
            labels stand where there is room, as there are 160 fragments and 159 segues; \
            `--quality full` takes its time

            """))
    let full = try program.run(["draw", "App.navgraph.yml", "--quality", "full", "-o", "b.svg"])
    #expect(full == .init(status: 0, output: "", errors: ""))
    #expect(program.read("\(program.folder)/a.svg") != program.read("\(program.folder)/b.svg"))
    let fast = try program.run(["draw", "App.navgraph.yml", "--quality", "fast"])
    #expect(fast.errors.isEmpty && fast.output.contains("</svg>"))
  }

  @Test("what is too large is refused with advice, but not as text without a layout")
  func refused() throws {
    try write(fragments: Diagram.sizeLimit + 1)
    let result = try program.run(["draw", "App.navgraph.yml", "-o", "a.svg"])
    #expect(
      result
        == .init(
          status: 2, output: "",
          errors: """
            rutter: error: a picture of 12001 fragments and 12000 segues is too large to lay out; \
            at most 12000 fragments, or half as many segues again, are
              draw a part with `--focus`, or `--from` and `--to`; show groups as boxes with \
            `--collapse`; or draw it all with `--quality fast`, which takes minutes

            """))
    #expect(!Program.names(in: program.folder).contains("a.svg"))
    let part = try program.run(["draw", "App.navgraph.yml", "--focus", "s0", "-o", "a.svg"])
    #expect(part == .init(status: 0, output: "", errors: ""))
    #expect(try program.run(["draw", "App.navgraph.yml", "-f", "dot"]).status == 0)
  }

  @Test(
    "frames are what they are asked to be",
    arguments: [
      ([], ["Forms"]), (["--group-by", "group"], ["Forms"]), (["--group-by", "none"], []),
      (["--group-by", "context"], ["compose", "home", "player"]),
      (["--group-by", "router"], ["home", "player"]),
      (["--group-by", "module"], ["App", "Compose"]),
    ])
  func frames(options: [String], frames: [String]) throws {
    try program.write(
      """
      version: 1
      entry: home
      fragments:
        - { id: home, source: "Sources/App/Home.swift" }
        - { id: compose, group: Forms, source: "Sources/Compose/Views/Compose.swift:3" }
      segues:
        - { edge: home => compose, presentation: sheet, style: hold, dismissable: true }
        - { edge: home => player, presentation: window }

      """, to: "App.navgraph.yml")
    let result = try program.run(["draw", "App.navgraph.yml", "-f", "json"] + options)
    #expect(result.status == 0)
    for name in ["App", "Compose", "Forms", "compose", "home", "player"] {
      let isFrame = result.output.contains("\"group\": \"\(name)\"")
      #expect(isFrame == frames.contains(name), "\(name)")
    }
  }

  @Test("an unknown word is answered with the one that was meant")
  func unknown() throws {
    let result = try program.run(["draw", "App.navgraph.yml", "--group-by", "contxt"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "rutter: error: `contxt` is no value of `--group-by`: use one of `group`, `router`, "
          + "`context`, `module`, `none`; did you mean `context`?\n"))
    let other = try program.run(["draw", "App.navgraph.yml", "--quality", "ful"])
    #expect(other.errors.contains("use one of `auto`, `full`, `fast`; did you mean `full`?\n"))
  }
}
