import NavigationDocument
import TestSupport
import Testing

@testable import NavigationLint

/// A document that is written entry by entry, so that it can be written without some of them too.
private struct Page {
  enum Style: CaseIterable { case block, tightBlock, lines, linesWithComma, row, json, jsonRow }

  struct Entry {
    /// Keys and values; a bare shorthand has one value without a key.
    var members: [(key: String, value: String)]
    /// A comment behind the entry, and one in the line before it.
    var comment: String?
    var heading: String?
    var isTall: Bool
  }

  var style: Style
  var lineBreak: String
  var endsWithBreak: Bool
  var header: [String]
  var lists: [(key: String, entries: [Entry])]

  var isJSON: Bool { style == .json || style == .jsonRow }
  var path: String { isJSON ? "a.navgraph.json" : "a.navgraph.yml" }

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let style = Style.allCases[random.below(Style.allCases.count)]
    self.style = style
    lineBreak = random.below(4) == 0 ? "\r\n" : "\n"
    endsWithBreak = random.below(4) > 0
    header = ["version: 1", "entry: a"]
    let names = ["a", "b", "c", "d", "e"]
    var comments = 0
    let hasComments = ![.row, .json, .jsonRow].contains(style)
    func comment(_ random: inout SeededGenerator) -> String? {
      comments += 1
      return hasComments && random.below(3) == 0 ? "# remark \(comments), [x] { y }" : nil
    }
    func entry(_ members: [(String, String)], _ random: inout SeededGenerator) -> Entry {
      Entry(
        members: members.map { (key: $0.0, value: $0.1) }, comment: comment(&random),
        heading: comment(&random),
        isTall: members[0].0 != "" && (style == .block || style == .json) && random.below(2) == 0)
    }
    var segues: [[(String, String)]] = []
    for _ in 0..<1 + random.below(7) {
      let ends = (names[random.below(5)], names[random.below(5)])
      if !segues.isEmpty, random.below(3) == 0 {
        // What is written anew may be spelled in another way, or say something else.
        var again = segues[random.below(segues.count)]
        if again[0].0 == "edge", random.below(2) == 0 {
          let names = again[0].1.split(separator: " ")
          again[0...0] = [("from", String(names[0])), ("to", String(names[2]))]
        }
        if random.below(4) == 0, again[0].0 != "", again.last?.0 != "label" {
          again.append(("label", "other \(comments)"))
        }
        segues.append(again)
      } else if random.below(4) == 0 {
        segues.append([("", "\(ends.0) => \(ends.1)")])
      } else {
        var members = [("edge", "\(ends.0) => \(ends.1)")]
        if random.below(2) == 0 { members.append(("dismissable", "true")) }
        if random.below(3) == 0 { members.append(("style", "hold")) }
        segues.append(members)
      }
    }
    let rules = ["undismissable-dead-end", "unreachable-fragment", "auto-segue-cycle", "nonsense"]
    let suppressions = (0..<random.below(4)).map { _ in
      [
        ("rule", rules[random.below(rules.count)]), ("fragment", names[random.below(5)]),
        ("reason", "it is so"),
      ]
    }
    lists = [("segues", segues.map { entry($0, &random) })]
    if !suppressions.isEmpty {
      lists.insert(("suppress", suppressions.map { entry($0, &random) }), at: random.below(2))
    }
  }

  /// The text without some entries, told by list and place; and where each entry stands.
  func text(without gone: Set<[Int]> = []) -> (text: String, starts: [[Int]: Int]) {
    var out = ""
    var starts: [[Int]: Int] = [:]
    var parts: [String] = isJSON ? [#""version": 1"#, #""entry": "a""#] : header
    var marks: [(list: Int, part: Int, offsets: [(Int, Int)])] = []
    for (number, list) in lists.enumerated() {
      let kept = list.entries.indices.filter { !gone.contains([number, $0]) }
      guard let part = part(list.key, list.entries, kept) else { continue }
      marks.append((number, parts.count, part.offsets))
      parts.append(part.text)
    }
    let separator = style == .jsonRow ? ", " : isJSON ? ",\n  " : "\n"
    if isJSON { out = style == .jsonRow ? "{ " : "{\n  " }
    for (i, part) in parts.enumerated() {
      for mark in marks where mark.part == i {
        for (entry, offset) in mark.offsets {
          starts[[mark.list, entry]] = out.utf8.count + offset
        }
      }
      out += part + (i < parts.count - 1 ? separator : "")
    }
    if isJSON { out += style == .jsonRow ? " }" : "\n}" }
    if endsWithBreak { out += "\n" }
    return (out, starts)
  }

  /// A list with its key, and where its entries begin in it; nil where it leaves nothing.
  private func part(
    _ key: String, _ entries: [Entry], _ kept: [Int]
  ) -> (text: String, offsets: [(Int, Int)])? {
    var lines: [String] = []
    var offsets: [(Int, Int)] = []
    func add(_ line: String) { lines.append(line) }
    var size: Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
    switch style {
    case .block, .tightBlock:
      let indent = style == .block ? "  " : ""
      if !kept.isEmpty { add("\(key):") }
      for (i, entry) in entries.enumerated() {
        if let heading = entry.heading { add(indent + heading) }
        guard kept.contains(i) else { continue }
        offsets.append((i, size + indent.utf8.count + 2))
        let comment = entry.comment.map { " " + $0 } ?? ""
        add(indent + "- " + entry.text(isJSON: false, indent: indent + "  ") + comment)
      }
      return lines.isEmpty ? nil : (lines.joined(separator: "\n"), offsets)
    case .lines, .linesWithComma, .json:
      let quote = isJSON ? "\"" : ""
      let hasComment = entries.contains { $0.comment != nil || $0.heading != nil }
      if kept.isEmpty, !hasComment { return nil }
      add("\(quote)\(key)\(quote): [")
      for (i, entry) in entries.enumerated() {
        if let heading = entry.heading { add("    " + heading) }
        guard kept.contains(i) else { continue }
        offsets.append((i, size + 4))
        let comma = i == kept.last && style != .linesWithComma ? "" : ","
        let comment = entry.comment.map { " " + $0 } ?? ""
        add("    " + entry.text(isJSON: isJSON, indent: "      ") + comma + comment)
      }
      add("  ]")
      return (lines.joined(separator: "\n"), offsets)
    case .row, .jsonRow:
      if kept.isEmpty { return nil }
      var text = isJSON ? "\"\(key)\": [" : "\(key): ["
      for i in kept {
        if i != kept.first { text += ", " }
        offsets.append((i, text.utf8.count))
        text += entries[i].text(isJSON: isJSON, indent: "")
      }
      return (text + "]", offsets)
    }
  }

  func bytes(without gone: Set<[Int]> = []) -> [UInt8] {
    Array(text(without: gone).text.replacing("\n", with: lineBreak).utf8)
  }

  /// Which entry begins at an offset of the bytes.
  func entry(at offset: Int) -> [Int]? {
    let (text, starts) = text()
    for (entry, start) in starts {
      let breaks = text.utf8.prefix(start).count { $0 == 0x0A }
      if start + breaks * (lineBreak.utf8.count - 1) == offset { return entry }
    }
    return nil
  }
}

