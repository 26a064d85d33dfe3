import ArgumentParsing
import NavigationDiagram
import NavigationDocument

/// `rutter convert`: a graph in another format.
enum ConvertVerb: Verb {
  static let command = Command(
    name: "convert",
    summary: "Write a graph in another format.",
    discussion: """
      Reads a graph in any format (a navgraph document, storyboards, Android navigation, DOT, Swift sources) \
      and writes it as a navgraph document in YAML or JSON, as DOT, or as a Mermaid flowchart. \
      A navgraph document keeps the whole graph. What another format has no place for, or the \
      input says and a graph cannot, is named on standard error.
      """,
    examples: [
      "rutter convert Main.storyboard -o App.navgraph.yml",
      "rutter convert app/src/main/res/navigation/nav_graph.xml",
      "rutter convert App.navgraph.yml -o App.dot",
    ],
    arguments: [
      Positional("INPUT", "A graph in any format, a project's folder, or -.")
    ],
    options: [
      .value(
        "output", short: "o", "FILE",
        "Where to write: .yml, .json, .dot, .mermaid; standard output if none."),
      .value(
        "format", short: "f", "FORMAT", "The format, where the file's name does not tell.",
        allowedValues: GraphFormat.allCases.map(\.rawValue)),
    ] + SwiftReader.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let output = invocation.value("output").flatMap { $0 == "-" ? nil : $0 }
    let format = try GraphFormat.chosen(name: invocation.value("format"), output: output)
    let document = try GraphInput.readOne(
      invocation.positional("INPUT") ?? "-", cache: invocation.value("cache"), &console)
    let text = format.text(of: document)
    if let output {
      try OutputFile.write(Array(text.utf8), to: output)
    } else {
      console.print(text, terminator: "")
      console.flush()
    }
    for loss in document.losses + format.losses(of: document) {
      console.note("not kept: \(visibleText(loss))")
    }
    return .clean
  }
}

/// What `rutter convert` can write.
enum GraphFormat: String, CaseIterable {
  case yaml, json, dot, mermaid

  /// The format that was asked for by name, or that a file's name tells; YAML on standard output.
  static func chosen(name: String?, output: String?) throws -> GraphFormat {
    if let name, let format = GraphFormat(rawValue: name) { return format }
    guard let output else { return .yaml }
    let endings: [(String, GraphFormat)] = [
      (".yml", .yaml), (".yaml", .yaml), (".json", .json), (".dot", .dot), (".gv", .dot),
      (".mermaid", .mermaid), (".mmd", .mermaid),
    ]
    let lowered = output.lowercased()
    guard let format = endings.first(where: { lowered.hasSuffix($0.0) })?.1 else {
      throw Failure(
        message: "the name `\(output)` does not tell the format; end it in .yml, .json, .dot or "
          + ".mermaid, or give `--format`")
    }
    return format
  }

  func text(of document: GraphDocument) -> String {
    switch self {
    case .yaml: NavgraphWriter.yaml(document)
    case .json: NavgraphWriter.json(document)
    case .dot: Diagram.dot(Scene(document: document))
    case .mermaid: Diagram.mermaid(Scene(document: document))
    }
  }

  /// What the graph has and the format does not.
  func losses(of document: GraphDocument) -> [String] {
    guard self == .dot || self == .mermaid else { return [] }
    var losses: [String] = []
    func lose(_ count: Int, _ what: String) {
      if count > 0 { losses.append("\(what) (\(count))") }
    }
    let attributes = document.attributes.values
    lose(attributes.count { $0.image != nil || $0.source != nil }, "images and sources")
    lose(
      attributes.count { $0.reachableFromCode != nil || $0.leavableFromCode != nil },
      "what code may do")
    lose(document.suppressions.count, "suppressions")
    lose(document.isClosed ? 1 : 0, "`closed`")
    if self == .mermaid {
      lose(document.segues.count { $0.tag >= 0 && $0.label >= 0 }, "tags of labelled segues")
    } else {
      lose(document.names.count { $0.contains("\\") }, "names with a backslash, which DOT doubles")
    }
    return losses
  }
}
