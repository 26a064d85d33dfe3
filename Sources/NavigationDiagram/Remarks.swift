/// The lines below a picture: what its marks say, and what it says of itself.
struct Remarks {
  private static let row = 18.0
  private static let fontSize = 11.5
  /// More than that would push the picture off the page; the report has them all.
  private static let most = 40

  private var lines: [(mark: Scene.Mark?, text: String)] = []

  init(scene: Scene, width: Double) {
    let marks = scene.uniqueMarks
    for mark in marks.prefix(Remarks.most) { add(mark.text, mark: mark, width: width - 28) }
    if marks.count > Remarks.most {
      add("and \(marks.count - Remarks.most) more", mark: nil, width: width)
    }
    for remark in scene.remarks { add(remark, mark: nil, width: width) }
  }

  var height: Double { lines.isEmpty ? 0 : Double(lines.count) * Remarks.row + 16 }

  func write(into out: inout SVGBuffer, x: Double, y: Double) {
    guard !lines.isEmpty else { return }
    out.raw("<g class=\"remarks\">")
    var y = y + Remarks.row
    var indent = 0.0
    for line in lines {
      if let mark = line.mark {
        out.mark(mark, at: Point(x: x + 10, y: y - 4))
        indent = 28
      } else if !line.text.hasPrefix(" ") {
        indent = 0
      }
      out.label(
        String(line.text.drop { $0 == " " }), at: Point(x: x + indent, y: y), class: "remark",
        anchor: "start")
      y += Remarks.row
    }
    out.raw("</g>\n")
  }

  /// Breaks a text into lines between its words; lines after the first begin with a space.
  private mutating func add(_ text: String, mark: Scene.Mark?, width: Double) {
    var line = ""
    var isFirst = true
    func measure(_ text: String) -> Double {
      TextMetrics.width(of: text, fontSize: Remarks.fontSize)
    }
    for word in TextMetrics.visible(text).split(separator: " ") {
      let fitted = TextMetrics.fitted(String(word), limit: max(8, width / Remarks.fontSize))
      let longer = line.isEmpty ? fitted : line + " " + fitted
      if !line.isEmpty, measure(longer) > width {
        lines.append((isFirst ? mark : nil, isFirst ? line : " " + line))
        isFirst = false
        line = fitted
      } else {
        line = longer
      }
    }
    lines.append((isFirst ? mark : nil, isFirst ? line : " " + line))
  }
}

extension Scene {
  /// The marks of all fragments and segues, each number once, in order.
  var uniqueMarks: [Mark] {
    var marks = fragments.flatMap(\.marks) + segues.flatMap(\.marks)
    marks.sort { $0.number < $1.number }
    var previous = 0
    marks.removeAll { mark in
      defer { previous = mark.number }
      return mark.number == previous
    }
    return marks
  }

  var hasChanges: Bool {
    fragments.contains { $0.change != nil } || segues.contains { $0.change != nil }
  }
}
