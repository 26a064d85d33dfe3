import NavigationCore

/// What a layout needs to know of a scene: sizes, groups and arrows, nothing to be drawn.
struct Plan: Sendable {
  static let titleSize = 13.0
  static let noteSize = 10.5
  static let labelSize = 11.0
  static let titleLimit = 28.0
  static let labelLimit = 22.0

  struct Node: Sendable {
    var title: String
    var note: String?
    var width: Double
    var height: Double
    /// The room for an image below the words.
    var image: (width: Double, height: Double)?
  }

  /// One drawn arrow: a segue, or two that lead there and back with the same rules.
  struct Arrow: Sendable {
    var segue: Int
    /// The segue back, folded into this arrow.
    var back: Int?
    var from: Int
    var to: Int
    var label: String?
    var labelWidth: Double
    var hasTailMark: Bool
    var hasDoubleHead: Bool

    var isTwoWay: Bool { back != nil }
  }

  struct Group: Sendable {
    var title: String
    var members: [Int]
  }

  var nodes: [Node]
  var arrows: [Arrow]
  var groups: [Group]
  /// Order in which nodes are declared: the entry first, so that it comes to stand on top.
  var order: [Int]
  var isLeftToRight: Bool

  /// What the cost of a layout goes by.
  var size: Int { max(nodes.count, arrows.count / 3 * 2) }

  init(_ scene: Scene) throws(DiagramError) {
    nodes = scene.fragments.map { f in
      let title = TextMetrics.fitted(TextMetrics.visible(f.title), limit: Plan.titleLimit)
      let note = f.note.map { TextMetrics.fitted(TextMetrics.visible($0), limit: 30) }
      // Bold titles are a tenth wider.
      var width = TextMetrics.width(of: title, fontSize: Plan.titleSize) * 1.1
      if let note { width = max(width, TextMetrics.width(of: note, fontSize: Plan.noteSize)) }
      let image = f.image.map { Plan.fitted($0.aspectRatio) }
      width += 24 + (f.isEntry ? 28 : 0) + (f.isTerminal ? 28 : 0)
      if let image { width = max(width, image.width + 16) }
      return Node(
        title: title, note: note, width: max(60, width.rounded(.up)),
        height: (note == nil ? 36 : 50) + (image.map { $0.height + 8 } ?? 0), image: image)
    }
    var arrows: [Arrow] = []
    var backs: [Int: Int] = [:]
    // By both ends of a segue as one number.
    var first: [Int: Int] = [:]
    let ends = { (from: Int, to: Int) in from * scene.fragments.count + to }
    for (i, s) in scene.segues.enumerated() {
      guard scene.fragments.indices.contains(s.from), scene.fragments.indices.contains(s.to)
      else { throw .unknownFragment(segue: i) }
      if let other = first[ends(s.to, s.from)], backs[other] == nil,
        Plan.folds(scene.segues[arrows[other].segue], s)
      {
        backs[other] = i
        arrows[other].back = i
        continue
      }
      if s.from != s.to { first[ends(s.from, s.to)] = arrows.count }
      let words = s.text.map { TextMetrics.fitted(TextMetrics.visible($0), limit: Plan.labelLimit) }
      let label = words.flatMap { $0.isEmpty ? nil : $0 }
      let width = label.map { TextMetrics.width(of: $0, fontSize: Plan.labelSize) } ?? 0
      arrows.append(
        Arrow(
          segue: i, from: s.from, to: s.to, label: label, labelWidth: width.rounded(.up) + 8,
          hasTailMark: s.isDismissable, hasDoubleHead: s.isAuto))
    }
    self.arrows = arrows
    var members: [String: [Int]] = [:]
    for (i, f) in scene.fragments.enumerated() {
      if let group = f.group { members[group, default: []].append(i) }
    }
    groups = members.map { Group(title: $0.key, members: $0.value) }.sorted {
      $0.title.utf8.lexicographicallyPrecedes($1.title.utf8)
    }
    let entries = scene.fragments.indices.filter { scene.fragments[$0].isEntry }
    order = entries + scene.fragments.indices.filter { !scene.fragments[$0].isEntry }
    isLeftToRight = scene.direction == .leftToRight
  }

  /// By arrow whether it is on the breadth-first tree from the entry, and the ranks of that tree;
  /// what it does not reach begins trees of its own.
  func shortestWalks() -> (isOnTree: [Bool], ranks: Int) {
    var egress = [[Int]](repeating: [], count: nodes.count)
    for (i, arrow) in arrows.enumerated() { egress[arrow.from].append(i) }
    // From 1; 0 for what is not reached yet.
    var rank = [Int](repeating: 0, count: nodes.count)
    var isOnTree = [Bool](repeating: false, count: arrows.count)
    var queue: [Int] = []
    var head = 0
    for start in order where rank[start] == 0 {
      rank[start] = 1
      queue.append(start)
      while head < queue.count {
        for i in egress[queue[head]] where rank[arrows[i].to] == 0 {
          rank[arrows[i].to] = rank[queue[head]] + 1
          isOnTree[i] = true
          queue.append(arrows[i].to)
        }
        head += 1
      }
    }
    return (isOnTree, rank.max() ?? 0)
  }

  /// The size of an image that has a ratio of width to height.
  private static func fitted(_ ratio: Double) -> (width: Double, height: Double) {
    let most = (width: 150.0, height: 160.0)
    let safe = min(max(ratio, 0.1), 10)
    return safe > most.width / most.height
      ? (most.width, (most.width / safe).rounded()) : ((most.height * safe).rounded(), most.height)
  }

  /// Whether two segues between the same fragments are one two-way arrow: nothing but their
  /// direction tells them apart.
  private static func folds(_ a: Scene.Segue, _ b: Scene.Segue) -> Bool {
    let plain = { (s: Scene.Segue) in
      s.text == nil && s.steps.isEmpty && !s.isAuto && !s.isBroken && s.presentation == .inPlace
        && !s.isDismissable && s.marks.isEmpty
    }
    return plain(a) && plain(b) && a.isHold == b.isHold && a.state == b.state
      && a.change == b.change
  }
}
