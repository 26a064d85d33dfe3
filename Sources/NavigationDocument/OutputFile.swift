#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is written whole or not at all.
package enum OutputFile {
  /// Why a file could not be written.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var path: String
    package var code: Int32
    package var description: String {
      "cannot write `\(path)`: \(String(cString: strerror(code)).lowercasedFirst)"
    }
  }

  /// Writes `bytes` to `path`.
  ///
  /// A regular file is replaced in one step and keeps its mode; a symbolic link is followed; a
  /// device, a pipe or an open stream (`/dev/stdout`) is written straight. On failure nothing is
  /// left behind.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if let stream = openStream(path) {
      let code = writeAll(bytes, to: stream)
      if code != 0 { throw Failure(path: path, code: code) }
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw Failure(path: path, code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Failure(path: path, code: errno) }
      let code = writeAll(bytes, to: file)
      close(file)
      if code != 0 { throw Failure(path: path, code: code) }
      return
    }
    try replace([Replacement(path: path, bytes: bytes)])
  }

  /// Makes a folder and those around it that are not there.
  package static func makeFolder(_ path: String) throws(Diagnostic) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder = FilePath.join(folder, String(part))
      let code = mkdir(folder, 0o777) == 0 ? 0 : errno
      var status = stat()
      guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        let reason = String(cString: strerror(code == 0 || code == EEXIST ? ENOTDIR : code))
        throw Diagnostic("cannot make the folder `\(path)`: \(reason.lowercasedFirst)")
      }
    }
  }

  /// A regular file, which need not be there yet, and what it is to hold.
  package struct Replacement {
    package var path: String
    package var bytes: [UInt8]
    /// What it holds, to put it back where a later file cannot be replaced.
    package var old: [UInt8]?

    package init(path: String, bytes: [UInt8], old: [UInt8]? = nil) {
      self.path = path
      self.bytes = bytes
      self.old = old
    }
  }

  /// Replaces files, all or none: everything is written beside them before the first is replaced,
  /// and where replacing one fails, those before it get back what they held.
  ///
  /// What no program can promise: where the machine stops in between, some files are the new ones
  /// and some the old ones, each of them whole.
  package static func replace(_ files: [Replacement]) throws(Failure) {
    var temporaries: [String] = []
    defer { for temporary in temporaries { unlink(temporary) } }
    var steps: [(path: String, target: String, new: String, old: String?)] = []
    for file in files {
      let target = try resolved(file.path)
      let new = try stage(file.bytes, beside: target, for: file.path, &temporaries)
      // The last one needs no way back.
      let isLast = steps.count == files.count - 1
      let old = isLast ? nil : file.old
      steps.append(
        (
          file.path, target, new,
          try old.map { bytes throws(Failure) in
            try stage(bytes, beside: target, for: file.path, &temporaries)
          }
        ))
    }
    for (i, step) in steps.enumerated() where rename(step.new, step.target) != 0 {
      let failure = Failure(path: step.path, code: errno)
      for done in steps[..<i].reversed() {
        if let old = done.old { rename(old, done.target) } else { unlink(done.target) }
      }
      throw failure
    }
  }

  /// Writes bytes to a file beside another one, with its mode.
  private static func stage(
    _ bytes: [UInt8], beside target: String, for path: String, _ temporaries: inout [String]
  ) throws(Failure) -> String {
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, access(target, W_OK) != 0 { throw Failure(path: path, code: errno) }
    let (file, temporary) = try createTemporary(
      beside: target, for: path, from: temporaries.count)
    temporaries.append(temporary)
    var code = writeAll(bytes, to: file)
    if code == 0, exists, fchmod(file, status.st_mode & 0o7777) != 0 { code = errno }
    if code == 0, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    if code != 0 { throw Failure(path: path, code: code) }
    return temporary
  }

  /// Writes every byte; returns 0 or the error's number.
  package static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(file, piece.baseAddress, piece.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  /// The descriptor that a path stands for, so that a redirected stream is not replaced.
  private static func openStream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst(8)) : nil
    }
  }

  /// Follows symbolic links, also to a file that does not exist yet.
  private static func resolved(_ path: String) throws(Failure) -> String {
    var current = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(current, &buffer, buffer.count)
      guard count >= 0 else { return current }
      let link = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      current = link.hasPrefix("/") ? link : FilePath.folder(of: current) + link
    }
    throw Failure(path: path, code: ELOOP)
  }

  private static func createTemporary(
    beside target: String, for path: String, from first: Int
  ) throws(Failure) -> (Int32, String) {
    for attempt in first..<first + 100 {
      let temporary = "\(FilePath.folder(of: target)).rutter-\(getpid())-\(attempt).tmp"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      if errno != EEXIST { throw Failure(path: path, code: errno) }
    }
    throw Failure(path: path, code: EEXIST)
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// The system's `write`, out of the shadow of `OutputFile.write`.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
