import CMemory
import NavigationDocument
import SwiftSourceReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Reads a request on standard input and answers on standard output; `rutter` starts this program,
// which alone links the parser.
rutter_keep_freed_memory()
do {
  let request = try SourceRequest(encoded: FileBytes.read("-"))
  let result = SwiftSourceReader.read(
    request.files.map { SourceInput(path: $0.path, bytes: $0.bytes) }, cache: request.cache)
  var rest = SourceAnswer.encoded(result)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if written > 0 {
      rest = rest.dropFirst(written)
    } else if written == 0 || errno != EINTR {
      exit(2)
    }
  }
} catch {
  exit(64)
}
