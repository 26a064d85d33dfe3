import NavigationCore
import NavigationDocument

/// Writes a scene as one HTML file that needs nothing else: the same SVG, with pan and zoom,
/// search, neighbours, paths step by step, and findings.
///
/// The page's policy lets no script run but ours, known by its hash, and nothing be fetched.
enum PageWriter {
  /// SHA-256 of `page.js` in base 64; a test compares them.
  static let scriptHash = "SVElpHk8CHqu5CakZ4brjsJpaxPyt1TdBS9JvkB0BnU="

  static func write(
    _ scene: Scene, _ plan: Plan, _ layout: Layout, link: SourceLink?
  ) -> [UInt8] {
    var writer = SVGWriter(scene: scene, plan: plan, layout: layout)
    writer.hasStyleSheet = false
    let picture = writer.write()
    var out = SVGBuffer()
    out.raw("<!DOCTYPE html>\n<html lang=\"en\" data-theme=\"\(scene.theme)\">\n<head>\n")
    out.raw("<meta charset=\"utf-8\">\n")
    out.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    out.raw("style-src 'unsafe-inline'; img-src data:; script-src 'sha256-\(scriptHash)'; ")
    out.raw("base-uri 'none'; form-action 'none'\">\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.raw("<meta name=\"referrer\" content=\"no-referrer\">\n<title>")
    out.text(TextMetrics.visible(scene.title))
    out.raw("</title>\n<style>\n\(SVGStyle.sheet(.light, scene.style))</style>\n")
    out.raw(
      "<style id=\"dark-sheet\" media=\"not all\">\n\(SVGStyle.sheet(.dark, scene.style))</style>\n"
    )
    out.raw("<style>\n")
    out.bytes(PackageResources.page_css)
    out.raw("</style>\n</head>\n<body>\n")
    header(scene, &out)
    out.raw("<main id=\"stage\" aria-label=\"diagram\"><div id=\"canvas\">\n")
    out.bytes(picture)
    out.raw("</div></main>\n")
    aside(scene, &out)
    out.raw("<footer id=\"status\" role=\"status\" aria-live=\"polite\"></footer>\n")
    out.raw("<script type=\"application/json\" id=\"data\">\n")
    out.raw(data(scene, plan, link))
    out.raw("\n</script>\n<script>")
    out.bytes(PackageResources.page_js)
    out.raw("</script>\n</body>\n</html>\n")
    return out.bytes
  }

  private static func header(_ scene: Scene, _ out: inout SVGBuffer) {
    out.raw("<header><h1>")
    out.text(TextMetrics.visible(scene.title))
    out.raw("</h1>\n<input id=\"search\" type=\"search\" placeholder=\"Search (/)\" ")
    out.raw("aria-label=\"Search fragments\" autocomplete=\"off\">\n")
    if !scene.paths.isEmpty {
      out.raw("<div class=\"tools\" role=\"group\" aria-label=\"Path\">")
      out.raw("<select id=\"path\" aria-label=\"Path\" hidden></select>")
      button("back", "◀", "Step back (←)", &out)
      out.raw("<span id=\"position\"></span>")
      button("forward", "▶", "Step forward (→)", &out)
      button("play", "Play", "Play the path", pressed: false, &out)
      out.raw("</div>\n")
    }
    if scene.hasChanges {
      out.raw("<div class=\"tools\" id=\"versions\" role=\"group\" aria-label=\"Versions\">")
      for (only, words) in [("only-old", "Old"), ("", "Both"), ("only-new", "New")] {
        out.raw("<button type=\"button\" data-only=\"\(only)\" ")
        out.raw("aria-pressed=\"\(only.isEmpty)\">\(words)</button>")
      }
      out.raw("</div>\n")
    }
    out.raw("<div class=\"tools\" role=\"group\" aria-label=\"View\">")
    button("out", "−", "Zoom out (-)", &out)
    button("fit", "Fit", "Fit the picture (0)", &out)
    button("in", "+", "Zoom in (+)", &out)
    button("theme", "Dark", "Dark colours", pressed: false, &out)
    out.raw("</div></header>\n")
  }

  private static func button(
    _ id: String, _ text: String, _ words: String, pressed: Bool? = nil, _ out: inout SVGBuffer
  ) {
    let state = pressed.map { " aria-pressed=\"\($0)\"" } ?? ""
    out.raw("<button type=\"button\" id=\"\(id)\" title=\"\(words)\" ")
    out.raw("aria-label=\"\(words)\"\(state)>\(text)</button>")
  }

