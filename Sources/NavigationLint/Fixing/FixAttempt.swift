import NavigationDocument

/// Why fixes cannot be made together.
struct Obstacle: Error {
  var reason: String
}

/// Some fixes made in memory, and proved there.
struct FixAttempt {
  private let graphs: [GraphFixer.Graph]
  private let group: [Int]
  private let contents: [String: [UInt8]]

  /// The graphs of a group, all that share files with each other, and what is fixed already.
  init(_ graphs: [GraphFixer.Graph], _ group: [Int], _ contents: [String: [UInt8]]) {
    self.graphs = graphs
    self.group = group
    self.contents = contents
  }

  typealias Made = (graph: Int, finding: Finding, change: GraphChange)

  /// The files, and the reports of the graphs that have them, after the fixes.
  func result(
    of fixes: [Made]
  ) throws(Obstacle) -> (contents: [String: [UInt8]], reports: [Int: LintReport]) {
    let contents = try edited(fixes)
    var reports: [Int: LintReport] = [:]
    for i in group {
      let isTouched = graphs[i].files.contains { contents[$0] != self.contents[$0] }
      guard isTouched else { continue }
      guard let report = graphs[i].relint(contents) else {
        throw Obstacle(reason: "the fixed file could not be read")
      }
      let before = graphs[i].report
      let changes = fixes.compactMap { change($0, in: i) }
      guard report.document.isResult(of: changes, on: before.document) else {
        throw Obstacle(reason: "the fixed file would say something else too")
      }
      let own = fixes.filter { $0.graph == i }
      try Self.compare(before.findings, own.map(\.finding), changes, with: report.findings)
      reports[i] = report
    }
    return (contents, reports)
  }

  private func edited(_ fixes: [Made]) throws(Obstacle) -> [String: [UInt8]] {
    var edits: [String: [TextEdit]] = [:]
    var known: Set<String> = []
    var sources: [String: [UInt8]] = [:]
    for i in group {
      let changes = fixes.filter { $0.graph == i }.map(\.change)
      guard !changes.isEmpty else { continue }
      let document = graphs[i].report.document
      var editor = GraphEditor(document)
      guard let made = editor.edits(for: changes) else {
        throw Obstacle(reason: "it cannot be made together with another one")
      }
      for edit in made {
        let number = Int(edit.region.file)
        let file = graphs[i].files[number]
        sources[file] = document.sources[number].bytes
        // Two graphs that share a file may ask for the same.
        let place = "\(edit.region.start) \(edit.region.end) \(edit.replacement) \(file)"
        if known.insert(place).inserted { edits[file, default: []].append(edit) }
      }
    }
    var contents = contents
    for (file, edits) in edits {
      guard let bytes = TextEdit.apply(edits, to: sources[file] ?? []) else {
        throw Obstacle(reason: "it cannot be made together with another one")
      }
      contents[file] = bytes
    }
    return contents
  }

  /// What a fix of one graph changes in another one.
  private func change(_ fix: Made, in graph: Int) -> GraphChange? {
    guard fix.graph != graph else { return fix.change }
    switch fix.change {
    case .remove(var region):
      let file = graphs[fix.graph].files[Int(region.file)]
      guard let number = graphs[graph].files.firstIndex(of: file) else { return nil }
      region.file = Int32(number)
      return .remove(region)
    case .setEntry:
      return graphs[graph].files.first == graphs[fix.graph].files.first ? fix.change : nil
    case .rename, .declare: return fix.change
    }
  }

  /// What findings have in common that say the same of the same.
  private struct Verdict: Hashable {
    var key: Finding.Key
    var severity: Severity
  }

  /// Throws unless the findings after are those before, or some of them, without those fixed.
  private static func compare(
    _ before: [Finding], _ fixed: [Finding], _ changes: [GraphChange], with after: [Finding]
  ) throws(Obstacle) {
    var renamed: [String: String] = [:]
    for case .rename(let name, let other) in changes { renamed[name] = other }
    func verdict(_ finding: Finding, renaming: Bool) -> Verdict {
      var key = finding.key
      if renaming { key.subject = key.subject.renamed(renamed) }
      return Verdict(key: key, severity: finding.severity)
    }
    var allowed: [Verdict: Int] = [:]
    for finding in before { allowed[verdict(finding, renaming: true), default: 0] += 1 }
    for finding in fixed { allowed[verdict(finding, renaming: true), default: 0] -= 1 }
    for finding in after {
      let verdict = verdict(finding, renaming: false)
      allowed[verdict, default: 0] -= 1
      if allowed[verdict, default: 0] < 0 {
        throw Obstacle(
          reason: "it would bring `\(finding.rule)` for \(finding.subject.mention)")
      }
    }
  }
}

extension Finding.Subject {
  fileprivate func renamed(_ names: [String: String]) -> Finding.Subject {
    switch self {
    case .fragment(let name): .fragment(names[name] ?? name)
    case .segue(let from, let to): .segue(from: names[from] ?? from, to: names[to] ?? to)
    case .graph, .path: self
    }
  }
}
