/// The identity of a place that a screen has in a chain of presentation contexts.
///
/// A count, given out in order: a place opened later has a greater id, and none is given twice.
public struct ScreenID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let number: UInt64

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  public var description: String { "\(number)" }
}
