/// An argument known by its name: a flag, or a name with a value.
public struct Option: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Takes no value; `--no-name` turns it off where it is negatable.
    case flag(negatable: Bool)
    /// Takes a value, called `placeholder` in the help.
    case value(placeholder: String)
  }

  /// The long name, without dashes; also the key of its value in an `Invocation`.
  public var name: String
  public var short: Character?
  public var summary: String
  public var kind: Kind
  /// The words a value may be; empty for any.
  public var allowedValues: [String]
  public var defaultValue: String?
  public var isRepeatable: Bool
  /// Whether an allowed value may go on after a colon, as in `json:report.json`.
  public var allowsSuffix = false

  /// A flag.
  public static func flag(
    _ name: String, short: Character? = nil, _ summary: String, negatable: Bool = false,
    repeatable: Bool = false
  ) -> Option {
    Option(
      name: name, short: short, summary: summary, kind: .flag(negatable: negatable),
      allowedValues: [], defaultValue: nil, isRepeatable: repeatable)
  }

  /// An option with a value.
  public static func value(
    _ name: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    allowedValues: [String] = [], defaultValue: String? = nil, repeatable: Bool = false,
    allowsSuffix: Bool = false
  ) -> Option {
    Option(
      name: name, short: short, summary: summary, kind: .value(placeholder: placeholder),
      allowedValues: allowedValues, defaultValue: defaultValue, isRepeatable: repeatable,
      allowsSuffix: allowsSuffix)
  }

  static let help = Option.flag("help", short: "h", "Show this help.")
  static let version = Option.flag("version", "Show the version.")

  var takesValue: Bool {
    if case .value = kind { true } else { false }
  }
  var isNegatable: Bool { kind == .flag(negatable: true) }

  /// Every spelling on a command line.
  var spellings: [String] {
    var result = short.map { ["-\($0)"] } ?? []
    result.append("--\(name)")
    if isNegatable { result.append("--no-\(name)") }
    return result
  }
}
