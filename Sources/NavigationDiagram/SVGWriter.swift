import NavigationCore

/// Writes a laid-out scene as SVG: groups, then arrows, then boxes, then what lies on arrows.
struct SVGWriter {
  let scene: Scene
  let plan: Plan
  let layout: Layout
  var out = SVGBuffer()
  var placement = Placement()
  /// Whether the picture brings its style sheet along; in a page the page has it.
  var hasStyleSheet = true

  static let margin = 24.0
  static let headHeight = 34.0

  init(scene: Scene, plan: Plan, layout: Layout) {
    self.scene = scene
    self.plan = plan
    self.layout = layout
  }

  mutating func write() -> [UInt8] {
    let legend = Legend(scene: scene, plan: plan)
    let head = TextMetrics.fitted(TextMetrics.visible(scene.title), limit: 40)
    let headWidth = TextMetrics.width(of: head, fontSize: 17) * 1.12
    // Labels that we place ourselves may stand outside of what Graphviz drew.
    let courses = layout.curves.map { Course($0.flattened()) }
    for box in layout.boxes { placement.occupy(box) }
    for (i, f) in scene.fragments.enumerated() {
      for k in f.marks.indices {
        placement.occupy(Box(center: markPlace(k, on: layout.boxes[i]), width: 20, height: 20))
      }
    }
    for (i, group) in plan.groups.enumerated() {
      let box = layout.groups[i]
      let width = TextMetrics.width(of: TextMetrics.fitted(group.title, limit: 28), fontSize: 12)
      placement.occupy(
        Box(
          minX: box.minX + 8, minY: box.minY - 8, maxX: box.minX + 20 + width, maxY: box.minY + 8))
    }
    let signs = placeSigns(courses)
    var labels = labelsBesideSigns(signs)
    for (i, at) in labels.enumerated() {
      if let at { placement.occupy(Box(center: at, width: plan.arrows[i].labelWidth, height: 16)) }
    }
    let badges = placeBadges(courses)
    let asides = placeAsides(courses)
    var bounds = layout.bounds
    for (i, arrow) in plan.arrows.enumerated() where arrow.label != nil {
      if labels[i] == nil {
        labels[i] = placement.place(
          width: arrow.labelWidth, height: 15, on: courses[i], wanted: 0.5)
      }
      if let at = labels[i] {
        bounds.include(Box(center: at, width: arrow.labelWidth, height: 16))
      }
    }
    for case let badge? in badges { bounds.include(badge) }

    let width = max(bounds.width, headWidth, scene.showsLegend ? Legend.minimumWidth : 0)
    let legendHeight = scene.showsLegend ? legend.height(width: width) : 0
    let remarks = Remarks(scene: scene, width: max(width, Legend.minimumWidth))
    let size = (
      width: max(width, remarks.height > 0 ? Legend.minimumWidth : 0) + 2 * SVGWriter.margin,
      height: bounds.height + SVGWriter.headHeight + legendHeight + remarks.height
        + 2 * SVGWriter.margin
    )
    open(width: size.width, height: size.height)
    out.label(
      head, at: Point(x: SVGWriter.margin, y: SVGWriter.margin + 15), class: "head-line",
      anchor: "start")
    out.raw("\n<g transform=\"translate(")
    out.numbers(
      SVGWriter.margin - bounds.minX + (width - bounds.width) / 2,
      SVGWriter.margin + SVGWriter.headHeight - bounds.minY)
    out.raw(")\">\n")
    for i in plan.groups.indices { group(i) }
    // Walked arrows lie over the others.
    for i in plan.arrows.indices where scene.segues[plan.arrows[i].segue].steps.isEmpty {
      arrow(i, courses[i], sign: signs[i], badge: nil, asides: asides[i])
    }
    for i in plan.arrows.indices where !scene.segues[plan.arrows[i].segue].steps.isEmpty {
      arrow(i, courses[i], sign: signs[i], badge: badges[i], asides: asides[i])
    }
    // Words come last, so that no line and no other word's ground hides them.
    for i in plan.groups.indices {
      let box = layout.groups[i]
      out.label(
        TextMetrics.fitted(TextMetrics.visible(plan.groups[i].title), limit: 28),
        at: Point(x: box.minX + 14, y: box.minY + 4), class: "group-title", anchor: "start")
      out.raw("\n")
    }
    for i in plan.arrows.indices { if let at = labels[i] { label(i, at: at) } }
    for i in plan.nodes.indices { fragment(i) }
    out.raw("</g>\n")
    if scene.showsLegend {
      legend.write(
        into: &out, x: SVGWriter.margin, width: width,
        y: SVGWriter.margin + SVGWriter.headHeight + bounds.height)
    }
    remarks.write(
      into: &out, x: SVGWriter.margin,
      y: SVGWriter.margin + SVGWriter.headHeight + bounds.height + legendHeight)
    out.raw("</svg>\n")
    return out.bytes
  }

  private mutating func open(width: Double, height: Double) {
    out.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    out.numbers(width, height)
    out.raw("\" width=\"")
    out.number(width)
    out.raw("\" height=\"")
    out.number(height)
    out.raw("\" role=\"img\" aria-labelledby=\"diagram-title diagram-desc\">\n")
    out.raw("<title id=\"diagram-title\">")
    out.text(scene.title)
    out.raw("</title>\n<desc id=\"diagram-desc\">")
    out.text(scene.description)
    out.raw("</desc>\n")
    if hasStyleSheet { out.raw("<style>\n\(SVGStyle.sheet(scene.theme, scene.style))</style>\n") }
    out.raw("<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n")
  }

