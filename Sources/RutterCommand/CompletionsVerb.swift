import ArgumentParsing

/// `rutter completions`: a script that completes rutter's command line in a shell.
enum CompletionsVerb: Verb {
  static let command = Command(
    name: "completions",
    summary: "Print shell completions.",
    examples: ["rutter completions bash > /etc/bash_completion.d/rutter"],
    arguments: [Positional("SHELL", "The shell.", allowedValues: ["bash", "zsh", "fish"])])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let shell = invocation.positional("SHELL").flatMap(Shell.init(rawValue:)) ?? .bash
    console.print(Rutter.command.completions(for: shell), terminator: "")
    return .clean
  }
}
