public import NavigationCore

/// What to draw, as plain values: the same for every output format.
///
/// Fragments are in the order of their ids, segues in the order of their ends, whatever the
/// order they were given in; so equal content gives equal bytes.
public struct Scene: Sendable, Hashable {
  /// How a fragment or segue stands to the path that is drawn.
  public enum State: String, Sendable, Hashable, CaseIterable, Comparable {
    case untouched, dimmed, visited, presented

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  }

  /// The way in which ranks follow each other.
  public enum Direction: Sendable, Hashable {
    case topToBottom, leftToRight
  }

  /// What the frames around fragments stand for.
  public enum Grouping: String, Sendable, Hashable, CaseIterable {
    /// The groups that the document names.
    case group
    /// The routers that steer the fragments: the main one, and one for each window.
    case router
    /// The presentation contexts that the fragments appear in: what is shown without a sheet, cover
    /// or popover on top, and what each of these begins.
    case context
    /// The modules that the fragments' sources are in.
    case module
    case none
  }

  /// How much care a layout takes.
  public enum Quality: String, Sendable, Hashable, CaseIterable {
    /// Full for what is small, less for what is large, and a refusal beyond
    /// `Diagram.sizeLimit`.
    case auto
    /// Room for each label and curved arrows, however long that takes.
    case full
    /// The cheapest layout: straight arrows, and labels where there is room.
    case fast
  }

  /// The colours: those of the viewer's system, or one of the two always.
  public enum Theme: Sendable, Hashable {
    case auto, light, dark
  }

  /// What became of a fragment or segue from one version of the graph to the next.
  public enum Change: UInt8, Sendable, Hashable, CaseIterable {
    case added, removed, changed
  }

  /// A step of a path that walks a segue.
  public struct Step: Sendable, Hashable, Comparable {
    /// The path's index among the scene's paths.
    public var path: Int
    /// Which step it is, from 1.
    public var number: Int

    public init(path: Int = 0, number: Int) {
      self.path = path
      self.number = number
    }

    public static func < (a: Step, b: Step) -> Bool {
      (a.path, a.number) < (b.path, b.number)
    }
  }

  /// Something that is said of a fragment or segue, by a number that stands beside it.
  public struct Mark: Sendable, Hashable {
    public enum Weight: UInt8, Sendable, Hashable, CaseIterable {
      case error, warning
    }

    /// The number in the picture's list of remarks, from 1.
    public var number: Int
    public var weight: Weight
    /// One sentence.
    public var text: String

    public init(number: Int, weight: Weight, text: String) {
      self.number = number
      self.weight = weight
      self.text = text
    }
  }

  /// A line of a file.
  public struct Source: Sendable, Hashable {
    public var path: String
    /// From 1; nil for the file as a whole.
    public var line: Int?

    public init(path: String, line: Int?) {
      self.path = path
      self.line = line
    }
  }

  /// A small image of a fragment, which becomes part of the picture.
  public struct Image: Sendable, Hashable {
    /// For example `image/png`.
    public var mediaType: String
    public var bytes: [UInt8]
    /// Width by height.
    public var aspectRatio: Double

    public init(mediaType: String, bytes: [UInt8], aspectRatio: Double) {
      self.mediaType = mediaType
      self.bytes = bytes
      self.aspectRatio = aspectRatio
    }
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
    public var change: Change?
    public var marks: [Mark]
    /// Whether the box stands for several fragments.
    public var isCollapsed: Bool
    /// Where the fragment is written.
    public var source: Source?
    /// What it looks like, below its title.
    public var image: Image?

