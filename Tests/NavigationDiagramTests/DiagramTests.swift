import NavigationCore
import TestSupport
import Testing

@testable import NavigationDiagram

#if canImport(Glibc)
  import Glibc
#endif

/// A graph in the shape of an app: a tree with cross links, labels on some, from a fixed seed.
func appScene(
  _ count: Int, path: Bool = false, groups: Int = 0, reversed: Bool = false,
  theme: Scene.Theme = .auto, names: (Int) -> String = { "Screen \($0)" }
) -> Scene {
  var numbers = SeededGenerator(seed: 7)
  var fragments = (0..<count).map { i in
    Scene.Fragment(
      id: "s\(String(i + 10000))", title: names(i), group: groups > 0 ? "Group \(i % groups)" : nil,
      isEntry: i == 0, isTerminal: i == count - 1,
      state: path ? (i == 0 ? .presented : .dimmed) : .untouched)
  }
  var segues: [Scene.Segue] = []
  for i in 1..<max(count, 2) where i < count {
    segues.append(
      Scene.Segue(
        from: (i - 1) / 2, to: i, isHold: i % 3 == 0, isAuto: i % 7 == 0,
        isDismissable: i % 4 == 0,
        presentation: Presentation(rawValue: UInt8(i % 11)) ?? .inPlace,
        text: i % 5 < 2 ? "action \(i)" : nil, state: path ? .dimmed : .untouched))
    if i % 2 == 0 {
      segues.append(
        Scene.Segue(from: i, to: numbers.below(count), state: path ? .dimmed : .untouched))
    }
  }
  if path {
    for (step, i) in [0, 1, 4].enumerated() where i < count {
      fragments[i].state = step == 2 ? .presented : .visited
      if let k = segues.firstIndex(where: { $0.to == i && $0.from == (i - 1) / 2 && i > 0 }) {
        segues[k].steps = [Scene.Step(number: step)]
        segues[k].state = .visited
      }
    }
    fragments.append(
      Scene.Fragment(
        id: "zz", title: "goner", isGhost: true, state: .visited, note: "not in the graph"))
    segues.append(
      Scene.Segue(
        from: 4, to: count, text: "no such segue", steps: [Scene.Step(number: 3)], isBroken: true,
        state: .visited))
  }
  if reversed {
    let n = fragments.count
    fragments.reverse()
    for k in segues.indices {
      segues[k].from = n - 1 - segues[k].from
      segues[k].to = n - 1 - segues[k].to
    }
    segues.reverse()
  }
  return Scene(
    title: "App of \(count)", description: "a made graph", fragments: fragments, segues: segues,
    paths: path ? ["saved"] : [], theme: theme)
}

/// Whether tags nest, attributes are quoted and no stray mark or control stands in the text.
func isWellFormed(_ bytes: [UInt8]) -> Bool {
  guard let text = String(validating: bytes, as: UTF8.self) else { return false }
  var open: [Substring] = []
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return false }
    let tag = rest[rest.index(after: start)..<end]
    if tag.contains("<") { return false }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return false }
    } else if !tag.hasSuffix("/") {
      open.append(tag.prefix { $0 != " " })
    }
    if tag.count(where: { $0 == "\"" }) % 2 != 0 { return false }
    rest = rest[rest.index(after: end)...]
  }
  let illegal = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
  return open.isEmpty && !illegal
}

@Suite struct DiagramTests {
  @Test("equal scenes give equal bytes, in whatever order they are given", arguments: [0, 3])
  func stable(groups: Int) throws {
    let first = try Diagram.svg(appScene(40, path: true, groups: groups))
    for round in 0..<50 {
      let again = try Diagram.svg(
        appScene(40, path: true, groups: groups, reversed: round % 2 == 1))
      #expect(again == first, "round \(round)")
    }
    #expect(isWellFormed(first))
  }

