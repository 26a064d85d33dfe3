public import NavigationCore

extension Presentation {
  /// The word for it in a navgraph document; nil for in place, which is written by silence.
  public var keyword: String? {
    presentations.first { $0.value == self }.map { "\($0.name)" }
  }
}
