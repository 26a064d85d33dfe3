import NavigationCore
import NavigationDocument
import Testing

@testable import SwiftSourceReader

/// What a graph has, in words that a test can compare.
struct GraphText: Equatable, CustomStringConvertible {
  var lines: [String]

  init(_ lines: [String]) { self.lines = lines.sorted() }

  init(_ document: GraphDocument) {
    self.init(
      document.segues.map { segue in
        var line =
          "\(document.names[Int(segue.origin)]) => \(document.names[Int(segue.destination)])"
        if segue.rules.contains(.hold) { line += " hold" }
        if segue.rules.contains(.auto) { line += " auto" }
        if segue.rules.contains(.dismissable) { line += " dismissable" }
        if segue.presentation != .inPlace { line += " \(segue.presentation)" }
        if segue.label >= 0 { line += " \"\(document.texts[Int(segue.label)])\"" }
        if segue.tag >= 0 { line += " #\(document.texts[Int(segue.tag)])" }
        return line
      })
  }

  var description: String { lines.joined(separator: "\n") }
}

func read(_ files: (String, String)...) -> ReadResult {
  SwiftSourceReader.read(files.map { SourceInput(path: $0.0, bytes: Array($0.1.utf8)) })
}

func position(_ region: SourceRegion, _ document: GraphDocument) -> String {
  guard document.sources.indices.contains(Int(region.file)) else { return "nowhere" }
  let source = document.sources[Int(region.file)]
  let place = source.position(of: region.start)
  return "\(source.path):\(place.line):\(place.column)"
}

private let travel = """
  import NavigationGraph

  enum Page: Fragment {
    case start, gate
    case signIn, signUp, reset
    case map(region: Int)
    case trips, planner, archive
    case imprint
  }
  """

private let travelSegues = """
  let edges = Set<DirectedEdge<Page>>()
    .union(.start => [.gate, .map])
    .union([.gate => .signIn])
    .union(.signIn => .signUp => .reset => .signIn)
    .union(.signIn => .reset => .signUp => .signIn)
    .union([.signIn, .signUp] => .map)
    .union(.map => [.trips, .planner])
    .union(.archive => .trips => .archive)

  let segues = Set(edges.map { (edge: DirectedEdge<Page>) -> Segue<Page> in
    switch edge {
    case .gate => .signIn:
      return Segue(edge, style: .hold, auto: true)
    case .map => .trips:
      return Segue(edge, style: .hold, auto: true)
    case .map => .planner:
      return Segue(edge, style: .hold, dismissable: true)
    case .map => .archive:
      return Segue(edge, style: .hold)
    default:
      return Segue(edge)
    }
  })

  func start() throws {
    let helm = try Helm(nav: segues, path: [.start => .gate])
  }
  """

