/// Why an operation on presentation contexts was refused; it has changed nothing then.
public enum ContextError: Error, Hashable, Sendable {
  /// The screen that asks, or is spoken of, is no longer there.
  case screenGone(ScreenID)
  /// The screen is at the bottom of everything: it cannot be dismissed.
  case nothingBeneath(ScreenID)
}

extension ContextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .screenGone(let id):
      "screen `\(id)` is no longer there; ask from a screen that is"
    case .nothingBeneath(let id):
      "screen `\(id)` has nothing beneath it; dismiss what stands on it instead"
    }
  }
}
