/// A command or subcommand, described once for parsing, help and completions.
///
/// Options of a command are understood by its subcommands too. `--help` and `-h` are understood
/// everywhere, `help` wherever there are subcommands, `--version` before any subcommand.
public struct Command: Sendable, Hashable {
  public var name: String
  /// What it does, in one line.
  public var summary: String
  /// More about it: paragraphs set apart by empty lines.
  public var discussion: String
  /// Command lines to imitate, shown as they are.
  public var examples: [String]
  public var arguments: [Positional]
  public var options: [Option]
  public var subcommands: [Command]

  public init(
    name: String, summary: String, discussion: String = "", examples: [String] = [],
    arguments: [Positional] = [], options: [Option] = [], subcommands: [Command] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
  }

  /// The commands along `path`, this one first; names that are no subcommand end the walk.
  func lineage(_ path: some Sequence<String>) -> [Command] {
    var result = [self]
    var current = self
    for name in path {
      guard let next = current.subcommands.first(where: { $0.name == name }) else { break }
      result.append(next)
      current = next
    }
    return result
  }
}

/// An argument known by its place.
public struct Positional: Sendable, Hashable {
  public enum Arity: Sendable, Hashable { case required, optional, repeating, requiredRepeating }

  public var name: String
  public var summary: String
  public var arity: Arity
  /// The words it may be; empty for any.
  public var allowedValues: [String]

  public init(
    _ name: String, _ summary: String, _ arity: Arity = .required, allowedValues: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.arity = arity
    self.allowedValues = allowedValues
  }

  var isRepeating: Bool { arity == .repeating || arity == .requiredRepeating }
  var isRequired: Bool { arity == .required || arity == .requiredRepeating }

  var usage: String {
    switch arity {
    case .required: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .repeating: "[<\(name)>...]"
    case .requiredRepeating: "<\(name)>..."
    }
  }
}
