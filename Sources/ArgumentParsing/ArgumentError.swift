/// Why a command line cannot be understood.
public struct ArgumentError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    case unknownOption(String, suggestion: String?)
    case unknownSubcommand(String, suggestion: String?)
    case missingSubcommand(allowed: [String])
    case missingValue(option: String, placeholder: String)
    case unwantedValue(option: String)
    case invalidValue(String, of: String, allowed: [String], suggestion: String?)
    case repeatedOption(String)
    case unexpectedPositional(String)
    case missingPositional(String)
  }

  public var reason: Reason
  /// The program's name and the subcommands named so far.
  public var command: [String]

  /// One sentence, without a full stop.
  public var message: String {
    switch reason {
    case .unknownOption(let name, let suggestion):
      "unknown option `\(name)`" + Self.question(suggestion)
    case .unknownSubcommand(let name, let suggestion):
      "unknown subcommand `\(name)`" + Self.question(suggestion)
    case .missingSubcommand(let allowed):
      "missing subcommand: one of \(Self.list(allowed))"
    case .missingValue(let option, let placeholder):
      "option `\(option)` needs a value: `\(option) <\(placeholder)>`"
    case .unwantedValue(let option):
      "option `\(option)` takes no value"
    case .invalidValue(let value, let owner, let allowed, let suggestion):
      "`\(value)` is no value of `\(owner)`: use one of \(Self.list(allowed))"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
    case .repeatedOption(let option):
      "option `\(option)` is given twice"
    case .unexpectedPositional(let value):
      "unexpected argument `\(value)`"
    case .missingPositional(let name):
      "missing argument `<\(name)>`"
    }
  }

  /// Where to read on.
  public var hint: String { "run `\(command.joined(separator: " ")) --help`" }

  /// The message and the hint, a line each.
  public var description: String { "\(message)\n\(hint)" }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { ": did you mean `\($0)`?" } ?? ""
  }
  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
