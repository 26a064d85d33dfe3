public import ArgumentParsing

/// The program: its command line described once, and what each verb runs.
public enum Rutter {
  public static let version = "0.1.0"

  /// How the program ends.
  public enum ExitStatus: Int32, Sendable {
    /// Nothing to complain of.
    case clean = 0
    /// Findings at or over the failing severity, or a path that does not fit.
    case findings = 1
    /// Usage, unreadable input, or a failure of the program itself.
    case failure = 2
  }

  static let verbs: [any Verb.Type] = [
    LintVerb.self, DrawVerb.self, DiffVerb.self, PathVerb.self, WalkVerb.self, ConvertVerb.self,
    RulesVerb.self, InitVerb.self,
    CompletionsVerb.self,
  ]

  public static let command = Command(
    name: "rutter",
    summary: "Checks and draws the navigation of apps.",
    discussion: """
      A navigation graph has fragments (screens) and segues (the ways between them). Rutter \
      finds the screens that nobody can reach and the places where users get stuck, and draws \
      the graph, with a saved path on it.

      An input is a navgraph document (App.navgraph.yml or .json), a storyboard, a graph of \
      Android's res/navigation, Swift source, a DOT file, a folder, which is searched for all \
      of these but DOT, or - for standard input.

      Exit status: 0 clean, 1 findings or a path that does not fit, 2 usage, unreadable input \
      or an internal failure.
      """,
    examples: [
      "rutter lint App.navgraph.yml",
      "rutter draw App.navgraph.yml --path saved.json -o path.svg",
      "rutter rules undismissable-dead-end",
    ],
    options: [
      .value(
        "color", "WHEN", "Colour messages and reports.",
        allowedValues: ["auto", "always", "never"],
        defaultValue: "auto")
    ],
    subcommands: verbs.map { $0.command })

  /// Runs a command line, without the program's name, and says how it ended.
  public static func run(_ arguments: [String]) -> ExitStatus {
    var console = Console()
    var status: ExitStatus
    do {
      let invocation = try command.parse(arguments)
      console.useColor(invocation.value("color"))
      switch invocation.request {
      case .help:
        console.print(
          command.help(for: invocation.commandPath, bold: console.style.isOn),
          terminator: "")
        status = .clean
      case .version:
        console.print("rutter \(version)")
        status = .clean
      case .run:
        let name = invocation.commandPath.first
        guard let verb = verbs.first(where: { $0.command.name == name }) else {
          console.print(command.help(), terminator: "")
          return console.finish(.failure)
        }
        status = try verb.run(invocation, &console)
      }
    } catch let error as ArgumentError {
      console.complain(error.message)
      console.note(error.hint)
      status = .failure
    } catch let failure as Failure {
      if let message = failure.message { console.complain(message) }
      status = .failure
    } catch {
      console.complain("\(error)")
      status = .failure
    }
    return console.finish(status)
  }
}

/// One word of the command line that does something.
protocol Verb: Sendable {
  static var command: Command { get }
  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
}

/// The end of a run for a reason that has been said, or that `message` says.
struct Failure: Error {
  var message: String?
}
