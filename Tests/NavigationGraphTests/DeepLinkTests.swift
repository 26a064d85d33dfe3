import NavigationGraph
import TestSupport
import Testing

@Suite("Deep links")
struct DeepLinkTests {
  typealias Failure = DeepLinkError<Section>

  static func links() throws -> DeepLinks<Section> {
    try DeepLinks(NavigationGraph(helmSegues(), entry: .splash))
  }

  static let register: OrderedSet<PathEdge<Section>> = [
    PathEdge(.splash => .gatekeeper), PathEdge(.gatekeeper => .register),
  ]

  @Test(
    "a path is read in each spelling",
    arguments: [
      "splash/gatekeeper/register", "splash => gatekeeper => register",
      "reader://splash/gatekeeper/register", "reader:///splash/gatekeeper/register/?from=mail#top",
      " /splash/gatekeeper/register/ ", "splash=>gatekeeper=>register",
      "x-reader+2://splash/gatekeeper/%72egister", "splash/gatekeeper;gatekeeper/register",
    ])
  func spellings(text: String) throws {
    #expect(try Self.links().path(text) == Self.register)
  }

  static let forms: [(DeepLinks<Section>.Form, String)] = [
    (.slashes, "splash/dashboard/news;dashboard/compose:4%2F2"),
    (.arrows, "splash => dashboard => news; dashboard => compose:4%2F2"),
    (.url(scheme: "reader"), "reader://splash/dashboard/news;dashboard/compose:4%2F2"),
  ]

  @Test("a path is written in each spelling, with a new chain where it goes on from elsewhere")
  func written() throws {
    let path: OrderedSet<PathEdge<Section>> = [
      PathEdge(.splash => .dashboard), PathEdge(.dashboard => .news),
      PathEdge(.dashboard => .compose, targetId: "4/2"),
    ]
    for (form, text) in Self.forms {
      #expect(try Self.links().text(of: path, as: form) == text)
      #expect(try Self.links().path(text) == path)
    }
  }

  @Test("the entry alone is the empty path, both ways")
  func entryAlone() throws {
    #expect(try Self.links().path("reader://splash").isEmpty)
    #expect(try Self.links().text(of: []) == "splash")
    #expect(try Self.links().text(of: [], as: .url(scheme: "reader")) == "reader://splash")
  }

