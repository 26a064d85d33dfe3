import NavigationCore

/// What the signs of a picture mean: only those that occur, in rows below it.
struct Legend {
  private enum Kind {
    case box(String)
    case entry, terminal
    case line(String, twoWay: Bool, heads: Int, tail: Bool)
    case presentation(Presentation)
    case broken
    case step(String)
    case change(Scene.Change)
    case mark(Scene.Mark.Weight)
  }

  static let minimumWidth = 420.0
  private static let row = 26.0
  private var items: [(kind: Kind, words: String)] = []

  init(scene: Scene, plan: Plan) {
    let (fragments, segues) = (scene.fragments, scene.segues)
    if fragments.contains(where: \.isEntry) { items.append((.entry, "entry")) }
    if fragments.contains(where: \.isTerminal) { items.append((.terminal, "terminal")) }
    if fragments.contains(where: { $0.state == .presented }) {
      items.append((.box("presented"), "presented"))
    }
    if fragments.contains(where: { $0.state == .visited && !$0.isGhost }) {
      items.append((.box("visited"), "visited"))
    }
    if fragments.contains(where: \.isGhost) { items.append((.box("ghost"), "not in the graph")) }
    let real = segues.filter { !$0.isBroken }
    if real.contains(where: { !$0.isHold }) {
      items.append((.line("", twoWay: false, heads: 1, tail: false), "pass"))
    }
    if real.contains(where: \.isHold) {
      items.append((.line("hold", twoWay: false, heads: 1, tail: false), "hold"))
    }
    if real.contains(where: \.isAuto) {
      items.append((.line("", twoWay: false, heads: 2, tail: false), "auto"))
    }
    if real.contains(where: \.isDismissable) {
      items.append((.line("", twoWay: false, heads: 1, tail: true), "dismissable"))
    }
    if plan.arrows.contains(where: \.isTwoWay) {
      items.append((.line("", twoWay: true, heads: 1, tail: false), "there and back"))
    }
    for p in Presentation.allCases where p != .inPlace {
      if real.contains(where: { $0.presentation == p }) {
        items.append((.presentation(p), p.words))
      }
    }
    if segues.contains(where: { !$0.steps.isEmpty && !$0.isBroken }) {
      let names = scene.paths.enumerated().map { (Scene.letter($0), $1) }
      if names.count < 2 {
        items.append((.step("1"), "step of the path"))
      } else {
        items += names.map { (.step("\($0)1"), TextMetrics.fitted($1, limit: 24)) }
      }
    }
    if segues.contains(where: \.isBroken) { items.append((.broken, "no such segue")) }
    for change in Scene.Change.allCases {
      let count =
        fragments.count { $0.change == change } + segues.count { $0.change == change }
      if count > 0 { items.append((.change(change), "\(change.style.words) (\(count))")) }
    }
    let marks = scene.uniqueMarks
    for weight in Scene.Mark.Weight.allCases {
      let count = marks.count { $0.weight == weight }
      if count > 0 { items.append((.mark(weight), "\(weight) (\(count))")) }
    }
  }

  func height(width: Double) -> Double {
    guard let last = places(width: width).last else { return 0 }
    return last.y + Legend.row + 14
  }

  func write(into out: inout SVGBuffer, x: Double, width: Double, y: Double) {
    guard !items.isEmpty else { return }
    out.raw("<g class=\"legend\" role=\"img\">")
    out.title("legend")
    for (item, place) in zip(items, places(width: width)) {
      let at = Point(x: x + place.x, y: y + place.y + 27)
      Legend.draw(item.kind, at: at, into: &out)
      out.label(
        item.words, at: Point(x: at.x + Legend.field(item.kind) + 6, y: at.y + 4), class: "key",
        anchor: "start")
    }
    out.raw("</g>\n")
  }

  private static func field(_ kind: Kind) -> Double {
    switch kind {
    case .presentation, .change, .mark: 18
    default: 40
    }
  }

  private func places(width: Double) -> [Point] {
    var (x, y) = (0.0, 0.0)
    return items.map { item in
      let needed = Legend.field(item.kind) + 24 + TextMetrics.width(of: item.words, fontSize: 11)
      if x > 0, x + needed > width {
        x = 0
        y += Legend.row
      }
      defer { x += needed }
      return Point(x: x, y: y)
    }
  }

  private static func draw(_ kind: Kind, at p: Point, into out: inout SVGBuffer) {
    let box = Box(minX: p.x + 2, minY: p.y - 8, maxX: p.x + 38, maxY: p.y + 8)
    switch kind {
    case .box(let name):
      out.raw("<g class=\"\(name)\">")
      out.rect(box, radius: 5, class: "box")
      out.raw("</g>")
    case .entry:
      out.rect(box, radius: 5, class: "box")
      out.rect(box, inset: 2.5, radius: 3, class: "inner")
      out.raw("<path class=\"mark\" d=\"M")
      out.numbers(p.x + 17, p.y - 4)
      out.raw("l7 4l-7 4z\"/>")
    case .terminal:
      out.rect(box, radius: 5, class: "box")
      out.rect(
        Box(center: Point(x: p.x + 29, y: p.y), width: 8, height: 8), radius: 1, class: "mark")
    case .line(let name, let twoWay, let heads, let tail):
      out.raw("<g class=\"\(name)\">")
      line(from: p.x + (twoWay || tail ? 9 : 2), to: p.x + (heads == 2 ? 24 : 31), y: p.y, &out)
      let end = Point(x: p.x + 38, y: p.y)
      out.head(from: Point(x: p.x + (heads == 2 ? 24 : 31), y: p.y), tip: end, count: heads)
      if twoWay {
        out.head(from: Point(x: p.x + 9, y: p.y), tip: Point(x: p.x + 2, y: p.y), count: 1)
      }
      if tail { out.circle(Point(x: p.x + 5.5, y: p.y), 3.4, class: "tail") }
      out.raw("</g>")
    case .presentation(let presentation):
      if let sign = presentation.sign { out.sign(sign, at: Point(x: p.x + 9, y: p.y)) }
    case .broken:
      out.raw("<g class=\"broken\">")
      line(from: p.x + 2, to: p.x + 31, y: p.y, &out)
      out.head(from: Point(x: p.x + 31, y: p.y), tip: Point(x: p.x + 38, y: p.y), count: 1)
      out.cross(at: Point(x: p.x + 16, y: p.y))
      out.raw("</g>")
    case .step(let text):
      out.raw("<g class=\"walked\">")
      line(from: p.x + 2, to: p.x + 38, y: p.y, &out)
      out.rect(
        Box(center: Point(x: p.x + 20, y: p.y), width: 18, height: 18), radius: 9, class: "badge")
      out.label(text, at: Point(x: p.x + 20, y: p.y + 4), class: "badge-text")
      out.raw("</g>")
    case .change(let change):
      out.raw("<g class=\"\(change.style.name)\">")
      out.change(change, at: Point(x: p.x + 9, y: p.y))
      out.raw("</g>")
    case .mark(let weight):
      let mark = Scene.Mark(number: 0, weight: weight, text: "\(weight)")
      out.mark(mark, at: Point(x: p.x + 9, y: p.y))
    }
  }

  private static func line(from: Double, to: Double, y: Double, _ out: inout SVGBuffer) {
    out.raw("<path class=\"edge\" d=\"M")
    out.numbers(from, y)
    out.raw("H")
    out.number(to)
    out.raw("\"/>")
  }
}