extension Page.Entry {
  fileprivate func text(isJSON: Bool, indent: String) -> String {
    func quoted(_ text: String) -> String {
      isJSON && text != "true" ? "\"\(text)\"" : text
    }
    guard members[0].key != "" else { return quoted(members[0].value) }
    let pairs = members.map { (isJSON ? "\"\($0.key)\"" : $0.key) + ": " + quoted($0.value) }
    guard isTall else { return "{ \(pairs.joined(separator: ", ")) }" }
    return isJSON
      ? "{\n\(indent)\(pairs.joined(separator: ",\n" + indent))\n    }"
      : pairs.joined(separator: "\n" + indent)
  }
}

@Suite("Fixes of random documents")
struct FixPropertyTests {
  static func graph(_ bytes: [UInt8], _ path: String) throws -> GraphFixer.Graph {
    @Sendable func report(_ bytes: [UInt8]) -> LintReport? {
      let result = DocumentReader.read(bytes: bytes, path: path)
      return result.diagnostics.isEmpty ? LintReport(document: result.document) : nil
    }
    return GraphFixer.Graph(
      report: try #require(report(bytes), "\(String(decoding: bytes, as: UTF8.self))"),
      files: [path], obstacles: [nil]
    ) {
      report($0[path] ?? bytes)
    }
  }

  @Test("what is fixed is as if it had never been written, and all else is as it was")
  func asNeverWritten() throws {
    var fixed = 0
    for seed in 0..<2_000 {
      let page = Page(seed: seed)
      let before = page.bytes()
      let graph = try Self.graph(before, page.path)
      let fixer = GraphFixer([graph])
      let text = String(decoding: before, as: UTF8.self)
      for finding in graph.report.findings {
        try checkRepetition(finding, graph.report.document)
      }
      #expect(fixer.refusals.isEmpty, "seed \(seed): \(fixer.refusals)\n\(text)")

      // A finding with a fix goes with its entry; several findings may ask for one entry.
      let fixable = graph.report.findings.filter { $0.fix != nil }
      let gone = try fixable.map { finding in
        try #require(page.entry(at: Int(finding.region.start)), "seed \(seed): \(finding)")
      }
      fixed += fixable.count
      let after = fixer.contents[page.path] ?? before
      #expect(after == page.bytes(without: Set(gone)), "seed \(seed)\n\(text)")

      let others = graph.report.findings.filter { $0.fix == nil }.map(\.key)
      let left = fixer.graphs[0].report.findings.map(\.key)
      #expect(left.sorted() == others.sorted(), "seed \(seed)\n\(text)")
      #expect(GraphFixer([try Self.graph(after, page.path)]).contents.isEmpty, "seed \(seed)")
    }
    #expect(fixed > 1_500)
  }

  @Test("bytes that were changed at random end nothing, and what is fixed stays fixed")
  func damaged() throws {
    var random = SeededGenerator(seed: 11)
    let marks = Array("#,[]{}-:\n\r \t\"'|>?&*!\u{85}é".utf8)
    var read = 0
    for seed in 0..<4_000 {
      let page = Page(seed: seed)
      var bytes = page.bytes()
      for _ in 0..<1 + random.below(2) {
        let at = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(marks[random.below(marks.count)], at: at)
        default: bytes[at] = marks[random.below(marks.count)]
        }
      }
      guard DocumentReader.read(bytes: bytes, path: page.path).diagnostics.isEmpty else { continue }
      read += 1
      let fixer = GraphFixer([try Self.graph(bytes, page.path)])
      guard let fixed = fixer.contents[page.path] else { continue }
      let again = GraphFixer([try Self.graph(fixed, page.path)])
      #expect(again.contents.isEmpty, "seed \(seed)\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(read > 800)
  }

  /// A repeated segue has a fix just where it says what the first one says.
  private func checkRepetition(_ finding: Finding, _ document: GraphDocument) throws {
    guard finding.rule == DuplicateSegue.id else { return }
    let repeated = try #require(document.segues.first { $0.region == finding.region })
    let first = try #require(
      document.segues.first {
        $0.origin == repeated.origin && $0.destination == repeated.destination
      })
    var same = repeated
    same.region = first.region
    #expect((finding.fix != nil) == (same == first), "\(finding)")
  }
}
