/// A name for a segue, to present or dismiss it by: `enum MenuTag: SegueTag { case open }`.
///
/// A string is a tag too. Two tags are equal when their types and values are.
public protocol SegueTag: Hashable, Sendable {}

extension String: SegueTag {}

extension SegueTag {
  /// Whether another tag has the same type and value.
  func isSame(as other: any SegueTag) -> Bool {
    (other as? Self) == self
  }
}
