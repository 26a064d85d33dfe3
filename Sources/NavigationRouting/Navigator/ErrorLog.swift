public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// The errors of calls that were refused, oldest first.
///
/// The latest hundred are kept, so that a mistake in a view that is drawn over and over does not
/// fill the memory. Where there is Combine the projected value (`$errors`) publishes each error as
/// it is reported, and nothing on subscription: a sink may assert that it is never called.
@propertyWrapper @preconcurrency @MainActor
public final class ErrorLog<Failure: Error> {
  static var limit: Int { 100 }

  private let registrar = ObservationRegistrar()
  private var log: [Failure] = []
  #if canImport(Combine)
    private let reported = PassthroughSubject<Failure, Never>()
  #endif

  /// A log without errors.
  public init() {}

  /// The errors, oldest first.
  public var wrappedValue: [Failure] {
    registrar.access(self, keyPath: \.wrappedValue)
    return log
  }

  #if canImport(Combine)
    /// Each error as it is reported.
    public var projectedValue: AnyPublisher<Failure, Never> {
      reported.eraseToAnyPublisher()
    }
  #endif

  func append(_ error: Failure) {
    registrar.withMutation(of: self, keyPath: \.wrappedValue) {
      if log.count >= Self.limit { log.removeFirst(log.count + 1 - Self.limit) }
      log.append(error)
    }
    #if canImport(Combine)
      reported.send(error)
    #endif
  }

  func removeAll() {
    guard !log.isEmpty else { return }
    registrar.withMutation(of: self, keyPath: \.wrappedValue) { log = [] }
  }
}

extension ErrorLog: Observable {}
