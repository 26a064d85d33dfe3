import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of files that goes away with its owner.
final class Scratch {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init() throws {
    var template = Array("/tmp/rutter-lint-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let real = try #require(realpath(made, nil))
    defer { free(real) }
    path = String(cString: real)
  }

  func makeFolder(_ name: String) {
    mkdir("\(path)/\(name)", 0o755)
    folders.append(name)
  }

  func write(_ name: String, _ text: String) throws {
    let file = try #require(fopen("\(path)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
    files.append(name)
  }

  deinit {
    for name in files { unlink("\(path)/\(name)") }
    for name in folders.reversed() { rmdir("\(path)/\(name)") }
    rmdir(path)
  }
}
