public import NavigationDocument

/// Findings that a project lives with for now: those not in it are new.
///
/// Graphs and saved paths are named by their paths from the baseline's folder, findings by rule
/// and element. So an entry holds wherever the program runs, and whatever moves within a file.
public struct Baseline: Sendable {
  /// One finding that is lived with, and its place in the baseline.
  public struct Entry: Sendable, Hashable {
    public var key: Finding.Key
    public var region: SourceRegion

    public init(_ key: Finding.Key, region: SourceRegion = .none) {
      self.key = key
      self.region = region
    }
  }

  /// The entries of each graph.
  public var graphs: [String: [Entry]] = [:]
  /// What it was read from; an empty source under the path to write for a new one.
  public var source: SourceText
  /// What the paths of graphs and saved paths are relative to; empty for the working folder.
  public var base = ""
  /// Whether an entry that matches nothing is an error, whatever the configuration says.
  public var isStrict = false
  private let folder: String

  public init(source: SourceText) {
    self.source = source
    folder = String(FilePath.folder(of: FilePath.absolute(source.path)).dropLast())
  }

  /// How the baseline calls a file that is shown under that path.
  public func name(of path: String) -> String {
    path.hasPrefix("<")
      ? path : FilePath.relative(FilePath.absolute(FilePath.join(base, path)), to: folder)
  }

  /// A finding's key, in the baseline's names.
  public func key(of finding: Finding) -> Finding.Key {
    guard case .path(let path) = finding.subject else { return finding.key }
    return Finding.Key(
      rule: finding.rule, policy: finding.policy, subject: .path(name(of: path)))
  }

  /// Whether there still is a file that an entry or a list of entries is about.
  public func exists(_ name: String) -> Bool {
    name.hasPrefix("<") || FilePath.exists(FilePath.join(folder.isEmpty ? "/" : folder, name))
  }

  /// The graphs of the baseline that are gone, in order.
  public var vanishedGraphs: [String] {
    graphs.keys.filter { !exists($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Puts a graph's findings in the place of its entries. Those of `unused-suppression` are left
  /// out: what is accepted needlessly is to be removed, not accepted once more.
  public mutating func record(_ findings: [Finding], ofGraph path: String) {
    let keys = Set(findings.filter { $0.rule != UnusedSuppression.id }.map(key))
    graphs[name(of: path)] = keys.isEmpty ? nil : keys.map { Entry($0) }
  }

  /// Keeps those entries of a graph that match.
  public mutating func prune(_ stale: [Entry], ofGraph path: String) {
    let stale = Set(stale.map(\.key))
    let kept = graphs[name(of: path), default: []].filter { !stale.contains($0.key) }
    graphs[name(of: path)] = kept.isEmpty ? nil : kept
  }
}
