import ArgumentParsing
import NavigationCore
import NavigationDiagram
import NavigationDocument
import NavigationLint

/// `rutter draw`: the graph as a picture, with a saved path on it.
enum DrawVerb: Verb {
  static let command = Command(
    name: "draw",
    summary: "Draw a navigation graph.",
    discussion: """
      Draws the graph, laid out by Graphviz, as SVG, PNG or PDF, or writes it as DOT. With a \
      path its steps are numbered, what it presents is filled, and the rest steps back. A path \
      that no longer fits is drawn up to its broken step, and the exit status is 1.

      SVG is the same on every machine; PNG and PDF are made from it by librsvg, with the fonts \
      of the machine.
      """,
    examples: [
      "rutter draw App.navgraph.yml -o app.svg",
      "rutter draw App.navgraph.yml --path saved.json -o path.svg",
      "rutter draw App.navgraph.yml -o app.png --scale 3",
      "rutter draw App.navgraph.yml --path splash/login/home --theme dark -o dark.svg",
    ],
    arguments: [Positional("INPUT", "A navgraph document, or -.")],
    options: [
      .value(
        "output", short: "o", "FILE",
        "Where to write: .svg, .png, .pdf or .dot; standard output if none."),
      .value("path", short: "p", "PATH", "A saved path to show: a file or text."),
      .value(
        "format", short: "f", "FORMAT", "The format, where the file's name does not tell.",
        allowedValues: PictureFormat.names),
      .value("scale", "FACTOR", "Pixels of a PNG for each point.", defaultValue: "2"),
      .value(
        "theme", "THEME", "Colours: auto follows the viewer's setting.",
        allowedValues: ["auto", "light", "dark"], defaultValue: "auto"),
      .value(
        "direction", "DIRECTION", "Where the graph grows.", allowedValues: ["down", "right"],
        defaultValue: "down"),
      .value("title", "TEXT", "The picture's title; the graph's name if none."),
      .flag("no-legend", "Leave out the legend."),
    ])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let output = invocation.value("output")
    let format = try PictureFormat.chosen(name: invocation.value("format"), output: output)
    let scale = try scale(invocation.value("scale"))
    let isForTerminal = (output == nil || output == "-") && Terminal.isTerminal(1)
    if format.isBinary, isForTerminal {
      throw Failure(message: "a \(format) is no text for a terminal; give `-o FILE`")
    }
    try GraphInput.checkStandardInput(
      [invocation.positional("INPUT") ?? "-"], paths: invocation.allValues("path"))
    let document = try GraphInput.readOne(invocation.positional("INPUT") ?? "-", &console)
    guard !document.names.isEmpty else {
      throw Failure(message: "there is nothing to draw: the graph names no fragment")
    }
    var overlay: PathOverlay?
    var broken: Finding?
    if let argument = invocation.value("path") {
      let path = try GraphInput.savedPath(argument, &console)
      let subject = LintSubject(document: document, savedPaths: [path])
      guard let entry = subject.entry else {
        throw Failure(
          message: "the graph has no single entry for the path to start from; "
            + "`rutter lint` tells more")
      }
      let review = PathReview(path, document: document, topology: subject.topology, entry: entry)
      overlay = PathOverlay(review, in: subject)
      broken = Linter.lint(document, savedPaths: [path]).first { $0.rule == "broken-path" }
    }
    let scene = Scene(
      document: document, path: overlay, title: invocation.value("title"),
      direction: invocation.value("direction") == "right" ? .leftToRight : .topToBottom,
      theme: theme(invocation.value("theme")), showsLegend: !invocation.flag("no-legend"))
    let picture = try format.picture(of: scene, scale: scale)
    if let output, output != "-" {
      try OutputFile.write(picture, to: output)
    } else {
      console.write(picture)
    }
    if let broken {
      console.complain(visibleText(broken.message))
      if let remedy = broken.remedy { console.note(visibleText(remedy)) }
    }
    return broken == nil ? .clean : .findings
  }

  private static func scale(_ text: String?) throws -> Double {
    guard let text else { return 2 }
    guard let scale = Double(text), scale.isFinite, scale > 0 else {
      throw Failure(message: "`\(text)` is no scale; give a number over 0, for example 2")
    }
    return scale
  }

  private static func theme(_ name: String?) -> Scene.Theme {
    switch name {
    case "light": .light
    case "dark": .dark
    default: .auto
    }
  }
}

extension PathOverlay {
  /// What a picture shows of a path: its steps, and where it leads or breaks.
  init(_ review: PathReview, in subject: LintSubject) {
    let steps = review.path.steps.enumerated().map { i, step in
      Step(
        segueInputPosition: review.segues[i].map { subject.topology.inputPosition[$0] },
        fromName: step.from.name, toName: step.to.name, fromID: step.from.id, toID: step.to.id)
    }
    let entry = subject.entry.map { subject.document.names[$0] } ?? ""
    let route = ([entry] + review.path.steps.map(\.to.text)).joined(separator: ", ")
    var lines = [
      "path: \(route).",
      "presented: \(review.presented.map(\.text).joined(separator: ", ")).",
    ]
    if let explanation = review.explanation(in: subject) { lines.append(explanation) }
    self.init(
      steps: steps, brokenStep: review.brokenStep, presented: review.presentedFragments,
      visited: review.visitedFragments, descriptionLines: lines)
  }
}