  @Test("an edge that comes again cuts the path back, as walking it does")
  func repeated() throws {
    let links = try Self.links()
    let text = "splash/gatekeeper/login/register/forgotPass/login/register"
    #expect(
      try links.text(of: links.path(text)) == "splash/gatekeeper/login/register")
  }

  @Test("a link is followed by replacing the path, and refused where it no longer fits")
  func followed() throws {
    var path = try PresentedPath(graph: NavigationGraph(helmSegues(), entry: .splash))
    let links = try DeepLinks(path.graph)
    try path.replace(path: links.path("reader://splash/dashboard/compose:7"))
    #expect(path.presentedFragments.map(\.description) == ["dashboard", "compose:7"])
    #expect(throws: NavigationError<Section>.pathMismatch(PathEdge(.splash => .login))) {
      try path.replace(path: links.path("splash/login"))
    }
    #expect(path.isPresented(.compose, id: "7"))
  }

  static let refused: [(String, Failure, String)] = [
    (
      "  ", .unreadable(.empty),
      "the path is empty; write a path such as `splash/login`"
    ),
    (
      "splash//login", .unreadable(.missingName),
      "a fragment's name is missing in the path; write a path such as `splash/login`"
    ),
    (
      "splash/dashboard;news", .unreadable(.loneFragment),
      "a part of the path is one fragment and leads nowhere; write a path such as `splash/login`"
    ),
    (
      "reader://splash/%4", .unreadable(.brokenEscape),
      "`%` needs two hexadecimal digits in a URL; write a path such as `splash/login`"
    ),
    (
      "reader://splash/%FF", .unreadable(.notUnicode),
      "the URL does not decode to UTF-8 text; write a path such as `splash/login`"
    ),
    (
      "splash/dashbord", .unknownName("dashbord"),
      "no fragment is named `dashbord`; check its spelling"
    ),
    (
      "login", .notTheEntry(PathFragment(.login)),
      "a path begins at the entry, not at `login`; write the way there"
    ),
    (
      "splash:1", .notTheEntry(PathFragment(.splash, id: "1")),
      "a path begins at the entry, not at `splash:1`; write the way there"
    ),
  ]

  @Test("a text that is no path is refused with the reason", arguments: refused)
  func refusal(text: String, error: Failure, sentence: String) {
    #expect(throws: error) { try Self.links().path(text) }
    #expect(error.description == sentence)
  }

  @Test("a path of another graph and a scheme that is none are refused")
  func refusedWriting() throws {
    let links = try Self.links()
    let foreign: OrderedSet<PathEdge<Section>> = [PathEdge(.splash => .settings)]
    #expect(throws: Failure.unknownFragment(.settings)) { try links.text(of: foreign) }
    for scheme in ["", "1x", "a b", "é"] {
      #expect(throws: Failure.invalidScheme(scheme)) {
        try links.text(of: [], as: .url(scheme: scheme))
      }
    }
    #expect(
      Failure.unknownFragment(.settings).description
        == "the graph has no fragment `settings`; take a path of this graph")
    #expect(
      Failure.invalidScheme("1x").description
        == "`1x` is not a URL's scheme; write a letter, then letters, digits, `+`, `-` or `.`")
  }

  @Test("fragments are named by a function; empty names and clashes are refused")
  func names() throws {
    let graph = try NavigationGraph([Segue(from: Section.splash, to: .login)])
    let links = try DeepLinks(graph) { $0 == .splash ? "start" : "sign in" }
    #expect(try links.path("start/sign in") == [PathEdge(.splash => .login)])
    #expect(try links.text(of: [PathEdge(.splash => .login)]) == "start/sign%20in")
    let clash = Failure.ambiguousName("x", [.splash, .login])
    #expect(throws: clash) { try DeepLinks(graph) { _ in "x" } }
    #expect(clash.description == "`splash`, `login` are all named `x`; give each a name of its own")
    #expect(throws: Failure.emptyName(.splash)) { try DeepLinks(graph) { _ in "" } }
    #expect(Failure.emptyName(.splash).description == "`splash` has an empty name; give it one")
  }

  static let alphabet = Array("ab/:;=>?#%25 \t\n[{}]\"\\é日🏴\u{0}\u{301}\u{200F}.-")

  static func word(_ numbers: inout SeededGenerator, from least: Int) -> String {
    String((0..<least + numbers.below(6)).map { _ in alphabet[numbers.below(alphabet.count)] })
  }

  @Test("whatever the names and ids, a path comes back from its text in every form")
  func roundTrip() throws {
    var paths = 0
    for seed in 0..<2_000 {
      var numbers = SeededGenerator(seed: seed)
      let segues = numbers.segues()
      guard let start = segues.first?.from,
        let graph = try? NavigationGraph(segues, entry: start)
      else { continue }
      // Unlike and, even where they begin alike, never a part of each other's end.
      var names: [Place: String] = [:]
      for place in graph.fragments {
        names[place] = Self.word(&numbers, from: 0) + "\(place.number)"
      }
      let links = try DeepLinks(graph) { names[$0] ?? "" }
      var path = try PresentedPath(graph: graph)
      for _ in 0..<8 {
        let id = numbers.below(2) == 0 ? nil : Self.word(&numbers, from: 0)
        try? path.present(fragment: Place(numbers.below(7)), id: id)
      }
      for form in [.slashes, .arrows, .url(scheme: "a+1.-")] as [DeepLinks<Place>.Form] {
        let text = try links.text(of: path.path, as: form)
        try #require(links.path(text) == path.path, "seed \(seed): \(text)")
      }
      paths += path.path.isEmpty ? 0 : 1
    }
    #expect(paths > 500)
  }

  @Test("no text makes the reader trap")
  func hostileTexts() throws {
    let links = try Self.links()
    var numbers = SeededGenerator(seed: 7)
    let pieces = [
      "splash", "gatekeeper", "/", ";", ":", "=>", "://", "%", "%2F", "%ff", " ", "#", "?", "é",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<numbers.below(9)).map { _ in pieces[numbers.below(pieces.count)] }.joined()
      do throws(DeepLinkError<Section>) {
        _ = try links.path(text)
        read += 1
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 100)
  }
}
