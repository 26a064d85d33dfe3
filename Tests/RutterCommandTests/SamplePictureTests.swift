import NavigationCore
import NavigationDocument
import NavigationLint
import Testing

@testable import NavigationDiagram
@testable import RutterCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pictures beside the samples. `RECORD_PICTURES=1 swift test --filter SamplePictureTests`
/// writes them anew.
@Suite("Sample pictures")
struct SamplePictureTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    var file: String
    var graph: String
    var path: String?
    var testDescription: String { file }
  }

  static let pictures = [
    Picture(file: "Helm/Reader.svg", graph: "Helm/Reader.navgraph.yml"),
    Picture(
      file: "Helm/Reader-path.svg", graph: "Helm/Reader.navgraph.yml",
      path: "Helm/saved-path.json"),
    Picture(file: "Shop/Shop.svg", graph: "Shop/Shop.navgraph.yml"),
    Picture(
      file: "Shop/Shop-path.svg", graph: "Shop/Shop.navgraph.yml", path: "Shop/saved-path.json"),
    Picture(file: "Shop-with-faults/Shop.svg", graph: "Shop-with-faults/Shop.navgraph.yml"),
    Picture(
      file: "Shop-with-faults/Shop-broken-path.svg",
      graph: "Shop-with-faults/Shop.navgraph.yml", path: "Shop-with-faults/broken-path.json"),
    Picture(file: "Japanese/Shop.svg", graph: "Japanese/Shop.navgraph.yml"),
    Picture(
      file: "Japanese/Shop-path.svg", graph: "Japanese/Shop.navgraph.yml",
      path: "Japanese/saved-path.json"),
  ]

  /// With a slash at its end.
  static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Samples/"

  @Test("A sample's picture is what the program draws today", arguments: pictures)
  func drawn(_ picture: Picture) throws {
    let drawn = try draw(picture)
    let path = SamplePictureTests.folder + picture.file
    if getenv("RECORD_PICTURES") != nil { try OutputFile.write(drawn, to: path) }
    let kept = try #require(contents(path), "no picture at \(path)")
    if LayoutEngine.version?.hasPrefix("2.4") == true {
      let lines = [drawn, kept].map { $0.split(separator: 0x0A) }
      let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
      let isSame = drawn == kept
      #expect(
        isSame,
        """
        the picture changed in line \(place.map { $0.offset + 1 } ?? 0); look at it, then record \
        it anew (RECORD_PICTURES=1 swift test --filter SamplePictureTests)
        """)
    } else {
      #expect(elements(drawn) == elements(kept))
    }
    #expect(elements(drawn).count > 10)
  }

  private func draw(_ picture: Picture) throws -> [UInt8] {
    let result = DocumentReader.read(path: SamplePictureTests.folder + picture.graph)
    #expect(result.diagnostics.isEmpty)
    let paths = try picture.path.map {
      [try SavedPath.read(argument: SamplePictureTests.folder + $0)]
    }
    let subject = LintSubject(document: result.document, savedPaths: paths ?? [])
    return try Diagram.svg(
      DrawVerb.scene(of: subject, broken: Linter.brokenPaths(subject)))
  }

  private func contents(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  /// The ids and titles of a picture, which do not depend on where things stand.
  private func elements(_ picture: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for line in String(decoding: picture, as: UTF8.self).split(separator: "\n") {
      let parts = line.text(after: " id=\"", upTo: "\"")
      let title = line.text(after: "<title>", upTo: "</title>")
      if let id = parts { found.insert(id + " " + (title ?? "")) }
    }
    return found
  }
}

extension Substring {
  fileprivate func text(after start: String, upTo end: String) -> String? {
    guard let from = firstRange(of: start)?.upperBound else { return nil }
    let rest = self[from...]
    guard let to = rest.firstRange(of: end)?.lowerBound else { return nil }
    return String(rest[..<to])
  }
}
