extension Scene.Change {
  /// The class of what changed so, and the sign that stands on it.
  var style: (name: String, sign: String, words: String) {
    switch self {
    case .added: ("added", "+", "added")
    case .removed: ("removed", "−", "removed")
    case .changed: ("changed", "Δ", "changed")
    }
  }
}

extension SVGBuffer {
  /// The sign of a change, on a disc of its colour.
  mutating func change(_ change: Scene.Change, at p: Point) {
    circle(p, 7, class: "change-ground")
    label(change.style.sign, at: Point(x: p.x, y: p.y + 4), class: "change")
  }

  /// A remark's number, `!` for none: on an octagon for an error, on a triangle for a warning.
  mutating func mark(_ mark: Scene.Mark, at p: Point) {
    raw("<g class=\"remark-mark\">")
    let number = mark.number > 0 ? String(mark.number) : "!"
    title("\(number): \(mark.text)")
    switch mark.weight {
    case .error:
      raw("<path class=\"error-mark\" d=\"M")
      numbers(p.x - 3.5, p.y - 8.5)
      raw("h7l5 5v7l-5 5h-7l-5 -5v-7z\"/>")
    case .warning:
      raw("<path class=\"warning-mark\" d=\"M")
      numbers(p.x, p.y - 10)
      raw("l11 18h-22z\"/>")
    }
    label(number, at: Point(x: p.x, y: p.y + 4), class: "mark-number")
    raw("</g>")
  }
}
