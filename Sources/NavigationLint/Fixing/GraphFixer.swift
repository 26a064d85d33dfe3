import NavigationDocument

/// Makes the safe fixes of findings in the files of graphs, which may share files.
///
/// A fix is made in memory and what it gives is read and linted again. It counts only where every
/// graph that has the file can still be read, says what it said before but for the fix, has lost
/// the finding and has got no other. Fixes of one file are made together; where that fails the
/// halves are tried, so that one that cannot be made keeps few others from it.
public struct GraphFixer {
  /// A graph with what it takes to lint it again.
  public struct Graph {
    public var report: LintReport
    /// For each source of the document a name that all spellings of its file have in common.
    public var files: [String]
    /// For each source why it may not be written; nil where it may.
    public var obstacles: [String?]
    /// Reads and lints the graph with other bytes in place of some files'; nil where it cannot be
    /// read.
    public var relint: ([String: [UInt8]]) -> LintReport?

    public init(
      report: LintReport, files: [String], obstacles: [String?],
      relint: @escaping ([String: [UInt8]]) -> LintReport?
    ) {
      self.report = report
      self.files = files
      self.obstacles = obstacles
      self.relint = relint
    }
  }

  /// A fix that was not made.
  public struct Refusal {
    public var finding: Finding
    /// The path of the finding's graph.
    public var path: String
    /// Why not, as a clause.
    public var reason: String
  }

  public private(set) var graphs: [Graph]
  /// What the files that were fixed are to hold.
  public private(set) var contents: [String: [UInt8]] = [:]
  public private(set) var refusals: [Refusal] = []

  /// How often the graphs that share files are linted at most.
  private static let attemptLimit = 64

  /// Fixes what can be fixed.
  public init(_ graphs: [Graph]) {
    self.graphs = graphs
    for group in Self.groups(graphs.map(\.files)) { fix(group) }
  }

  /// The graphs that share files with each other, directly or by way of others; in order.
  static func groups(_ files: [[String]]) -> [[Int]] {
    var parent = Array(files.indices)
    func root(_ i: Int) -> Int {
      var i = i
      while parent[i] != i {
        parent[i] = parent[parent[i]]
        i = parent[i]
      }
      return i
    }
    var owner: [String: Int] = [:]
    for (i, names) in files.enumerated() {
      for name in names {
        if let other = owner[name] {
          let (a, b) = (root(i), root(other))
          parent[max(a, b)] = min(a, b)
        } else {
          owner[name] = i
        }
      }
    }
    return Dictionary(grouping: files.indices, by: root).sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Candidate {
    var graph: Int
    var finding: Finding
    var change: GraphChange
  }

  /// What tells a fix that was refused from others, when lines have moved.
  private struct Identity: Hashable {
    var graph: Int
    var key: Finding.Key
    var title: String
  }

  private mutating func fix(_ group: [Int]) {
    var refused: Set<Identity> = []
    var attempts = 0
    while attempts < Self.attemptLimit {
      let candidates = candidates(group, &refused)
      guard !candidates.isEmpty else { return }
      var waiting = [candidates[...]]
      var isChanged = false
      while !isChanged, attempts < Self.attemptLimit, let batch = waiting.popLast() {
        attempts += 1
        do throws(Obstacle) {
          let result = try FixAttempt(graphs, group, contents).result(
            of: batch.map { ($0.graph, $0.finding, $0.change) })
          contents = result.contents
          for (i, report) in result.reports { graphs[i].report = report }
          isChanged = true
        } catch {
          guard batch.count > 1 else {
            batch.first.map { refuse($0.finding, of: $0.graph, error.reason, &refused) }
            continue
          }
          let middle = batch.startIndex + batch.count / 2
          waiting += [batch[middle...], batch[..<middle]]
        }
      }
      guard isChanged else { return }
    }
  }

  /// The fixes that can be made each by itself.
  private mutating func candidates(_ group: [Int], _ refused: inout Set<Identity>) -> [Candidate] {
    var candidates: [Candidate] = []
    for i in group {
      var editor = GraphEditor(graphs[i].report.document)
      for finding in graphs[i].report.findings {
        guard let fix = finding.fix,
          !refused.contains(Identity(graph: i, key: finding.key, title: fix.title))
        else { continue }
        guard let edits = editor.edits(for: [fix.change]) else {
          refuse(
            finding, of: i, "the file is laid out so that it would disturb something else",
            &refused)
          continue
        }
        let obstacle = edits.lazy.compactMap { [graphs] in graphs[i].obstacles[Int($0.region.file)]
        }
        if let reason = obstacle.first {
          refuse(finding, of: i, reason, &refused)
        } else {
          candidates.append(Candidate(graph: i, finding: finding, change: fix.change))
        }
      }
    }
    return candidates
  }

  private mutating func refuse(
    _ finding: Finding, of graph: Int, _ reason: String, _ refused: inout Set<Identity>
  ) {
    let identity = Identity(graph: graph, key: finding.key, title: finding.fix?.title ?? "")
    guard refused.insert(identity).inserted else { return }
    refusals.append(Refusal(finding: finding, path: graphs[graph].report.path, reason: reason))
  }
}
