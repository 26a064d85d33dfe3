import Foundation
import NavigationDocument
import NavigationLint

/// Runs whose reports the tests look at.
enum ReportFixture {
  /// Two graphs, one of them clean: an error and a warning with a related place, and a saved path
  /// that breaks in a file of its own.
  static var small: LintRun {
    let yaml = """
      version: 1
      name: Reader
      segues:
        - splash => [login, home]
        - { edge: login => home, auto: true }
        - login => help
        - home => "prüfung 🧭 <eula>"

      """
    let clean = "version: 1\nsegues:\n  - a => b => a\nentry: a\n"
    let saved = "[{\"from\":\"splash\",\"to\":\"home\"},\n {\"from\":\"home\",\"to\":\"news\"}]\n"
    return LintRun(
      [
        report(yaml, "App/Reader.navgraph.yml", saved: saved, "App/saved.json"),
        report(clean, "Tools.navgraph.yml"),
      ],
      failingSeverity: .error, version: "1.2.3", folder: "/home/me/app")
  }

  /// Each fixable rule's fixes, in YAML and in JSON.
  static var fixable: LintRun {
    let yaml = """
      version: 1
      closed: true
      entry: start
      fragments: [start, 'settings']
      segues:
        - { edge: start => setings, dismissable: true }
        - { edge: start => "new \u{1F9ED}", dismissable: true }
        - { edge: start => setings, dismissable: true }
      suppress:
        - { rule: auto-segue-cycle, fragment: start, reason: none }

      """
    let json = #"{"version":1,"entry":"hom","segues":[{"edge":"home => a","dismissable":true}]}"#
    return LintRun([report(yaml, "a.navgraph.yml"), report(json, "b.navgraph.json")])
  }

  /// Names that mean something to one format or another.
  static let hostileNames = [
    "\"quoted\" & <b>'x'</b>", "]]>", "<![CDATA[", "--> <!--", "line\nbreak", "\r\n::error::boo",
    "::error file=x::boo", "##vso[task.complete result=Succeeded]", "##VsO[task.complete]",
    "###[error]x", "##teamcity[buildStatus text='x']", "|' ] [ |n |0x0041", "\u{202E}gnp.\u{2066}",
    "\u{200F}\u{200E}", "👩‍👩‍👧🧭", "`", "``", "a`b`c @user #1", "x`@user`y", "<script>alert(1)</script>",
    "![x](http://evil)", "</title><script>x</script>", "{0} [link](http://x) \\", "%0A%25%AZP25%3B",
    "\u{FFFE}\u{FFFF}", "\u{0}\u{1}\u{1F}\u{7F}\u{85}\u{2028}", "\u{301}combining", "a,b:c;d=e",
    " lead and trail ", "*bold* _it_ ~~no~~ | cell", "https://evil.example www.evil.example",
    "&lt;b&gt; &#x3c;", "'; DROP", "$(reboot) ${{ x }}", "\u{E9}", "e\u{301}",
    String(repeating: "long ", count: 2_048), "tab\tbed", "\n\n", "\u{10FFFF}\u{F8FF}",
  ]
  static let hostilePath = "we,ird: 100%;[x]'|\n##vso[y]\u{1}\u{301}.navgraph.json"

  /// Each hostile name is a dead end, a fragment that nobody reaches, and an end of a segue that
  /// is written three times.
  static var hostile: LintRun {
    let lost = hostileNames.map { $0 + "?" }
    let segues = hostileNames.map { ["from": "start", "to": $0] }
    let document: [String: Any] = [
      "version": 1, "entry": "start", "fragments": lost, "segues": segues + segues + segues,
    ]
    let bytes = (try? JSONSerialization.data(withJSONObject: document)) ?? Data()
    let saved =
      (try? JSONSerialization.data(
        withJSONObject: segues + [["from": "start", "to": "nowhere"]])) ?? Data()
    return LintRun(
      [
        report(
          String(decoding: bytes, as: UTF8.self), hostilePath,
          saved: String(decoding: saved, as: UTF8.self), "saved\n::error::.json")
      ], version: "1.2.3", folder: "/home/me/app")
  }

  static func report(
    _ graph: String, _ path: String, saved: String? = nil, _ savedPath: String = ""
  ) -> LintReport {
    let document = DocumentReader.read(bytes: Array(graph.utf8), path: path).document
    let source = saved.map { SourceText(path: savedPath, bytes: Array($0.utf8)) }
    let paths = source.flatMap { try? SavedPath.parse($0) }.map { [$0] } ?? []
    return LintReport(document: document, savedPaths: paths)
  }
}
