public import NavigationDocument

extension Finding {
  /// What a finding keeps while lines move, groups are renamed and messages change: its rule, the
  /// policy if it breaks one, and the names of its elements.
  public struct Key: Sendable, Hashable, Comparable {
    public var rule: String
    public var policy: String?
    public var subject: Subject

    public init(rule: String, policy: String? = nil, subject: Subject) {
      self.rule = rule
      self.policy = policy
      self.subject = subject
    }

    /// What the findings that a suppression accepts have in common, whatever their policies.
    public init(_ suppression: GraphDocument.Suppression) {
      rule = suppression.rule
      subject =
        if let edge = suppression.edge, edge.count == 2 {
          .segue(from: edge[0], to: edge[1])
        } else {
          suppression.fragment.map { .fragment($0) } ?? .graph
        }
    }

    /// By the bytes of the rule, then of the kind of element, then of its names.
    public static func < (a: Key, b: Key) -> Bool {
      for (a, b) in zip(a.order, b.order) where a != b {
        return a.utf8.lexicographicallyPrecedes(b.utf8)
      }
      return a.order.count < b.order.count
    }

    private var order: [String] { [rule, policy ?? "", subject.kind] + subject.elements }
  }

  public var key: Key { Key(rule: rule, policy: policy, subject: subject) }
}

extension Finding.Subject {
  /// The element as a message names it.
  var mention: String {
    switch self {
    case .graph: "the graph"
    case .fragment, .segue: "`\(text)`"
    case .path: "the path `\(text)`"
    }
  }
}
