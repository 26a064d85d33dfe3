import NavigationDocument

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
  /// What git needs to find itself and its settings. Not where a hook says the repository is: that
  /// may be relative to another folder.
  private static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  ]

  /// The first line of the output; nil where git fails or says nothing.
  static func line(_ arguments: [String]) throws -> String? {
    guard let bytes = try output(arguments) else { return nil }
    let line = bytes.prefix { $0 != 0x0A }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// What git writes; nil where it fails.
  static func output(_ arguments: [String]) throws -> [UInt8]? {
    let environment = variables.compactMap { name in
      Terminal.environment(name).map { "\(name)=\($0)" }
    }
    do throws(Subprocess.Trouble) {
      let result = try Subprocess.run("git", arguments, variables: environment)
      return result.status == 0 ? result.output : nil
    } catch {
      throw Failure(message: "git cannot be run: \(error.reason)")
    }
  }
}
