import NavigationCore

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
    out.bytes(data(scene, plan, link))
    out.raw("</script>\n<script>")
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
  private static func data(_ scene: Scene, _ plan: Plan, _ link: SourceLink?) -> [UInt8] {
    var element = Array(scene.segues.indices)
    for arrow in plan.arrows { if let back = arrow.back { element[back] = arrow.segue } }
    var out = JSONBuffer()
    out.object {
      $0.member("fragments") { out in
        out.array(scene.fragments) { out, f in
          out.object {
            $0.member("id") { $0.string(f.id) }
            $0.member("title") { $0.string(TextMetrics.visible(f.title)) }
            $0.member("marks") { $0.array(f.marks) { $0.number(Double($1.number)) } }
            if let source = f.source {
              $0.member("source") {
                $0.object {
                  $0.member("text") { out in
                    out.string(source.path + (source.line.map { ":\($0)" } ?? ""))
                  }
                  if let link { $0.member("url") { $0.string(link.url(for: source)) } }
                }
              }
            }
          }
        }
      }
      $0.member("segues") { out in
        out.array(scene.segues.indices) { out, i in
          let s = scene.segues[i]
          out.object {
            $0.member("element") { $0.number(Double(element[i])) }
            $0.member("from") { $0.number(Double(s.from)) }
            $0.member("to") { $0.number(Double(s.to)) }
            $0.member("words") { $0.string(words(s)) }
            $0.member("marks") { $0.array(s.marks) { $0.number(Double($1.number)) } }
          }
        }
      }
      $0.member("remarks") { out in
        out.array(scene.uniqueMarks) { out, mark in
          out.object {
            $0.member("number") { $0.number(Double(mark.number)) }
            $0.member("severity") { $0.string("\(mark.weight)") }
            $0.member("text") { $0.string(TextMetrics.visible(mark.text)) }
          }
        }
      }
      $0.member("paths") { out in
        out.array(scene.paths.indices) { path(scene, $1, &$0) }
      }
    }
    return out.finished()
  }

  private static func path(_ scene: Scene, _ number: Int, _ out: inout JSONBuffer) {
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
    out.object {
      $0.member("name") { $0.string(TextMetrics.visible(scene.paths[number])) }
      $0.member("words") { $0.strings(words.map(TextMetrics.visible)) }
      $0.member("steps") { out in
        out.array(steps) { out, step in
          out.object { $0.member("segue") { $0.number(Double(step.segue)) } }
        }
      }
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
