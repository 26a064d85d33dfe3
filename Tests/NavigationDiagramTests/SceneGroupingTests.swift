import NavigationCore
import NavigationDocument
import TestSupport
import Testing

@testable import NavigationDiagram

/// A scene of named fragments and `a sheet b` segues, the first fragment being the entry.
private func scene(_ names: [String], _ segues: [String]) -> Scene {
  Scene(
    title: "", description: "",
    fragments: names.enumerated().map {
      Scene.Fragment(id: $1, title: $1.uppercased(), isEntry: $0 == 0)
    },
    segues: segues.map { text in
      let words = text.split(separator: " ").map(String.init)
      return Scene.Segue(
        from: names.firstIndex(of: words[0]) ?? -1, to: names.firstIndex(of: words[2]) ?? -1,
        presentation: Presentation.allCases.first { "\($0)" == words[1] } ?? .inPlace)
    })
}

extension Scene {
  fileprivate func framed(by grouping: Grouping) -> [String: String] {
    var scene = self
    scene.frame(by: grouping)
    return Dictionary(
      uniqueKeysWithValues: scene.fragments.compactMap { f in f.group.map { (f.id, $0) } })
  }
}

@Suite("Frames")
struct SceneGroupingTests {
  @Test(
    "a sheet, cover, popover or window begins a context, and what else it leads to belongs to it",
    arguments: [
      (["a push b", "b tab c"], ["a": "a", "b": "a", "c": "a"]),
      (["a sheet b", "b push c"], ["a": "a", "b": "b", "c": "b"]),
      (["a fullScreenCover b", "b popover c"], ["a": "a", "b": "b", "c": "c"]),
      (["a alert b", "b inPlace c"], ["a": "a", "b": "a", "c": "a"]),
      // What can appear in two contexts belongs to the outer one,
      (["a sheet b", "b push c", "a push c"], ["a": "a", "b": "b", "c": "a"]),
      // also where the way back leads there,
      (["a sheet b", "b inPlace a", "a push c"], ["a": "a", "b": "b", "c": "a"]),
      // or where it is itself presented as a sheet elsewhere;
      (["a sheet b", "a push c", "c push b"], ["a": "a", "b": "a", "c": "a"]),
      // what no root leads to has none.
      (["b push c", "c push b"], ["a": "a"]),
      (["b push c"], ["a": "a", "b": "b", "c": "b"]),
    ] as [([String], [String: String])])
  func contexts(segues: [String], frames: [String: String]) {
    #expect(scene(["a", "b", "c"], segues).framed(by: .context) == frames)
  }

  @Test("of two contexts as far out the one with the shorter way has it, then the first by name")
  func ties() {
    let segues = [
      "a sheet b", "a sheet c", "b push d", "c push d", "b push e", "e push f", "c push f",
    ]
    let frames = scene(["a", "b", "c", "d", "e", "f"], segues).framed(by: .context)
    #expect(frames["d"] == "b")
    #expect(frames["f"] == "c")
  }

  @Test("a router has the sheets of its screens, and each window has a router")
  func routers() {
    let segues = ["a sheet b", "b push c", "a window d", "d fullScreenCover e"]
    #expect(
      scene(["a", "b", "c", "d", "e"], segues).framed(by: .router)
        == ["a": "a", "b": "a", "c": "a", "d": "d", "e": "d"])
  }

  @Test("contexts are those of a search that relaxes every segue until nothing changes")
  func oracle() {
    var dice = SeededGenerator(seed: 11)
    var shared = 0
    for _ in 0..<400 {
      let names = (0..<(2 + dice.below(7))).map { "n\($0)" }
      let kinds = ["push", "sheet", "inPlace", "window"]
      var segues = (0..<dice.below(14)).map { _ in
        "\(names[dice.below(names.count)]) \(kinds[dice.below(4)]) \(names[dice.below(names.count)])"
      }
      let graph = scene(names, segues)
      let frames = graph.framed(by: .context)
      let expected = relaxed(graph)
      #expect(frames == expected, "\(segues)")
      shared += Set(expected.values).count > 1 ? 1 : 0
      segues.shuffle(using: &dice)
      #expect(scene(names, segues).framed(by: .context) == frames)
    }
    #expect(shared > 100)
  }

  /// By the least triple of contexts below, segues from the root, and root.
  private func relaxed(_ scene: Scene) -> [String: String] {
    struct Place: Comparable {
      var depth: Int
      var distance: Int
      var root: Int
      static func < (a: Place, b: Place) -> Bool {
        (a.depth, a.distance, a.root) < (b.depth, b.distance, b.root)
      }
    }
    var best = scene.fragments.enumerated().map { i, f -> Place? in
      let isRoot = f.isEntry || !scene.segues.contains { $0.to == i && $0.from != i }
      return isRoot ? Place(depth: 0, distance: 0, root: i) : nil
    }
    var changes = true
    while changes {
      changes = false
      for segue in scene.segues {
        guard let from = best[segue.from] else { continue }
        let reached =
          segue.presentation.makesContext
          ? Place(depth: from.depth + 1, distance: 0, root: segue.to)
          : Place(depth: from.depth, distance: from.distance + 1, root: from.root)
        if best[segue.to].map({ reached < $0 }) ?? true {
          best[segue.to] = reached
          changes = true
        }
      }
    }
    var frames: [String: String] = [:]
    for (i, place) in best.enumerated() {
      if let place { frames[scene.fragments[i].id] = scene.fragments[place.root].id }
    }
    return frames
  }

  @Test(
    "a fragment's module is told by its source",
    arguments: [
      ("Sources/Feed/Views/List.swift:3", "Feed"), ("Packages/Pay/Sources/Pay/Card.swift", "Pay"),
      ("App/Compose.swift:12", "App"), ("./Compose.swift", nil), ("Sources/List.swift", "Sources"),
      ("../Kit/A.swift", "Kit"), ("", nil),
    ] as [(String, String?)])
  func modules(source: String, module: String?) {
    #expect(Scene.Source(text: source).module == module)
  }
}
