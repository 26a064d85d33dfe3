import Foundation
import NavigationCore
import NavigationDocument
import Testing

@testable import NavigationDiagram

/// What holds for every picture, read back from its bytes.
@Suite("Every picture")
struct PictureTests {
  /// With a slash at its end.
  static let samples =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Samples/"

  static let committed = [
    ("Helm/Reader.svg", "Helm/Reader"), ("Helm/Reader-path.svg", "Helm/Reader"),
    ("Shop/Shop.svg", "Shop/Shop"), ("Shop/Shop-path.svg", "Shop/Shop"),
    ("Shop-with-faults/Shop.svg", "Shop-with-faults/Shop"),
    ("Shop-with-faults/Shop-broken-path.svg", "Shop-with-faults/Shop"),
    ("Japanese/Shop.svg", "Japanese/Shop"), ("Japanese/Shop-path.svg", "Japanese/Shop"),
  ]

  @Test("every sample's picture is checked")
  func all() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Self.samples)
    #expect(Set(found.filter { $0.hasSuffix(".svg") }) == Set(Self.committed.map(\.0)))
  }

  @Test("a sample's picture is sound, and has what its graph has", arguments: committed)
  func sample(file: String, graph: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.samples + file)))
    let picture = try check(bytes)
    let document = DocumentReader.read(path: Self.samples + graph + ".navgraph.yml").document
    let titles = Set(
      picture.elements.filter { $0.name == "title" }.map { picture.lineage($0)[0].text })
    for (i, name) in document.names.enumerated() {
      let title = document.attributes[Int32(i)]?.title ?? name
      let words = title == name ? name : "\(title) (\(name))"
      #expect(titles.contains { $0.hasPrefix(words) }, "\(name)")
    }
    let arrows = picture.elements.filter { $0.attributes["id"]?.hasPrefix("segue-") == true }
    let broken = arrows.count { $0.classes.contains("broken") }
    let folded = titles.count { $0.contains(" ⇄ ") }
    #expect(arrows.count + folded - broken == document.segues.count)
    #expect((broken > 0) == file.contains("broken"))
    #expect(picture.count(ids: "fragment-") >= document.names.count)
  }

  @Test("a made graph's picture is sound and complete", arguments: [5, 20, 100, 300])
  func made(count: Int) throws {
    for (path, groups) in [(false, 0), (true, 4)] {
      let scene = appScene(
        count, path: path, groups: groups,
        names: { ["Screen \($0)", "設定画面の長い名前 \($0)", "Wörter & <Zeichen> \($0)"][$0 % 3] })
      let picture = try check(try Diagram.svg(scene))
      #expect(picture.count(ids: "fragment-") == scene.fragments.count)
      let plan = try Plan(scene)
      #expect(picture.count(ids: "segue-") == plan.arrows.count)
      #expect(plan.arrows.count + plan.arrows.count { $0.isTwoWay } == scene.segues.count)
      #expect(picture.count(ids: "group-") == groups)
    }
  }

  @Test("so is a picture with every kind of state, change, mark and sign")
  func everything() throws {
    let states = Scene.State.allCases
    let changes: [Scene.Change?] = [nil] + Scene.Change.allCases
    var fragments: [Scene.Fragment] = []
    var segues: [Scene.Segue] = []
    for i in 0..<64 {
      let weight = Scene.Mark.Weight.allCases[i % 2]
      let marks = i % 3 == 0 ? [Scene.Mark(number: i + 1, weight: weight, text: "odd")] : []
      fragments.append(
        Scene.Fragment(
          id: "f\(i)", title: "Fragment \(i)", group: i % 7 == 0 ? "Group" : nil,
          isEntry: i == 0, isTerminal: i % 5 == 0, isGhost: i % 16 == 13, state: states[i % 4],
          note: i % 2 == 0 ? "note \(i)" : nil, change: changes[i / 4 % 4], marks: marks,
          isCollapsed: i % 11 == 0))
      guard i > 0 else { continue }
      segues.append(
        Scene.Segue(
          from: (i - 1) / 3, to: i, isHold: i % 2 == 0, isAuto: i % 3 == 0,
          isDismissable: i % 5 == 0,
          presentation: Presentation.allCases[i % Presentation.allCases.count], text: "go \(i)",
          steps: i % 4 == 1 ? [Scene.Step(path: i % 2, number: i)] : [], isBroken: i % 9 == 0,
          state: states[i % 3], change: changes[i / 2 % 4], marks: marks))
    }
    let scene = Scene(
      title: "Everything", description: "", fragments: fragments, segues: segues,
      paths: ["one", "two"], remarks: ["a remark"])
    let picture = try check(try Diagram.svg(scene))
    let classes = picture.elements.filter { $0.name == "text" }.reduce(into: Set()) {
      $0.formUnion($1.classes)
    }
    #expect(
      classes == [
        "title", "note", "label", "badge-text", "change", "mark-number", "key", "head-line",
        "group-title", "remark",
      ])
  }

  /// Checks what holds for all pictures, and gives what was read.
  private func check(_ bytes: [UInt8]) throws -> ReadPicture {
    let picture = try #require(ReadPicture(bytes), "no well-formed XML")
    #expect(!String(decoding: bytes, as: UTF8.self).contains("<!"))
    for element in picture.elements {
      #expect(Self.names.contains(element.name), "\(element.name)")
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on") && name != "style", "\(name)")
        if name.hasSuffix("href") { #expect(value.hasPrefix("data:image/")) }
      }
    }
    let ids = picture.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "an id stands twice")

    let fragments = picture.fragments
    #expect(!fragments.isEmpty)
    expectNoOverlap(fragments.map(\.box))
    for (box, words, group) in fragments {
      #expect(words.contains { $0.classes.contains("title") })
      for text in words {
        let isTitle = text.classes.contains("title")
        let size = isTitle ? Plan.titleSize : Plan.noteSize
        let isBold = isTitle && group.classes.contains("entry")
        let width = TextMetrics.width(of: text.text, fontSize: size) * (isBold ? 1.1 : 1)
        let (x, y) = (text.number("x"), text.number("y"))
        #expect(x - width / 2 >= box.minX && x + width / 2 <= box.maxX, "\(text.text)")
        #expect(y - size * 0.8 >= box.minY && y + size * 0.25 <= box.maxY, "\(text.text)")
      }
    }
    try checkContrast(picture)
    return picture
  }

  private static let names: Set = [
    "svg", "title", "desc", "style", "rect", "g", "text", "path", "circle", "image",
  ]

  /// Each text against what it stands on, in each theme.
  private func checkContrast(_ picture: ReadPicture) throws {
    let sheet = try #require(picture.elements.first { $0.name == "style" }).text
    for forbidden in ["@import", "url(", "\\", "<"] { #expect(!sheet.contains(forbidden)) }
    let parts = sheet.components(separatedBy: "@media (prefers-color-scheme:dark){")
    #expect(parts.count == 2)
    for theme in [parts[0], parts[0] + (parts.last ?? "")] {
      let rules = ReadSheet(theme)
      #expect(rules.rules.count > 50)
      var seen: Set<String> = []
      for (i, element) in picture.elements.enumerated() where element.name == "text" {
        let lineage = picture.lineage(element)
        let kind = lineage.map { $0.attributes["class"] ?? "" }.joined(separator: "<")
        guard seen.insert(kind).inserted else { continue }
        let front = try #require(rules.value("fill", lineage), "\(kind)")
        let ground = try #require(background(of: i, in: picture), "\(kind)")
        let back = try #require(rules.value("fill", picture.lineage(ground)), "\(kind)")
        let ratio = try #require(contrast(front, back), "\(front) on \(back)")
        #expect(ratio >= 4.5, "\(kind): \(front) on \(back) is \(ratio):1")
      }
    }
  }

  /// What a text stands on: the sign drawn before it, its fragment's box, or the ground.
  private func background(of i: Int, in picture: ReadPicture) -> ReadPicture.Element? {
    let text = picture.elements[i]
    let grounds = ["change-ground", "error-mark", "warning-mark", "badge", "box"]
    let wanted: [String]
    switch text.classes.first {
    case "title", "note": wanted = ["box"]
    case "change": wanted = ["change-ground"]
    case "mark-number": wanted = ["error-mark", "warning-mark"]
    case "badge-text": wanted = ["badge"]
    default: wanted = []
    }
    guard !wanted.isEmpty, grounds.contains(wanted[0]) else {
      return picture.elements.first { $0.classes.contains("ground") }
    }
    return picture.elements[..<i].last {
      $0.parent == text.parent && !$0.classes.isDisjoint(with: wanted.map { Substring($0) })
    }
  }

  private func contrast(_ a: String, _ b: String) -> Double? {
    guard let a = Colour(a), let b = Colour(b) else { return nil }
    return a.contrast(with: b)
  }
}
