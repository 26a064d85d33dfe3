import NavigationCore
import NavigationDocument
import TestSupport
import Testing

/// What a document says, without its places.
private struct Meaning: Equatable {
  var name: String?
  var entry: String?
  var entryFromCode: String?
  var isClosed: Bool
  var names: [String]
  var isDeclared: [Bool]
  var attributes: [Int32: GraphDocument.FragmentAttributes]
  var segues: [String]
  var suppressions: [[String?]]

  init(_ document: GraphDocument) {
    name = document.name
    entry = document.declaredEntry?.name
    entryFromCode = document.entryFromCode
    isClosed = document.isClosed
    names = document.names
    isDeclared = document.isDeclared
    attributes = document.attributes.filter { $0.value != .init() }
    segues = NavigationDocumentTests.segues(document)
    suppressions = document.suppressions.map {
      [$0.rule, $0.fragment, $0.edge?.joined(separator: "\u{1}"), $0.reason]
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func text(_ words: [String]) -> String { words[below(words.count)] }
}

private let words = [
  "home", "a b", "404", "null", "Yes", "~", "- x", "a: b", "# c", "\"q\"", "'s'", "back\\slash",
  "=>", "a => b", "[x]", "{y}", "a,b", "設定", "𝄞", "\u{FEFF}x", "line\nbreak", "tab\t", "\u{0}nul",
  "\u{85}", "\u{2028}", "\u{FFFF}", " lead", "trail ", "!tag", "&anchor", "*alias", "%", "@", "`",
  "1.5e3", "0x1F", "true", "|", ">", "?", "e\u{301}", "é",
]

@Suite("Writing navgraph documents")
struct NavgraphWriterTests {
  static func document(seed: UInt64) -> GraphDocument {
    var random = SeededGenerator(state: seed)
    var document = GraphDocument()
    let names = (0..<1 + random.below(6)).map { _ in
      random.text(words) + (random.below(2) == 0 ? "" : "2")
    }
    document.names = Array(Set(names)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // Swift takes names with the same characters for equal; a document has such names once.
    let count = document.names.count
    document.regions = document.names.map { _ in .none }
    if random.below(2) == 0 { document.name = random.text(words) }
    if random.below(2) == 0 {
      document.declaredEntry = (document.names[random.below(count)], .none)
    } else if random.below(2) == 0 {
      document.entryFromCode = random.text(words)
    }
    document.isClosed = random.below(2) == 0
    document.texts = words + [""]
    document.segues = (0..<random.below(8)).map { _ in
      GraphDocument.Segue(
        origin: Int32(random.below(count)), destination: Int32(random.below(count)),
        rules: SegueRules(rawValue: random.below(2) == 0 ? 0 : UInt8(random.below(8))),
        presentation: random.below(2) == 0 ? .inPlace : Presentation.allCases[random.below(11)],
        tag: random.below(3) == 0 ? Int32(random.below(document.texts.count)) : -1,
        label: random.below(3) == 0 ? Int32(random.below(document.texts.count)) : -1)
    }
    let named = Set(document.segues.flatMap { [$0.origin, $0.destination] })
    document.isDeclared = (0..<count).map { !named.contains(Int32($0)) || random.below(2) == 0 }
    for i in 0..<count where document.isDeclared[i] && random.below(2) == 0 {
      var extra = GraphDocument.FragmentAttributes()
      if random.below(2) == 0 { extra.title = random.text(words) }
      if random.below(2) == 0 { extra.group = random.text(words) }
      if random.below(2) == 0 { extra.image = random.text(words) }
      if random.below(2) == 0 { extra.source = random.text(words) }
      extra.isTerminal = random.below(2) == 0
      if random.below(2) == 0 { extra.reachableFromCode = random.text(words) }
      if random.below(2) == 0 { extra.leavableFromCode = random.text(words) }
      document.attributes[Int32(i)] = extra
    }
    document.suppressions = (0..<random.below(3)).map { _ in
      let isEdge = random.below(2) == 0
      return GraphDocument.Suppression(
        rule: random.text(words), fragment: isEdge ? nil : random.text(words),
        edge: isEdge ? [random.text(words), random.text(words)] : nil,
        reason: random.text(words), region: .none)
    }
    return document
  }

  @Test("what is written reads back as the same graph, and is written the same again")
  func roundTrip() {
    for seed in 0..<3_000 as Range<UInt64> {
      let document = Self.document(seed: seed)
      for (path, write) in [
        ("a.yml", { NavgraphWriter.yaml($0) }), ("a.json", { NavgraphWriter.json($0) }),
      ] as [(String, (GraphDocument) -> String)] {
        let text = write(document)
        let result = DocumentReader.read(bytes: Array(text.utf8), path: path)
        #expect(result.diagnostics.map(\.message) == [], "seed \(seed): \(text)")
        #expect(Meaning(result.document) == Meaning(document), "seed \(seed): \(text)")
        #expect(write(result.document) == text, "seed \(seed)")
      }
    }
  }

  @Test("plain graphs are written plainly")
  func plain() {
    let text = """
      version: 1
      name: Reader
      entry: splash
      fragments:
        - { id: compose, title: "New post", terminal: true }
        - splash
      segues:
        - splash => home
        - { from: home, to: compose, style: hold, dismissable: true, presentation: sheet }

      """
    let document = DocumentReader.read(bytes: Array(text.utf8), path: "a.yml").document
    #expect(NavgraphWriter.yaml(document) == text)
    #expect(
      NavgraphWriter.json(document) == """
        {
          "version": 1,
          "name": "Reader",
          "entry": "splash",
          "fragments": [
            { "id": "compose", "title": "New post", "terminal": true },
            "splash"
          ],
          "segues": [
            "splash => home",
            { "from": "home", "to": "compose", "style": "hold", "dismissable": true, "presentation": "sheet" }
          ]
        }

        """)
  }
}
