/// What becomes of a segue's origin when its destination is presented.
public enum SeguePresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The origin stays presented.
  case hold
  /// The origin hands its status over.
  case pass
}
