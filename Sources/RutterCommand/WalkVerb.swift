import ArgumentParsing
import NavigationCore
import NavigationDocument
import NavigationLint

/// `rutter walk`: every transition of a graph, or walks that cover every segue.
enum WalkVerb: Verb {
  /// The most segues of all paths that transitions put in place. They can take the square of a graph.
  private static let pathLimit = 2_000_000

  static let command = Command(
    name: "walk",
    summary: "List every transition, or walks that cover every segue.",
    discussion: """
      Lists the transitions of a depth-first walk over all segues, each of which can be \
      navigated after the one before: what a snapshot test goes through. With --cover it lists \
      walks from launch, with the fewest launches and steps, that together walk every segue.

      As JSON: `version`, `start` and `transitions`, each `{"present": EDGE}` or \
      `{"replace": [EDGE, …]}`; with --cover `version`, `start`, `isShortest`, `walks` and \
      `unwalked`, where each walk is a saved path, a list of `{"from": …, "to": …}`.
      """,
    examples: [
      "rutter walk App.navgraph.yml",
      "rutter walk App.navgraph.yml --from dashboard",
      "rutter walk App.navgraph.yml --cover --format json -o walks.json",
    ],
    arguments: [Positional("INPUT", "A graph in any format, a project's folder, or -.")],
    options: [
      .flag("cover", "List walks from launch that together walk every segue."),
      .value("from", "FRAGMENT", "Begin there; at launch if none."),
      .value(
        "format", short: "f", "FORMAT", "How to list.", allowedValues: ["text", "json"],
        defaultValue: "text"),
      .value("output", short: "o", "FILE", "Where to write; standard output if none."),
    ] + SwiftReader.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let isCover = invocation.flag("cover")
    let from = invocation.value("from")
    if isCover, from != nil {
      throw Failure(message: "give either `--cover`, whose walks begin at launch, or `--from`")
    }
    let document = try GraphInput.readOne(
      invocation.positional("INPUT") ?? "-", cache: invocation.value("cache"), &console)
    let subject = LintSubject(document: document)
    guard let entry = subject.entry else {
      throw Failure(
        message: "the graph has no single entry to start from; `rutter lint` tells more")
    }
    let start = try from.map { try GraphInput.fragment(named: $0, in: document) }
    let listing = WalkListing(document: document, topology: subject.topology, entry: entry)
    let isJSON = invocation.value("format") == "json"
    let text: String
    let summary: String
    let unwalked: [Int32]
    if isCover {
      let cover: CoveringWalks
      do throws(CoveringWalks.TooLong) {
        cover = try CoveringWalks(topology: subject.topology, entry: entry)
      } catch {
        throw Failure(
          message: "the walks have more than \(error.limit) launches and steps; "
            + "list the transitions, without `--cover`")
      }
      text = isJSON ? listing.json(cover) : listing.text(cover)
      summary = listing.summary(cover)
      unwalked = cover.unwalked
    } else {
      let walk = Transitions(
        topology: subject.topology, entry: entry, from: start == entry ? nil : start,
        limit: pathLimit)
      if walk.isCutShort {
        throw Failure(
          message:
            "the paths that the transitions put in place have more than \(pathLimit) segues; "
            + "list the parts of the graph one by one")
      }
      if let from, walk.steps.isEmpty, start != entry {
        console.complain("no walk leads to `\(visibleText(from))`")
        return .findings
      }
      text = isJSON ? listing.json(walk, start ?? entry) : listing.text(walk, start ?? entry)
      summary = listing.summary(walk)
      unwalked = []
    }
    if let output = invocation.value("output"), output != "-" {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      console.print(text, terminator: "")
    }
    console.flush()
    console.note(summary)
    if !unwalked.isEmpty {
      let named = unwalked.prefix(5).map { "`\(listing.edge($0))`" }.joined(separator: ", ")
      let rest = unwalked.count > 5 ? " and \(unwalked.count - 5) more" : ""
      console.note("no walk takes \(named)\(rest); `rutter lint` may tell why")
    }
    return .clean
  }
}
