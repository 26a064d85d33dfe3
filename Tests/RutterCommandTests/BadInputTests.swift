import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Bad input")
struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The first line on standard error.
    var message: String
    var file: String

    init(_ name: String, _ text: String, _ message: String, file: String = "x.navgraph.yml") {
      self.init(name, bytes: Array(text.utf8), message, file: file)
    }

    init(_ name: String, bytes: [UInt8], _ message: String, file: String = "x.navgraph.yml") {
      self.name = name
      self.bytes = bytes
      self.message = message
      self.file = file
    }

    var testDescription: String { name }
  }

  static let deep = String(repeating: "[", count: 100_000)

  static let graphs: [Case] = [
    Case("an empty file", "", "x.navgraph.yml:1:1: error: the file is empty"),
    Case(
      "a binary file", bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0],
      "x.navgraph.yml:1:8: error: the file is binary: it holds a NUL byte"),
    Case(
      "invalid UTF-8", bytes: Array("version: 1\nname: a".utf8) + [0xFF, 0x0A],
      "x.navgraph.yml:2:8: error: the file is not UTF-8 here"),
    Case(
      "anchors that would explode",
      "version: 1\nname: &a0 x\nsegues:\n  - &a1 [*a0, *a0]\n"
        + (2..<60).map { "  - &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(),
      "x.navgraph.yml:2:7: error: anchors are not supported; write the value out"),
    Case(
      "YAML nested 100,000 deep", "version: 1\nname: \(deep)\n",
      "x.navgraph.yml:2:7: error: `name` must be text, found a list"),
    Case(
      "JSON nested 100,000 deep", #"{"version":1,"name":\#(deep)"#,
      "x.navgraph.json:1:21: error: `name` must be text, found a list",
      file: "x.navgraph.json"),
    Case(
      "a key twice", "version: 1\nsegues: []\nsegues: []\n",
      "x.navgraph.yml:3:1: error: `segues` is given twice"),
    Case(
      "a wrong type", "version: 1\nsegues: 3\n",
      "x.navgraph.yml:2:9: error: `segues` must be a list, found a number"),
    Case(
      "an unknown key", "version: 1\nsegue: []\n",
      "x.navgraph.yml:2:1: error: unknown key `segue` in a graph document"),
    Case(
      "an unknown version", "version: 7\n",
      "x.navgraph.yml:1:10: error: unknown version `7`"),
    Case(
      "a missing include", "version: 1\ninclude: [no.yml]\n",
      "x.navgraph.yml:2:11: error: there is no file `no.yml`"),
    Case(
      "a circular include", "version: 1\ninclude: [x.navgraph.yml]\n",
      "x.navgraph.yml:2:11: error: this include is circular"),
    Case(
      "an include outside the project", "version: 1\ninclude: [../outside.yml]\n",
      "x.navgraph.yml:2:11: error: `../outside.yml` is outside the project"),
    Case(
      "a link to outside the project", "version: 1\ninclude: [link.yml]\n",
      "x.navgraph.yml:2:11: error: `link.yml` is outside the project"),
  ]

  let program: Program
  let project: String

  init() throws {
    program = try Program()
    project = program.folder + "/project"
    program.makeFolder("project")
    program.makeFolder("project/empty")
    try program.write("", to: "project/.rutter.yml")
    try program.write("version: 1\n", to: "outside.yml")
    symlink("../outside.yml", project + "/link.yml")
    try program.write(
      "version: 1\nentry: a\nsegues:\n  - { edge: a => b, dismissable: true }\n",
      to: "project/ok.yml")
  }

  private func refused(
    _ arguments: [String], _ message: String, input: String = "",
    sink: Program.Sink = .file
  ) throws {
    let result = try program.run(arguments, input: input, in: project, sink: sink)
    #expect(result.status == 2, "\(result.errors.prefix(300))")
    #expect(result.output == "")
    #expect(result.errors.prefix { $0 != "\n" } == message)
    #expect(result.errors.utf8.count < 10_000)
  }

  @Test("a bad graph is refused with its place", arguments: graphs)
  func graph(_ bad: Case) throws {
    try program.write(bad.bytes, to: "project/\(bad.file)")
    try refused(["lint", bad.file], bad.message)
    try refused(["draw", bad.file, "-o", "x.svg"], bad.message)
    #expect(!Program.names(in: project).contains { $0.hasSuffix(".svg") || $0.hasSuffix(".tmp") })
  }

  @Test("nesting is refused at a depth, without a crash")
  func depth() throws {
    try program.write("version: 1\nsegues: \(Self.deep)", to: "project/x.yml")
    let result = try program.run(["lint", "x.yml"], in: project)
    #expect(result.status == 2)
    #expect(result.errors.contains("x.yml:2:72: error: nested too deeply: more than 64 levels\n"))
  }

  @Test(
    "what is not there is named",
    arguments: [
      (["lint", "no.yml"], "there is no file `no.yml`"),
      (
        ["lint", "empty"],
        "no graphs in `empty`: no *.navgraph.yml, .yaml or .json, no storyboards, "
          + "no res/navigation, no Swift"
      ),
      (["draw", "ok.yml", "-o", "no/x.svg"], "cannot write `no/x.svg`: no such file or directory"),
      (["path", "ok.yml", "saved.json"], "there is no file `saved.json`"),
      (["path", "ok.yml", "saved.jsno"], "there is no file `saved.jsno`"),
      (["lint", "ok.yml", "--path", "no/saved.json"], "there is no file `no/saved.json`"),
      (["path", "ok.yml", ""], "the path is empty"),
      (["path", "ok.yml", "empty"], "`empty` is a directory, not a file"),
    ] as [([String], String)])
  func missing(arguments: [String], message: String) throws {
    try refused(arguments, "rutter: error: \(message)")
  }

  @Test(
    "a bad saved path is refused with its place",
    arguments: [
      ("[{\"from\":\"a\"", "1:13: error: expected `,` or `}`, found the end of the file"),
      ("{}", "1:1: error: a saved path must be a list of edges"),
      (deep, "1:2: error: an edge must be a map with `from` and `to`"),
      ("a//b", "1:3: error: a fragment's name is missing in the path"),
    ] as [(String, String)])
  func savedPath(text: String, message: String) throws {
    try program.write(text, to: "project/p.json")
    try refused(["path", "ok.yml", "p.json"], "p.json:\(message)")
    try refused(["draw", "ok.yml", "--path", "p.json"], "p.json:\(message)")
    try refused(["lint", "ok.yml", "--path", "-"], "<stdin>:\(message)", input: text)
  }

  @Test("names that could break a picture or a line do not")
  func names() throws {
    let long = String(repeating: "x", count: 100_000)
    try program.write(
      "version: 1\nsegues:\n  - { from: '\"<script>&', to: \(long) }\n", to: "project/x.yml")
    let lint = try program.run(["lint", "x.yml"], in: project)
    #expect(lint.status == 1)
    #expect(lint.output.contains("\nx.yml: 2 fragments, 1 segue: 1 error\nfailed: 1 error; "))
    #expect(lint.output.utf8.count < 10_000)
    let draw = try program.run(["draw", "x.yml"], in: project)
    #expect(draw.status == 0)
    #expect(draw.output.contains("&lt;script&gt;&amp;"))
    #expect(!draw.output.contains("<script"))
  }

  @Test("a reader that goes away is no failure")
  func closedPipe() throws {
    let result = try program.run(["draw", "ok.yml"], in: project, sink: .closedPipe)
    #expect(result == Program.Result(status: 0, output: "", errors: ""))
  }

  #if os(Linux)
    @Test("a full disk is a failure")
    func fullDisk() throws {
      try refused(
        ["draw", "ok.yml"], "rutter: error: cannot write the output: no space left on device",
        sink: .path("/dev/full"))
      try refused(
        ["draw", "ok.yml", "--format", "svg", "-o", "/dev/full"],
        "rutter: error: cannot write `/dev/full`: no space left on device")
    }
  #endif

  @Test("a folder that may not be written is a failure", .enabled(if: getuid() != 0))
  func readOnly() throws {
    chmod(project + "/empty", 0o500)
    try refused(
      ["draw", "ok.yml", "-o", "empty/x.svg"],
      "rutter: error: cannot write `empty/x.svg`: permission denied")
    #expect(Program.names(in: project + "/empty") == [])
  }
}
