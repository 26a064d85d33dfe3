import NavigationCore
import NavigationDocument

/// Writes a scene with the places of everything, for tools that draw it themselves.
///
/// Numbers are points to a hundredth, y grows downwards, and a curve has its first point and then
/// three for each cubic piece.
enum SceneJSONWriter {
  static func write(_ scene: Scene, _ plan: Plan, _ layout: Layout) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.member("title", scene.title)
      $0.member("description", scene.description)
      if !scene.paths.isEmpty { $0.array("paths", scene.paths) { $0.value($1) } }
      if !scene.remarks.isEmpty { $0.array("remarks", scene.remarks) { $0.value($1) } }
      $0.member("bounds", numbers(layout.bounds))
      $0.array("fragments", Array(scene.fragments.indices)) { json, i in
        json.object { fragment(scene.fragments[i], layout.boxes[i], &$0) }
      }
      $0.array("segues", Array(plan.arrows.indices)) { json, i in
        json.object { segue(plan.arrows[i], scene, layout.curves[i], &$0) }
      }
      if !plan.groups.isEmpty {
        $0.array("groups", Array(plan.groups.indices)) { json, i in
          json.object {
            $0.member("title", plan.groups[i].title)
            $0.member("box", numbers(layout.groups[i]))
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func fragment(_ f: Scene.Fragment, _ box: Box, _ json: inout JSONWriter) {
    json.member("id", f.id)
    json.member("title", f.title)
    if let group = f.group { json.member("group", group) }
    if let note = f.note { json.member("note", note) }
    if f.isEntry { json.member("entry", true) }
    if f.isTerminal { json.member("terminal", true) }
    if f.isGhost { json.member("ghost", true) }
    if f.isCollapsed { json.member("collapsed", true) }
    if f.state != .untouched { json.member("state", f.state.rawValue) }
    if let change = f.change { json.member("change", "\(change)") }
    marks(f.marks, &json)
    json.member("box", numbers(box))
  }

  private static func segue(
    _ arrow: Plan.Arrow, _ scene: Scene, _ curve: Curve, _ json: inout JSONWriter
  ) {
    let s = scene.segues[arrow.segue]
    json.member("from", scene.fragments[s.from].id)
    json.member("to", scene.fragments[s.to].id)
    json.member("style", s.isHold ? "hold" : "pass")
    if s.isAuto { json.member("auto", true) }
    if s.isDismissable { json.member("dismissable", true) }
    if let presentation = s.presentation.keyword { json.member("presentation", presentation) }
    if let text = s.text { json.member("text", text) }
    if arrow.isTwoWay { json.member("twoWay", true) }
    if s.isBroken { json.member("broken", true) }
    if s.state != .untouched { json.member("state", s.state.rawValue) }
    if let change = s.change { json.member("change", "\(change)") }
    if !s.steps.isEmpty {
      json.array("steps", s.steps) { json, step in
        json.inlineObject {
          $0.member("path", step.path)
          $0.member("number", step.number)
        }
      }
    }
    marks(s.marks, &json)
    json.array("curve", curve.points) { $0.numbers(numbers($1)) }
    if let tip = curve.tailTip { json.member("tail", numbers(tip)) }
    if let tip = curve.headTip { json.member("head", numbers(tip)) }
  }

  private static func marks(_ marks: [Scene.Mark], _ json: inout JSONWriter) {
    guard !marks.isEmpty else { return }
    json.array("marks", marks) { json, mark in json.object { mark.write(to: &$0) } }
  }

  /// x, y, width and height.
  private static func numbers(_ box: Box) -> [Double] {
    [box.minX, box.minY, box.width, box.height].map(rounded)
  }

  private static func numbers(_ p: Point) -> [Double] { [rounded(p.x), rounded(p.y)] }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension Scene.Mark {
  /// The mark's members of a JSON object.
  func write(to json: inout JSONWriter) {
    json.member("number", number)
    json.member("severity", "\(weight)")
    json.member("text", text)
  }
}
