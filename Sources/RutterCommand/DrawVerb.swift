import ArgumentParsing
import NavigationCore
import NavigationDiagram
import NavigationDocument
import NavigationLint

/// `rutter draw`: the graph as a picture, with saved paths and findings on it.
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

      A frame of --group-by context holds what appears under one sheet, cover, popover or window, \
      or under none; one of router what the main router or that of a window steers. Both bear \
      the name of the fragment at the bottom.
      """,
    examples: [
      "rutter draw App.navgraph.yml -o app.svg",
      "rutter draw App.navgraph.yml --path saved.json -o path.svg",
      "rutter draw App.navgraph.yml --lint --focus findings -o findings.svg",
      "rutter draw App.navgraph.yml --focus checkout --depth 2 -o checkout.png",
      "rutter draw App.navgraph.yml --collapse Settings --theme dark -o dark.svg",
    ],
    arguments: [Positional("INPUT", "A graph in any format, a project's folder, or -.")],
    options: [
      .value(
        "path", short: "p", "PATH", "A saved path to show: a file or text.", repeatable: true),
      .flag("lint", "Mark what `rutter lint` finds."),
      .flag("no-images", "Leave out the fragments' images."),
    ] + SceneSelection.options + PictureOptions.options + ConfigurationLookup.options
      + SwiftReader.options)

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let picture = try PictureOptions(invocation)
    let selection = try SceneSelection(invocation)
    try picture.checkTerminal()
    let input = invocation.positional("INPUT") ?? "-"
    try GraphInput.checkStandardInput([input], paths: invocation.allValues("path"))
    let document = try GraphInput.readOne(
      input, cache: invocation.value("cache"), &console)
    guard !document.names.isEmpty else {
      throw Failure(message: "there is nothing to draw: the graph names no fragment")
    }
    let paths = try invocation.allValues("path").map { try GraphInput.savedPath($0, &console) }
    let subject = LintSubject(document: document, savedPaths: paths)
    let broken = Linter.brokenPaths(subject)
    var scene = try scene(
      of: subject, broken: broken, title: picture.title,
      grouping: selection.grouping)
    if !invocation.flag("no-images") { scene.showImages(of: document, console) }
    if invocation.flag("lint") {
      var lookup = try ConfigurationLookup(invocation)
      let configuration = try lookup.configuration(forInput: input, &console).configuration.lint
      scene = scene.marked(
        with: Linter.lint(document, savedPaths: paths, configuration: configuration))
    }
    try picture.write(selection.apply(to: picture.applied(to: scene)), &console)
    console.flush()
    for finding in broken {
      console.complain(visibleText(finding.message))
      if let remedy = finding.remedy { console.note(visibleText(remedy)) }
    }
    return broken.isEmpty ? .clean : .findings
  }

  /// The graph with the paths on it, and below it the way to where a broken one was to lead.
  static func scene(
    of subject: LintSubject, broken: [Finding], title: String? = nil,
    grouping: Scene.Grouping = .group
  ) throws -> Scene {
    let (document, paths) = (subject.document, subject.savedPaths)
    if !paths.isEmpty, subject.entry == nil {
      throw Failure(
        message: "the graph has no single entry for the path to start from; "
          + "`rutter lint` tells more")
    }
    let overlays = paths.compactMap { path in
      subject.entry.map { entry in
        PathOverlay(
          PathReview(path, document: document, topology: subject.topology, entry: entry),
          in: subject)
      }
    }
    var scene = Scene(document: document, paths: overlays, title: title, grouping: grouping)
    scene.remarks += broken.compactMap(\.remedy)
    return scene
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
    let path = review.path.source.path
    self.init(
      name: path.split(separator: "/").last.map(String.init) ?? path, steps: steps,
      brokenStep: review.brokenStep, presented: review.presentedFragments,
      visited: review.visitedFragments, descriptionLines: lines)
  }
}

extension Scene {
  /// The scene with a mark on each fragment and segue that a finding is about; what is found
  /// about the graph or a path stands below the picture.
  func marked(with findings: [Finding]) -> Scene {
    var scene = self
    var fragments: [String: [Mark]] = [:]
    var segues: [String: [String: [Mark]]] = [:]
    for (i, finding) in findings.enumerated() {
      var text = "\(finding.message) (\(finding.rule))"
      if let witness = finding.witness { text += "; walk: \(witness.text)" }
      let mark = Mark(
        number: i + 1, weight: finding.severity == .error ? .error : .warning, text: text)
      switch finding.subject {
      case .fragment(let name): fragments[name, default: []].append(mark)
      case .segue(let from, let to): segues[from, default: [:]][to, default: []].append(mark)
      case .graph, .path: scene.remarks.append(text)
      }
    }
    scene.mark(
      fragments: { fragments[$0] ?? [] },
      segues: { segues[$0]?[$1] ?? [] })
    return scene
  }
}

extension Scene {
  /// Puts each fragment's image on it; what cannot be shown is said and left out.
  mutating func showImages(of document: GraphDocument, _ console: borrowing Console) {
    var images: [String: Image] = [:]
    var problems = 0
    for (i, name) in document.names.enumerated() {
      guard let path = document.attributes[Int32(i)]?.image else { continue }
      let region = document.regions[i]
      let file = Int(region.file)
      let source = document.sources.indices.contains(file) ? document.sources[file].path : ""
      do throws(Diagnostic) {
        let image = try FragmentImage.read(path, ofDocument: source)
        let ratio = image.size.map { Double($0.width) / Double($0.height) } ?? 0.5
        images[name] = Image(
          mediaType: image.format.rawValue, bytes: image.bytes, aspectRatio: ratio)
      } catch {
        problems += 1
        guard problems <= 10 else { continue }
        console.warn(
          Diagnostic("\(error.message); it is left out", region: region), in: document.sources)
      }
    }
    if problems > 10 { console.remark("\(problems - 10) more images are left out") }
    if !images.isEmpty { show(images: { images[$0] }) }
  }
}
