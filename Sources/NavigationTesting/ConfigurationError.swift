/// A configuration that cannot be read: each problem with its place and what to do.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let problems: [String]

  public var description: String { problems.joined(separator: "\n") }
}
