/// The handle of a destination that was prepared ahead, to be pushed when its time has come.
///
/// The handle owns the destination and no router knows of it: a handle that is never pushed is
/// gone with its last copy, and one that is pushed twice pushes two screens. Copies are equal, and
/// no other handle of the process is.
public struct PreparedDestination<Screen>: Identifiable {
  /// A number from a counter.
  public let id: Int
  /// What a push shows.
  public let destination: Destination<Screen>

  /// Prepares a destination, under a handle that no other has.
  @MainActor public init(_ destination: Destination<Screen>) {
    preparedCount &+= 1
    id = preparedCount
    self.destination = destination
  }
}

@MainActor private var preparedCount = 0

extension PreparedDestination: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PreparedDestination: Sendable where Screen: Sendable {}
