public import NavigationCore

/// What to draw, as plain values: the same for every output format.
///
/// Fragments are in the order of their ids, segues in the order of their ends, whatever the
/// order they were given in; so equal content gives equal bytes.
public struct Scene: Sendable, Hashable {
  /// How a fragment or segue stands to the path that is drawn.
  public enum State: UInt8, Sendable, Hashable, CaseIterable {
    case untouched, dimmed, visited, presented
  }

  /// The way in which ranks follow each other.
  public enum Direction: Sendable, Hashable {
    case topToBottom, leftToRight
  }

  /// The colours: those of the viewer's system, or one of the two always.
  public enum Theme: Sendable, Hashable {
    case auto, light, dark
  }

  /// A box of the picture.
  public struct Fragment: Sendable, Hashable {
    public var id: String
    public var title: String
    public var group: String?
    public var isEntry: Bool
    public var isTerminal: Bool
    /// The graph has no such fragment; only a path speaks of it.
    public var isGhost: Bool
    public var state: State
    /// A second, smaller line in the box.
    public var note: String?

    public init(
      id: String, title: String, group: String? = nil, isEntry: Bool = false,
      isTerminal: Bool = false, isGhost: Bool = false, state: State = .untouched,
      note: String? = nil
    ) {
      self.id = id
      self.title = title
      self.group = group
      self.isEntry = isEntry
      self.isTerminal = isTerminal
      self.isGhost = isGhost
      self.state = state
      self.note = note
    }
  }

  /// An arrow of the picture.
  public struct Segue: Sendable, Hashable {
    /// The origin's index among the fragments.
    public var from: Int
    /// The destination's index among the fragments.
    public var to: Int
    public var isHold: Bool
    public var isAuto: Bool
    public var isDismissable: Bool
    public var presentation: Presentation
    public var text: String?
    /// The steps of the path that walk the segue, from 1.
    public var steps: [Int]
    /// The graph has no such segue; only a path speaks of it.
    public var isBroken: Bool
    public var state: State

    public init(
      from: Int, to: Int, isHold: Bool = false, isAuto: Bool = false,
      isDismissable: Bool = false, presentation: Presentation = .inPlace, text: String? = nil,
      steps: [Int] = [], isBroken: Bool = false, state: State = .untouched
    ) {
      self.from = from
      self.to = to
      self.isHold = isHold
      self.isAuto = isAuto
      self.isDismissable = isDismissable
      self.presentation = presentation
      self.text = text
      self.steps = steps
      self.isBroken = isBroken
      self.state = state
    }
  }

  public let title: String
  public let description: String
  public let fragments: [Fragment]
  public let segues: [Segue]
  /// Whether a path is drawn on the graph.
  public let hasPath: Bool
  public var direction: Direction
  public var theme: Theme
  public var showsLegend: Bool

  /// Sorts what it is given. A segue's ends are indices into `fragments` as given here; an
  /// index outside becomes -1, which a render refuses.
  public init(
    title: String, description: String, fragments: [Fragment], segues: [Segue],
    hasPath: Bool = false, direction: Direction = .topToBottom, theme: Theme = .auto,
    showsLegend: Bool = true
  ) {
    let order = fragments.indices.sorted {
      let (a, b) = (fragments[$0], fragments[$1])
      if a.id != b.id { return a.id.utf8.lexicographicallyPrecedes(b.id.utf8) }
      return a.title.utf8.lexicographicallyPrecedes(b.title.utf8)
    }
    var place = [Int](repeating: -1, count: fragments.count)
    for (new, old) in order.enumerated() { place[old] = new }
    let renumber = { (i: Int) in place.indices.contains(i) ? place[i] : -1 }
    var arrows = segues
    for i in arrows.indices {
      arrows[i].from = renumber(arrows[i].from)
      arrows[i].to = renumber(arrows[i].to)
    }
    arrows.sort { Scene.precedes($0, $1) }
    self.title = title
    self.description = description
    self.fragments = order.map { fragments[$0] }
    self.segues = arrows
    self.hasPath = hasPath
    self.direction = direction
    self.theme = theme
    self.showsLegend = showsLegend
  }

  private static func precedes(_ a: Segue, _ b: Segue) -> Bool {
    if (a.from, a.to) != (b.from, b.to) { return (a.from, a.to) < (b.from, b.to) }
    if a.steps != b.steps { return a.steps.lexicographicallyPrecedes(b.steps) }
    let bits = { (s: Segue) in
      (s.isHold ? 1 : 0) + (s.isAuto ? 2 : 0) + (s.isDismissable ? 4 : 0)
        + (s.isBroken ? 8 : 0) + 16 * Int(s.presentation.rawValue) + 1024 * Int(s.state.rawValue)
    }
    if bits(a) != bits(b) { return bits(a) < bits(b) }
    return (a.text ?? "").utf8.lexicographicallyPrecedes((b.text ?? "").utf8)
  }
}
