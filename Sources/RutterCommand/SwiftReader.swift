import ArgumentParsing
import NavigationDocument

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads Swift sources by `rutter-swift`, which alone links the toolchain's parser: so this program
/// starts as fast as without, and a crash of the parser is an error of the input.
enum SwiftReader {
  static let options: [Option] = [
    .value(
      "cache", "FOLDER",
      "Where to keep what Swift files say, so that unchanged ones are not parsed again.")
  ]

  /// The graph of all files, or what is wrong.
  static func read(_ files: [SourceRequest.File], cache: String?) -> ReadResult {
    do throws(Diagnostic) {
      let program = try program()
      let answer = try run(program, SourceRequest(files: files, cache: cache))
      var texts: [String: [UInt8]] = [:]
      for file in files { texts[file.path] = file.bytes }
      if let answer {
        do throws(ByteReader.Broken) {
          return try SourceAnswer.decoded(answer) { path in
            texts[path] ?? (try? FileBytes.read(path)) ?? []
          }
        } catch {
          throw Diagnostic(
            "`\(program)` is of another version", suggestion: "install both with `make install`")
        }
      }
      throw try crash(program, files)
    } catch {
      return ReadResult(document: GraphDocument(), diagnostics: [error])
    }
  }

  /// What the program answers; nil where it crashed.
  private static func run(
    _ program: String, _ request: SourceRequest
  ) throws(Diagnostic) -> [UInt8]? {
    // A crash should not take the time to describe itself.
    let variables =
      ["SWIFT_BACKTRACE=enable=no"]
      + ["PATH", "LD_LIBRARY_PATH", "TMPDIR"].compactMap { name in
        Terminal.environment(name).map { "\(name)=\($0)" }
      }
    do throws(Subprocess.Trouble) {
      let result = try Subprocess.run(
        program, [], variables: variables, input: request.encoded)
      if result.status == 0 { return result.output }
      guard result.status != 64, result.status != 127 else {
        throw Subprocess.Trouble(code: ENOEXEC)
      }
      return nil
    } catch {
      throw Diagnostic(
        "`\(program)`, which reads Swift, cannot be run: \(error.reason)",
        suggestion: "install it with `make install` for the Swift toolchain that is here")
    }
  }

  /// The file that the parser crashes on, found by halves.
  private static func crash(
    _ program: String, _ files: [SourceRequest.File]
  ) throws(Diagnostic) -> Diagnostic {
    var suspects = files[...]
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      let isSound = try run(program, SourceRequest(files: Array(half))) != nil
      suspects = isSound ? suspects.dropFirst(half.count) : half
    }
    return Diagnostic("the Swift parser crashes on `\(suspects.first?.path ?? "")`")
  }

  /// Beside this program, or in `libexec` beside its folder.
  private static func program() throws(Diagnostic) -> String {
    let folder = FilePath.folder(of: executable)
    let places = [folder + "rutter-swift", folder + "../libexec/rutter/rutter-swift"]
    for place in places where FilePath.exists(place) { return place }
    throw Diagnostic(
      "the program `rutter-swift`, which reads Swift sources, is not beside `rutter`",
      suggestion: "install both with `make install`")
  }

  /// The whole path of this program.
  private static var executable: String {
    #if canImport(Darwin)
      var size: UInt32 = 4_096
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
      let name = path.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { String(cString: $0) } ?? ""
      }
      return FilePath.resolved(name) ?? name
    #else
      return FilePath.resolved("/proc/self/exe") ?? ""
    #endif
  }
}