@Suite("The graph's language in Swift source")
struct GraphReaderTests {
  @Test("edges, chains and a switch over edges give the graph, over two files")
  func wholeProgram() {
    let result = read(("Page.swift", travel), ("Segues.swift", travelSegues))
    #expect(result.diagnostics == [])
    #expect(
      GraphText(result.document)
        == GraphText([
          "start => gate", "start => map", "gate => signIn hold auto", "signIn => signUp",
          "signUp => reset", "reset => signIn", "signIn => reset", "reset => signUp",
          "signUp => signIn", "signIn => map", "signUp => map", "map => trips hold auto",
          "map => planner hold dismissable", "archive => trips", "trips => archive",
        ]))
    #expect(result.document.names.contains("imprint"), "an unused case is a fragment")
    #expect(result.document.declaredEntry == nil)
  }

  @Test("a case of the switch that matches no edge is kept with its place")
  func deadCase() {
    let document = read(("Page.swift", travel), ("Segues.swift", travelSegues)).document
    #expect(document.deadCases.map { "\($0.origin) => \($0.destination)" } == ["map => archive"])
    #expect(
      document.deadCases.map { position($0.region, document) } == ["Segues.swift:18:8"])
  }

  @Test("each segue stands where its edge is written")
  func places() throws {
    let document = read(("Page.swift", travel), ("Segues.swift", travelSegues)).document
    let segue = try #require(
      document.segues.first {
        document.names[Int($0.origin)] == "signUp" && document.names[Int($0.destination)] == "reset"
      })
    #expect(position(segue.region, document) == "Segues.swift:4:21")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var code: String
    var segues: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a set literal of segues",
      code: """
        let segues: Set<Segue<P>> = [
          Segue(from: .a, to: .b), Segue(from: P.b, to: .c, style: .hold, auto: true),
          Segue(.c => .a, dismissable: true, tag: Tag.back, presentation: .sheet),
        ]
        """,
      segues: ["a => b", "b => c hold auto", "c => a dismissable sheet #back"]),
    Case(
      name: "many forms on both sides",
      code: "let segues = Set(([.a, .b] => [.c, .d]).map { Segue($0) })",
      segues: ["a => c", "a => d", "b => c", "b => d"]),
    Case(
      name: "constants, static members and sums",
      code: """
        extension P { static let first: P = .a; static var sheets: [P] { [.c, .d] } }
        extension Set where Element == DirectedEdge<P> { static let last: Self = [.d => .a] }
        let head: [DirectedEdge<P>] = [P.first => .b]
        let all = Set(head + [.b => .c]).union(.last).union(.first => P.sheets)
        let segues = all.map(Segue.init)
        """,
      segues: ["a => b", "b => c", "d => a", "a => c", "a => d"]),
    Case(
      name: "makeAuto and with on one segue and on a set",
      code: """
        let tabs = Set((.a => [.b, .c]).map { Segue($0, style: .hold) })
        let segues: [Segue<P>] = [Segue(.b => .d).makeAuto().with(tag: "x")]
          + tabs.map { $0.makeDismissable().with(presentation: .tab) }
        """,
      segues: [
        "a => b hold dismissable tab", "a => c hold dismissable tab", "b => d auto #x",
      ]),
    Case(
      name: "a function with parameters, a loop, and changes of a variable",
      code: """
        func modal(_ from: P, to end: P, held: Bool = true) -> Segue<P> {
          Segue(from: from, to: end, style: held ? .hold : .pass)
        }
        func makeSegues() -> Set<Segue<P>> {
          var result = Set<Segue<P>>()
          for page in [P.b, .c] { result.insert(modal(.a, to: page)) }
          result.formUnion([modal(.b, to: .d, held: false)])
          return result
        }
        let navigator = try! Navigator(nav: makeSegues(), entry: .a)
        """,
      segues: ["a => b hold", "a => c hold", "b => d"]),
    Case(
      name: "patterns of ends, with several patterns a case and a where clause",
      code: """
        let edges: Set<DirectedEdge<P>> = [.a => .b, .a => .c, .b => .d, .c => .d]
        let segues = edges.map { edge in
          switch (edge.from, edge.to) {
          case (.a, .b), (.a, .c): return Segue(edge, style: .hold)
          case (_, let end) where end == .d && edge.from != .c: return Segue(edge, auto: true)
          default: return Segue(edge)
          }
        }
        """,
      segues: ["a => b hold", "a => c hold", "b => d auto", "c => d"]),
    Case(
      name: "what is computed in a type, and given to a graph",
      code: """
        struct Routes {
          static let shared = Routes()
          static var edges: Set<DirectedEdge<P>> { onboarding.union(.c => .d) }
          private static let onboarding: Set<DirectedEdge<P>> = .a => .b => .c
          static func graph() throws -> NavigationGraph<P> {
            try NavigationGraph(Self.edges.map { if $0 == .a => .b { Segue($0, auto: true) } else { Segue($0) } }, entry: .a)
          }
        }
        """,
      segues: ["a => b auto", "b => c", "c => d"]),
  ]

  @Test("each form of the language", arguments: cases)
  func form(_ test: Case) {
    let result = read(("P.swift", "enum P: String, Fragment { case a, b, c, d }\n" + test.code))
    #expect(result.diagnostics == [])
    #expect(GraphText(result.document) == GraphText(test.segues))
  }

  static let refused: [(code: String, message: String, place: String)] = [
    (
      "let segues: Set<Segue<P>> = [Segue(from: .a, to: .b, auto: isTablet)]",
      "`isTablet` cannot be evaluated: it is not in the sources", "P.swift:2:60"
    ),
    (
      "let segues = Set(edges().map { Segue($0) })",
      "`edges` cannot be evaluated: it is not in the sources", "P.swift:2:18"
    ),
    (
      "let segues: Set<Segue<P>> = loop\nlet loop: Set<Segue<P>> = segues",
      "`segues` is made from itself", "P.swift:2:5"
    ),
    (
      "let x0 = [P.a]\n"
        + (1...40).map { "let x\($0) = x\($0 - 1) + x\($0 - 1)\n" }.joined()
        + "let segues: Set<Segue<P>> = Set((x40 => P.b).map { Segue($0) })",
      "this holds more than 1000000 elements", "P.swift:22:11"
    ),
    (
      "let segues: Set<Segue<P>> = [Segue(.a => .b, style: .hold, shiny: true)]",
      "a segue has no `shiny`", "P.swift:2:60"
    ),
  ]

  @Test("what cannot be evaluated is told at its place", arguments: refused)
  func refusal(_ test: (code: String, message: String, place: String)) {
    let result = read(("P.swift", "enum P: Fragment { case a, b }\n" + test.code))
    #expect(result.diagnostics.map(\.message) == [test.message])
    #expect(result.diagnostics.map { position($0.region, result.document) } == [test.place])
  }

  @Test("a value that no destination takes is told once, however many screens show its link")
  func unknownValue() {
    let document = read(
      (
        "App.swift",
        """
        import SwiftUI
        @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Row(title: "a"); Row { Text("b") } } }
        struct Row: View {
          var content: () -> Text
          var body: some View { NavigationLink(value: unknown()) { content() } }
        }
        """
      )
    ).document
    #expect(
      document.remarks.map(\.message) == [
        "where this value leads is not known: no destination for its type is found"
      ])
    #expect(document.remarks.map { position($0.region, document) } == ["App.swift:6:39"])
  }

  @Test("the entry that a navigator is given is the graph's")
  func entry() {
    let document = read(
      (
        "P.swift",
        """
        enum P: Fragment { case a, b }
        let n = try Navigator(nav: [Segue(.a => .b), Segue(.b => .a)], entry: .b)
        """
      )
    ).document
    #expect(document.declaredEntry?.name == "b")
  }

  @Test("a document survives the way from one program to the other")
  func wire() throws {
    let result = read(("Page.swift", travel), ("Segues.swift", travelSegues))
    let texts = ["Page.swift": travel, "Segues.swift": travelSegues]
    let bytes = SourceAnswer.encoded(result)
    let back = try SourceAnswer.decoded(bytes) { Array((texts[$0] ?? "").utf8) }
    #expect(NavgraphWriter.yaml(back.document) == NavgraphWriter.yaml(result.document))
    #expect(back.document.segues.map(\.region) == result.document.segues.map(\.region))
    #expect(back.document.sources.map(\.bytes) == result.document.sources.map(\.bytes))
    for length in 0..<bytes.count {
      #expect(throws: ByteReader.Broken.self) {
        try SourceAnswer.decoded(Array(bytes[..<length])) { _ in [] }
      }
    }
  }
}
