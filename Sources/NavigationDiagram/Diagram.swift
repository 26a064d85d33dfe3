import NavigationDocument

/// Draws scenes.
public enum Diagram {
  /// The scene as a self-contained SVG document in UTF-8.
  ///
  /// Equal scenes give equal bytes with one version of Graphviz. Every fragment and segue of
  /// the scene is in the picture, or an error says which is not.
  ///
  /// - Parameter simplified: is told when the layout took less care than it could.
  public static func svg(
    _ scene: Scene, simplified: (Simplification) -> Void = { _ in }
  ) throws(DiagramError) -> [UInt8] {
    let (plan, layout) = try laidOut(scene, simplified)
    var writer = SVGWriter(scene: scene, plan: plan, layout: layout)
    return writer.write()
  }

  /// The scene in Graphviz's own language.
  public static func dot(_ scene: Scene) -> String {
    DOTWriter.write(scene)
  }

  /// The scene as a Mermaid flowchart.
  public static func mermaid(_ scene: Scene) -> String {
    MermaidWriter.write(scene)
  }

  /// The most segues that Mermaid draws where its limit was not raised.
  public static let mermaidSegueLimit = 500

  /// The scene as JSON, with the place of everything.
  public static func json(
    _ scene: Scene, simplified: (Simplification) -> Void = { _ in }
  ) throws(DiagramError) -> String {
    let (plan, layout) = try laidOut(scene, simplified)
    return SceneJSONWriter.write(scene, plan, layout)
  }

  /// The scene as one HTML file to look around in; `link` makes links of the fragments' sources.
  public static func html(
    _ scene: Scene, link: SourceLink? = nil, simplified: (Simplification) -> Void = { _ in }
  ) throws(DiagramError) -> [UInt8] {
    let (plan, layout) = try laidOut(scene, simplified)
    return PageWriter.write(scene, plan, layout, link: link)
  }

  /// The most fragments, or two thirds of the arrows, that are laid out without being asked to: what
  /// is larger takes minutes and cannot be read.
  public static let sizeLimit = 12_000

  private static func laidOut(
    _ scene: Scene, _ simplified: (Simplification) -> Void
  ) throws(DiagramError) -> (Plan, Layout) {
    let plan = try Plan(scene)
    if scene.quality == .auto, plan.size > sizeLimit {
      throw .tooLarge(fragments: plan.nodes.count, segues: scene.segues.count, limit: sizeLimit)
    }
    guard !plan.nodes.isEmpty else { return (plan, .empty) }
    let (layout, effort) = try LayoutEngine.layout(plan, quality: scene.quality)
    if scene.quality != .fast, let loss = effort.simplification(of: plan) { simplified(loss) }
    return (plan, layout)
  }
}

extension Layout {
  static var empty: Layout {
    Layout(
      boxes: [], curves: [], labels: [], groups: [],
      bounds: Box(minX: 0, minY: 0, maxX: 200, maxY: 20))
  }
}
