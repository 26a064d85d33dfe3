/// What a command line asks for.
public struct Invocation: Sendable, Hashable {
  public enum Request: Sendable, Hashable { case run, help, version }

  public var request = Request.run
  /// The names of the subcommands chosen, outermost first, without the program's name.
  public var commandPath: [String] = []
  /// The flags given, by long name; `false` where negated.
  public var flags: [String: Bool] = [:]
  /// The values given, by long name, in order; defaults are not among them.
  public var values: [String: [String]] = [:]
  /// The positional arguments, by name, in order.
  public var positionals: [String: [String]] = [:]
  /// The defaults of the options that the command understands.
  var defaults: [String: String] = [:]

  /// Whether a flag was given, or `absent` if it was not.
  public func flag(_ name: String, absent: Bool = false) -> Bool { flags[name] ?? absent }
  /// The last value of an option, or its default.
  public func value(_ name: String) -> String? { values[name]?.last ?? defaults[name] }
  /// Every value of an option, or its default alone.
  public func allValues(_ name: String) -> [String] {
    values[name] ?? defaults[name].map { [$0] } ?? []
  }
  /// The first positional argument of that name.
  public func positional(_ name: String) -> String? { positionals[name]?.first }
}
