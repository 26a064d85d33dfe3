import NavigationCore

extension Scene {
  /// The scene without the fragments that are not wanted, and without the segues to and from
  /// them; a remark says how many went.
  ///
  /// - Parameter isKept: for a fragment's index whether it stays.
  public func keeping(_ isKept: (Int) -> Bool) -> Scene {
    var place = [Int](repeating: -1, count: fragments.count)
    var kept: [Fragment] = []
    for i in fragments.indices where isKept(i) {
      place[i] = kept.count
      kept.append(fragments[i])
    }
    let gone = fragments.count - kept.count
    if gone == 0 { return self }
    var left: [Segue] = []
    for var segue in soundSegues where place[segue.from] >= 0 && place[segue.to] >= 0 {
      segue.from = place[segue.from]
      segue.to = place[segue.to]
      left.append(segue)
    }
    let words = gone == 1 ? "1 fragment not shown" : "\(gone) fragments not shown"
    return with(fragments: kept, segues: left, remark: words)
  }

  /// What lies at most `depth` segues from some fragments, in either direction.
  ///
  /// Linear in the scene.
  public func focused(on centers: [Int], depth: Int) -> Scene {
    var distance = [Int](repeating: -1, count: fragments.count)
    var queue = centers
    for center in centers { distance[center] = 0 }
    let (after, before) = neighbours()
    var head = 0
    while head < queue.count {
      let f = queue[head]
      head += 1
      guard distance[f] < depth else { continue }
      for next in after[f] + before[f] where distance[next] < 0 {
        distance[next] = distance[f] + 1
        queue.append(next)
      }
    }
    return keeping { distance[$0] >= 0 }
  }

  /// What lies on some walk from one fragment to another; nothing where no walk leads there.
  ///
  /// Linear in the scene.
  public func between(_ start: Int, _ end: Int) -> Scene {
    let (after, before) = neighbours()
    let forward = reached(from: start, after)
    let backward = reached(from: end, before)
    return keeping { forward[$0] && backward[$0] }
  }

  /// Each of some groups as one box; its inner segues go, and those that then lead between the
  /// same boxes become one.
  ///
  /// Linear in the scene, but for sorting.
  public func collapsing(groups names: Set<String>) -> Scene {
    var place = [Int](repeating: -1, count: fragments.count)
    var boxes: [Fragment] = []
    var counts: [Int] = []
    var boxOf: [String: Int] = [:]
    let ids = Set(fragments.map(\.id))
    for (i, fragment) in fragments.enumerated() {
      guard let group = fragment.group, names.contains(group) else {
        place[i] = boxes.count
        boxes.append(fragment)
        counts.append(0)
        continue
      }
      if let box = boxOf[group] {
        place[i] = box
        boxes[box].absorb(fragment)
        counts[box] += 1
      } else {
        boxOf[group] = boxes.count
        place[i] = boxes.count
        counts.append(1)
        boxes.append(Fragment(collapsing: group, first: fragment, ids: ids))
      }
    }
    for i in boxes.indices where counts[i] > 0 {
      boxes[i].note = counts[i] == 1 ? "1 fragment" : "\(counts[i]) fragments"
    }
    struct Ends: Hashable {
      var from: Int
      var to: Int
    }
    var merged: [Segue] = []
    var held: [Ends: Int] = [:]
    var sizes: [Int: Int] = [:]
    for var segue in soundSegues {
      segue.from = place[segue.from]
      segue.to = place[segue.to]
      let isInside = segue.from == segue.to && counts[segue.from] > 0
      if isInside {
        boxes[segue.from].marks += segue.marks
        continue
      }
      guard counts[segue.from] > 0 || counts[segue.to] > 0 else {
        merged.append(segue)
        continue
      }
      let ends = Ends(from: segue.from, to: segue.to)
      if let first = held[ends] {
        merged[first].absorb(segue)
        sizes[first, default: 1] += 1
      } else {
        held[ends] = merged.count
        merged.append(segue)
      }
    }
    for (i, size) in sizes { merged[i].text = "\(size) segues" }
    return with(fragments: boxes, segues: merged, remark: nil)
  }

  /// The same scene with other content.
  private func with(fragments: [Fragment], segues: [Segue], remark: String?) -> Scene {
    var scene = Scene(
      title: title, description: description + (remark.map { "\n\($0)." } ?? ""),
      fragments: fragments, segues: segues, paths: paths,
      remarks: remarks + (remark.map { [$0] } ?? []), direction: direction, theme: theme,
      showsLegend: showsLegend)
    scene.style = style
    scene.quality = quality
    return scene
  }

  /// The segues whose ends are in the scene.
  var soundSegues: [Segue] {
    segues.filter { fragments.indices.contains($0.from) && fragments.indices.contains($0.to) }
  }

  private func neighbours() -> (after: [[Int]], before: [[Int]]) {
    var after = [[Int]](repeating: [], count: fragments.count)
    var before = after
    for segue in soundSegues {
      after[segue.from].append(segue.to)
      before[segue.to].append(segue.from)
    }
    return (after, before)
  }

  private func reached(from start: Int, _ next: [[Int]]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: fragments.count)
    isReached[start] = true
    var queue = [start]
    while let f = queue.popLast() {
      for neighbour in next[f] where !isReached[neighbour] {
        isReached[neighbour] = true
        queue.append(neighbour)
      }
    }
    return isReached
  }
}

extension Scene.Fragment {
  /// One box for a group, beginning with its first fragment.
  fileprivate init(collapsing group: String, first: Scene.Fragment, ids: Set<String>) {
    var id = "group \(group)"
    while ids.contains(id) { id += "′" }
    self.init(
      id: id, title: group, isEntry: first.isEntry, state: first.state, change: first.change,
      marks: first.marks, isCollapsed: true)
  }

  fileprivate mutating func absorb(_ other: Scene.Fragment) {
    isEntry = isEntry || other.isEntry
    state = max(state, other.state)
    if change != other.change { change = .changed }
    marks += other.marks
  }
}

extension Scene.Segue {
  /// Several segues as one: it is what they all are, and has what any of them has.
  fileprivate mutating func absorb(_ other: Scene.Segue) {
    isHold = isHold && other.isHold
    isAuto = isAuto && other.isAuto
    isDismissable = isDismissable && other.isDismissable
    isBroken = isBroken && other.isBroken
    if presentation != other.presentation { presentation = .inPlace }
    steps = (steps + other.steps).sorted()
    state = max(state, other.state)
    if change != other.change { change = .changed }
    marks += other.marks
  }
}
