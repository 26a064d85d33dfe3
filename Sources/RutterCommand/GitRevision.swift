import NavigationDocument

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files as they are in a revision of the git repository around a folder.
struct GitRevision: Sendable {
  private let commit: String
  private let root: String

  init(_ name: String, near folder: String) throws {
    let folder = folder.isEmpty ? "." : folder
    guard let root = try Git.line(["-C", folder, "rev-parse", "--show-toplevel"]) else {
      throw Failure(
        message: "`\(name)` is no file, and `\(folder)` is in no git repository to have revisions")
    }
    // A name like an option must not become one.
    guard !name.hasPrefix("-"),
      let commit = try Git.line(
        ["-C", root, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    else {
      throw Failure(
        message: "`\(name)` is neither a file nor a revision of the git repository `\(root)`")
    }
    self.commit = commit
    self.root = root
  }

  /// The bytes of a file, by its path of today.
  func bytes(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let bytes = try? Git.output(["-C", root, "cat-file", "blob", object(path)]) else {
      throw Diagnostic("there was no file `\(path)`")
    }
    return bytes
  }

  /// A reader's view of the revision.
  var files: DocumentFiles {
    DocumentFiles(
      bytes: { path throws(Diagnostic) in try bytes(path) },
      identity: { path in
        let exists = (try? Git.output(["-C", root, "cat-file", "-e", object(path)])) != nil
        return exists ? FilePath.absolute(path) : nil
      })
  }

  private func object(_ path: String) -> String {
    "\(commit):\(FilePath.relative(FilePath.absolute(path), to: FilePath.absolute(root)))"
  }
}

/// Runs git, without a shell.
private enum Git {
  /// What git needs to find itself, its settings and the repository.
  private static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// The first line of the output; nil where git fails or says nothing.
  static func line(_ arguments: [String]) throws -> String? {
    guard let bytes = try output(arguments) else { return nil }
    let line = bytes.prefix { $0 != 0x0A }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// What git writes; nil where it fails.
  static func output(_ arguments: [String]) throws -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw trouble(errno) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let environment = variables.compactMap { name in
      Terminal.environment(name).map { "\(name)=\($0)" }
    }
    let words = (["git"] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, "git", &actions, nil, words, settings)
    close(ends[1])
    guard code == 0 else { throw trouble(code) }
    let bytes = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw trouble(errno) }
    }
    return status == 0 ? bytes : nil
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  private static func trouble(_ code: Int32) -> Failure {
    Failure(message: "git cannot be run: \(String(cString: strerror(code)).lowercased())")
  }
}
