import Foundation
import NavigationCore
import NavigationDocument
import TestSupport
import Testing

@testable import SwiftSourceReader

@Suite("What Swift files say is kept between runs")
struct CacheTests {
  private static let notes = SampleTests.inputs("Notes")

  private static func yaml(_ result: ReadResult) -> String {
    NavgraphWriter.yaml(result.document)
  }

  private func kept(_ folder: ScratchFolder) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder.path)/cache/swift-facts"))
  }

  @Test("facts are the same after they were written and read")
  func facts() throws {
    for name in SampleTests.names {
      for input in SampleTests.inputs(name) {
        let facts = FactsReader.read(try input.text())
        var writer = ByteWriter()
        facts.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let back = try SourceFacts(from: &reader)
        #expect(reader.isAtEnd)
        #expect(String(reflecting: back) == String(reflecting: facts))
      }
    }
  }

  @Test("a second run gives the same graph and leaves the cache alone")
  func secondRun() throws {
    let folder = try ScratchFolder()
    let cache = folder.path + "/cache"
    let plain = SwiftSourceReader.read(Self.notes)
    let first = SwiftSourceReader.read(Self.notes, cache: cache)
    let file = "\(cache)/swift-facts"
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    let second = SwiftSourceReader.read(Self.notes, cache: cache)
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    try #require(plain.diagnostics == [])
    #expect(Self.yaml(first) == Self.yaml(plain))
    #expect(Self.yaml(second) == Self.yaml(plain))
    #expect(before == after)
    #expect(ScratchFolder.names(in: cache) == ["swift-facts"])
  }

  @Test("what is unchanged is not parsed: what was kept is believed")
  func believed() throws {
    let folder = try ScratchFolder()
    let cache = folder.path + "/cache"
    _ = SwiftSourceReader.read(Self.notes, cache: cache)
    // The names of the facts, but not those in the texts, which no longer have the same length.
    var bytes = Array(try kept(folder))
    let name = Array("ShareView".utf8)
    let marked = [UInt8(name.count), 0, 0, 0] + name
    var found = 0
    for i in bytes.indices.dropLast(marked.count)
    where Array(bytes[i..<i + marked.count]) == marked {
      bytes.replaceSubrange(i + 4..<i + marked.count, with: Array("ShareVOLT".utf8))
      found += 1
    }
    try #require(found > 0)
    try folder.write("cache/swift-facts", bytes)
    let result = SwiftSourceReader.read(Self.notes, cache: cache)
    #expect(result.document.names.contains("ShareVOLT"))
    // A file that has changed is parsed.
    let changed = try Self.notes.map { input in
      SourceInput(path: input.path, bytes: try input.text() + Array("// more\n".utf8))
    }
    let fresh = SwiftSourceReader.read(changed, cache: cache)
    #expect(Self.yaml(fresh) == Self.yaml(SwiftSourceReader.read(changed)))
  }

  @Test("a file that could not be read is read when it can be")
  func unreadable() throws {
    let folder = try ScratchFolder()
    let cache = folder.path + "/cache"
    let input = SourceInput(path: folder.path + "/A.swift")
    let missing = SwiftSourceReader.read([input], cache: cache)
    #expect(missing.diagnostics.count == 1)
    try folder.write("A.swift", "")
    let empty = SwiftSourceReader.read([input], cache: cache)
    #expect(Self.yaml(empty) == Self.yaml(SwiftSourceReader.read([input])))
    #expect(empty.diagnostics == SwiftSourceReader.read([input]).diagnostics)
  }

  @Test("a cache that is cut off or changed anywhere counts as none, and traps on nothing")
  func damaged() throws {
    let folder = try ScratchFolder()
    let cache = folder.path + "/cache"
    let small = [SourceInput(path: "A.swift", bytes: Array("struct A: View {}".utf8))]
    let expected = Self.yaml(SwiftSourceReader.read(small, cache: cache))
    let bytes = Array(try kept(folder))
    for length in 0..<bytes.count {
      try folder.write("cache/swift-facts", Array(bytes[..<length]))
      #expect(Self.yaml(SwiftSourceReader.read(small, cache: cache)) == expected)
    }
    var generator = SeededGenerator(seed: 1)
    for i in bytes.indices {
      var damaged = bytes
      damaged[i] = UInt8.random(in: 0...255, using: &generator)
      try folder.write("cache/swift-facts", damaged)
      _ = SwiftSourceReader.read(small, cache: cache)
    }
  }

  @Test("a folder that cannot be is an error")
  func noFolder() throws {
    let folder = try ScratchFolder()
    try folder.write("file", "")
    let result = SwiftSourceReader.read(Self.notes, cache: folder.path + "/file/cache")
    #expect(
      result.diagnostics.map(\.message) == [
        "cannot make the folder `\(folder.path)/file/cache`: not a directory"
      ])
  }

  /// Where this fails because what is read of a file has changed, raise `SourceFacts.version` and
  /// record the new number beside it: older caches must not be believed.
  @Test("the version of the facts is raised when they change")
  func version() throws {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in SampleTests.names {
      for input in SampleTests.inputs(name) {
        var writer = ByteWriter()
        FactsReader.read(try input.text()).write(to: &writer)
        for byte in writer.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    #expect([SourceFacts.version: hash] == [2: 3_741_556_288_790_147_080])
  }
}
