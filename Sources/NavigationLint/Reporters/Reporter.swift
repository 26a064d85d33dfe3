/// Turns what a run found into text, for people or for another program.
///
/// Names in findings come from the input and may hold anything: a reporter escapes them, so that
/// its text reads back in its own format whatever they are.
public protocol Reporter: Sendable {
  /// What the command line calls it.
  static var name: String { get }
  /// The whole report, ending in a newline where it is not empty.
  static func report(_ run: LintRun) -> String
}

/// The reporters there are; the command line's help, checks and completions come from this list.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, SARIFReporter.self, GitHubReporter.self,
    GitLabReporter.self, JUnitReporter.self, CheckstyleReporter.self, XcodeReporter.self,
    MarkdownReporter.self, HTMLReporter.self, TeamCityReporter.self, AzureReporter.self,
  ]

  public static func named(_ name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }
}
