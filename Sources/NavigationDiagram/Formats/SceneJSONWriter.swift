import NavigationCore

/// Writes a scene with the places of everything, for tools that draw it themselves.
///
/// Numbers are points, y grows downwards, and a curve has its first point and then three for each
/// cubic piece.
enum SceneJSONWriter {
  static func write(_ scene: Scene, _ plan: Plan, _ layout: Layout) -> [UInt8] {
    var out = JSONBuffer()
    out.object {
      $0.member("version") { $0.number(1) }
      $0.member("title") { $0.string(scene.title) }
      $0.member("description") { $0.string(scene.description) }
      if !scene.paths.isEmpty { $0.member("paths") { $0.strings(scene.paths) } }
      if !scene.remarks.isEmpty { $0.member("remarks") { $0.strings(scene.remarks) } }
      $0.member("bounds") { $0.box(layout.bounds) }
      $0.member("fragments") { out in
        out.array(scene.fragments.indices) { fragment(scene.fragments[$1], layout.boxes[$1], &$0) }
      }
      $0.member("segues") { out in
        out.array(plan.arrows.indices) { out, i in
          segue(plan.arrows[i], scene, layout.curves[i], &out)
        }
      }
      if !plan.groups.isEmpty {
        $0.member("groups") { out in
          out.array(plan.groups.indices) { out, i in
            out.object {
              $0.member("title") { $0.string(plan.groups[i].title) }
              $0.member("box") { $0.box(layout.groups[i]) }
            }
          }
        }
      }
    }
    return out.finished()
  }

  private static func fragment(_ f: Scene.Fragment, _ box: Box, _ out: inout JSONBuffer) {
    out.object {
      $0.member("id") { $0.string(f.id) }
      $0.member("title") { $0.string(f.title) }
      if let group = f.group { $0.member("group") { $0.string(group) } }
      if let note = f.note { $0.member("note") { $0.string(note) } }
      if f.isEntry { $0.member("entry") { $0.bool(true) } }
      if f.isTerminal { $0.member("terminal") { $0.bool(true) } }
      if f.isGhost { $0.member("ghost") { $0.bool(true) } }
      if f.isCollapsed { $0.member("collapsed") { $0.bool(true) } }
      if f.state != .untouched { $0.member("state") { $0.string("\(f.state)") } }
      if let change = f.change { $0.member("change") { $0.string("\(change)") } }
      $0.marks(f.marks)
      $0.member("box") { $0.box(box) }
    }
  }

  private static func segue(
    _ arrow: Plan.Arrow, _ scene: Scene, _ curve: Curve, _ out: inout JSONBuffer
  ) {
    let s = scene.segues[arrow.segue]
    out.object {
      $0.member("from") { $0.string(scene.fragments[s.from].id) }
      $0.member("to") { $0.string(scene.fragments[s.to].id) }
      $0.member("style") { $0.string(s.isHold ? "hold" : "pass") }
      if s.isAuto { $0.member("auto") { $0.bool(true) } }
      if s.isDismissable { $0.member("dismissable") { $0.bool(true) } }
      if s.presentation != .inPlace {
        $0.member("presentation") { $0.string("\(s.presentation)") }
      }
      if let text = s.text { $0.member("text") { $0.string(text) } }
      if arrow.isTwoWay { $0.member("twoWay") { $0.bool(true) } }
      if s.isBroken { $0.member("broken") { $0.bool(true) } }
      if s.state != .untouched { $0.member("state") { $0.string("\(s.state)") } }
      if let change = s.change { $0.member("change") { $0.string("\(change)") } }
      if !s.steps.isEmpty {
        $0.member("steps") { out in
          out.array(s.steps) { out, step in
            out.object {
              $0.member("path") { $0.number(Double(step.path)) }
              $0.member("number") { $0.number(Double(step.number)) }
            }
          }
        }
      }
      $0.marks(s.marks)
      $0.member("curve") { out in
        out.array(curve.points) { $0.point($1) }
      }
      if let tip = curve.tailTip { $0.member("tail") { $0.point(tip) } }
      if let tip = curve.headTip { $0.member("head") { $0.point(tip) } }
    }
  }
}
