import Foundation
import NavigationCore
import NavigationDocument
import TestSupport
import Testing

@testable import SwiftSourceReader

/// The sample apps, each with the graph that a person drew of it before the reader was written.
@Suite("The sample apps in Swift")
struct SampleTests {
  static let names = ["Notes", "Store", "Mail", "Clips", "Feed"]
  private static let samples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples")

  private static func expected(_ name: String) -> ReadResult {
    DocumentReader.read(
      path: samples.appending(path: "Swift-\(name)/\(name).navgraph.yml").path)
  }

  static func inputs(_ name: String) -> [SourceInput] {
    let folder = samples.appending(path: "Swift-\(name)/Sources").path
    return ScratchFolder.names(in: folder).map { SourceInput(path: "\(folder)/\($0)") }
  }

  static func found(_ name: String) -> ReadResult { SwiftSourceReader.read(inputs(name)) }

  private static func edges(_ document: GraphDocument) -> Set<String> {
    Set(
      document.segues.map {
        "\(document.names[Int($0.origin)]) => \(document.names[Int($0.destination)])"
      })
  }

  @Test("precision and recall of segues over all samples are at least 0.95")
  func precisionAndRecall() throws {
    var (right, claimed, wanted) = (0, 0, 0)
    for name in Self.names {
      let expected = Self.edges(Self.expected(name).document)
      let found = Self.edges(Self.found(name).document)
      let common = expected.intersection(found).count
      print(
        "\(name): \(expected.count) segues drawn, \(found.count) read, \(common) the same; "
          + "missed \(expected.subtracting(found).sorted()), "
          + "invented \(found.subtracting(expected).sorted())")
      right += common
      claimed += found.count
      wanted += expected.count
    }
    let precision = Double(right) / Double(claimed)
    let recall = Double(right) / Double(wanted)
    print("precision \(precision), recall \(recall), of \(wanted) segues")
    #expect(wanted >= 90)
    #expect(precision >= 0.95)
    #expect(recall >= 0.95)
  }

  @Test("the rules of each segue are what the person drew", arguments: names)
  func rules(_ name: String) throws {
    let expected = Self.expected(name)
    let found = Self.found(name)
    try #require(expected.diagnostics == [])
    try #require(found.diagnostics == [])
    #expect(found.document.remarks == [])
    #expect(GraphText(found.document) == GraphText(expected.document))
    #expect(found.document.declaredEntry?.name == expected.document.declaredEntry?.name)
    // Only an app's own type tells its name; this one begins in a delegate.
    #expect(found.document.name == (name == "Mail" ? nil : name))
  }
}
