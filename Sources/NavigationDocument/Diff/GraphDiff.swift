import NavigationCore

/// What a change did to a graph: fragments and segues that came, went or changed.
///
/// Everything is in order of names. A fragment that went while another came with the same
/// neighbours, and no third one like them, is taken for renamed: a guess, and said to be one.
public struct GraphDiff: Sendable, Hashable {
  /// One attribute or rule that is not what it was; nil where it was or is not given.
  public struct Change: Sendable, Hashable {
    public var name: String
    public var old: String?
    public var new: String?

    /// For example `style: pass → hold`.
    public var text: String { "\(name): \(old ?? "none") → \(new ?? "none")" }
  }

  public struct Edge: Sendable, Hashable {
    public var from: String
    public var to: String
    public var text: String { "\(from) => \(to)" }
  }

  public struct Rename: Sendable, Hashable {
    public var old: String
    public var new: String
  }

  public struct ChangedFragment: Sendable, Hashable {
    public var name: String
    public var changes: [Change]
  }

  /// A segue of both graphs, by its new names.
  public struct ChangedSegue: Sendable, Hashable {
    public var edge: Edge
    public var changes: [Change]
  }

  public private(set) var entry: Change?
  public private(set) var addedFragments: [String] = []
  public private(set) var removedFragments: [String] = []
  public private(set) var renamedFragments: [Rename] = []
  public private(set) var changedFragments: [ChangedFragment] = []
  public private(set) var addedSegues: [Edge] = []
  /// By their old names.
  public private(set) var removedSegues: [Edge] = []
  public private(set) var changedSegues: [ChangedSegue] = []

  public var isEmpty: Bool {
    entry == nil && addedFragments.isEmpty && removedFragments.isEmpty
      && renamedFragments.isEmpty && changedFragments.isEmpty && addedSegues.isEmpty
      && removedSegues.isEmpty && changedSegues.isEmpty
  }

  /// Compares two graphs; of several segues for one edge the first counts.
  ///
  /// Linear in both, but for sorting segues.
  public init(from old: GraphDocument, to new: GraphDocument) {
    self.init(GraphPair(old: old, new: new), from: old, to: new)
  }

  /// As `init(from:to:)`, where the two graphs have been put together already.
  public init(_ both: GraphPair, from old: GraphDocument, to new: GraphDocument) {
    let (before, after) = (both.entry(of: old), both.entry(of: new))
    if before != after, before.flatMap(both.renamed) != after {
      entry = Change(name: "entry", old: before, new: after)
    }
    for match in both.fragments {
      switch (match.old, match.new) {
      case (let o?, let n?):
        if old.names[o] != new.names[n] {
          renamedFragments.append(Rename(old: old.names[o], new: new.names[n]))
        }
        let changes = GraphDiff.changes(old.attributes[Int32(o)], new.attributes[Int32(n)])
        if !changes.isEmpty {
          changedFragments.append(ChangedFragment(name: new.names[n], changes: changes))
        }
      case (let o?, nil): removedFragments.append(old.names[o])
      case (nil, let n?): addedFragments.append(new.names[n])
      case (nil, nil): break
      }
    }
    for match in both.segues {
      switch (match.old, match.new) {
      case (let o?, let n?):
        let changes = GraphDiff.changes(old.segues[o], new.segues[n], old.texts, new.texts)
        if !changes.isEmpty {
          changedSegues.append(
            ChangedSegue(edge: GraphDiff.edge(new.segues[n], new), changes: changes))
        }
      case (let o?, nil): removedSegues.append(GraphDiff.edge(old.segues[o], old))
      case (nil, let n?): addedSegues.append(GraphDiff.edge(new.segues[n], new))
      case (nil, nil): break
      }
    }
  }

  private static func edge(_ segue: GraphDocument.Segue, _ document: GraphDocument) -> Edge {
    Edge(
      from: document.names[Int(segue.origin)], to: document.names[Int(segue.destination)])
  }

  private static func changes(
    _ old: GraphDocument.FragmentAttributes?, _ new: GraphDocument.FragmentAttributes?
  ) -> [Change] {
    let (old, new) = (old ?? .init(), new ?? .init())
    return changes([
      ("title", old.title, new.title), ("group", old.group, new.group),
      ("image", old.image, new.image), ("source", old.source, new.source),
      ("terminal", old.isTerminal ? "true" : nil, new.isTerminal ? "true" : nil),
    ])
  }

  private static func changes(
    _ old: GraphDocument.Segue, _ new: GraphDocument.Segue, _ oldTexts: [String],
    _ newTexts: [String]
  ) -> [Change] {
    func flag(_ rules: SegueRules, _ rule: SegueRules) -> String {
      rules.contains(rule) ? "true" : "false"
    }
    func style(_ rules: SegueRules) -> String { rules.contains(.hold) ? "hold" : "pass" }
    func text(_ i: Int32, _ texts: [String]) -> String? {
      texts.indices.contains(Int(i)) ? texts[Int(i)] : nil
    }
    return changes([
      ("style", style(old.rules), style(new.rules)),
      ("dismissable", flag(old.rules, .dismissable), flag(new.rules, .dismissable)),
      ("auto", flag(old.rules, .auto), flag(new.rules, .auto)),
      ("presentation", old.presentation.keyword, new.presentation.keyword),
      ("tag", text(old.tag, oldTexts), text(new.tag, newTexts)),
      ("label", text(old.label, oldTexts), text(new.label, newTexts)),
    ])
  }

  private static func changes(_ values: [(String, String?, String?)]) -> [Change] {
    values.compactMap { name, old, new in
      old == new ? nil : Change(name: name, old: old, new: new)
    }
  }
}

extension GraphDiff {
  /// The change in numbers, one line.
  public var summary: String {
    if isEmpty { return "no change in the navigation" }
    let counts = [
      (addedFragments.count, "fragment", "added"),
      (removedFragments.count, "fragment", "removed"),
      (renamedFragments.count, "fragment", "perhaps renamed"),
      (changedFragments.count, "fragment", "changed"), (addedSegues.count, "segue", "added"),
      (removedSegues.count, "segue", "removed"), (changedSegues.count, "segue", "changed"),
      (entry == nil ? 0 : 1, "entry", "changed"),
    ]
    return counts.filter { $0.0 > 0 }
      .map {
        $0.1 == "entry" ? "the entry changed" : "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s") \($0.2)"
      }
      .joined(separator: ", ")
  }
}
