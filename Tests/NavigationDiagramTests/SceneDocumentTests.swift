import NavigationCore
import NavigationDocument
import Testing

@testable import NavigationDiagram

@Suite struct SceneDocumentTests {
  @Test("a path marks its steps, and a step without a segue is a broken segue to a ghost")
  func brokenPath() {
    var document = GraphDocument()
    document.name = "Reader"
    document.names = ["a", "b", "c"]
    document.segues = [
      GraphDocument.Segue(origin: 1, destination: 2),
      GraphDocument.Segue(origin: 0, destination: 1, rules: .hold),
    ]
    let overlay = PathOverlay(
      steps: [
        PathOverlay.Step(segueInputPosition: 1, fromName: "a", toName: "b", toID: "42"),
        PathOverlay.Step(segueInputPosition: nil, fromName: "b", toName: "gone"),
      ], brokenStep: 1, presented: [0, 1], visited: [0, 1], descriptionLines: ["a => b"])
    let scene = Scene(document: document, paths: [overlay])
    #expect(scene.title == "Reader")
    #expect(scene.description == "3 fragments, 2 segues.\nentry: a.\na => b")
    #expect(scene.fragments.map(\.id) == ["a", "b", "c", "gone"])
    #expect(scene.fragments.map(\.state) == [.presented, .presented, .dimmed, .visited])
    #expect(scene.fragments.map(\.isGhost) == [false, false, false, true])
    #expect(scene.fragments[0].isEntry)
    #expect(scene.fragments[1].note == "42")
    #expect(scene.segues.map { $0.steps.map(\.number) } == [[1], [], [2]])
    #expect(scene.segues.map(\.isBroken) == [false, false, true])
    #expect(scene.segues.map(\.isHold) == [true, false, false])
  }

  @Test(
    "text is measured by its kind of letter",
    arguments: [
      ("", 0), ("i", 278), ("設定", 2040), ("e\u{301}", 615), ("🇯🇵", 1400), ("👩‍👩‍👧", 1400),
    ] as [(String, Double)])
  func metrics(text: String, width: Double) {
    #expect(TextMetrics.width(of: text, fontSize: 1000) == width)
  }
}
