import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does many independent pieces of work at once, with the results in order.
enum Parallel {
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of `body` for each number below `count`, on at most `jobs` threads.
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ what: String, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work<Result>(count: count, progress: ProgressLine(what, of: count))
    DispatchQueue.concurrentPerform(iterations: min(max(1, jobs), count)) { _ in
      while let number = work.take() { work.put(body(number), at: number) }
    }
    return work.finish()
  }

  /// Unchecked: every access of its variables happens on the queue.
  private final class Work<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "results")
    private let count: Int
    private var next = 0
    private var results: [Result?]
    private var progress: ProgressLine

    init(count: Int, progress: ProgressLine) {
      self.count = count
      self.progress = progress
      results = Array(repeating: nil, count: count)
    }

    func take() -> Int? {
      queue.sync {
        guard next < count else { return nil }
        next += 1
        return next - 1
      }
    }

    func put(_ result: Result, at number: Int) {
      queue.sync {
        results[number] = result
        progress.step()
      }
    }

    func finish() -> [Result] {
      queue.sync {
        progress.clear()
        return results.compactMap { $0 }
      }
    }
  }
}

/// A line on the terminal's error stream that counts, once work has taken more than a second.
struct ProgressLine {
  private let what: String
  private let total: Int
  private var done = 0
  private var isShown = false
  private var next: ContinuousClock.Instant
  private let isOn: Bool

  init(_ what: String, of total: Int, isOn: Bool = Terminal.isTerminal(2)) {
    self.what = what
    self.total = total
    self.isOn = isOn
    next = .now + .seconds(1)
  }

  mutating func step() {
    done += 1
    guard isOn, done < total, ContinuousClock.now >= next else { return }
    next = .now + .milliseconds(100)
    isShown = true
    Terminal.warn("\r\(what): \(done) of \(total)")
  }

  mutating func clear() {
    if isShown { Terminal.warn("\r\u{1B}[K") }
    isShown = false
  }

  /// Does one piece of work that cannot be counted; once it has taken more than a second, the line
  /// tells for how long.
  static func during<Result, Failure: Error>(
    _ what: String, isOn: Bool = Terminal.isTerminal(2),
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isOn else { return try work() }
    let (done, cleared) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      var seconds = 0
      while done.wait(timeout: .now() + 1) == .timedOut {
        seconds += 1
        Terminal.warn("\r\(what): \(seconds) s")
      }
      if seconds > 0 { Terminal.warn("\r\u{1B}[K") }
      cleared.signal()
    }
    defer {
      done.signal()
      cleared.wait()
    }
    return try work()
  }
}
