import NavigationCore
import TestSupport
import Testing

@Suite("The engine and the design's words")
struct ReferenceTests {
  @Test("5,000 random graphs, 30 operations each: the same path, the same screen")
  func agreement() throws {
    var (presented, dismissed, deep) = (0, 0, 0)
    for seed in 0..<5_000 as Range<UInt64> {
      let graph = Topology.random(seed: seed)
      var random = SeededGenerator(state: seed)
      var state = PathState(entry: 0, in: graph)
      var reference = ReferencePath(entry: 0, in: graph)
      for operation in 0..<30 {
        if UInt8.random(in: 0..<8, using: &random) > 0 {
          // Any id, or none; only now and then, so that steps come again.
          let id = max(-1, Int32.random(in: -4..<3, using: &random))
          let ways = reference.presented.flatMap { point in
            graph.segues.filter { $0.origin == point.fragment }.map {
              PathStep(origin: point, destination: PathPoint(fragment: $0.destination, id: id))
            }
          }
          guard let way = ways.randomElement(using: &random) else { continue }
          state.present(way, in: graph)
          reference.present(way)
          presented += 1
        } else if let index = reference.steps.indices.randomElement(using: &random) {
          state.dismiss(stepAt: index)
          reference.dismiss(index)
          dismissed += 1
        }
        try #require(state.steps == reference.steps, "seed \(seed), operation \(operation)")
        try #require(
          state.presented(in: graph) == reference.presented,
          "seed \(seed), operation \(operation): \(state.steps)")
        deep += state.steps.count > 5 ? 1 : 0
      }
    }
    #expect(presented > 50_000 && dismissed > 5_000 && deep > 5_000)
  }
}
