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

@Suite("Output files")
final class OutputFileTests {
  private let scratch: ScratchFolder
  private var folder: String { scratch.path }

  init() throws { scratch = try ScratchFolder() }

  private func names() -> [String] { ScratchFolder.names(in: folder) }

  private func content(_ path: String) -> String {
    String(decoding: ScratchFolder.bytes(path), as: UTF8.self)
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
