import NavigationCore
import NavigationDocument
import Testing

private func read(_ text: String) -> ReadResult {
  DocumentReader.read(bytes: Array(text.utf8), path: "a.dot")
}

@Suite("DOT")
struct DOTTests {
  @Test(
    "attributes of edges are rules",
    arguments: [
      ("a -> b", ["a->b"]), ("a -> b [style=dashed]", ["a->b hold"]),
      ("a -> b [style=hold]", ["a->b hold"]), ("a -> b [style=\"bold, dashed\"]", ["a->b hold"]),
      ("a -> b [auto=true]", ["a->b auto"]), ("a -> b [arrowhead=normalnormal]", ["a->b auto"]),
      ("a -> b [dismissable=true, presentation=sheet]", ["a->b dismissable sheet"]),
      ("a -> b [dir=both]", ["a->b", "b->a"]), ("a -> b [dir=back]", ["b->a"]),
      ("a -> b [dir=both, arrowtail=odot]", ["a->b dismissable"]),
      ("a -> b [tag=t, label=\"to\\nb\"]", ["a->b #t 'to b'"]),
      ("a -> b [style=invis]", []), ("a -> b -> c", ["a->b", "b->c"]),
      ("a -> {b c}", ["a->b", "a->c"]), ("{a b} -> c", ["a->c", "b->c"]),
      ("edge [style=dashed]; a -> b", ["a->b hold"]), ("a:n -> b:s:e", ["a->b"]),
      ("a -> b; a -> b", ["a->b"]),
    ])
  func edges(text: String, expected: [String]) {
    let result = read("digraph { \(text) }")
    #expect(result.diagnostics.isEmpty)
    #expect(segues(result.document) == expected)
  }

  @Test("an edge without a direction leads both ways")
  func undirected() {
    #expect(segues(read("graph { a -- b }").document) == ["a->b", "b->a"])
  }

  @Test("nodes have titles, groups, an entry and ends")
  func nodes() {
    let document = read(
      """
      digraph App {
        start [entry=true, label="Start \\"here\\""]
        subgraph cluster_1 { label="Shop"; cart; subgraph cluster_2 { label=Till; pay } }
        end [terminal=true]; html [label=<<b>x</b>>]; rec [shape=record, label="{a|b}"]
      }
      """
    ).document
    #expect(document.name == "App")
    #expect(document.names == ["cart", "end", "html", "pay", "rec", "start"])
    #expect(document.declaredEntry?.name == "start")
    #expect(document.attributes[0]?.group == "Shop")
    #expect(document.attributes[3]?.group == "Till")
    #expect(document.attributes[1]?.isTerminal == true)
    #expect(document.attributes[2] == nil && document.attributes[4] == nil)
    #expect(document.attributes[5]?.title == "Start \"here\"")
  }

  @Test("nodes and edges are placed where they are first written")
  func places() {
    let document = read(
      """
      // a -> b
      digraph { node [label=a]; x = a
        /* b */ "a \\" 1" -> b -> c { d } -> e [label="b -> c"]
      }
      """
    ).document
    #expect(document.regions.map { slice(document, $0) } == ["\"a \\\" 1\"", "b", "c", "d", "e"])
    #expect(
      document.segues.map { slice(document, $0.region) } == ["\"a \\\" 1\" -> b", "b -> c", "d"])
  }

  @Test(
    "what is no graph is refused at its line",
    arguments: [
      ("digraph {\n a -> }", "this is not DOT: syntax error near '}'", "a -> }"),
      ("digraph { a", "this `{` has no closing `}`", "{"),
      ("digraph { a } }", "a file holds one graph, here begins another", "}"),
      ("digraph {} digraph {}", "a file holds one graph, here begins another", "digraph"),
      ("digraph { \"a }", "this string has no closing quote", "\""),
      ("digraph { a -> b [presentation=sheat] }", "there is no presentation `sheat`", "a -> b"),
      ("digraph { a [entry=true] b [entry=true] }", "`a` is the entry already", "b"),
      ("digraph { \"\" }", "the name of a node is empty", "\"\""),
      ("digraph { { a b } -> { c [x=1]", "this `{` has no closing `}`", "{"),
      ("hello", "this is not DOT: syntax error near 'hello'", "hello"),
    ])
  func refused(text: String, message: String, place: String) throws {
    let result = read(text)
    let first = try #require(result.diagnostics.first)
    #expect(first.message == message)
    #expect(slice(result.document, first.region).hasPrefix(place) || place == "a -> }")
    // cgraph has forgotten all of it.
    #expect(segues(read("digraph { p -> q }").document) == ["p->q"])
  }

  @Test("text that stands for very much is refused before cgraph makes it")
  func growth() {
    func list(_ name: String, _ count: Int) -> String {
      (0..<count).map { "\(name)\($0)" }.joined(separator: " ")
    }
    let cases = [
      ("{\(list("a", 2_000))} -> {\(list("b", 2_000))}", "this stands for more than 1000000 edges"),
      (
        "subgraph s {\(list("a", 2_000))} subgraph s -> subgraph s",
        "this stands for more than 1000000 edges"
      ),
      (
        String(repeating: "{", count: 500) + String(repeating: "}", count: 500),
        "nested too deeply: more than 200 levels"
      ),
      ((0..<3_000).map { "a\($0)" }.joined(separator: "->"), "a chain of more than 1000 edges"),
      (
        (0..<8_000).map { "a\($0) [x\($0)=1]" }.joined(separator: ";"),
        "8000 kinds of attributes for 8000 nodes are too many"
      ),
    ]
    for (text, message) in cases {
      #expect(read("digraph { \(text) }").diagnostics.map(\.message) == [message])
    }
    #expect(
      read("digraph { \((0..<900).map { "a\($0)" }.joined(separator: "->")) }").document.segues
        .count
        == 899)
  }
}
