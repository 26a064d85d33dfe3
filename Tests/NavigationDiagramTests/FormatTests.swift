import Foundation
import NavigationCore
import Testing

@testable import NavigationDiagram

private let hostile = [
  "\"<script>&'", "two\nlines\r\0\u{1B}", "a]b[c{d}|e;f#g%%h`", "--> end subgraph", "\\N\u{2028}",
  "שלום \u{202E}abc", "", "設定",
]

private func scene() -> Scene {
  Scene(
    title: hostile[0], description: hostile[1],
    fragments: hostile.map { Scene.Fragment(id: $0, title: $0, group: $0, note: $0) },
    segues: hostile.indices.dropFirst().map {
      Scene.Segue(
        from: 0, to: $0, isHold: true, isDismissable: true, presentation: .sheet,
        text: hostile[$0], steps: [Scene.Step(number: $0)],
        marks: [Scene.Mark(number: $0, weight: .error, text: hostile[$0])])
    }, paths: ["saved"], remarks: hostile)
}

@Suite("Other formats")
struct FormatTests {
  @Test("JSON has each fragment and segue, with its place, whatever they are called")
  func json() throws {
    let scene = scene()
    let bytes = Array(try Diagram.json(scene).utf8)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["title"] as? String == scene.title)
    let fragments = try #require(object["fragments"] as? [[String: Any]])
    #expect(fragments.compactMap { $0["id"] as? String } == scene.fragments.map(\.id))
    #expect(fragments.allSatisfy { ($0["box"] as? [Double])?.count == 4 })
    let segues = try #require(object["segues"] as? [[String: Any]])
    #expect(segues.compactMap { $0["text"] as? String } == scene.segues.compactMap(\.text))
    for segue in segues {
      let points = try #require(segue["curve"] as? [[Double]])
      #expect(points.count >= 4 && points.allSatisfy { $0.count == 2 })
    }
  }

  @Test("in Mermaid names stay between quotes, and no line has one that they made")
  func mermaid() {
    let text = Diagram.mermaid(scene())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    let count = hostile.count
    #expect(lines.count { $0.contains("subgraph") && $0.contains("[\"") } == count)
    #expect(lines.count { $0.trimmingPrefix { $0 == " " } == "end" } == count)
    for line in lines {
      let quotes = line.count { $0 == "\"" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
      // What is left without the quoted words is our own syntax.
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let syntax = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      #expect(syntax.allSatisfy { $0.isASCII }, "\(line)")
      #expect(!line.contains("<"), "\(line)")
    }
  }

  @Test("Mermaid shows what a segue does")
  func mermaidRules() {
    let scene = Scene(
      title: "t", description: "",
      fragments: [
        Scene.Fragment(id: "a", title: "A", isEntry: true),
        Scene.Fragment(id: "b", title: "B", isTerminal: true, state: .presented),
      ],
      segues: [
        Scene.Segue(
          from: 0, to: 1, isHold: true, isAuto: true, isDismissable: true, presentation: .sheet,
          text: "Open", steps: [Scene.Step(number: 1)])
      ])
    #expect(
      Diagram.mermaid(scene) == """
        ---
        title: "t"
        ---
        flowchart TD
          f0(["A"])
          f1[["B"]]
          f0 o-.->|"1: auto: sheet: Open"| f1
          linkStyle 0 stroke-width:4px
          style f1 stroke-width:4px

        """)
  }
}
