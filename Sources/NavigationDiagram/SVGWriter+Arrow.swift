import NavigationCore

extension SVGWriter {
  mutating func arrow(_ i: Int, _ course: Course, sign: Point?, badge: Box?, asides: [Point]) {
    let arrow = plan.arrows[i]
    let s = scene.segues[arrow.segue]
    out.raw("<g class=\"segue \(classes(s))\" id=\"segue-\(arrow.segue)\" role=\"img\">")
    out.title(words(arrow, s))
    let curve = layout.curves[i]
    if let first = curve.points.first {
      out.raw("<path class=\"edge\" d=\"M")
      out.numbers(first.x, first.y)
      out.raw("C")
      for i in curve.points.indices.dropFirst() {
        if i > 1 { out.raw(" ") }
        out.numbers(curve.points[i].x, curve.points[i].y)
      }
      out.raw("\"/>")
      if arrow.hasTailMark, let tip = curve.tailTip {
        let middle = Point(x: (tip.x + first.x) / 2, y: (tip.y + first.y) / 2)
        out.circle(middle, 3.4, class: "tail")
      } else if let tip = curve.tailTip {
        out.head(from: first, tip: tip, count: 1)
      }
    }
    if let last = curve.points.last, let tip = curve.headTip {
      out.head(from: last, tip: tip, count: arrow.hasDoubleHead ? 2 : 1)
    }
    if let sign, let drawing = s.presentation.sign { out.sign(drawing, at: sign) }
    if s.isBroken { out.cross(at: course.point(at: course.length * 0.75)) }
    if let badge {
      out.rect(badge, radius: 9, class: "badge")
      let c = badge.center
      out.label(
        badgeText(s.steps), at: Point(x: c.x, y: c.y + 4), class: "badge-text")
    }
    var places = asides[...]
    if let change = s.change, let place = places.popFirst() { out.change(change, at: place) }
    for mark in s.marks { if let place = places.popFirst() { out.mark(mark, at: place) } }
    out.raw("</g>\n")
  }

  mutating func label(_ i: Int, at: Point) {
    let arrow = plan.arrows[i]
    guard let words = arrow.label else { return }
    out.raw("<g class=\"\(classes(scene.segues[arrow.segue]))\">")
    out.label(words, at: Point(x: at.x, y: at.y + 4), class: "label")
    out.raw("</g>\n")
  }

  private func classes(_ s: Scene.Segue) -> String {
    var names: [String] = []
    if s.state == .dimmed, s.steps.isEmpty { names.append("dimmed") }
    if s.isHold { names.append("hold") }
    if !s.steps.isEmpty { names.append("walked") }
    if s.isBroken { names.append("broken") }
    if let change = s.change { names.append(change.style.name) }
    return names.joined(separator: " ")
  }

  private func words(_ arrow: Plan.Arrow, _ s: Scene.Segue) -> String {
    let sign = arrow.isTwoWay ? "⇄" : "→"
    var text = "\(scene.fragments[s.from].title) \(sign) \(scene.fragments[s.to].title)"
    if let label = s.text { text += ": \(label)" }
    var rules = [s.isHold ? "hold" : "pass"]
    if s.isAuto { rules.append("auto") }
    if s.isDismissable { rules.append("dismissable") }
    if s.presentation != .inPlace { rules.append(s.presentation.words) }
    text += s.isBroken ? " (broken)" : " (\(rules.joined(separator: ", ")))"
    if let change = s.change { text += ", \(change.style.words)" }
    if !s.steps.isEmpty { text += ", step " + s.steps.map(scene.text).joined(separator: ", ") }
    return text
  }
}

extension SVGBuffer {
  /// Triangles one behind the other, from where the line ends to the tip.
  mutating func head(from: Point, tip: Point, count: Int) {
    let (dx, dy) = (tip.x - from.x, tip.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.01 else { return }
    let (nx, ny) = (-dy / length * 3.6, dx / length * 3.6)
    raw("<path class=\"head\" d=\"")
    for k in 0..<count {
      let (a, b) = (Double(k) / Double(count), Double(k + 1) / Double(count))
      let base = Point(x: from.x + dx * a, y: from.y + dy * a)
      raw("M")
      numbers(base.x + nx, base.y + ny)
      raw("L")
      numbers(from.x + dx * b, from.y + dy * b)
      raw("L")
      numbers(base.x - nx, base.y - ny)
      raw("Z")
    }
    raw("\"/>")
  }

  mutating func sign(_ drawing: (lines: String, fills: String), at center: Point) {
    circle(center, 8, class: "sign")
    raw("<g transform=\"translate(")
    numbers(center.x - 4.8, center.y - 4.8)
    raw(") scale(0.8)\">")
    if !drawing.fills.isEmpty { raw("<path class=\"sign-fill\" d=\"\(drawing.fills)\"/>") }
    raw("<path class=\"sign-line\" d=\"\(drawing.lines)\"/></g>")
  }

  mutating func cross(at p: Point) {
    raw("<path class=\"cross\" d=\"M")
    numbers(p.x - 5, p.y - 5)
    raw("l10 10m0 -10l-10 10\"/>")
  }
}
