/// The rules of a segue that the engine obeys, packed into one byte.
///
/// The empty set is the default segue: it passes presentation on, cannot be walked back,
/// and waits for someone to walk it.
public struct SegueRules: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The origin stays presented; without it the origin hands its status over (`pass`).
  public static let hold = SegueRules(rawValue: 1)
  /// The segue may be walked back.
  public static let dismissable = SegueRules(rawValue: 2)
  /// The segue fires as soon as its origin is presented.
  public static let auto = SegueRules(rawValue: 4)
}
