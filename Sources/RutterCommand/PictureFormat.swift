import NavigationDiagram

/// What `rutter draw` can write.
enum PictureFormat: String, CaseIterable {
  case svg, png, pdf, html, dot, mermaid, json

  static var names: [String] { allCases.map(\.rawValue) }

  /// Whether the bytes are no text, which a terminal should not be given.
  var isBinary: Bool { self == .png || self == .pdf }

  /// The format that was asked for by name, or that a file's name tells; SVG where nothing does.
  static func chosen(name: String?, output: String?) throws -> PictureFormat {
    if let name, let format = PictureFormat(rawValue: name) { return format }
    guard let output, output != "-" else { return .svg }
    let lowered = output.lowercased()
    if let format = allCases.first(where: { lowered.hasSuffix(".\($0.rawValue)") }) {
      return format
    }
    if lowered.hasSuffix(".gv") { return .dot }
    if lowered.hasSuffix(".mmd") { return .mermaid }
    let known = names.map { ".\($0)" }
    throw Failure(
      message: "the name `\(output)` does not tell the format; end it in "
        + "\(known.dropLast().joined(separator: ", ")) or \(known.last ?? ""), "
        + "or give `--format`")
  }

  /// The scene in this format; `simplified` is told when the layout took less care than it could.
  func picture(
    of scene: Scene, scale: Double, link: SourceLink?, simplified: (Simplification) -> Void
  ) throws(DiagramError) -> [UInt8] {
    switch self {
    case .svg: try Diagram.svg(scene, simplified: simplified)
    case .png: try Raster.png(svg: Diagram.svg(scene, simplified: simplified), scale: scale)
    case .pdf: try Raster.pdf(svg: Diagram.svg(scene, simplified: simplified), title: scene.title)
    case .html: try Diagram.html(scene, link: link, simplified: simplified)
    case .dot: Array(Diagram.dot(scene).utf8)
    case .mermaid: Array(Diagram.mermaid(scene).utf8)
    case .json: Array(try Diagram.json(scene, simplified: simplified).utf8)
    }
  }
}
