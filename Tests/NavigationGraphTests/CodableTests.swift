import Foundation
import NavigationGraph
import Testing

@Suite("Saved paths and edges in JSON")
struct CodableTests {
  enum Screen: Fragment, Codable {
    case splash
    case detail(id: Int)
    case page(Int)
  }
  enum Named: String, Fragment, Codable {
    case splash, detail
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func read<Value: Decodable>(_ text: String, as: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  @Test("a directed edge is written with its ends in the form of their type")
  func directedEdges() throws {
    let plain: DirectedEdge<Screen> = .splash => .detail(id: 42)
    #expect(try Self.json(plain) == #"{"from":{"splash":{}},"to":{"detail":{"id":42}}}"#)
    #expect(try Self.read(Self.json(plain)) == plain)
    let named: DirectedEdge<Named> = .splash => .detail
    #expect(try Self.json(named) == #"{"from":"splash","to":"detail"}"#)
    #expect(try Self.read(Self.json(named)) == named)
  }

  static let paths: [(PathEdge<Screen>, String)] = [
    (PathEdge(.splash => .page(1)), #"{"from":{"splash":{}},"to":{"page":{"_0":1}}}"#),
    (
      PathEdge(.page(1) => .detail(id: 42)),
      #"{"from":{"page":{"_0":1}},"to":{"detail":{"id":42}}}"#
    ),
    (
      PathEdge(.splash => .detail(id: 42), targetId: "left"),
      #"{"from":{"splash":{}},"to":{"fragment":{"detail":{"id":42}},"id":"left"}}"#
    ),
  ]

  @Test("an associated value stays in its fragment, an id stands beside it", arguments: paths)
  func associatedValues(edge: PathEdge<Screen>, text: String) throws {
    #expect(try Self.json(edge) == text)
    #expect(try Self.read(text) == edge)
  }

  @Test("a path edge without ids is what a directed edge writes, and both read each other's")
  func exchange() throws {
    let edges: [DirectedEdge<Screen>] = [.splash => .detail(id: 1), .detail(id: 1) => .page(2)]
    let path = edges.map { PathEdge($0) }
    #expect(try Self.json(edges) == Self.json(path))
    #expect(try Self.read(Self.json(edges)) == OrderedSet(path))
    let segues = edges.map { Segue($0) }
    let presented = try PresentedPath(
      graph: NavigationGraph(segues),
      path: Self.read(Self.json(edges), as: OrderedSet<PathEdge<Screen>>.self))
    #expect(presented.presentedFragments == [PathFragment<Screen>(.page(2))])
  }

  @Test("raw values read alone and beside an id")
  func rawValues() throws {
    let text = #"[{"from":"splash","to":{"fragment":"detail","id":"42"}}]"#
    let path: OrderedSet<PathEdge<Named>> = [PathEdge(.splash => .detail, targetId: "42")]
    #expect(try Self.read(text) == path)
    #expect(try Self.json(path) == text)
  }

  @Test(
    "an id is read from text, a number and a truth value, and may be missing",
    arguments: [
      (#""42""#, "42"), ("42", "42"), ("-1", "-1"), ("true", "true"), (#""""#, ""), ("null", nil),
    ] as [(String, String?)])
  func ids(json: String, id: String?) throws {
    let text = #"{"from":"splash","to":{"fragment":"detail","id":\#(json)}}"#
    #expect(try Self.read(text) == PathEdge<Named>(.splash => .detail, targetId: id))
  }

  @Test("a saved path is restored only if it still fits, else with the reason")
  func restored() throws {
    func read(_ text: String) throws -> OrderedSet<PathEdge<Screen>> { try Self.read(text) }
    let graph = try NavigationGraph([
      Segue(from: Screen.splash, to: .page(1)), Segue(from: .page(1), to: .detail(id: 42)),
    ])
    var presented = try PresentedPath(graph: graph)
    try presented.present(fragment: .page(1))
    try presented.present(fragment: .detail(id: 42), id: "left")
    let saved = try Self.json(presented.path)
    #expect(try PresentedPath(graph: graph, path: read(saved)) == presented)

    let smaller = try NavigationGraph([Segue(from: Screen.splash, to: .page(1))])
    let reason = NavigationError.pathMismatch(
      PathEdge<Screen>(.page(1) => .detail(id: 42), targetId: "left"))
    #expect(throws: reason) { try PresentedPath(graph: smaller, path: read(saved)) }
    // A fragment that the app no longer has is refused by its own decoding.
    #expect(throws: DecodingError.self) {
      try PresentedPath(
        graph: graph, path: read(#"[{"from":{"splash":{}},"to":{"gone":{}}}]"#))
    }
  }

  /// A fragment whose own form has the keys that a path fragment uses.
  struct Awkward: Fragment, Codable {
    let fragment: String
    let id: String
    static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.fragment != rhs.fragment ? lhs.fragment < rhs.fragment : lhs.id < rhs.id
    }
  }

  @Test("a fragment with keys named fragment and id is not taken for a path fragment")
  func awkward() throws {
    let fragment = Awkward(fragment: "a", id: "b")
    for whole in [PathFragment(fragment), PathFragment(fragment, id: "7")] {
      #expect(try Self.read(Self.json(whole)) == whole)
    }
  }

  @Test(
    "what fits no fragment is an error",
    arguments: [
      #"{"from":"splash","to":"nowhere"}"#, #"{"from":"splash"}"#,
      #"{"from":"splash","to":{"fragment":"detail","id":["42"]}}"#,
    ])
  func broken(text: String) {
    #expect(throws: DecodingError.self) { try Self.read(text, as: PathEdge<Named>.self) }
  }

  @Test("an ordered set that holds an element twice is an error")
  func repeated() {
    let text = #"[{"from":"splash","to":"detail"},{"from":"splash","to":"detail"}]"#
    #expect(throws: DecodingError.self) {
      try Self.read(text, as: OrderedSet<PathEdge<Named>>.self)
    }
  }
}