    public init(
      id: String, title: String, group: String? = nil, isEntry: Bool = false,
      isTerminal: Bool = false, isGhost: Bool = false, state: State = .untouched,
      note: String? = nil, change: Change? = nil, marks: [Mark] = [], isCollapsed: Bool = false,
      source: Source? = nil, image: Image? = nil
    ) {
      self.id = id
      self.title = title
      self.group = group
      self.isEntry = isEntry
      self.isTerminal = isTerminal
      self.isGhost = isGhost
      self.state = state
      self.note = note
      self.change = change
      self.marks = marks
      self.isCollapsed = isCollapsed
      self.source = source
      self.image = image
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
    /// The name by which code presents and dismisses the segue.
    public var tag: String?
    /// The steps of the paths that walk the segue, in order.
    public var steps: [Step]
    /// The graph has no such segue; only a path speaks of it.
    public var isBroken: Bool
    public var state: State
    public var change: Change?
    public var marks: [Mark]

    public init(
      from: Int, to: Int, isHold: Bool = false, isAuto: Bool = false,
      isDismissable: Bool = false, presentation: Presentation = .inPlace, text: String? = nil,
      tag: String? = nil, steps: [Step] = [], isBroken: Bool = false, state: State = .untouched,
      change: Change? = nil, marks: [Mark] = []
    ) {
      self.from = from
      self.to = to
      self.isHold = isHold
      self.isAuto = isAuto
      self.isDismissable = isDismissable
      self.presentation = presentation
      self.text = text
      self.tag = tag
      self.steps = steps
      self.isBroken = isBroken
      self.state = state
      self.change = change
      self.marks = marks
    }
  }

  public let title: String
  public let description: String
  public internal(set) var fragments: [Fragment]
  public private(set) var segues: [Segue]
  /// The names of the paths that are drawn on the graph.
  public let paths: [String]
  /// What the picture says of itself below it, such as what was left out; a line each.
  public var remarks: [String]
  public var direction: Direction
  public var theme: Theme
  public var style = PictureStyle.standard
  public var quality = Quality.auto
  public var showsLegend: Bool

  /// Sorts what it is given. A segue's ends are indices into `fragments` as given here; an
  /// index outside becomes -1, which a render refuses.
  public init(
    title: String, description: String, fragments: [Fragment], segues: [Segue],
    paths: [String] = [], remarks: [String] = [], direction: Direction = .topToBottom,
    theme: Theme = .auto,
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
    self.paths = paths
    self.remarks = remarks
    self.direction = direction
    self.theme = theme
    self.showsLegend = showsLegend
  }

  /// Puts images on fragments, by their ids.
  public mutating func show(images: (String) -> Image?) {
    for i in fragments.indices { fragments[i].image = images(fragments[i].id) }
  }

  /// Puts marks on fragments, by their ids, and on segues, by the ids of their ends. Of several
  /// segues with the same ends the first gets them.
  public mutating func mark(
    fragments fragmentMarks: (String) -> [Mark], segues segueMarks: (String, String) -> [Mark]
  ) {
    for i in fragments.indices { fragments[i].marks = fragmentMarks(fragments[i].id) }
    var previous = (-1, -1)
    for i in segues.indices {
      let ends = (segues[i].from, segues[i].to)
      guard fragments.indices.contains(ends.0), fragments.indices.contains(ends.1) else { continue }
      if ends != previous {
        segues[i].marks = segueMarks(fragments[ends.0].id, fragments[ends.1].id)
      }
      previous = ends
    }
  }

  /// A step as the picture writes it: its number, after a letter where there are several paths.
  func text(_ step: Step) -> String {
    paths.count > 1 ? Scene.letter(step.path) + String(step.number) : String(step.number)
  }

  /// `A` to `Z`, then `AA` and so on.
  static func letter(_ path: Int) -> String {
    var (rest, letters) = (path, "")
    repeat {
      letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }

  private static func precedes(_ a: Segue, _ b: Segue) -> Bool {
    if (a.from, a.to) != (b.from, b.to) { return (a.from, a.to) < (b.from, b.to) }
    if a.steps != b.steps { return a.steps.lexicographicallyPrecedes(b.steps) }
    let bits = { (s: Segue) in
      (s.isHold ? 1 : 0) + (s.isAuto ? 2 : 0) + (s.isDismissable ? 4 : 0)
        + (s.isBroken ? 8 : 0) + 16 * Int(s.presentation.rawValue)
        + 8192 * Int(s.change.map { $0.rawValue + 1 } ?? 0)
    }
    if a.state != b.state { return a.state < b.state }
    if bits(a) != bits(b) { return bits(a) < bits(b) }
    return (a.text ?? "").utf8.lexicographicallyPrecedes((b.text ?? "").utf8)
  }
}