  /// Graphviz's places for labels, moved aside where the arrow's own sign would touch the words.
  private func labelsBesideSigns(_ signs: [Point?]) -> [Point?] {
    plan.arrows.indices.map { i in
      guard let at = layout.labels[i] else { return nil }
      let apart = plan.arrows[i].labelWidth / 2 + 8
      guard let sign = signs[i], abs(at.y - sign.y) < 15, abs(at.x - sign.x) < apart else {
        return at
      }
      let moved = Point(x: at.x < sign.x ? sign.x - apart : sign.x + apart, y: at.y)
      let box = Box(center: moved, width: plan.arrows[i].labelWidth, height: 14)
      return layout.boxes.contains { $0.overlaps(box) } ? at : moved
    }
  }

  /// Signs near the heads, further back where another sign, a box or a group's title stands.
  private mutating func placeSigns(_ courses: [Course]) -> [Point?] {
    plan.arrows.indices.map { i in
      guard scene.segues[plan.arrows[i].segue].presentation.sign != nil else { return nil }
      let wanted = courses[i].length - (plan.arrows[i].hasDoubleHead ? 27 : 19)
      let least = courses[i].length * 0.4
      let free = stride(from: wanted, to: max(least, wanted - 240), by: -8).lazy
        .map { courses[i].point(at: $0) }
        .first { placement.isFree(Box(center: $0, width: 17, height: 17)) }
      let at = free ?? courses[i].point(at: max(least, wanted))
      placement.occupy(Box(center: at, width: 16, height: 16))
      return at
    }
  }

  private mutating func placeBadges(_ courses: [Course]) -> [Box?] {
    return plan.arrows.indices.map { i in
      let steps = scene.segues[plan.arrows[i].segue].steps
      guard !steps.isEmpty else { return nil }
      let width = badgeWidth(steps)
      let at = placement.place(width: width, height: 18, on: courses[i], wanted: 0.42)
      return Box(center: at, width: width, height: 18)
    }
  }

  /// Places on each arrow for the sign of its change and for its marks.
  private mutating func placeAsides(_ courses: [Course]) -> [[Point]] {
    plan.arrows.indices.map { i in
      let segue = scene.segues[plan.arrows[i].segue]
      let count = segue.marks.count + (segue.change == nil ? 0 : 1)
      return (0..<count).map { _ in
        placement.place(width: 18, height: 18, on: courses[i], wanted: 0.5)
      }
    }
  }

  /// Where a box's marks stand: along its upper edge, from the right.
  private func markPlace(_ k: Int, on box: Box) -> Point {
    Point(x: box.maxX - 2 - 20 * Double(k), y: box.minY)
  }

  func badgeText(_ steps: [Scene.Step]) -> String {
    let shown = steps.prefix(6).map(scene.text).joined(separator: ", ")
    return steps.count > 6 ? shown + "…" : shown
  }

  func badgeWidth(_ steps: [Scene.Step]) -> Double {
    max(18, TextMetrics.width(of: badgeText(steps), fontSize: 11) * 1.1 + 9)
  }

  private mutating func group(_ i: Int) {
    let box = layout.groups[i]
    out.raw("<g class=\"cluster\" id=\"group-\(i)\">")
    out.title(plan.groups[i].title)
    out.rect(box, radius: 10, class: "group")
    out.raw("</g>\n")
  }

  private mutating func fragment(_ i: Int) {
    let (f, node, box) = (scene.fragments[i], plan.nodes[i], layout.boxes[i])
    var names = "fragment \(f.state.rawValue)"
    if f.isEntry { names += " entry" }
    if f.isTerminal { names += " terminal" }
    if f.isGhost { names += " ghost" }
    if let change = f.change { names += " \(change.style.name)" }
    out.raw("<g class=\"\(names)\" id=\"fragment-\(i)\" role=\"img\">")
    var words = f.title == f.id ? f.title : "\(f.title) (\(f.id))"
    if f.isEntry { words += ", entry" }
    if f.isTerminal { words += ", terminal" }
    if f.state == .visited || f.state == .presented { words += ", \(f.state.rawValue)" }
    if let note = f.note { words += ", \(note)" }
    if let change = f.change { words += ", \(change.style.words)" }
    out.title(words)
    if f.isCollapsed {
      out.rect(
        Box(minX: box.minX + 4, minY: box.minY - 4, maxX: box.maxX + 4, maxY: box.maxY - 4),
        class: "stack")
    }
    out.rect(box, class: "box")
    var c = box.center
    if let image = f.image, let room = node.image {
      c.y -= (room.height + 8) / 2
      out.image(
        image,
        in: Box(
          center: Point(x: c.x, y: box.maxY - 8 - room.height / 2), width: room.width,
          height: room.height))
    }
    if f.isEntry {
      out.rect(box, inset: 3, radius: 5, class: "inner")
      out.raw("<path class=\"mark\" d=\"M")
      out.numbers(box.minX + 10, c.y - 5)
      out.raw("l9 5l-9 5z\"/>")
    }
    if f.isTerminal {
      out.rect(
        Box(center: Point(x: box.maxX - 15, y: c.y), width: 9, height: 9), radius: 1, class: "mark")
    }
    let x = c.x + (f.isEntry ? 7 : 0) - (f.isTerminal ? 7 : 0)
    out.label(node.title, at: Point(x: x, y: c.y + (node.note == nil ? 4.5 : -3)), class: "title")
    if let note = node.note { out.label(note, at: Point(x: x, y: c.y + 14), class: "note") }
    if let change = f.change { out.change(change, at: Point(x: box.minX, y: box.minY)) }
    for (k, mark) in f.marks.enumerated() { out.mark(mark, at: markPlace(k, on: box)) }
    out.raw("</g>\n")
  }
}
