import ArgumentParsing
import NavigationDocument
import NavigationLint
import Spelling

/// The configuration of each input, read once, with what the command line says over it.
struct ConfigurationLookup {
  static let options: [Option] = [
    .value("config", "FILE", "The configuration, instead of the nearest .rutter.yml."),
    .flag("no-config", "Use no configuration file."),
    .value(
      "rule", "ID=SEVERITY", "Set a rule to off, warning or error.", repeatable: true),
    PolicyFolder.option,
    .flag("print-config", "Show what applies to the input, and where each value came from."),
  ]

  /// A configuration and the file that it came from.
  struct Found {
    var configuration: ProjectConfiguration
    var path: String?
  }

  private let given: String?
  private let isOff: Bool
  private var overrides: [(rule: String, severity: Severity?, flag: String)] = []
  private let invocation: Invocation
  private var policies: [PolicyPage]?
  private var byFolder: [String: String?] = [:]
  private var byPath: [String?: Found] = [:]

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    given = invocation.value("config")
    isOff = invocation.flag("no-config")
    if given != nil, isOff {
      throw Failure(message: "give either `--config` or `--no-config`, not both")
    }
    for value in invocation.allValues("rule") {
      overrides.append(try Self.override(value))
    }
  }

  private static func override(
    _ text: String
  ) throws -> (rule: String, severity: Severity?, flag: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      throw Failure(
        message: "`--rule \(text)` lacks a severity; write `--rule \(text)=off`, `warning` or "
          + "`error`")
    }
    guard Linter.severity(ofRule: parts[0]) != nil else {
      let meant = Spelling.nearest(to: parts[0], among: Linter.ruleIDs)
      throw Failure(
        message: "there is no rule `\(parts[0])`"
          + (meant.map { "; did you mean `\($0)`?" } ?? "; `rutter rules` lists them"))
    }
    let severity = Severity(rawValue: parts[1])
    guard severity != nil || parts[1] == "off" else {
      throw Failure(
        message: "`\(parts[1])` is no severity; write `off`, `warning` or `error`")
    }
    return (parts[0], severity, "--rule \(text)")
  }

  /// The configuration for what is in a folder.
  mutating func configuration(
    forFolder folder: String, _ console: inout Console
  ) throws -> Found {
    if let path = byFolder[folder] { return try read(path, &console) }
    let path = given ?? (isOff ? nil : ConfigurationReader.find(from: folder))
    byFolder[folder] = path
    return try read(path, &console)
  }

  /// The configuration for an input: a file, a folder, a pattern, or standard input.
  mutating func configuration(
    forInput input: String, _ console: inout Console
  ) throws -> Found {
    let isFolder = input != "-" && FolderSearch.isFolder(input)
    let folder =
      isFolder
      ? input
      : FilePath.folder(
        of: PathPattern.isPattern(input) && !FolderSearch.isFile(input) ? "" : input)
    return try configuration(forFolder: folder, &console)
  }

  private mutating func read(_ path: String?, _ console: inout Console) throws -> Found {
    if let found = byPath[path] { return found }
    var configuration = ProjectConfiguration()
    if let path {
      let result = ConfigurationReader.read(path: path)
      for diagnostic in result.diagnostics {
        console.complain(diagnostic, in: result.configuration.sources)
      }
      guard result.diagnostics.isEmpty else { throw Failure() }
      configuration = result.configuration
    }
    let policies = try policies ?? PolicyFolder.pages(invocation, &console)
    self.policies = policies
    for page in policies { configuration.add(page) }
    for (rule, severity, flag) in overrides {
      configuration.set(severity, ofRule: rule, .flag(flag))
    }
    let found = Found(configuration: configuration, path: path)
    byPath[path] = found
    return found
  }

  /// Shows the configuration of each input.
  mutating func show(_ inputs: [String], _ console: inout Console) throws {
    for (number, input) in inputs.enumerated() {
      let found = try configuration(forInput: input, &console)
      if number > 0 { console.print("") }
      let file = found.path.map { "`\(visibleText($0))`" } ?? "no configuration file"
      console.print("# `\(visibleText(input))`: \(file)")
      console.print(ConfigurationWriter.text(found.configuration), terminator: "")
    }
  }
}

extension ProjectConfiguration.Pattern {
  /// The pattern of whole paths.
  var wholePathPattern: PathPattern {
    PathPattern(
      FilePath.normalized(
        FilePath.join(FilePath.absolute(folder.isEmpty ? "." : folder), text)))
  }
}
