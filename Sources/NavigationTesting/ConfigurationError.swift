/// A configuration that cannot be read: each problem with its place and what to do.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in order of their places.
  public let problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}