  @Test(
    "every fragment and segue is drawn, and no two boxes overlap", arguments: [1, 20, 100, 300])
  func complete(count: Int) throws {
    let scene = appScene(count)
    let plan = try Plan(scene)
    let layout = try LayoutEngine.layout(plan).layout
    #expect(layout.boxes.count == count)
    #expect(layout.curves.count == plan.arrows.count)
    #expect(plan.arrows.count + plan.arrows.count { $0.isTwoWay } == scene.segues.count)
    for (i, a) in layout.boxes.enumerated() {
      for b in layout.boxes[..<i] { #expect(!a.overlaps(b)) }
      let title = TextMetrics.width(of: plan.nodes[i].title, fontSize: Plan.titleSize)
      #expect(title <= a.width)
    }
    let text = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    for i in 0..<count { #expect(text.contains("id=\"fragment-\(i)\"")) }
    for arrow in plan.arrows { #expect(text.contains("id=\"segue-\(arrow.segue)\"")) }
  }

  @Test("signs of arrows that meet stand apart, as long as their arrows leave room")
  func signsStandApart() throws {
    // Six arrows of full length meet at one box.
    let leaves = (1...6).map { Scene.Fragment(id: "leaf\($0)", title: "Leaf \($0)") }
    let scene = Scene(
      title: "Star", description: "a star",
      fragments: [Scene.Fragment(id: "hub", title: "Hub")] + leaves,
      segues: (1...6).map { Scene.Segue(from: $0, to: 0, presentation: .push) })
    let text = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    let centres = text.matches(of: /<circle class="sign" cx="([-0-9.]+)" cy="([-0-9.]+)"/)
      .compactMap { match -> Point? in
        guard let x = Double(match.1), let y = Double(match.2) else { return nil }
        return Point(x: x, y: y)
      }
      .dropLast()  // the legend's
    #expect(centres.count == 6)
    for (i, a) in centres.enumerated() {
      for b in centres.prefix(i) {
        #expect(max(abs(a.x - b.x), abs(a.y - b.y)) >= 16, "\(a) and \(b)")
      }
    }
  }

  @Test(
    "hostile names stay text",
    arguments: [
      "\"<script>&'", String(repeating: "x", count: 100_000), "two\nlines\r\0\u{1B}",
      "שלום \u{202E}abc",
      "👩‍👩‍👧 family 🇯🇵", "設定画面のとても長い名前の確認ダイアログを開くための画面です", "\\N\\G", "",
    ])
  func hostile(name: String) throws {
    let scene = Scene(
      title: name, description: name,
      fragments: [
        Scene.Fragment(id: name, title: name, group: name, note: name),
        Scene.Fragment(id: "b", title: "b"),
      ], segues: [Scene.Segue(from: 0, to: 1, text: name), Scene.Segue(from: 1, to: 1)])
    let bytes = try Diagram.svg(scene)
    #expect(isWellFormed(bytes))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("<script"))
    #expect(Diagram.dot(scene).hasPrefix("digraph"))
  }

  @Test("a chain of 8,000 fragments does not overflow the stack")
  func deep() throws {
    let scene = Scene(
      title: "chain", description: "",
      fragments: (0..<8000).map { Scene.Fragment(id: String(10_000 + $0), title: String($0)) },
      segues: (1..<8000).map { Scene.Segue(from: $0 - 1, to: $0) })
    #expect(try LayoutEngine.layout(Plan(scene)).layout.curves.count == 7999)
  }

  @Test("a segue to nowhere is refused")
  func dangling() {
    let scene = Scene(
      title: "", description: "", fragments: [Scene.Fragment(id: "a", title: "a")],
      segues: [Scene.Segue(from: 0, to: 5)])
    #expect(throws: DiagramError.unknownFragment(segue: 0)) { try Diagram.svg(scene) }
  }

  @Test("an empty scene is a picture without boxes")
  func empty() throws {
    let scene = Scene(title: "none", description: "", fragments: [], segues: [])
    #expect(isWellFormed(try Diagram.svg(scene)))
  }

  @Test("DOT text quotes names and carries the rules")
  func dotText() {
    let scene = Scene(
      title: "t", description: "",
      fragments: [
        Scene.Fragment(id: "a\"\\", title: "A", isEntry: true), Scene.Fragment(id: "b", title: "b"),
      ], segues: [Scene.Segue(from: 0, to: 1, isHold: true, text: "go")])
    #expect(
      Diagram.dot(scene) == #"""
        digraph "t" {
          rankdir=TB
          node [shape=box, style=rounded]
          "a\"\\" [label="A", entry=true, peripheries=2]
          "b"
          "a\"\\" -> "b" [label="go", style=dashed]
        }

        """#)
  }
  #if canImport(Glibc)
    @Test("pictures to look at", .enabled(if: getenv("RUTTER_PICTURES") != nil))
    func pictures() throws {
      let folder = String(cString: getenv("RUTTER_PICTURES"))
      let scenes = [
        "a20": appScene(20), "p20l": appScene(20, path: true, theme: .light),
        "p20d": appScene(20, path: true, theme: .dark), "g30": appScene(30, groups: 3),
        "a300": appScene(300), "a1000": appScene(1000),
        "jp": appScene(9, names: { ["設定画面", "ログイン", "確認ダイアログの長い名前 \($0)"][$0 % 3] }),
      ]
      for (name, scene) in scenes {
        let file = fopen("\(folder)/\(name).svg", "w")
        let start = clock()
        let bytes = try Diagram.svg(scene)
        print("CPU", name, Double(clock() - start) / Double(CLOCKS_PER_SEC))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
      }
    }
  #endif
}