  private static func aside(_ scene: Scene, _ out: inout SVGBuffer) {
    out.raw("<aside aria-label=\"Details\"><section id=\"details\"></section>\n")
    if !scene.paths.isEmpty {
      out.raw("<section><h3>Path</h3><ol id=\"steps\"></ol></section>\n")
    }
    let marks = scene.uniqueMarks
    if !marks.isEmpty {
      out.raw("<section id=\"findings\"><h3>Findings</h3><ul>\n")
      for mark in marks {
        out.raw("<li><button type=\"button\" data-number=\"\(mark.number)\">")
        out.text("\(mark.number). \(mark.weight): \(TextMetrics.visible(mark.text))")
        out.raw("</button></li>\n")
      }
      out.raw("</ul></section>\n")
    }
    if !scene.remarks.isEmpty {
      out.raw("<section><h3>Remarks</h3><ul>\n")
      for remark in scene.remarks {
        out.raw("<li>")
        out.text(TextMetrics.visible(remark))
        out.raw("</li>\n")
      }
      out.raw("</ul></section>\n")
    }
    out.raw("<p class=\"help\">Drag to move, scroll to zoom, click a fragment for what leads ")
    out.raw("there and on. Keys: / search, + − 0 zoom, Esc clear")
    out.raw(scene.paths.isEmpty ? "" : ", ← → steps")
    out.raw(".</p></aside>\n")
  }

  /// What the script has to know of the picture's elements.
  private static func data(_ scene: Scene, _ plan: Plan, _ link: SourceLink?) -> String {
    var element = Array(scene.segues.indices)
    for arrow in plan.arrows { if let back = arrow.back { element[back] = arrow.segue } }
    var json = JSONWriter()
    json.object {
      $0.array("fragments", scene.fragments) { json, f in
        json.inlineObject { fragment(f, link, &$0) }
      }
      $0.array("segues", Array(scene.segues.indices)) { json, i in
        let s = scene.segues[i]
        json.inlineObject {
          $0.member("element", element[i])
          $0.member("from", s.from)
          $0.member("to", s.to)
          $0.member("words", words(s))
          $0.member("marks", s.marks.map { Double($0.number) })
        }
      }
      $0.array("remarks", scene.uniqueMarks) { json, mark in
        json.inlineObject { mark.write(to: &$0) }
      }
      $0.array("paths", Array(scene.paths.indices)) { json, i in
        json.object { path(scene, i, &$0) }
      }
    }
    // In JSON this sign stands only in strings; written so, it cannot end the script element.
    return json.text.replacing("<", with: "\\u003c")
  }

  private static func fragment(
    _ f: Scene.Fragment, _ link: SourceLink?, _ json: inout JSONWriter
  ) {
    json.member("id", f.id)
    json.member("title", TextMetrics.visible(f.title))
    json.member("marks", f.marks.map { Double($0.number) })
    guard let source = f.source else { return }
    json.object("source") {
      $0.member("text", source.path + (source.line.map { ":\($0)" } ?? ""))
      if let link { $0.member("url", link.url(for: source)) }
    }
  }

  private static func path(_ scene: Scene, _ number: Int, _ json: inout JSONWriter) {
    var steps: [(number: Int, segue: Int)] = []
    for (i, segue) in scene.segues.enumerated() {
      for step in segue.steps where step.path == number { steps.append((step.number, i)) }
    }
    steps.sort { $0.number < $1.number }
    var words: [String] = []
    if let first = steps.first {
      words.append(scene.fragments[scene.segues[first.segue].from].title)
    }
    for step in steps {
      let segue = scene.segues[step.segue]
      let broken = segue.isBroken ? " (no such segue)" : ""
      words.append(scene.fragments[segue.to].title + broken)
    }
    json.member("name", TextMetrics.visible(scene.paths[number]))
    json.array("words", words) { $0.value(TextMetrics.visible($1)) }
    json.array("steps", steps) { json, step in
      json.inlineObject { $0.member("segue", step.segue) }
    }
  }

  private static func words(_ s: Scene.Segue) -> String {
    var words = [s.isHold ? "hold" : "pass"]
    if s.isAuto { words.append("auto") }
    if s.isDismissable { words.append("dismissable") }
    if s.presentation != .inPlace { words.append(s.presentation.words) }
    if let text = s.text { words.append(TextMetrics.visible(text)) }
    if let change = s.change { words.append(change.style.words) }
    return words.joined(separator: ", ")
  }
}
