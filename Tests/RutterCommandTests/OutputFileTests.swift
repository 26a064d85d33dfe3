import TestSupport
import Testing

@testable import NavigationDocument
@testable import RutterCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Output files")
final class OutputFileTests {
  private let scratch: ScratchFolder
  private var folder: String { scratch.path }

  init() throws { scratch = try ScratchFolder() }

  private func names() -> [String] { ScratchFolder.names(in: folder) }

  private func content(_ path: String) -> String {
    String(decoding: ScratchFolder.bytes(path), as: UTF8.self)
  }

  @Test("several files are replaced, or none where one cannot be")
  func several() throws {
    for name in ["a", "b", "c"] {
      try OutputFile.write(Array("old \(name)".utf8), to: "\(folder)/\(name)")
    }
    chmod("\(folder)/a", 0o640)
    scratch.makeFolder("d")
    func replacements(_ names: [String]) -> [OutputFile.Replacement] {
      names.map {
        OutputFile.Replacement(
          path: "\(folder)/\($0)", bytes: Array("new \($0)".utf8), old: Array("old \($0)".utf8))
      }
    }
    // A folder is noticed only when the files before it have been replaced.
    #expect(throws: OutputFile.Failure(path: "\(folder)/d", code: EISDIR)) {
      try OutputFile.replace(replacements(["a", "b", "d", "c"]))
    }
    // This one before that.
    #expect(throws: OutputFile.Failure(path: "\(folder)/no/file", code: ENOENT)) {
      try OutputFile.replace(replacements(["a", "no/file"]))
    }
    #expect(["a", "b", "c"].map { content("\(folder)/\($0)") } == ["old a", "old b", "old c"])
    var status = stat()
    #expect(stat("\(folder)/a", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    try OutputFile.replace(replacements(["a", "b", "c"]))
    #expect(["a", "b", "c"].map { content("\(folder)/\($0)") } == ["new a", "new b", "new c"])
    #expect(names() == ["a", "b", "c", "d"])
  }

  @Test("a file is replaced whole and keeps its mode, also through a link")
  func replaced() throws {
    let path = "\(folder)/a"
    try OutputFile.write(Array("one".utf8), to: path)
    chmod(path, 0o640)
    symlink("a", "\(folder)/link")
    try OutputFile.write(Array("two".utf8), to: "\(folder)/link")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(content(path) == "two")
    #expect(names() == ["a", "link"])
  }

  @Test("a failure says which file and why, and leaves nothing behind")
  func failures() {
    #expect(throws: OutputFile.Failure(path: "\(folder)/no/file", code: ENOENT)) {
      try OutputFile.write([1], to: "\(self.folder)/no/file")
    }
    #expect(throws: OutputFile.Failure(path: folder, code: EISDIR)) {
      try OutputFile.write([1], to: self.folder)
    }
    #expect(names().isEmpty)
    #expect(
      OutputFile.Failure(path: "x/y", code: ENOENT).description
        == "cannot write `x/y`: no such file or directory")
  }

  #if os(Linux)
    @Test("a full disk is an error of a file and of a stream")
    func full() {
      #expect(throws: OutputFile.Failure(path: "/dev/full", code: ENOSPC)) {
        try OutputFile.write([1], to: "/dev/full")
      }
      let file = open("/dev/full", O_WRONLY)
      defer { close(file) }
      #expect(throws: Output.Stop.failed(ENOSPC)) {
        var output = Output(file: file)
        try output.write("x")
        try output.flush()
      }
    }
  #endif

  @Test("devices are written straight")
  func devices() throws {
    try OutputFile.write([1], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("an open stream is written where it stands, not replaced")
  func stream() throws {
    let path = "\(folder)/log"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    try OutputFile.write(Array("one".utf8), to: "/dev/fd/\(file)")
    try OutputFile.write(Array("two".utf8), to: "/dev/fd/\(file)")
    #expect(content(path) == "onetwo")
    #expect(names() == ["log"])
  }

  @Test("a reader that went away stops the stream")
  func closedPipe() {
    Terminal.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let file = ends[1]
    defer { close(file) }
    #expect(throws: Output.Stop.closed) {
      var output = Output(file: file)
      try output.write("x")
      try output.flush()
    }
  }

  @Test(
    "colour follows the choice, the environment and the terminal",
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.never, true, [:], false),
      (.always, false, ["NO_COLOR": "1"], true),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func colour(choice: ColorChoice, isTerminal: Bool, variables: [String: String], isOn: Bool) {
    #expect(choice.isOn(isTerminal: isTerminal) { variables[$0] } == isOn)
    #expect(Style(isOn: isOn).red("x") == (isOn ? "\u{1B}[31mx\u{1B}[0m" : "x"))
  }
}
