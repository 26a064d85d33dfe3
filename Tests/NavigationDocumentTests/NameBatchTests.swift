import NavigationDocument
import Testing

@Suite("names are looked up in batches, and nobody can tell")
struct NameBatchTests {
  /// JSON strings are taken from the file where they stand, but for those with escapes, which are
  /// looked up at once: the two kinds alternate within entries and across batches.
  @Test(
    "escaped names, lists and plain names keep their numbers and first places",
    arguments: [1, 31, 64, 65, 200])
  func mixture(count: Int) {
    func name(_ i: Int) -> String { i % 3 == 0 ? #"\u0066\#(i)"# : "f\(i)" }
    let entries = (0..<count).map { i in
      #"{"from": ["\#(name(i))", "\#(name(i * 7 % count))"], "to": "\#(name(i + 1))"}"#
    }
    let text = #"{"version": 1, "segues": [\#(entries.joined(separator: ","))]}"#
    let result = DocumentReader.read(bytes: Array(text.utf8), path: "a.json")
    #expect(result.diagnostics.isEmpty)
    let document = result.document
    let expected = (0..<count).flatMap { i in
      ["f\(i)=>f\(i + 1)", "f\(i * 7 % count)=>f\(i + 1)"]
    }
    let found = document.segues.map {
      "\(document.names[Int($0.origin)])=>\(document.names[Int($0.destination)])"
    }
    #expect(found == expected)
    for (f, region) in document.regions.enumerated() {
      // The first mention, in quotes, however it is written.
      let number = Int(document.names[f].dropFirst()) ?? -1
      let mention = Array("\"\(name(number))\"".utf8)
      let bytes = Array(text.utf8)
      #expect(Array(bytes[Int(region.start)..<Int(region.end)]) == mention)
      #expect(!contains(bytes[..<Int(region.start)], mention))
    }
  }

  @Test("problems of declarations come in the order of the file")
  func order() {
    let text = #"{"version": 1, "fragments": ["a", "b", "a", 3, "b", ["c"], "\u0061", "a"]}"#
    let result = DocumentReader.read(bytes: Array(text.utf8), path: "a.json")
    #expect(result.document.names == ["a", "b"])
    let starts = result.diagnostics.map(\.region.start)
    #expect(starts.count == 6)
    #expect(starts == starts.sorted())
  }

  private func contains(_ bytes: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
