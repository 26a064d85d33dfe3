import TestSupport
import Testing

@testable import NavigationDocument

private func document(_ yaml: String) throws -> GraphDocument {
  let result = DocumentReader.read(bytes: Array(yaml.utf8), path: "App.navgraph.yml")
  try #require(result.diagnostics == [], "\(result.diagnostics.map(\.message))")
  return result.document
}

private func diff(_ old: String, _ new: String) throws -> GraphDiff {
  GraphDiff(
    from: try document("version: 1\nsegues:\n" + old),
    to: try document("version: 1\nsegues:\n" + new))
}

@Suite("What changed between two graphs")
struct GraphDiffTests {
  @Test("a graph compared with itself has no change")
  func same() throws {
    let text = "  - a => b => c\n  - { edge: c => d, style: hold, tag: x }\n"
    #expect(try diff(text, text).isEmpty)
  }

  @Test("order and spelling are no change")
  func order() throws {
    #expect(try diff("  - a => b => c\n", "  - b => c\n  - { from: a, to: b }\n").isEmpty)
  }

  @Test("fragments and segues come and go, in order of names")
  func comeAndGo() throws {
    let found = try diff("  - a => b\n  - a => c\n", "  - a => c\n  - c => e => d\n  - d => a\n")
    #expect(found.addedFragments == ["d", "e"])
    #expect(found.removedFragments == ["b"])
    #expect(found.addedSegues.map(\.text) == ["c => e", "d => a", "e => d"])
    #expect(found.removedSegues.map(\.text) == ["a => b"])
    #expect(found.renamedFragments.isEmpty)
  }

  @Test("a changed segue names each rule that changed")
  func rules() throws {
    let found = try diff(
      "  - { edge: a => b, dismissable: true, tag: old }\n",
      "  - { edge: a => b, style: hold, presentation: sheet, label: New }\n")
    #expect(found.changedSegues.map(\.edge.text) == ["a => b"])
    let changes = found.changedSegues.flatMap(\.changes)
      .map { "\($0.name): \($0.old ?? "-") -> \($0.new ?? "-")" }
    #expect(
      changes == [
        "style: pass -> hold", "dismissable: true -> false", "presentation: - -> sheet",
        "tag: old -> -", "label: - -> New",
      ])
  }

  @Test("a fragment with the same neighbours under another name is taken for renamed")
  func renamed() throws {
    let found = try diff(
      "  - a => login => b\n  - { edge: login => login, dismissable: true }\n",
      "  - a => signIn => b\n  - { edge: signIn => signIn, dismissable: true }\n")
    #expect(found.renamedFragments == [.init(old: "login", new: "signIn")])
    #expect(found.addedFragments.isEmpty && found.removedFragments.isEmpty)
    #expect(found.addedSegues.isEmpty && found.removedSegues.isEmpty)
  }

  @Test("two candidates for one rename are none")
  func ambiguousRename() throws {
    let found = try diff("  - a => x\n", "  - a => y\n  - a => z\n")
    #expect(found.renamedFragments.isEmpty)
    #expect(found.addedFragments == ["y", "z"])
    let twins = try diff("  - a => x\n  - a => y\n", "  - a => z\n")
    #expect(twins.renamedFragments.isEmpty)
    #expect(twins.removedFragments == ["x", "y"])
  }

  @Test("the entry and a fragment's attributes are compared")
  func attributes() throws {
    let old = try document(
      "version: 1\nentry: a\nfragments:\n  - { id: b, title: B }\nsegues:\n  - a => b\n  - b => a\n"
    )
    let new = try document(
      """
      version: 1
      entry: b
      fragments:
        - { id: b, title: Bee, terminal: true }
      segues:
        - a => b
        - b => a

      """)
    let found = GraphDiff(from: old, to: new)
    #expect(found.entry == .init(name: "entry", old: "a", new: "b"))
    #expect(found.changedFragments.map(\.name) == ["b"])
    #expect(
      found.changedFragments.first?.changes == [
        .init(name: "title", old: "B", new: "Bee"),
        .init(name: "terminal", old: nil, new: "true"),
      ])
  }

  @Test("what came and went, without renames, is the difference of the sets of edges")
  func againstSets() throws {
    var numbers = SeededGenerator(seed: 11)
    func random(_ n: Int) -> Int { numbers.below(n) }
    var changed = 0
    for round in 0..<300 {
      func edges() -> Set<String> {
        Set((0..<1 + random(12)).map { _ in "f\(random(5)) => f\(random(5))" })
      }
      let (old, new) = (edges(), edges())
      let text = { (set: Set<String>) in set.sorted().map { "  - \($0)\n" }.joined() }
      let found = try diff(text(old), text(new))
      guard found.renamedFragments.isEmpty else { continue }
      #expect(found.addedSegues.map(\.text) == new.subtracting(old).sorted(), "round \(round)")
      #expect(found.removedSegues.map(\.text) == old.subtracting(new).sorted(), "round \(round)")
      changed += 1
    }
    #expect(changed > 200)
  }
}
