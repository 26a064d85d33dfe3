internal import Synchronization

/// The one lock around Graphviz: no two of its functions may run at the same time.
package enum GraphvizLock {
  private static let mutex = Mutex(())

  package static func withLock<Value: Sendable>(_ body: () -> Value) -> Value {
    mutex.withLock { _ in body() }
  }
}
