import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs the built `rutter`, in a folder of its own.
final class Program {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// How standard output is connected.
  enum Sink {
    case file
    /// A pipe whose reader went away.
    case closedPipe
    case path(String)
  }

  struct Trouble: Error { var message: String }

  private let scratch: ScratchFolder
  var folder: String { scratch.path }

  init() throws { scratch = try ScratchFolder() }

  static func names(in path: String) -> [String] { ScratchFolder.names(in: path) }

  func write(_ text: String, to name: String) throws { try scratch.write(name, text) }
  func write(_ bytes: [UInt8], to name: String) throws { try scratch.write(name, bytes) }
  func makeFolder(_ name: String) { scratch.makeFolder(name) }

  func read(_ path: String) -> String {
    String(decoding: ScratchFolder.bytes(path), as: UTF8.self)
  }

  /// Runs `rutter` with its output in files, so that neither side can block the other.
  func run(
    _ arguments: [String], input: String = "", environment: [String] = [],
    in directory: String? = nil, sink: Sink = .file
  ) throws -> Result {
    let scratch = "\(folder)/.streams"
    mkdir(scratch, 0o700)
    try write(input, to: ".streams/in")
    var output = open("\(scratch)/out", O_RDWR | O_CREAT | O_TRUNC, 0o600)
    switch sink {
    case .file: break
    case .closedPipe:
      close(output)
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Trouble(message: "pipe: \(errno)") }
      close(ends[0])
      output = ends[1]
    case .path(let path):
      close(output)
      output = open(path, O_WRONLY)
    }
    defer { close(output) }
    // The shell changes the folder; nothing in the words is read by it.
    let script = "cd \"$1\" && shift && exec \"$@\" <\"$RUTTER_IN\" 2>\"$RUTTER_ERR\""
    let words =
      ["sh", "-c", script, "sh", directory ?? folder, try Self.executable()] + arguments
    let variables =
      ["PATH=/usr/bin:/bin", "RUTTER_IN=\(scratch)/in", "RUTTER_ERR=\(scratch)/err"]
      + environment
    let status = try Self.spawn(words, variables, output)
    return Result(
      status: status, output: read("\(scratch)/out"), errors: read("\(scratch)/err"))
  }

  /// Runs another program in the folder, without its output, and gives its status.
  func runOther(_ path: String, _ arguments: [String]) throws -> Int32 {
    let output = open("/dev/null", O_WRONLY)
    defer { close(output) }
    let script = "cd \"$1\" && shift && exec \"$@\" 2>/dev/null"
    let variables = ["PATH=/usr/bin:/bin", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]
    return try Self.spawn(["sh", "-c", script, "sh", folder, path] + arguments, variables, output)
  }

  private static func spawn(
    _ words: [String], _ variables: [String], _ output: Int32
  ) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let argv = words.map { strdup($0) } + [nil]
    let envp = variables.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, nil, argv, envp)
    guard code == 0 else { throw Trouble(message: "posix_spawn: \(code)") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Trouble(message: "waitpid: \(errno)") }
    }
    // An exit leaves the low bits clear; a signal does not.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// The program is built beside the tests.
  static func executable() throws -> String {
    var candidates = CommandLine.arguments
    #if os(Linux)
      if let own = realpath("/proc/self/exe", nil) {
        candidates.append(String(cString: own))
        free(own)
      }
    #endif
    for candidate in candidates {
      var path = Substring(candidate)
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        let found = "\(path)/rutter"
        var status = stat()
        if stat(found, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
          access(found, X_OK) == 0
        {
          return found
        }
      }
    }
    throw Trouble(message: "rutter is not beside the tests: \(candidates)")
  }

  /// The package's folder.
  static var package: String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }
}
