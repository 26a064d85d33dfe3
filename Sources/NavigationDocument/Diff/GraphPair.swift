import NavigationCore

/// Two versions of a graph, with what is the same in both put together.
public struct GraphPair: Sendable {
  /// Positions of one fragment or segue in the old and the new document; one of them may be nil.
  public struct Match: Sendable, Hashable {
    public var old: Int?
    public var new: Int?
  }

  /// Fragments in order of their names, the new one where there are two.
  public private(set) var fragments: [Match]
  /// Segues in order of their ends among `fragments`.
  public private(set) var segues: [Match] = []
  private var newNames: [String: String] = [:]

  /// Follows a fragment to its new name; nil where it is not renamed.
  func renamed(_ old: String) -> String? { newNames[old] }

  /// Linear in both graphs, but for sorting segues.
  public init(old: GraphDocument, new: GraphDocument) {
    fragments = GraphPair.merged(old.names, new.names)
    for rename in GraphPair.renames(fragments, old: old, new: new) {
      fragments[rename.added].old = fragments[rename.removed].old
      fragments[rename.removed] = Match()
      if let o = fragments[rename.added].old, let n = fragments[rename.added].new {
        newNames[old.names[o]] = new.names[n]
      }
    }
    fragments.removeAll { $0.old == nil && $0.new == nil }
    segues = GraphPair.segues(fragments, old: old, new: new)
  }

  /// The entry of a document by name: the declared one, or the only fragment without ingress.
  func entry(of document: GraphDocument) -> String? {
    if let declared = document.declaredEntry { return declared.name }
    let inlets = document.topology().inlets
    return inlets.count == 1 ? inlets.first.map { document.names[Int($0)] } : nil
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Match] {
    var all: [Match] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if o < old.count, n < new.count, old[o] == new[n] {
        all.append(Match(old: o, new: n))
        o += 1
        n += 1
      } else if n == new.count
        || (o < old.count && old[o].utf8.lexicographicallyPrecedes(new[n].utf8))
      {
        all.append(Match(old: o, new: nil))
        o += 1
      } else {
        all.append(Match(old: nil, new: n))
        n += 1
      }
    }
    return all
  }

  /// For each of a document's fragments its place among the matches.
  private static func places(
    _ matches: [Match], _ side: KeyPath<Match, Int?>, count: Int
  ) -> [Int] {
    var places = [Int](repeating: -1, count: count)
    for (i, match) in matches.enumerated() {
      if let position = match[keyPath: side] { places[position] = i }
    }
    return places
  }

  // MARK: Renames

  private struct RenameGuess {
    var removed: Int
    var added: Int
  }

  /// Pairs a fragment that went with one that came where both have the same segues to and from
  /// the same neighbours, and no other such fragment is like them.
  private static func renames(
    _ matches: [Match], old: GraphDocument, new: GraphDocument
  ) -> [RenameGuess] {
    let removed = matches.indices.filter { matches[$0].new == nil }
    let added = matches.indices.filter { matches[$0].old == nil }
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    let before = unique(removed, places(matches, \.old, count: old.names.count), matches, old)
    let after = unique(added, places(matches, \.new, count: new.names.count), matches, new)
    return removed.compactMap { place in
      guard let neighbours = before.of[place], before.by[neighbours] != nil,
        let other = after.by[neighbours]
      else { return nil }
      return RenameGuess(removed: place, added: other)
    }
  }

  /// The neighbourhoods that just one of some fragments has, both ways round.
  private static func unique(
    _ wanted: [Int], _ places: [Int], _ matches: [Match], _ document: GraphDocument
  ) -> (of: [Int: [Int]], by: [[Int]: Int]) {
    var neighbours: [Int: [Int]] = [:]
    for place in wanted { neighbours[place] = [] }
    for segue in document.segues {
      let (from, to) = (places[Int(segue.origin)], places[Int(segue.destination)])
      let rules = Int(segue.rules.rawValue) << 8 | Int(segue.presentation.rawValue)
      // A neighbour that came or went itself says nothing; a fragment is its own neighbour.
      func isKnown(_ place: Int) -> Bool { matches[place].old != nil && matches[place].new != nil }
      if neighbours[from] != nil, from == to || isKnown(to) {
        neighbours[from]?.append((from == to ? 0 : to + 1) << 17 | 1 << 16 | rules)
      }
      if neighbours[to] != nil, from != to, isKnown(from) {
        neighbours[to]?.append((from + 1) << 17 | rules)
      }
    }
    var by: [[Int]: Int] = [:]
    var shared: Set<[Int]> = [[]]
    for place in wanted {
      let key = (neighbours[place] ?? []).sorted()
      neighbours[place] = key
      if by.updateValue(place, forKey: key) != nil { shared.insert(key) }
    }
    for key in shared { by[key] = nil }
    return (neighbours, by)
  }

  // MARK: Segues

  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  private static func segues(
    _ matches: [Match], old: GraphDocument, new: GraphDocument
  ) -> [Match] {
    let before = places(matches, \.old, count: old.names.count)
    let after = places(matches, \.new, count: new.names.count)
    var found: [Ends: Match] = [:]
    for (i, segue) in old.segues.enumerated() {
      let ends = Ends(from: before[Int(segue.origin)], to: before[Int(segue.destination)])
      if found[ends]?.old == nil { found[ends, default: Match()].old = i }
    }
    for (i, segue) in new.segues.enumerated() {
      let ends = Ends(from: after[Int(segue.origin)], to: after[Int(segue.destination)])
      if found[ends]?.new == nil { found[ends, default: Match()].new = i }
    }
    return found.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map(\.value)
  }
}
