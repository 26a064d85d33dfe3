import CMemory
import RutterCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

rutter_keep_freed_memory()
exit(Rutter.run(Array(CommandLine.arguments.dropFirst())).rawValue)
