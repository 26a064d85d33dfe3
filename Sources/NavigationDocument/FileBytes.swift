#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads whole files through the system's own calls.
public enum FileBytes {
  /// The bytes of a regular file, a pipe, or standard input for `-`.
  public static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    var status = stat()
    if path == "-" { return try readAll(STDIN_FILENO, path: "standard input", sizeHint: 0) }
    if path.utf8.contains(0) { throw Diagnostic("a path must not contain a NUL character") }
    guard stat(path, &status) == 0 else { throw failure(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw Diagnostic("`\(path)` is a directory, not a file")
    default: throw Diagnostic("`\(path)` is neither a file nor a pipe")
    }
    var descriptor: Int32
    repeat { descriptor = open(path, O_RDONLY | O_CLOEXEC) } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: "`\(path)`", sizeHint: Int(status.st_size))
  }

  private static func readAll(
    _ descriptor: Int32, path: String, sizeHint: Int
  ) throws(Diagnostic) -> [UInt8] {
    let limit = Int(UInt32.max) - 1
    let tooLarge = Diagnostic("\(path) is larger than 4 GB")
    if sizeHint > limit { throw tooLarge }
    var bytes: [UInt8] = []
    // One byte more than the file has, so that one read meets its end.
    var capacity = max(sizeHint, 65_535) + 1
    while true {
      var code: Int32 = 0
      var isAtEnd = false
      let known = bytes
      bytes = []
      bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
        count = known.count
        _ = buffer.update(fromContentsOf: known)
        while count < capacity, let base = buffer.baseAddress {
          // Some systems refuse to read more than 2 GB at once.
          let got = Self.system(descriptor, base + count, min(capacity - count, 1 << 30))
          if got > 0 {
            count += got
          } else if got == 0 {
            isAtEnd = true
            return
          } else if errno != EINTR {
            code = errno
            return
          }
        }
      }
      if code != 0 {
        throw Diagnostic("\(path) cannot be read: \(String(cString: strerror(code)).lowercased())")
      }
      if bytes.count > limit { throw tooLarge }
      if isAtEnd { return bytes }
      capacity = min(capacity * 2, limit + 1)
    }
  }

  private static func system(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  private static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    switch code {
    case ENOENT, ENOTDIR: Diagnostic("there is no file `\(path)`")
    case EACCES, EPERM: Diagnostic("`\(path)` may not be read: permission denied")
    default:
      Diagnostic("`\(path)` cannot be read: \(String(cString: strerror(code)).lowercased())")
    }
  }

  /// The path with links and dots resolved, or nil where nothing is.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The bytes of a regular file by count; nil for anything else.
  static func length(ofFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
