import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Coverage by saved paths")
struct PathCoverageTests {
  static let graph = """
    version: 1
    entry: a
    segues:
      - a => [b, c]
      - b => d
      - { edge: c => d, dismissable: true }
      - d => a
    """

  static func coverage(_ paths: [String], _ graph: String = graph) throws -> PathCoverage? {
    let document = DocumentReader.read(bytes: Array(graph.utf8), path: "x.yml").document
    return PathCoverage(
      LintReport(document: document, savedPaths: try paths.map { try SavedPath.parse(text: $0) }))
  }

  @Test(
    "what paths visit counts once; a broken path counts up to where it breaks",
    arguments: [
      (["a"], ["b", "c", "d"], ["a => b", "a => c", "b => d", "c => d", "d => a"]),
      (["a/b"], ["c", "d"], ["a => c", "b => d", "c => d", "d => a"]),
      (["a/b/d", "a/b", "a/c"], [], ["c => d", "d => a"]),
      (["a/b/c/d"], ["c", "d"], ["a => c", "b => d", "c => d", "d => a"]),
      (["a/b/d/a", "a/c/d"], [], []),
      (["x"], ["b", "c", "d"], ["a => b", "a => c", "b => d", "c => d", "d => a"]),
    ] as [([String], [String], [String])])
  func table(paths: [String], fragments: [String], segues: [String]) throws {
    let coverage = try #require(try Self.coverage(paths))
    #expect(coverage.unvisitedFragments == fragments)
    #expect(coverage.unvisitedSegues == segues)
    #expect(
      coverage.summary
        == "saved paths visit \(4 - fragments.count) of 4 fragments, \(5 - segues.count) of "
        + "5 segues")
    #expect(coverage.listing.split(separator: "\n").count == fragments.count + segues.count)
  }

  @Test("without paths or without an entry there is no coverage")
  func none() throws {
    #expect(try Self.coverage([]) == nil)
    #expect(try Self.coverage(["a"], "version: 1\nsegues: [a => b => a]\n") == nil)
  }
}
