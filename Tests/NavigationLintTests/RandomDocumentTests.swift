import NavigationCore
import NavigationDocument
import TestSupport
import Testing

@testable import NavigationLint

@Suite("Findings on random documents")
struct RandomDocumentTests {
  /// A document of up to 6 fragments named a to f, with faults that an engine would refuse.
  static func document(seed: UInt64) -> GraphDocument {
    var generator = SeededGenerator(state: seed)
    func random(_ bound: Int) -> Int { generator.below(bound) }
    let count = 1 + random(6)
    var document = GraphDocument()
    document.names = (0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) }
    document.regions = (0..<count).map { _ in .none }
    document.isDeclared = (0..<count).map { _ in random(3) > 0 }
    document.isClosed = random(2) == 0
    document.segues = (0..<random(9)).map { _ in
      GraphDocument.Segue(
        origin: Int32(random(count)), destination: Int32(random(count)),
        rules: SegueRules(rawValue: UInt8(random(8))))
    }
    return document
  }

  private func findings(_ rule: String, _ all: [Finding]) -> [Finding] {
    all.filter { $0.rule == rule }
  }

  @Test("structural rules say what counting says, on 10,000 documents")
  func structure() {
    for seed in 0..<10_000 as Range<UInt64> {
      let document = Self.document(seed: seed)
      let all = Linter.lint(document)
      let n = Int32(document.names.count)
      var first: [[Int32]: GraphDocument.Segue] = [:]
      var repeats = 0
      for segue in document.segues {
        if first.updateValue(
          first[[segue.origin, segue.destination]] ?? segue,
          forKey: [segue.origin, segue.destination]) != nil
        {
          repeats += 1
        }
      }
      #expect(findings("duplicate-segue", all).count == repeats, "seed \(seed)")

      let segues = first.values
      let autos = segues.filter { $0.rules.contains(.auto) }
      let several = (0..<n).filter { f in autos.filter { $0.origin == f }.count > 1 }
      #expect(
        Set(findings("ambiguous-auto-segue", all).map(\.subject))
          == Set(several.map { .fragment(document.names[Int($0)]) }), "seed \(seed)")

      let inlets = (0..<n).filter { f in
        !segues.contains { $0.destination == f && $0.origin != f }
      }
      #expect(findings("ambiguous-entry", all).count == (inlets.count > 1 ? 1 : 0), "seed \(seed)")
      #expect(findings("missing-entry", all).count == (inlets.isEmpty ? 1 : 0), "seed \(seed)")
      let undeclared = document.isClosed ? document.isDeclared.count { !$0 } : 0
      #expect(findings("undeclared-fragment", all).count == undeclared, "seed \(seed)")
    }
  }

  @Test("auto cycles are those that a closure over the autos has, each told once")
  func autoCycles() {
    for seed in 0..<10_000 as Range<UInt64> {
      let document = Self.document(seed: seed)
      let topology = document.topology()
      let n = document.names.count
      // Warshall's closure (1962) over the autos.
      var reaches = [[Bool]](repeating: [Bool](repeating: false, count: n), count: n)
      for s in topology.segues where s.rules.contains(.auto) {
        reaches[Int(s.origin)][Int(s.destination)] = true
      }
      for k in 0..<n {
        for i in 0..<n where reaches[i][k] {
          for j in 0..<n where reaches[k][j] { reaches[i][j] = true }
        }
      }
      let onCycle = Set((0..<n).filter { reaches[$0][$0] }.map { document.names[$0] })
      let found = findings("auto-segue-cycle", Linter.lint(document))
      let told = found.compactMap(\.witness).map { Array($0.fragments.dropLast()) }
      #expect(told.count == found.count)
      #expect(Set(told).count == told.count, "seed \(seed): a cycle told twice")
      for cycle in told {
        #expect(cycle.first == cycle.min(), "seed \(seed)")
        #expect(Set(cycle).isSubset(of: onCycle), "seed \(seed)")
      }
      // Where each origin has one auto, cycles and components are the same.
      if topology.ambiguousAutoOrigins.isEmpty {
        #expect(Set(told.joined()) == onCycle, "seed \(seed)")
      } else {
        #expect(told.isEmpty == onCycle.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("each witness is a walk over the graph's segues, from the entry unless it is a cycle")
  func witnesses() {
    var walks = 0
    for seed in 0..<10_000 as Range<UInt64> {
      let document = Self.document(seed: seed)
      let subject = LintSubject(document: document)
      let edges = Set(
        document.segues.map {
          [document.names[Int($0.origin)], document.names[Int($0.destination)]]
        })
      for finding in Linter.lint(document) {
        guard let walk = finding.witness?.fragments else { continue }
        walks += 1
        for step in zip(walk, walk.dropFirst()) {
          #expect(edges.contains([step.0, step.1]), "seed \(seed): \(finding)")
        }
        if finding.rule != "auto-segue-cycle" {
          #expect(walk.first == subject.entry.map { document.names[$0] }, "seed \(seed)")
        }
      }
    }
    #expect(walks > 5_000)
  }

  @Test("the order of the segues in a document changes no finding")
  func order() {
    for seed in 0..<2_000 as Range<UInt64> {
      var document = Self.document(seed: seed)
      // A repeated segue is told where it is repeated, and the first one counts.
      document.segues = document.topology().segues.map {
        GraphDocument.Segue(origin: $0.origin, destination: $0.destination, rules: $0.rules)
      }
      let findings = Linter.lint(document)
      document.segues.reverse()
      #expect(Linter.lint(document) == findings, "seed \(seed)")
    }
  }
}
