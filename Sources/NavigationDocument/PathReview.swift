public import NavigationCore

/// A saved path held against a graph: where it goes, or where it breaks.
public struct PathReview: Sendable {
  /// The path as it was saved.
  public let path: SavedPath
  /// For each step its segue's index in the topology, or nil where the graph has none.
  public let segues: [Int?]
  /// The first step that cannot be walked, as an index into the path's steps.
  public let brokenStep: Int?
  /// What is on screen at the end of the path, or just before the broken step; bottom to top.
  public let presented: [SavedPath.End]
  /// Fragments of `presented`, as indices.
  public let presentedFragments: [Int32]
  /// Every fragment that the path goes through up to its end or its broken step, in order.
  public let visitedFragments: [Int32]

  /// Walks a path. Linear in the path, but for a binary search for each name and segue.
  public init(_ path: SavedPath, document: GraphDocument, topology: Topology, entry: Int) {
    var ids: [String: Int32] = [:]
    var idTexts: [String] = []
    func point(_ end: SavedPath.End) -> PathPoint? {
      guard let fragment = document.fragment(named: end.name) else { return nil }
      guard let text = end.id else { return PathPoint(fragment: Int32(fragment)) }
      let id = ids[text] ?? Int32(idTexts.count)
      if Int(id) == idTexts.count {
        ids[text] = id
        idTexts.append(text)
      }
      return PathPoint(fragment: Int32(fragment), id: id)
    }

    var steps: [PathStep] = []
    var segues: [Int?] = []
    var reached: Set<PathPoint> = [PathPoint(fragment: Int32(entry))]
    var visited: [Int32] = [Int32(entry)]
    var isVisited: Set<Int32> = [Int32(entry)]
    var broken: Int?
    if path.steps.isEmpty, let start = path.start, start.name != document.names[entry] {
      broken = 0
    }
    for (i, step) in path.steps.enumerated() {
      let from = point(step.from)
      let to = point(step.to)
      var segue: Int?
      if let from, let to {
        segue = topology.segue(from: Int(from.fragment), to: Int(to.fragment))
      }
      segues.append(segue)
      guard broken == nil else { continue }
      guard let from, let to, segue != nil, reached.contains(from) else {
        broken = i
        continue
      }
      steps.append(PathStep(origin: from, destination: to))
      reached.insert(to)
      if isVisited.insert(to.fragment).inserted { visited.append(to.fragment) }
    }
    let state = PathState(entry: Int32(entry), steps: PathReview.uniqued(steps))
    let presented = state.presented(in: topology)
    self.path = path
    self.segues = segues
    self.brokenStep = broken
    self.presented = presented.map {
      SavedPath.End(
        name: document.names[Int($0.fragment)], id: $0.id < 0 ? nil : idTexts[Int($0.id)])
    }
    self.presentedFragments = presented.map(\.fragment)
    self.visitedFragments = visited
  }

  /// A step that comes again counts where it came last: walking it again cuts the path back.
  private static func uniqued(_ steps: [PathStep]) -> [PathStep] {
    var place: [PathStep: Int] = [:]
    var result: [PathStep] = []
    for step in steps {
      if let held = place[step] {
        for cut in result[held...] { place[cut] = nil }
        result.removeSubrange(held...)
      }
      place[step] = result.count
      result.append(step)
    }
    return result
  }
}
