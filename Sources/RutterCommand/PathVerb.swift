import ArgumentParsing
import NavigationCore
import NavigationDocument
import NavigationLint

/// `rutter path`: checks and explains a saved path, or finds one.
enum PathVerb: Verb {
  static let command = Command(
    name: "path",
    summary: "Explain a saved path, or find the way to a fragment.",
    discussion: """
      A path is a file as the app wrote it (a JSON array of edges), or text: \
      splash/login/home, splash => login => home, or a URL; ids as detail:42.
      """,
    examples: [
      "rutter path App.navgraph.yml saved.json",
      "rutter path App.navgraph.yml splash/login/home",
      "rutter path App.navgraph.yml --to receipt",
    ],
    arguments: [
      Positional("INPUT", "A navgraph document, or -."),
      Positional("PATH", "The saved path: a file or text.", .optional),
    ],
    options: [.value("to", "FRAGMENT", "Find the shortest way to a fragment.")]
      + SwiftReader.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    try GraphInput.checkStandardInput(
      [invocation.positional("INPUT") ?? "-"], paths: invocation.positionals["PATH"] ?? [])
    let document = try GraphInput.readOne(
      invocation.positional("INPUT") ?? "-", cache: invocation.value("cache"), &console)
    let subject = LintSubject(document: document)
    guard let entry = subject.entry, let reachability = subject.reachability else {
      throw Failure(
        message: "the graph has no single entry to start from; `rutter lint` tells more")
    }
    if let target = invocation.value("to") {
      guard invocation.positional("PATH") == nil else {
        throw Failure(message: "give either a path or `--to`, not both")
      }
      let fragment = try GraphInput.fragment(named: target, in: document)
      guard reachability.isReached(fragment) else {
        console.complain("no walk leads to `\(target)`")
        return .findings
      }
      let walk = reachability.walk(to: fragment, in: subject.topology, limit: .max)
      console.print(subject.walk(walk)?.text ?? document.names[entry])
      return .clean
    }
    guard let argument = invocation.positional("PATH") else {
      throw Failure(message: "give a path to explain, or `--to FRAGMENT` to find one")
    }
    let path = try GraphInput.savedPath(argument, &console)
    let review = PathReview(path, document: document, topology: subject.topology, entry: entry)
    console.print("starts at `\(document.names[entry])`")
    for (i, step) in path.steps.enumerated() {
      let isBroken = review.brokenStep.map { i >= $0 } ?? false
      let mark = i == review.brokenStep ? "✗" : isBroken ? "?" : "\(i + 1)"
      let rules = review.segues[i].map { describe(subject.topology.segues[$0].rules) } ?? ""
      console.print("  \(mark)  \(visibleText("\(step.from.text) => \(step.to.text)"))\(rules)")
    }
    let screen = review.presented.map { "`\(visibleText($0.text))`" }.joined(separator: ", ")
    console.print("presented: \(screen)")
    let findings = Linter.brokenPaths(LintSubject(document: document, savedPaths: [path]))
    console.flush()
    for finding in findings {
      console.complain(visibleText(finding.message))
      if let remedy = finding.remedy { console.note(visibleText(remedy)) }
    }
    return findings.isEmpty ? .clean : .findings
  }

  private static func describe(_ rules: SegueRules) -> String {
    var words: [String] = []
    if rules.contains(.hold) { words.append("hold") }
    if rules.contains(.auto) { words.append("auto") }
    if rules.contains(.dismissable) { words.append("dismissable") }
    return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
  }
}
