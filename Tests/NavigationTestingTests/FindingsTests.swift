import NavigationGraph
import NavigationTesting
import Testing

private enum Page: Fragment {
  case splash, home, compose, eula, goodbye
}

private enum Menu: SegueTag { case open }
private enum Drawer: SegueTag { case open }

@Suite("Linting a typed graph in a test")
struct FindingsTests {
  private let sound: [Segue<Page>] = [
    Segue(.splash => .home),
    Segue(.home => .compose, style: .hold, dismissable: true, presentation: .sheet),
    Segue(.home => .splash),
  ]

  @Test("a sound graph has no findings")
  func clean() throws {
    #expect(try NavigationGraph(sound, entry: .splash).findings() == [])
  }

  @Test("a dead end is found with the way there, unless it is meant to be an end")
  func deadEnd() throws {
    let graph = try NavigationGraph(sound + [Segue(.home => .eula)], entry: .splash)
    let findings = try graph.findings()
    #expect(findings.map(\.rule) == ["undismissable-dead-end"])
    #expect(findings.map(\.subject) == [.fragment(.eula)])
    #expect(findings.map(\.witness) == [[.splash, .home, .eula]])
    #expect(findings.first?.isError == true)
    #expect(
      findings.first?.description.contains("the way there: splash => home => eula") == true)
    #expect(try graph.findings(ends: [.eula]) == [])
  }

  @Test("segues that no graph can be made of are linted too")
  func unsound() throws {
    let twice = sound + [Segue(.splash => .home, style: .hold)]
    #expect(try twice.findings(entry: .splash).map(\.rule) == ["duplicate-segue"])
    let looping = [Segue(.splash => .home, auto: true), Segue(Page.home => .splash, auto: true)]
    #expect(try looping.findings(entry: .splash).map(\.rule) == ["auto-segue-cycle"])
    #expect(try [Segue<Page>]().findings().map(\.rule) == ["empty-graph"])
    #expect(try looping.findings().contains { $0.rule == "missing-entry" })
  }

  @Test("an entry that no segue names is unconnected, not a mistake of the test's")
  func lonelyEntry() throws {
    #expect(
      try sound.findings(entry: .goodbye).contains {
        $0.rule == "unreachable-fragment" && $0.subject == .fragment(.home)
      })
  }

  @Test("a configuration sets rules and policies, by the fragments' names")
  func configuration() throws {
    let graph = try NavigationGraph(sound, entry: .splash)
    let findings = try graph.findings(
      configuration: """
        rules:
          max-depth: { severity: warning, limit: 1 }
        policies:
          - { rule: no-reach, name: no writing, from: splash, to: compose, reason: a test }
        """)
    #expect(findings.contains { $0.rule == "max-depth" && !$0.isError })
    #expect(
      findings.contains { $0.rule == "no-reach" && $0.witness == [.splash, .home, .compose] })
  }

  @Test("a configuration that cannot be read says where and what to do")
  func badConfiguration() {
    let error = #expect(throws: ConfigurationError.self) {
      try sound.findings(entry: .splash, configuration: "rules:\n  max-dpth: warning\n")
    }
    #expect(error?.description.contains(".rutter.yml:2:3") == true)
    #expect(error?.description.contains("did you mean `max-depth`?") == true)
  }

  @Test("tags are told apart by their types, as the router does")
  func tags() throws {
    func findings(_ first: any SegueTag, _ second: any SegueTag) throws -> [String] {
      try NavigationGraph(
        [
          Segue(.splash => .home, tag: first), Segue(.splash => .compose, tag: second),
          Segue(.home => .splash), Segue(Page.compose => .splash),
        ], entry: .splash
      ).findings().map(\.rule)
    }
    #expect(try findings(Menu.open, Menu.open) == ["ambiguous-tag"])
    #expect(try findings(Menu.open, Drawer.open) == [])
  }

  @Test("fragments of one description are told apart")
  func twins() throws {
    struct Twin: Fragment, CustomStringConvertible {
      let number: Int
      var description: String { "twin" }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
    }
    let findings = try NavigationGraph([
      Segue(from: Twin(number: 1), to: Twin(number: 2)),
      Segue(from: Twin(number: 2), to: Twin(number: 3)),
    ]).findings()
    #expect(findings.map(\.subject) == [.fragment(Twin(number: 3))])
    #expect(findings.first?.witness.map(\.number) == [1, 2, 3])
  }
}

@Suite("Walking a typed graph in a test")
struct WalkTests {
  @Test("every screen is visited, from launch on, and every state is navigable in turn")
  func everyScreen() throws {
    let graph = try NavigationGraph([
      Segue(from: Page.splash, to: .home),
      Segue(from: .home, to: .compose, style: .hold, dismissable: true),
      Segue(from: .home, to: .eula),
    ])
    var states: [String] = []
    func id(_ edge: DirectedEdge<Page>) -> String? { edge.to == .compose ? "7" : nil }
    try graph.walk(identityProvider: id) { path in
      states.append(path.presentedFragments.map(\.description).joined(separator: " "))
    }
    #expect(states == ["splash", "home", "eula", "home", "home compose:7"])
  }

  @Test("what the visitor throws ends the walk")
  func stops() throws {
    let graph = try NavigationGraph([Segue(from: Page.splash, to: .home)])
    var visits = 0
    #expect(throws: CancellationError.self) {
      try graph.walk { _ in
        visits += 1
        throw CancellationError()
      }
    }
    #expect(visits == 1)
  }
}
