import NavigationDocument
import TestSupport
import Testing

@testable import NavigationLint

/// A generated app: a launch, a sign-in, tabs with their first tab shown, pushed screens, sheets.
private struct App {
  struct Line {
    var from: String
    var to: String
    var rest: [String: String]

    var text: String {
      let rest = rest.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }.joined()
      return "  - { edge: \(from) => \(to)\(rest) }\n"
    }
  }

  var lines: [Line] = []
  var header = "entry: launch\n"
  var footer = ""
  var screens: [String] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    add("launch", "signIn")
    add("signIn", "tabs", ["presentation": "push"])
    let tabs = ["feed", "search", "account"]
    for (i, tab) in tabs.enumerated() {
      var rest = ["style": "hold", "presentation": "tab"]
      if i == 0 { rest["auto"] = "true" }
      add("tabs", tab, rest)
    }
    for n in 0..<(10 + random.below(15)) {
      let screen = "screen\(n)"
      let parent = n < 3 ? tabs[n] : screens[random.below(screens.count)]
      add(parent, screen, ["presentation": "push", "dismissable": "true"])
      screens.append(screen)
      if random.below(3) == 0 {
        add(
          screen, "sheet\(n)",
          [
            "presentation": ["sheet", "alert", "fullScreenCover"][random.below(3)],
            "style": "hold", "dismissable": "true", "tag": "tag\(n)",
          ])
      }
    }
  }

  mutating func add(_ from: String, _ to: String, _ rest: [String: String] = [:]) {
    var rest = rest
    if rest["auto"] == nil, rest["label"] == nil { rest["label"] = "go to \(to)" }
    if rest["label"] == "none" { rest["label"] = nil }
    lines.append(Line(from: from, to: to, rest: rest))
  }

  /// A screen at a random place.
  mutating func screen() -> String { screens[random.below(screens.count)] }

  var text: String {
    "version: 1\n" + header + "segues:\n" + lines.map(\.text).joined() + footer
  }
}

@Suite("Faults planted in clean apps")
struct MutationTests {
  private static let configuration = """
    extends: all
    rules:
      # An app offers choices everywhere.
      ambiguous-forward: off
      max-depth: { limit: 60 }
    roots: [signIn, tabs]
    policies:
      - { rule: forbidden-segue, name: no way to the launch, from: "*", to: launch }
      - { rule: required-segue, name: feed, from: tabs, to: feed }
      - { rule: must-pass-through, name: sign in first, from: launch, to: tabs, through: signIn }
      - { rule: must-return-to, name: tabs, from: "screen*", to: tabs }
      - { rule: no-reach, name: signed in, from: tabs, to: signIn }

    """

