import NavigationCore
import Testing

@testable import NavigationDiagram

/// `a => b => c => d`, `b => e`, and `f` apart; `c` and `d` are of one group.
private func chain() -> Scene {
  let names = ["a", "b", "c", "d", "e", "f"]
  return Scene(
    title: "chain", description: "a chain",
    fragments: names.map {
      Scene.Fragment(id: $0, title: $0, group: $0 == "c" || $0 == "d" ? "G" : nil)
    },
    segues: [(0, 1), (1, 2), (2, 3), (1, 4), (1, 3)].map { Scene.Segue(from: $0, to: $1) })
}

extension Scene {
  fileprivate var edges: [String] {
    segues.map { "\(fragments[$0.from].id) \(fragments[$0.to].id)" }
  }
}

@Suite("A part of a scene")
struct SceneSelectionTests {
  @Test(
    "a focus shows what is near, in both directions, and says how much went",
    arguments: [
      ("b", 0, ["b"], ["5 fragments not shown"]),
      ("e", 1, ["b", "e"], ["4 fragments not shown"]),
      ("e", 2, ["a", "b", "c", "d", "e"], ["1 fragment not shown"]),
      ("a", 9, ["a", "b", "c", "d", "e"], ["1 fragment not shown"]),
    ] as [(String, Int, [String], [String])])
  func focus(center: String, depth: Int, kept: [String], remarks: [String]) throws {
    let scene = chain()
    let index = try #require(scene.fragments.firstIndex { $0.id == center })
    let part = scene.focused(on: [index], depth: depth)
    #expect(part.fragments.map(\.id) == kept)
    #expect(part.remarks == remarks)
    #expect(part.edges.allSatisfy { scene.edges.contains($0) })
  }

  @Test("between two fragments lies what is on a walk from one to the other")
  func between() {
    let part = chain().between(1, 3)
    #expect(part.fragments.map(\.id) == ["b", "c", "d"])
    #expect(part.edges == ["b c", "b d", "c d"])
    #expect(chain().between(3, 0).fragments.isEmpty)
  }

  @Test("a collapsed group is one box, and its segues from outside are one arrow")
  func collapse() throws {
    var scene = chain()
    scene.mark(
      fragments: { $0 == "d" ? [Scene.Mark(number: 1, weight: .error, text: "stuck")] : [] },
      segues: { from, to in
        from == "c" && to == "d" ? [Scene.Mark(number: 2, weight: .warning, text: "odd")] : []
      })
    let part = scene.collapsing(groups: ["G"])
    #expect(part.fragments.map(\.id) == ["a", "b", "e", "f", "group G"])
    #expect(part.edges == ["a b", "b e", "b group G"])
    let box = try #require(part.fragments.last)
    #expect(box.isCollapsed && box.note == "2 fragments" && box.title == "G")
    #expect(box.marks.map(\.number) == [1, 2])
    #expect(part.segues.last?.text == "2 segues")
  }

  @Test("a group's box never takes a fragment's place")
  func nameClash() {
    let scene = Scene(
      title: "", description: "",
      fragments: [
        Scene.Fragment(id: "group G", title: "x"), Scene.Fragment(id: "y", title: "y", group: "G"),
      ], segues: [Scene.Segue(from: 0, to: 1)])
    let part = scene.collapsing(groups: ["G"])
    #expect(part.fragments.map(\.id) == ["group G", "group G′"])
  }

  @Test("marks are listed below the picture by their numbers, and counted in the legend")
  func marks() throws {
    var scene = chain()
    scene.mark(
      fragments: { $0 == "f" ? [Scene.Mark(number: 1, weight: .error, text: "<lost>")] : [] },
      segues: { _, to in
        to == "e" ? [Scene.Mark(number: 2, weight: .warning, text: "never walked")] : []
      })
    let text = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    #expect(text.contains(">&lt;lost&gt;</text>"))
    #expect(text.contains(">never walked</text>"))
    #expect(text.contains("error (1)"))
    #expect(text.contains("warning (1)"))
    #expect(isWellFormed(Array(text.utf8)))
  }

  @Test("several paths are told apart by letters", arguments: [(0, "A"), (25, "Z"), (26, "AA")])
  func letters(path: Int, letter: String) {
    #expect(Scene.letter(path) == letter)
  }

  @Test("a change has a sign and words, not a colour alone")
  func changes() throws {
    let scene = Scene(
      title: "", description: "",
      fragments: [
        Scene.Fragment(id: "a", title: "a"), Scene.Fragment(id: "b", title: "b", change: .added),
        Scene.Fragment(id: "c", title: "c", change: .removed),
      ],
      segues: [
        Scene.Segue(from: 0, to: 1, change: .added), Scene.Segue(from: 0, to: 2, change: .changed),
      ])
    let text = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    for words in ["<title>b, added</title>", "<title>c, removed</title>", "(pass), changed"] {
      #expect(text.contains(words), "\(words)")
    }
    for words in ["added (2)", "removed (1)", "changed (1)", ">+</text>", ">−</text>"] {
      #expect(text.contains(words), "\(words)")
    }
  }
}
