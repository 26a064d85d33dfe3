#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs work on a thread whose stack a deep graph does not overflow.
enum BigStack {
  /// Address space only: pages come into being as they are touched.
  private static let size = 512 << 20

  private final class Job {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Returns when `work` has returned, or an error number when no thread could be had.
  static func run(_ work: @escaping () -> Void) -> Int32 {
    var attributes = pthread_attr_t()
    var code = pthread_attr_init(&attributes)
    guard code == 0 else { return code }
    defer { pthread_attr_destroy(&attributes) }
    code = pthread_attr_setstacksize(&attributes, size)
    guard code == 0 else { return code }
    let job = Unmanaged.passRetained(Job(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      code = pthread_create(
        &thread, &attributes,
        {
          BigStack.entry($0)
          return nil
        }, job.toOpaque())
      guard code == 0, let thread else {
        job.release()
        return code
      }
    #else
      var thread = pthread_t()
      code = pthread_create(
        &thread, &attributes,
        {
          if let job = $0 { BigStack.entry(job) }
          return nil
        }, job.toOpaque())
      guard code == 0 else {
        job.release()
        return code
      }
    #endif
    return pthread_join(thread, nil)
  }

  private static func entry(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work()
  }
}