  /// Each rule that a fault in a graph can trip, with the fault.
  private static let faults: [(rule: String, plant: @Sendable (inout App) -> Void)] = [
    (
      "ambiguous-auto-segue",
      { app in
        app.add("tabs", "extra", ["auto": "true", "style": "hold"])
      }
    ),
    (
      "ambiguous-entry",
      { app in
        app.header = ""
        app.add("other", app.screen())
      }
    ),
    (
      "ambiguous-tag",
      { app in
        let screen = app.screen()
        for to in ["extra1", "extra2"] {
          app.add(screen, to, ["style": "hold", "dismissable": "true", "tag": "twice"])
        }
      }
    ),
    (
      "auto-segue-cycle",
      { app in
        app.add(app.screen(), "extra1", ["style": "hold", "dismissable": "true"])
        app.add("extra1", "extra2", ["auto": "true"])
        app.add("extra2", "extra1", ["auto": "true"])
      }
    ),
    (
      "competing-presentations",
      { app in
        let over = ["style": "hold", "dismissable": "true", "presentation": "sheet"]
        app.add(app.screen(), "extra0", over)
        app.add("extra0", "extra1", ["style": "hold", "auto": "true", "presentation": "sheet"])
        app.add("extra0", "extra2", over)
      }
    ),
    (
      "cover-without-exit",
      { app in
        app.add("launch", "extra1", ["presentation": "fullScreenCover"])
        app.add("extra1", "extra2")
        app.add("extra2", "extra1")
      }
    ),
    (
      "dismiss-to-empty-container",
      { app in
        app.add(app.screen(), "extra0", ["presentation": "push", "dismissable": "true"])
        app.add(
          "extra0", "extra1", ["style": "hold", "auto": "true", "dismissable": "true"])
      }
    ),
    (
      "duplicate-segue",
      { app in
        let line = app.lines[app.lines.count - 1]
        app.add(line.from, line.to, ["dismissable": "true"])
      }
    ),
    ("forbidden-segue", { app in app.add(app.screen(), "launch", ["dismissable": "true"]) }),
    (
      "label-required",
      { app in
        app.add(app.screen(), "extra", ["label": "none", "dismissable": "true"])
      }
    ),
    (
      "max-context-depth",
      { app in
        var from = app.screen()
        for n in 0..<4 {
          app.add(
            from, "extra\(n)",
            ["style": "hold", "dismissable": "true", "presentation": "sheet"])
          from = "extra\(n)"
        }
      }
    ),
    (
      "max-depth",
      { app in
        var from = app.screen()
        for n in 0..<61 {
          app.add(from, "extra\(n)", ["dismissable": "true"])
          from = "extra\(n)"
        }
      }
    ),
    (
      "max-fan-out",
      { app in
        let screen = app.screen()
        for n in 0..<13 { app.add(screen, "extra\(n)", ["dismissable": "true"]) }
      }
    ),
    (
      "missing-entry",
      { app in
        app.header = ""
        app.add(app.screen(), "launch", ["dismissable": "true"])
      }
    ),
    ("must-pass-through", { app in app.add("launch", "tabs") }),
    (
      "must-return-to",
      { app in
        app.screens = ["screenLost"]
        app.add("launch", app.screen())
      }
    ),
    (
      "naming-convention",
      { app in
        app.add(app.screen(), "Extra_screen", ["dismissable": "true"])
      }
    ),
    ("no-reach", { app in app.add(app.screen(), "signIn", ["dismissable": "true"]) }),
    (
      "one-way-trap",
      { app in
        app.add("signIn", "extra1")
        app.add("extra1", "signIn")
        app.add("extra1", "extra2")
        app.add("extra2", "extra3", ["dismissable": "true"])
      }
    ),
    (
      "orphan-tag",
      { app in
        app.add("lost", app.screen(), ["tag": "lost"])
      }
    ),
    (
      "presentation-from-alert",
      { app in
        app.add(
          app.screen(), "extra1", ["style": "hold", "dismissable": "true", "presentation": "alert"])
        app.add(
          "extra1", "extra2", ["style": "hold", "dismissable": "true", "presentation": "sheet"])
      }
    ),
    (
      "required-segue",
      { app in
        app.lines.removeAll { $0.from == "tabs" && $0.to == "feed" }
        app.add("search", "feed", ["dismissable": "true"])
      }
    ),
    (
      "self-loop",
      { app in
        let screen = app.screen()
        app.add(screen, screen)
      }
    ),
    (
      "shadowed-segue",
      { app in
        app.add(app.screen(), "extra1", ["dismissable": "true"])
        app.add("extra1", "extra2", ["auto": "true"])
        app.add("extra1", "extra3")
      }
    ),
    (
      "undeclared-fragment",
      { app in
        let names = Set(app.lines.flatMap { [$0.from, $0.to] }).sorted()
        app.header += "closed: true\nfragments: [\(names.joined(separator: ", "))]\n"
        app.add(app.screen(), "extra", ["dismissable": "true"])
      }
    ),
    ("undismissable-dead-end", { app in app.add("signIn", "extra") }),
    ("unreachable-fragment", { app in app.add("extra", app.screen()) }),
    (
      "unused-suppression",
      { app in
        app.footer =
          "suppress:\n  - { rule: self-loop, fragment: \(app.screen()), reason: no more }\n"
      }
    ),
  ]

  private static let read = ConfigurationReader.read(
    SourceText(path: "app/.rutter.yml", bytes: Array(configuration.utf8)))

  private func rules(_ app: App) throws -> Set<String> {
    let configuration = Self.read
    try #require(configuration.diagnostics == [])
    let read = DocumentReader.read(bytes: Array(app.text.utf8), path: "app.navgraph.yml")
    try #require(read.diagnostics == [], "\(read.diagnostics.map(\.message)) in\n\(app.text)")
    let findings = Linter.lint(read.document, configuration: configuration.configuration.lint)
    return Set(findings.map(\.rule))
  }

  @Test("200 clean apps are silent")
  func clean() throws {
    for seed in 0..<200 as Range<UInt64> {
      let app = App(seed: seed)
      #expect(try rules(app) == [], "seed \(seed)")
    }
  }

  @Test("every fault is found by its rule, in each of the 200 apps")
  func planted() throws {
    for fault in Self.faults {
      for seed in 0..<200 as Range<UInt64> {
        var app = App(seed: seed)
        fault.plant(&app)
        #expect(try rules(app).contains(fault.rule), "\(fault.rule), seed \(seed)")
      }
    }
  }

  @Test("each rule has a fault, but for those that no single graph of an app can trip")
  func coverage() {
    let planted = Set(Self.faults.map(\.rule))
    // A graph without fragments, a saved path, a case in code, and a wizard's way forward are
    // tested elsewhere.
    #expect(
      Set(Linter.ruleIDs).subtracting(planted)
        == ["ambiguous-forward", "broken-path", "dead-edge-case", "empty-graph"])
  }
}
