internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Threads with room for a parser that recurses, which the system's pools do not have.
enum WorkerThreads {
  private static let stackSize = 256 << 20

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of `body` for each number below `count`, in order.
  static func map<Result: Sendable>(
    _ count: Int, threads: Int = processorCount, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work(count: count, body)
    // Not more threads than pieces; where the system gives none, this thread works.
    var started: [pthread_t] = []
    for _ in 0..<min(threads, count) {
      if let thread = start({ work.run() }) { started.append(thread) }
    }
    if started.isEmpty { work.run() }
    for thread in started { pthread_join(thread, nil) }
    return work.finish()
  }

  private final class Work<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var results: [Result?]
    }

    private let count: Int
    private let body: @Sendable (Int) -> Result
    private let state: Mutex<State>

    init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
      state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    func run() {
      while let number = take() {
        let result = body(number)
        state.withLock { $0.results[number] = result }
      }
    }

    private func take() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func finish() -> [Result] { state.withLock { $0.results.compactMap { $0 } } }
  }

  private final class Task {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
        #else
          if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body() }
        #endif
        return nil
      }, task.toOpaque())
    if code != 0 {
      task.release()
      return nil
    }
    return thread
  }
}
