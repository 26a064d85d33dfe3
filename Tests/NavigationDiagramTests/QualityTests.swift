import TestSupport
import Testing

@testable import NavigationDiagram

@Suite("The care of a layout")
struct QualityTests {
  @Test(
    "it goes by size unless it is asked for",
    arguments: [
      (.auto, 149, .full), (.auto, 150, .withoutLabels), (.auto, 400, .quick),
      (.auto, 1500, .tree), (.full, 9000, .full), (.fast, 3, .quick), (.fast, 1500, .tree),
    ] as [(Scene.Quality, Int, LayoutEngine.Effort)])
  func effort(quality: Scene.Quality, size: Int, effort: LayoutEngine.Effort) {
    #expect(LayoutEngine.Effort(quality, size: size) == effort)
  }

  @Test(
    "what was given up is told, but not where it was asked for",
    arguments: [
      (20, .auto, []), (200, .auto, [.labels]), (450, .auto, [.curves]), (20, .fast, []),
    ] as [(Int, Scene.Quality, [Simplification])])
  func told(count: Int, quality: Scene.Quality, losses: [Simplification]) throws {
    var scene = appScene(count)
    scene.quality = quality
    var heard: [Simplification] = []
    _ = try Diagram.svg(scene) { heard.append($0) }
    #expect(heard == losses)
    // A part of a scene is drawn with the same care.
    #expect(scene.keeping { $0 > 0 }.quality == quality)
  }

  @Test("a very large graph is drawn whole by its shortest walks", arguments: [0, 5])
  func tree(groups: Int) throws {
    let plan = try Plan(appScene(1600, groups: groups))
    let (layout, effort) = try LayoutEngine.layout(plan)
    #expect(effort == .tree)
    #expect(layout.boxes.count == 1600)
    #expect(layout.curves.count == plan.arrows.count)
    #expect(layout.groups.count == groups)
    expectNoOverlap(layout.boxes)
  }

  @Test("the arrows that make the ranks are a tree of shortest walks")
  func shortestWalks() throws {
    let plan = try Plan(appScene(300))
    let (isOnTree, ranks) = plan.shortestWalks()
    var distance = [Int](repeating: .max / 2, count: plan.nodes.count)
    distance[plan.order[0]] = 0
    for _ in plan.nodes {
      for arrow in plan.arrows {
        distance[arrow.to] = min(distance[arrow.to], distance[arrow.from] + 1)
      }
    }
    let tree = zip(plan.arrows, isOnTree).filter(\.1).map(\.0)
    #expect(ranks == (distance.max() ?? 0) + 1)
    #expect(tree.count == 299)
    #expect(Set(tree.map(\.to)).count == 299)
    #expect(tree.allSatisfy { distance[$0.to] == distance[$0.from] + 1 })
  }

  @Test("what is too large to be read is refused, unless it is asked for")
  func tooLarge() {
    let count = Diagram.sizeLimit + 1
    let scene = Scene(
      title: "", description: "",
      fragments: (0..<count).map { Scene.Fragment(id: "\($0)", title: "") }, segues: [])
    #expect(
      throws: DiagramError.tooLarge(fragments: count, segues: 0, limit: Diagram.sizeLimit)
    ) { try Diagram.svg(scene) }
  }

  @Test("a line's corners are rounded, and its ends stay")
  func corners() {
    let line = [(0.0, 0.0), (0, 100), (100, 100), (100, 100), (100, 110)].map {
      Point(x: $0.0, y: $0.1)
    }
    var curve = Curve(points: [line[0]])
    for i in line.indices.dropFirst() { curve.points += [line[i - 1], line[i], line[i]] }
    let before = curve
    curve.roundCorners(radius: 18)
    #expect(curve.points.first == line.first)
    #expect(curve.points.last == line.last)
    #expect(curve.points.count % 3 == 1)
    #expect(!curve.points.contains(line[1]))
    #expect(
      curve.points.contains(Point(x: 0, y: 82)) && curve.points.contains(Point(x: 18, y: 100)))
    // It keeps to the inside of its corners, a third of the radius off at most.
    for p in curve.flattened() {
      #expect(p.x >= 0 && p.x <= 100 && p.y >= 0 && p.y <= 110)
      let gap = before.flattened().map { max(abs($0.x - p.x), abs($0.y - p.y)) }.min()
      #expect(gap.map { $0 < 13 } == true)
    }
    var straight = Curve(points: [line[0], line[0], line[1], line[1]])
    straight.roundCorners(radius: 18)
    #expect(straight.points == [line[0], line[0], line[1], line[1]])
  }
}

/// Sweeps over the boxes from left to right.
func expectNoOverlap(_ boxes: [Box], _ what: Comment? = nil) {
  var open: [Box] = []
  for box in boxes.sorted(by: { $0.minX < $1.minX }) {
    open.removeAll { $0.maxX <= box.minX }
    #expect(!open.contains { $0.overlaps(box) }, what)
    open.append(box)
  }
}
