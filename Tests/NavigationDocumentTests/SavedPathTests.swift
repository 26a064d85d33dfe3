import NavigationDocument
import Testing

private func ends(_ path: SavedPath) -> [String] {
  func text(_ end: SavedPath.End) -> String { end.name + (end.id.map { ":\($0)" } ?? "") }
  return path.steps.map { "\(text($0.from))->\(text($0.to))" }
}

@Suite("saved paths")
struct SavedPathTests {
  @Test(
    "text in each spelling gives the same steps",
    arguments: [
      "splash/detail:42/a b", "splash => detail:42 => a b", "reader://splash/detail:42/a%20b?x=1",
      "reader:///splash/detail:42/a%20b/", " /splash/detail:42/a b/ ",
    ])
  func text(text: String) throws {
    let path = try SavedPath.parse(text: text)
    #expect(ends(path) == ["splash->detail:42", "detail:42->a b"])
  }

  @Test("a semicolon begins a new chain, and escapes are decoded in every form")
  func chains() throws {
    for text in ["a/b/c%3B%2f;b/d:1", "a => b => c%3B/; b => d:1", "x://a/b/c%3b%2F;b/d:1"] {
      #expect(ends(try SavedPath.parse(text: text)) == ["a->b", "b->c;/", "b->d:1"])
    }
    #expect(ends(try SavedPath.parse(text: "100%/50%ff/%")) == ["100%->50%ff", "50%ff->%"])
  }

  @Test("a path of one fragment has no steps and names it")
  func oneFragment() throws {
    let path = try SavedPath.parse(text: "splash")
    #expect(path.steps.isEmpty)
    #expect(path.start == SavedPath.End(name: "splash"))
  }

  @Test(
    "an end is read in each form that Codable writes",
    arguments: [
      (#""detail""#, "detail"), (#"{"detail":{}}"#, "detail"),
      (#"{"detail":{"_0":42}}"#, "detail:42"), (#"{"detail":{"id":"x"}}"#, "detail:x"),
      (#"{"detail":{"_0":true}}"#, "detail:true"),
      (#"{"fragment":"detail","id":"42"}"#, "detail:42"),
      (#"{"id":42,"fragment":"detail"}"#, "detail:42"),
      (#"{"fragment":"detail"}"#, "detail"), (#"{"fragment":"detail","id":null}"#, "detail"),
      (#"{"fragment":{"detail":{}},"id":7}"#, "detail:7"),
      (#"{"id":7,"fragment":{"detail":{}}}"#, "detail:7"), (#"{"fragment":{}}"#, "fragment"),
    ])
  func forms(json: String, expected: String) throws {
    let text = #"[{"from":"a","to":\#(json)},{"to":"a","from":\#(json)}]"#
    let path = try SavedPath.parse(json: SourceText(path: "p.json", bytes: Array(text.utf8)))
    #expect(ends(path) == ["a->\(expected)", "\(expected)->a"])
    #expect(path.start == SavedPath.End(name: "a"))
  }

  @Test(
    "a bad path is refused at its place",
    arguments: [
      (#"{"from":"a"}"#, "a saved path must be a list of edges", 0),
      (#"[{"from":"a"}]"#, "an edge needs `to`", 1),
      (#"["a"]"#, "an edge must be a map with `from` and `to`", 1),
      (#"[{"from":"","to":"b"}]"#, "the name of a fragment must not be empty", 9),
      (#"[{"from":{"a":[]},"to":"b"}]"#, "the value of `a` must be a map", 14),
      (#"[{"form":"a","to":"b"}]"#, "unknown key `form` in an edge", 2),
    ] as [(String, String, UInt32)])
  func bad(json: String, message: String, offset: UInt32) {
    let source = SourceText(path: "p.json", bytes: Array(json.utf8))
    let error = #expect(throws: Diagnostic.self) { try SavedPath.parse(json: source) }
    #expect(error?.message == message)
    #expect(error?.region.start == offset)
  }

  @Test(
    "bad text is refused",
    arguments: [
      ("", "the path is empty"), ("a//b", "a fragment's name is missing in the path"),
      ("a => ", "a fragment's name is missing in the path"),
      ("a/b;c", "a part of the path is one fragment and leads nowhere"),
      ("x://a%2", "`%` needs two hexadecimal digits in a URL"),
      ("x://a%ff", "the URL does not decode to UTF-8 text"),
    ])
  func badText(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try SavedPath.parse(text: text) }
    #expect(error?.message == message)
  }
}
