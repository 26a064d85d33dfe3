import Spelling

extension Command {
  /// Reads a command line, without the program's name.
  ///
  /// A missing subcommand of a command that has some and takes no arguments is an error; a bare
  /// program name with nothing after it gives its help.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
    var parser = Parser(root: self)
    return try parser.parse(arguments)
  }
}

private struct Parser {
  let root: Command
  var command: Command
  var options: [Option]
  var invocation = Invocation()
  var operands: [String] = []

  init(root: Command) {
    self.root = root
    command = root
    options = root.options
  }

  mutating func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
    var rest = arguments[...]
    do throws(ArgumentError) {
      return try scan(&rest)
    } catch {
      // Whoever asks for help further on gets it, unless it is unclear for which command.
      if case .unknownSubcommand = error.reason { throw error }
      let ahead = rest.prefix { $0 != "--" }
      guard ahead.contains("--help") || ahead.contains("-h") else { throw error }
      invocation.request = .help
      return invocation
    }
  }

  private mutating func scan(
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> Invocation {
    let isBare = rest.isEmpty
    while let word = rest.popFirst() {
      if word == "--" {
        let operands = rest
        rest = []
        for operand in operands { try take(operand) }
        break
      }
      if word.hasPrefix("--") {
        try long(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try short(word, &rest)
      } else if operands.isEmpty, !command.subcommands.isEmpty {
        if word == "help" {
          for name in rest where !name.hasPrefix("-") { try descend(name) }
          invocation.request = .help
        } else {
          try descend(word)
        }
      } else {
        try take(word)
      }
      if invocation.request != .run { return invocation }
    }
    return try finish(isBare: isBare)
  }

  private mutating func descend(_ name: String) throws(ArgumentError) {
    guard let next = command.subcommands.first(where: { $0.name == name }) else {
      if command.subcommands.isEmpty { throw error(.unexpectedPositional(name)) }
      if !command.arguments.isEmpty, invocation.request == .run { return try take(name) }
      let names = command.subcommands.map(\.name)
      throw error(.unknownSubcommand(name, suggestion: Spelling.nearest(to: name, among: names)))
    }
    command = next
    options = next.options + options
    invocation.commandPath.append(name)
  }

  private mutating func long(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let value = equals.map { String(body[body.index(after: $0)...]) }
    if let option = options.first(where: { $0.name == name }) {
      return try accept(option, as: "--\(name)", value, &rest)
    }
    if name.hasPrefix("no-"),
      let option = options.first(where: { $0.isNegatable && $0.name == name.dropFirst(3) })
    {
      guard value == nil else { throw error(.unwantedValue(option: "--\(name)")) }
      return try set(option, false, as: "--\(name)")
    }
    if value == nil, name == "help" {
      invocation.request = .help
    } else if value == nil, name == "version", invocation.commandPath.isEmpty {
      invocation.request = .version
    } else {
      var known = (options + [.help]).flatMap { $0.spellings.filter { $0.hasPrefix("--") } }
      if invocation.commandPath.isEmpty { known.append("--version") }
      let nearest = Spelling.nearest(to: "--\(name)", among: known)
      throw error(.unknownOption("--\(name)", suggestion: nearest))
    }
  }

  /// Reads a cluster of short flags, of which the last may take the rest as its value.
  private mutating func short(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      if let option = options.first(where: { $0.short == letter }) {
        if option.takesValue {
          let value = letters.isEmpty ? nil : String(letters)
          return try accept(option, as: spelling, value, &rest)
        }
        try set(option, true, as: spelling)
      } else if letter == "h" {
        invocation.request = .help
        return
      } else {
        let body = String(word.dropFirst())
        let name = options.first { $0.name == body }.map { "--\($0.name)" }
        throw error(.unknownOption(name == nil ? spelling : word, suggestion: name))
      }
    }
  }

  private mutating func accept(
    _ option: Option, as spelling: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    guard case .value(let placeholder) = option.kind else {
      guard attached == nil else { throw error(.unwantedValue(option: spelling)) }
      return try set(option, true, as: spelling)
    }
    var value = attached
    // A word like `--quiet` after an option is more likely a forgotten value than a value.
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = rest.popFirst()
    }
    guard let value else {
      throw error(.missingValue(option: spelling, placeholder: placeholder))
    }
    if !option.isRepeatable, invocation.values[option.name] != nil {
      throw error(.repeatedOption(spelling))
    }
    let word = option.allowsSuffix ? String(value.prefix { $0 != ":" }) : value
    try check(word, of: spelling, option.allowedValues)
    invocation.values[option.name, default: []].append(value)
  }

  private mutating func set(
    _ option: Option, _ value: Bool, as spelling: String
  ) throws(ArgumentError) {
    if !option.isRepeatable, invocation.flags[option.name] != nil {
      throw error(.repeatedOption(spelling))
    }
    invocation.flags[option.name] = value
  }

  private mutating func take(_ operand: String) throws(ArgumentError) {
    let positionals = command.arguments
    let index =
      positionals.firstIndex(where: \.isRepeating).map { min($0, operands.count) }
      ?? operands.count
    guard positionals.indices.contains(index) else {
      throw error(.unexpectedPositional(operand))
    }
    let positional = positionals[index]
    try check(operand, of: positional.name, positional.allowedValues)
    operands.append(operand)
    invocation.positionals[positional.name, default: []].append(operand)
  }

  private func check(
    _ value: String, of owner: String, _ allowed: [String]
  ) throws(ArgumentError) {
    guard !allowed.isEmpty, !allowed.contains(value) else { return }
    let nearest = Spelling.nearest(to: value, among: allowed)
    throw error(.invalidValue(value, of: owner, allowed: allowed, suggestion: nearest))
  }

  private mutating func finish(isBare: Bool) throws(ArgumentError) -> Invocation {
    if !command.subcommands.isEmpty, command.arguments.isEmpty {
      if isBare {
        invocation.request = .help
        return invocation
      }
      throw error(.missingSubcommand(allowed: command.subcommands.map(\.name)))
    }
    for positional in command.arguments
    where positional.isRequired && invocation.positionals[positional.name] == nil {
      throw error(.missingPositional(positional.name))
    }
    for option in options.reversed() { invocation.defaults[option.name] = option.defaultValue }
    return invocation
  }

  private func error(_ reason: ArgumentError.Reason) -> ArgumentError {
    ArgumentError(reason: reason, command: [root.name] + invocation.commandPath)
  }
}
