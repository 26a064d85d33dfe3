import NavigationDocument

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs another program, without a shell, and waits for its end.
enum Subprocess {
  struct Result {
    var output: [UInt8]
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
  }

  /// The program is looked for in `PATH` unless it has a slash. It reads the input whole before it
  /// writes; its standard error goes nowhere. Throws the system's code where it cannot be started.
  static func run(
    _ program: String, _ arguments: [String], variables: [String], input: [UInt8]? = nil
  ) throws(Trouble) -> Result {
    let output = try Pipe()
    defer { output.closeBoth() }
    let source = try input.map { _ throws(Trouble) in try Pipe() }
    defer { source?.closeBoth() }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let source {
      posix_spawn_file_actions_adddup2(&actions, source.readEnd, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup($0) } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, nil, words, settings)
    guard code == 0 else { throw Trouble(code: code) }
    output.closeWriteEnd()
    if let source, let input {
      source.closeReadEnd()
      // One that ends early tells why by its status.
      _ = OutputFile.writeAll(input, to: source.writeEnd)
      source.closeWriteEnd()
    }
    let bytes = output.readAll()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Trouble(code: errno) }
    }
    let signal = status & 0x7F
    return Result(output: bytes, status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// Why a program cannot be run.
  struct Trouble: Error {
    var code: Int32
    var reason: String { String(cString: strerror(code)).lowercased() }
  }

  /// A pipe that other programs do not inherit.
  private final class Pipe {
    private(set) var readEnd: Int32 = -1
    private(set) var writeEnd: Int32 = -1

    init() throws(Trouble) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Trouble(code: errno) }
      (readEnd, writeEnd) = (ends[0], ends[1])
      _ = fcntl(readEnd, F_SETFD, FD_CLOEXEC)
      _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
    }

    func closeReadEnd() {
      if readEnd >= 0 { close(readEnd) }
      readEnd = -1
    }

    func closeWriteEnd() {
      if writeEnd >= 0 { close(writeEnd) }
      writeEnd = -1
    }

    func closeBoth() {
      closeReadEnd()
      closeWriteEnd()
    }

    func readAll() -> [UInt8] {
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(readEnd, &chunk, chunk.count)
        if count > 0 {
          bytes += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          return bytes
        }
      }
    }
  }
}
