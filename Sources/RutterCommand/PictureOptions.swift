import ArgumentParsing
import NavigationDiagram
import NavigationDocument

/// How and where a picture is written: what `rutter draw` and `rutter diff` have in common.
struct PictureOptions {
  static let options: [Option] = [
    .value(
      "output", short: "o", "FILE",
      "Where to write: .svg, .png, .pdf, .html, .dot, .mermaid, .json; standard output if none."),
    .value(
      "format", short: "f", "FORMAT", "The format, where the file's name does not tell.",
      allowedValues: PictureFormat.names),
    .value("scale", "FACTOR", "Pixels of a PNG for each point.", defaultValue: "2"),
    .value(
      "theme", "THEME", "Colours: auto follows the viewer's setting.",
      allowedValues: ["auto", "light", "dark"], defaultValue: "auto"),
    .value("style", "FILE", "Colours, font and strokes of your own, as YAML or JSON."),
    .value(
      "direction", "DIRECTION", "Where the graph grows.", allowedValues: ["down", "right"],
      defaultValue: "down"),
    .value(
      "quality", "QUALITY",
      "Care of the layout: auto goes by size; full makes room for each label; fast runs arrows "
        + "straight.", allowedValues: Scene.Quality.allCases.map(\.rawValue),
      defaultValue: "auto"),
    .value("title", "TEXT", "The picture's title; the graph's name if none."),
    .flag("no-legend", "Leave out the legend."),
    .value(
      "link", "TEMPLATE",
      "Links to sources in HTML, for example vscode://file/{path}:{line}."),
  ]

  let output: String?
  let format: PictureFormat
  let scale: Double
  let theme: Scene.Theme
  let style: PictureStyle
  let direction: Scene.Direction
  let quality: Scene.Quality
  let title: String?
  let showsLegend: Bool
  let link: SourceLink?

  init(_ invocation: Invocation) throws {
    output = invocation.value("output").flatMap { $0 == "-" ? nil : $0 }
    format = try PictureFormat.chosen(name: invocation.value("format"), output: output)
    let text = invocation.value("scale") ?? "2"
    guard let scale = Double(text), scale.isFinite, scale > 0 else {
      throw Failure(message: "`\(text)` is no scale; give a number over 0, for example 2")
    }
    self.scale = scale
    theme =
      switch invocation.value("theme") {
      case "light": .light
      case "dark": .dark
      default: .auto
      }
    style = try invocation.value("style").map { try PictureOptions.style($0) } ?? .standard
    direction = invocation.value("direction") == "right" ? .leftToRight : .topToBottom
    quality = invocation.value("quality").flatMap(Scene.Quality.init(rawValue:)) ?? .auto
    title = invocation.value("title")
    showsLegend = !invocation.flag("no-legend")
    link = try invocation.value("link").map { template in
      guard let link = SourceLink(template: template) else {
        throw Failure(
          message: "`\(template)` is no template for links; it needs `{path}`, perhaps `{line}`, "
            + "and one of the schemes \(SourceLink.schemes.joined(separator: ", "))")
      }
      return link
    }
  }

  private static func style(_ path: String) throws -> PictureStyle {
    let console = Console()
    var sources: [SourceText] = []
    do throws(Diagnostic) {
      let source = SourceText(path: path, bytes: try FileBytes.read(path))
      sources.append(source)
      let (style, warnings) = try PictureStyle.read(source)
      for warning in warnings { console.warn(warning, in: [source]) }
      return style
    } catch {
      console.complain(error, in: sources)
      throw Failure()
    }
  }

  /// The scene as the options want it.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    scene.direction = direction
    scene.quality = quality
    scene.theme = theme
    scene.style = style
    scene.showsLegend = showsLegend
    return scene
  }

  /// Refuses to write bytes that are no text on a terminal.
  func checkTerminal() throws {
    if format.isBinary, output == nil, Terminal.isTerminal(1) {
      throw Failure(message: "a \(format) is no text for a terminal; give `-o FILE`")
    }
  }

  func write(_ scene: Scene, _ console: inout Console) throws {
    if format == .mermaid, scene.segues.count > Diagram.mermaidSegueLimit {
      console.note(
        "the picture has \(scene.segues.count) segues; Mermaid draws no more than "
          + "\(Diagram.mermaidSegueLimit) unless its `maxEdges` is raised")
    }
    let picture = try picture(of: scene, console)
    if let output {
      try OutputFile.write(picture, to: output)
    } else {
      console.write(picture)
    }
  }

  private func picture(of scene: Scene, _ console: borrowing Console) throws -> [UInt8] {
    var loss: Simplification?
    do throws(DiagramError) {
      let picture = try ProgressLine.during("laying out \(scene.fragments.count) fragments") {
        () throws(DiagramError) in
        try format.picture(of: scene, scale: scale, link: link) { loss = $0 }
      }
      if let loss {
        let size = "\(scene.fragments.count) fragments and \(scene.segues.count) segues"
        console.remark("\(loss), as there are \(size); `--quality full` takes its time")
      }
      return picture
    } catch {
      guard case .tooLarge = error else { throw error }
      console.complain("\(error)")
      console.note(
        "draw a part with `--focus`, or `--from` and `--to`; show groups as boxes with "
          + "`--collapse`; or draw it all with `--quality fast`, which takes minutes")
      throw Failure()
    }
  }
}
