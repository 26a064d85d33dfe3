import NavigationCore
import NavigationDocument
import RutterCommand
import Testing

@Suite("rutter walk")
struct WalkTests {
  let program: Program
  let helm = "\(Program.package)/Samples/Helm/Reader-as-meant.navgraph.yml"

  init() throws { program = try Program() }

  @Test("lists every transition of the Helm sample")
  func transitions() throws {
    let result = try program.run(["walk", helm])
    let expected = """
      starts at `splash`
         1  present splash => gatekeeper  (fires gatekeeper => login)
         2  present login => register
         3  present register => login
         4  present login => forgotPass
         5  present forgotPass => register
         6  present register => forgotPass
         7  present forgotPass => login
         8  present login => dashboard  (fires dashboard => news)
         9  present news => library
        10  present library => news
        11  replace with splash => dashboard
        12  present dashboard => library
        13  present dashboard => compose
        14  replace with splash => gatekeeper => login => register
        15  present register => dashboard  (fires dashboard => news)
        16  replace with splash
        17  present splash => dashboard  (fires dashboard => news)

      """
    #expect(
      result
        == Program.Result(
          status: 0, output: expected, errors: "  17 transitions: 14 present, 3 replace\n"))
  }

  @Test("lists walks that cover the Helm sample")
  func cover() throws {
    let result = try program.run(["walk", helm, "--cover"])
    let register = "login => register => forgotPass => register => login => register"
    let expected = """
        1  splash => dashboard => news, dashboard => compose
        2  splash => gatekeeper => login => dashboard => news, dashboard => library => news => library
        3  splash => gatekeeper => login => forgotPass => \(register) => dashboard => news

      """
    #expect(
      result
        == Program.Result(
          status: 0, output: expected, errors: "  3 walks of 16 steps for 16 segues\n"))
  }

  @Test("begins at a fragment, and writes JSON to a file")
  func json() throws {
    try program.write(
      "version: 1\nsegues:\n  - a => [b, c]\n  - b => d\n", to: "App.navgraph.yml")
    let walk = ["walk", "App.navgraph.yml", "-f", "json"]
    let result = try program.run(walk + ["--from", "b", "-o", "walk.json"])
    #expect(
      result
        == Program.Result(status: 0, output: "", errors: "  2 transitions: 1 present, 1 replace\n")
    )
    #expect(
      program.read("\(program.folder)/walk.json") == """
        {
          "version": 1,
          "start": "b",
          "transitions": [
            {
              "replace": [
                {
                  "from": "a",
                  "to": "b"
                }
              ]
            },
            {
              "present": {
                "from": "b",
                "to": "d"
              }
            }
          ]
        }

        """)
  }

  @Test("each covering walk, as JSON, is a saved path that fits the graph")
  func savedPaths() throws {
    for sample in ["Helm/Reader-as-meant", "Shop/Shop", "Japanese/Shop"] {
      let input = "\(Program.package)/Samples/\(sample).navgraph.yml"
      let listed = try program.run(["walk", input, "--cover", "--format", "json"])
      #expect(listed.status == 0)
      // A walk begins with a bracket of its own line, indented by four, and ends likewise.
      var walks: [String] = []
      var lines: [Substring] = []
      for line in listed.output.split(separator: "\n") {
        if line == "  \"unwalked\": []" { break }
        if line == "    [" { lines = [] }
        lines.append(line)
        if line == "    ]" || line == "    ]," { walks.append(lines.joined(separator: "\n")) }
      }
      #expect(!walks.isEmpty, "\(sample)")
      for (i, walk) in walks.enumerated() {
        let text = walk.hasSuffix(",") ? String(walk.dropLast()) : walk
        try program.write(text, to: "walk.json")
        let explained = try program.run(["path", input, "walk.json"])
        #expect(explained.status == 0, "walk \(i + 1) of \(sample): \(explained.errors)")
      }
    }
  }

  @Test("says what no walk takes")
  func unwalked() throws {
    try program.write(
      """
      version: 1
      entry: a
      segues:
        - a => b => d
        - { from: b, to: c, auto: true }

      """, to: "App.navgraph.yml")
    #expect(
      try program.run(["walk", "App.navgraph.yml", "--cover"])
        == Program.Result(
          status: 0, output: "  1  a => b => c\n",
          errors: """
              1 walk of 1 step for 2 segues
              no walk takes `b => d`; `rutter lint` may tell why

            """))
  }

  @Test(
    "refuses what it cannot begin with",
    arguments: [
      (["--from", "splsh"], 2, "there is no fragment `splsh`; did you mean `splash`?"),
      (
        ["--from", "login", "--cover"], 2,
        "give either `--cover`, whose walks begin at launch, or `--from`"
      ),
      (
        ["-o", "missing/walk.txt"], 2, "cannot write `missing/walk.txt`: no such file or directory"
      ),
    ] as [([String], Int32, String)])
  func refusals(options: [String], status: Int32, message: String) throws {
    let result = try program.run(["walk", helm] + options)
    #expect(
      result
        == Program.Result(status: status, output: "", errors: "rutter: error: \(message)\n"))
  }

  @Test("refuses transitions whose paths take the square of the graph")
  func tooLong() throws {
    let chain = (0..<4_500).map { "  - s\(10_000 + $0) => [a\($0), s\(10_001 + $0)]\n" }
    try program.write("version: 1\nsegues:\n\(chain.joined())", to: "Comb.navgraph.yml")
    #expect(
      try program.run(["walk", "Comb.navgraph.yml"])
        == Program.Result(
          status: 2, output: "",
          errors: """
            rutter: error: the paths that the transitions put in place have more than 2000000 \
            segues; list the parts of the graph one by one

            """))
  }

  @Test("a fragment that no walk leads to, and a graph without an entry, are said")
  func noStart() throws {
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - a => b\n  - c => a\n", to: "App.navgraph.yml")
    #expect(
      try program.run(["walk", "App.navgraph.yml", "--from", "c"])
        == Program.Result(
          status: 1, output: "", errors: "rutter: error: no walk leads to `c`\n"))
    try program.write("version: 1\nsegues:\n  - a => b => a\n", to: "Round.navgraph.yml")
    #expect(
      try program.run(["walk", "Round.navgraph.yml"])
        == Program.Result(
          status: 2, output: "",
          errors:
            "rutter: error: the graph has no single entry to start from; `rutter lint` tells more\n"
        ))
  }
}
