#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own for a test, in the system's temporary one; it goes away with its owner.
public final class ScratchFolder {
  public struct Trouble: Error {
    public var message: String
  }

  /// The whole path, with links resolved.
  public let path: String

  public init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(base)/rutter-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let resolved = realpath(made, nil) else {
      throw Trouble(message: "no folder in `\(base)`: \(String(cString: strerror(errno)))")
    }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    chmod(path, 0o700)
    for name in names(in: path) {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }

  /// What a folder holds, sorted.
  public static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  public func makeFolder(_ name: String) { mkdir("\(path)/\(name)", 0o700) }

  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  public func write(_ name: String, _ bytes: [UInt8]) throws {
    guard let file = fopen("\(path)/\(name)", "w") else {
      throw Trouble(message: "\(name): \(String(cString: strerror(errno)))")
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// A symbolic link, which need not lead anywhere.
  public func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }

  /// The bytes of any file; none where it cannot be read.
  public static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
