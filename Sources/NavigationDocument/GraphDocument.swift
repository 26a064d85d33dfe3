public import NavigationCore

/// Where something stands in a source file: a half-open range of byte offsets.
public struct SourceRegion: Sendable, Hashable {
  /// Index into `GraphDocument.sources`; -1 where there is no source.
  public var file: Int32
  public var start: UInt32
  public var end: UInt32

  public init(file: Int32, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  public static let none = SourceRegion(file: -1, start: 0, end: 0)
}

/// What an input says about a navigation graph, with the place of every fragment and segue.
///
/// A document keeps what was written, also what a graph may not have (a segue twice, several
/// entries); rules speak about that. Fragments are in the order of their names' UTF-8 bytes.
public struct GraphDocument: Sendable {
  /// What a document says about one fragment beyond its name.
  public struct FragmentAttributes: Sendable, Hashable {
    public var title: String?
    public var group: String?
    public var image: String?
    public var source: String?
    public var isTerminal = false
    /// Why code may present the fragment in ways that the input does not show; nil where all
    /// ways to it are shown. A clause, such as `code can make it by its storyboard identifier`.
    public var reachableFromCode: String?
    /// Why code may lead on from the fragment, or dismiss it, in ways that the input does not
    /// show; nil where all are shown.
    public var leavableFromCode: String?

    public init() {}
  }

  /// One segue as written. Names are indices: fragments into `names`, tag and label into `texts`.
  public struct Segue: Sendable, Hashable {
    public var origin: Int32
    public var destination: Int32
    public var rules: SegueRules
    public var presentation: Presentation
    /// Index into `texts`, or -1.
    public var tag: Int32
    /// Index into `texts`, or -1.
    public var label: Int32
    public var region: SourceRegion

    public init(
      origin: Int32, destination: Int32, rules: SegueRules = [],
      presentation: Presentation = .inPlace, tag: Int32 = -1, label: Int32 = -1,
      region: SourceRegion = .none
    ) {
      self.origin = origin
      self.destination = destination
      self.rules = rules
      self.presentation = presentation
      self.tag = tag
      self.label = label
      self.region = region
    }
  }

  /// A finding that the document's author accepts, with the reason.
  public struct Suppression: Sendable, Hashable {
    public var rule: String
    public var fragment: String?
    /// The edge's ends, when the suppression is about a segue.
    public var edge: [String]?
    public var reason: String
    public var region: SourceRegion

    public init(
      rule: String, fragment: String?, edge: [String]?, reason: String, region: SourceRegion
    ) {
      self.rule = rule
      self.fragment = fragment
      self.edge = edge
      self.reason = reason
      self.region = region
    }
  }

  /// Rules that code gives to an edge that there is none of.
  public struct DeadCase: Sendable, Hashable {
    /// The edge's ends by name; they need not be fragments.
    public var origin: String
    public var destination: String
    public var region: SourceRegion

    public init(origin: String, destination: String, region: SourceRegion) {
      self.origin = origin
      self.destination = destination
      self.region = region
    }
  }

  public var name: String?
  /// The files that were read, the input itself first, then includes in order of first mention.
  public var sources: [SourceText] = []
  /// Fragment names, in order; a fragment's index is its place here.
  public var names: [String] = []
  /// Where each fragment is declared, or first named when it is not declared.
  public var regions: [SourceRegion] = []
  /// Whether each fragment stands in a `fragments` list; meaningful with `isClosed`.
  public var isDeclared: [Bool] = []
  /// Only for fragments that have any.
  public var attributes: [Int32: FragmentAttributes] = [:]
  public var segues: [Segue] = []
  /// Tags and labels.
  public var texts: [String] = []
  /// The declared entry as written, and its place.
  public var declaredEntry: (name: String, region: SourceRegion)?
  /// Why code may choose another entry than the input shows, or the entry that it does not show.
  public var entryFromCode: String?
  /// Whether `fragments` lists every fragment there is (`closed: true`).
  public var isClosed = false
  public var suppressions: [Suppression] = []
  public var deadCases: [DeadCase] = []
  /// What the reader had to leave out of an input that says more than a graph can; sentences.
  public var losses: [String] = []
  /// What the reader passed over, each with its place: the graph may lack what was there.
  public var remarks: [Diagnostic] = []

  public init() {}

  /// The index of a fragment by name, found by binary search over the names' UTF-8 bytes.
  public func fragment(named name: String) -> Int? {
    var low = 0
    var high = names.count
    while low < high {
      let middle = low + (high - low) / 2
      if names[middle].utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < names.count && names[low] == name ? low : nil
  }

  /// The graph as indices. A segue's input position is its index in `segues`.
  public func topology() -> Topology {
    Topology(
      fragmentCount: names.count,
      edges: segues.map {
        Topology.Edge(origin: $0.origin, destination: $0.destination, rules: $0.rules)
      })
  }
}

/// A problem with an input itself, at its place; an input with any of them is refused.
public struct Diagnostic: Sendable, Hashable, Error {
  public var message: String
  /// What to do, for example "did you mean `dismissable`?".
  public var suggestion: String?
  public var region: SourceRegion

  public init(_ message: String, suggestion: String? = nil, region: SourceRegion = .none) {
    self.message = message
    self.suggestion = suggestion
    self.region = region
  }
}
