import NavigationCore
import TestSupport
import Testing

@testable import NavigationGraph

/// What a run of random operations has seen; two runs of one seed see the same.
private struct Run: Equatable {
  var operations = 0
  var refused = 0
  /// A hash of every state on the way (FNV-1a, Fowler, Noll and Vo, 1991).
  var states: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func note(_ state: PathState) {
    for step in state.steps {
      for number in [
        step.origin.fragment, step.origin.id, step.destination.fragment, step.destination.id,
      ] { states = (states ^ UInt64(UInt32(bitPattern: number))) &* 0x100_0000_01B3 }
    }
    states = (states ^ 0xFF) &* 0x100_0000_01B3
  }
}

/// One operation; a refusal is an error.
private func operate(on path: inout PresentedPath<Place>, _ numbers: inout SeededGenerator) throws {
  let segues = path.graph.segues
  let draw = numbers.next()
  let edge = segues[Int(draw >> 32) % segues.count].edge
  let place = Place(Int(draw >> 16) % 8)
  let id = draw & 0x700 == 0 ? ["1", "2", "3"][Int(draw >> 11) % 3] : nil
  switch draw % 16 {
  case 0...4: try path.present(fragment: place, id: id)
  case 5: try path.present(pathEdge: PathEdge(edge, targetId: id))
  case 6: try path.present(tag: "t\(Int(draw >> 16) % 4)", id: id)
  case 7...8: try path.forward(id: id)
  case 9...10: try path.dismiss()
  case 11...12: try path.dismiss(fragment: place)
  case 13: try path.dismiss(tag: "t\(Int(draw >> 16) % 4)")
  case 14: try path.dismiss(pathEdge: PathEdge(edge, targetId: id))
  default:
    let kept = path.path.prefix(Int(draw >> 16) % (path.path.count + 1))
    try path.replace(path: OrderedSet(Array(kept) + [PathEdge(edge, targetId: id)]))
  }
}

/// Operates on random graphs, checking after each operation what must always hold.
private func run(seeds: Range<Int>, operations: Int) throws -> Run {
  var run = Run()
  for seed in seeds {
    var numbers = SeededGenerator(seed: seed)
    var path: PresentedPath<Place>?
    while path == nil {
      let segues = numbers.segues()
      guard let start = segues.first?.from,
        let graph = try? NavigationGraph(segues, entry: start)
      else { continue }
      path = try PresentedPath(graph: graph)
    }
    guard var path else { continue }
    let topology = path.graph.topology
    let entry = PathPoint(fragment: path.graph.entryIndex)
    for operation in 0..<operations {
      run.operations += 1
      let before = path.state
      do {
        try operate(on: &path, &numbers)
      } catch {
        run.refused += 1
        guard path.state == before else {
          Issue.record("seed \(seed), operation \(operation): \(error), but the path has changed")
          return run
        }
        continue
      }
      run.note(path.state)
      let hasLeftEntry = path.state.steps.contains { step in
        step.origin == entry
          && topology.segue(
            from: Int(entry.fragment), to: Int(step.destination.fragment)
          ).map { topology.segues[$0].rules.contains(.hold) } != true
      }
      guard let bottom = path.presented.first, bottom == entry || hasLeftEntry,
        path.state.firstBrokenStep(in: topology) == nil
      else {
        Issue.record("seed \(seed), operation \(operation): \(path.path)")
        return run
      }
    }
  }
  return run
}

@Suite("A million random operations")
struct MillionOperationsTests {
  @Test(
    "always something is presented, the entry at the bottom unless passed on, by a walkable path",
    arguments: 0..<8)
  func invariants(part: Int) throws {
    let run = try run(seeds: part * 250..<part * 250 + 250, operations: 500)
    #expect(run.operations == 125_000)
    #expect(run.refused > 10_000 && run.refused < 115_000, "\(run.refused) refused")
  }

  @Test("the same seeds lead through the same states, other seeds through others")
  func sameSeeds() throws {
    let first = try run(seeds: 0..<40, operations: 500)
    #expect(try run(seeds: 0..<40, operations: 500) == first)
    #expect(try run(seeds: 40..<80, operations: 500).states != first.states)
  }
}
