public import NavigationCore
public import NavigationDocument

/// One graph as the rules see it; what several rules need is computed once.
public final class LintSubject {
  public let document: GraphDocument
  public let savedPaths: [SavedPath]
  public let configuration: LintConfiguration
  public let topology: Topology
  /// Fragments without ingress, in order.
  public let inlets: [Int32]
  /// The entry; nil where the document leaves none or several to choose.
  public let entry: Int?

  public private(set) lazy var reachability: Reachability? = entry.map {
    Reachability(topology: topology, entry: $0)
  }
  public private(set) lazy var deadEnds: DeadEnds? = entry.map { [document] in
    DeadEnds(topology: topology, entry: $0) {
      document.attributes[Int32($0)]?.isTerminal ?? false
    }
  }

  private(set) lazy var standing: Standing? = entry.map {
    Standing(topology: topology, entry: $0)
  }
  /// Walks from the entry that the engine is sure to allow.
  private(set) lazy var certainWalks: CertainWalks? = standing.flatMap { walksFromEntry($0) }
  /// For each fragment its place in the order of those walks; `.max` where none leads there.
  private(set) lazy var certainRank: [Int] = {
    var rank = [Int](repeating: .max, count: topology.fragmentCount)
    for (i, f) in (certainWalks?.order ?? []).enumerated() { rank[Int(f)] = i }
    return rank
  }()
  /// The same walks, each fragment alone on screen and nothing to dismiss.
  private(set) lazy var irrevocableWalks: CertainWalks? = standing.flatMap {
    walksFromEntry($0, isIrrevocable: true)
  }
  private(set) lazy var waysBack: WaysBack? = entry.flatMap { entry in
    reachability.map { WaysBack(topology: topology, entry: entry, reachability: $0) }
  }

  private func walksFromEntry(_ standing: Standing, isIrrevocable: Bool = false) -> CertainWalks? {
    entry.map {
      CertainWalks(
        topology: topology, standing: standing, from: [Int32($0)], atLaunch: true,
        isIrrevocable: isIrrevocable)
    }
  }

  /// What is accepted in vain, known when the other rules have been asked.
  var unmatchedSuppressions: [GraphDocument.Suppression] = []
  var staleEntries: [Baseline.Entry] = []

  public init(
    document: GraphDocument, savedPaths: [SavedPath] = [],
    configuration: LintConfiguration = .standard
  ) {
    self.document = document
    self.savedPaths = savedPaths
    self.configuration = configuration
    topology = document.topology()
    if let declared = document.declaredEntry {
      inlets = []
      entry = document.fragment(named: declared.name)
    } else {
      inlets = topology.inlets
      entry = inlets.count == 1 ? Int(inlets[0]) : nil
    }
  }

  /// The value of a rule's option, as configured or by default.
  func option(_ name: String, of rule: any Rule.Type) -> LintConfiguration.OptionValue? {
    configuration.rules[rule.id]?.options[name]
      ?? rule.options.first { $0.name == name }?.defaultValue
  }

  /// The value of a rule's option that is a number.
  func number(_ name: String, of rule: any Rule.Type) -> Int {
    guard case .number(let number)? = option(name, of: rule) else { return .max }
    return number
  }

  /// The policies that a rule is to check.
  func policies(of rule: any Rule.Type) -> [Policy] {
    configuration.policies.filter { $0.rule == rule.id }
  }

  /// The longest walk that a finding carries whole, in segues.
  static let walkLimit = 100

  func name(_ fragment: Int32) -> String { document.names[Int(fragment)] }

  /// The document's segue for a segue of the topology.
  func written(_ segue: Int) -> GraphDocument.Segue {
    document.segues[Int(topology.inputPosition[segue])]
  }

  /// `a => b`, as a message names a segue.
  func text(_ segue: Topology.Edge) -> String {
    "\(name(segue.origin)) => \(name(segue.destination))"
  }

  /// The walk to a fragment, and from there along some segues.
  func walk(to fragment: Int, by walks: CertainWalks, then segues: [Int32] = []) -> Finding.Walk? {
    walk(walks.walk(to: fragment, in: topology, limit: Self.walkLimit - segues.count) + segues)
  }

  /// A walk from the entry by names, from the last segues of it.
  public func walk(_ segues: [Int32]) -> Finding.Walk? {
    guard let entry else { return nil }
    let start = name(Int32(entry))
    guard let first = segues.first else { return Finding.Walk([start]) }
    let origin = topology.segues[Int(first)].origin
    let rest = segues.map { name(topology.segues[Int($0)].destination) }
    guard Int(origin) == entry else {
      return Finding.Walk([start, name(origin)] + rest, isShortened: true)
    }
    return Finding.Walk([start] + rest)
  }
}
