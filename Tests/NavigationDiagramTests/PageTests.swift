import Foundation
import NavigationCore
import Testing

@testable import NavigationDiagram

@Suite("The page")
struct PageTests {
  @Test("it holds the same picture, and refers to nothing outside")
  func selfContained() throws {
    let scene = appScene(20, path: true)
    let page = String(decoding: try Diagram.html(scene), as: UTF8.self)
    let picture = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    let drawing = { (text: String) in
      text.components(separatedBy: "<rect class=\"ground\"").last?
        .components(separatedBy: "</svg>").first
    }
    #expect(drawing(page) == drawing(picture))
    #expect(page.contains("default-src 'none'"))
    for word in ["src=\"", "<link", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
    let addresses = page.matches(of: /https?:\/\/[^"' ]+/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test(
    "its policy lets just the one script run",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "no openssl"))
  func scriptHash() throws {
    let scripts = try Process.run(
      "/bin/sh",
      ["-c", "openssl dgst -sha256 -binary \"$1\" | openssl base64 -A", "sh", Self.script])
    #expect(PageWriter.scriptHash == scripts)
  }

  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/NavigationDiagram/Page/page.js").path

  @Test("names that look like markup or script stay text", arguments: hostileNames)
  func hostile(name: String) throws {
    var scene = Scene(
      title: name, description: name,
      fragments: [
        Scene.Fragment(id: name, title: name, source: Scene.Source(path: name, line: 3)),
        Scene.Fragment(id: "other", title: "other"),
      ],
      segues: [Scene.Segue(from: 0, to: 1, text: name, steps: [Scene.Step(number: 1)])],
      paths: [name], remarks: [name])
    scene.mark(
      fragments: { _ in [Scene.Mark(number: 1, weight: .error, text: name)] },
      segues: { _, _ in [] })
    let link = try #require(SourceLink(template: "vscode://file/{path}:{line}"))
    let page = String(decoding: try Diagram.html(scene, link: link), as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<img"))
    let data = try #require(
      page.components(separatedBy: "id=\"data\">\n").last?
        .components(separatedBy: "</script>").first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let fragments = try #require(object["fragments"] as? [[String: Any]])
    #expect(fragments.contains { $0["id"] as? String == name })
  }

  @Test(
    "a link's template has a path and a scheme that opens an editor or a page",
    arguments: [
      ("vscode://file/{path}:{line}", "vscode://file/App/My%20View.swift:7"),
      ("https://example.org/{path}#L{line}", "https://example.org/App/My%20View.swift#L7"),
      ("javascript:alert('{path}')", nil), ("file:///{path}", nil), ("vscode://file", nil),
      ("{path}", nil), ("JavaScript:{path}", nil), ("data:text/html,{path}", nil),
    ] as [(String, String?)])
  func links(template: String, url: String?) {
    let source = Scene.Source(path: "App/My View.swift", line: 7)
    #expect(SourceLink(template: template)?.url(for: source) == url)
  }
}

private let hostileNames = [
  "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)",
  "<!--", "]]>", "\u{2028}\u{2029}", "&lt;b&gt;", "{path}",
]

extension Process {
  /// What a program prints, or nil where it cannot be run.
  fileprivate static func run(_ path: String, _ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !output.isEmpty else { return nil }
    return String(decoding: output, as: UTF8.self)
  }
}
