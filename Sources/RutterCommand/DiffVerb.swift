import ArgumentParsing
import NavigationDiagram
import NavigationDocument
import NavigationLint

/// `rutter diff`: what a change did to an app's navigation, in words and as one picture.
enum DiffVerb: Verb {
  static let command = Command(
    name: "diff",
    summary: "Show what changed between two versions of a graph.",
    discussion: """
      Tells which fragments and segues came, went or changed, and which findings came and went. \
      A version is a file, or a file of a git revision as REVISION:FILE. With -o the change is \
      also drawn: both versions in one picture, or in one HTML page that shows either.

      Exit status: 0, or 1 with --exit-code where anything changed.
      """,
    examples: [
      "rutter diff old.navgraph.yml new.navgraph.yml",
      "rutter diff origin/main:App.navgraph.yml App.navgraph.yml -o change.svg",
      "rutter diff main:App.navgraph.yml App.navgraph.yml --summary markdown --exit-code",
    ],
    arguments: [
      Positional("OLD", "The graph as it was: a file, or REVISION:FILE."),
      Positional("NEW", "The graph as it is: a file, or REVISION:FILE."),
    ],
    options: [
      .value(
        "path", short: "p", "PATH", "A saved path that may have broken: a file or text.",
        repeatable: true),
      .value(
        "summary", short: "s", "FORM", "How to tell the change.",
        allowedValues: ["text", "markdown", "none"], defaultValue: "text"),
      .flag("exit-code", "Exit with 1 where anything changed."),
    ] + SwiftReader.options + ConfigurationLookup.options + SceneSelection.options
      + PictureOptions.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let picture = try PictureOptions(invocation)
    let selection = try SceneSelection(invocation)
    let inputs = ["OLD", "NEW"].map { invocation.positional($0) ?? "-" }
    try GraphInput.checkStandardInput(inputs, paths: invocation.allValues("path"))
    if inputs.allSatisfy({ $0 == "-" }) {
      throw Failure(
        message: "standard input cannot be both versions; give one of them as a file")
    }
    let cache = invocation.value("cache")
    let old = try document(inputs[0], cache: cache, &console)
    let new = try document(inputs[1], cache: cache, &console)
    let paths = try invocation.allValues("path").map { try GraphInput.savedPath($0, &console) }
    var lookup = try ConfigurationLookup(invocation)
    let configuration = try lookup.configuration(
      forInput: file(of: inputs[1]), &console
    ).configuration.lint

    let before = Linter.lint(old, savedPaths: paths, configuration: configuration)
    let after = Linter.lint(new, savedPaths: paths, configuration: configuration)
    let (known, present) = (Set(before.map(\.key)), Set(after.map(\.key)))
    let summary = DiffSummary(
      diff: GraphDiff(from: old, to: new),
      introduced: after.filter { !known.contains($0.key) },
      cleared: before.filter { !present.contains($0.key) })
    switch invocation.value("summary") {
    case "none": break
    case "markdown": console.print(summary.markdown, terminator: "")
    default: console.print(summary.text(console.style), terminator: "")
    }
    if picture.output != nil {
      var scene = Scene(
        from: old, to: new, title: picture.title, grouping: selection.grouping)
      scene = scene.marked(with: summary.introduced)
      try picture.write(selection.apply(to: picture.applied(to: scene)), &console)
    }
    return invocation.flag("exit-code") && !summary.isEmpty ? .findings : .clean
  }

  /// Reads a version: a file that is there, or else one of a git revision.
  private static func document(
    _ input: String, cache: String?, _ console: inout Console
  ) throws -> GraphDocument {
    guard let revision = revision(of: input) else {
      return try GraphInput.readOne(input, cache: cache, &console)
    }
    let path = file(of: input)
    let git = try GitRevision(revision, near: FilePath.folder(of: path))
    let result: ReadResult
    do throws(Diagnostic) {
      result = DocumentReader.read(
        bytes: try git.bytes(path), path: path, files: git.files)
    } catch {
      throw Failure(message: "in `\(revision)` \(error.message)")
    }
    for diagnostic in result.diagnostics {
      console.complain(diagnostic, in: result.document.sources)
    }
    guard result.diagnostics.isEmpty else { throw Failure() }
    return result.document
  }

  /// The revision of `REVISION:FILE`; nil where the whole is a file or names none.
  private static func revision(of input: String) -> String? {
    guard input != "-", !FilePath.exists(input), let colon = input.firstIndex(of: ":"),
      colon != input.startIndex
    else { return nil }
    return String(input[..<colon])
  }

  private static func file(of input: String) -> String {
    guard let revision = revision(of: input) else { return input }
    return String(input.dropFirst(revision.count + 1))
  }
}
