import NavigationCore
public import NavigationDocument

extension Scene {
  /// The scene of a document, with a path on it when one is given.
  ///
  /// A step without a segue becomes a broken segue, a fragment that the graph does not have a
  /// ghost. Linear in the document and the path.
  public init(
    document: GraphDocument, path: PathOverlay? = nil, title: String? = nil,
    direction: Direction = .topToBottom, theme: Theme = .auto, showsLegend: Bool = true
  ) {
    let topology = document.topology()
    var entry = document.declaredEntry.flatMap { document.fragment(named: $0.name) }
    if entry == nil, document.declaredEntry == nil, topology.inlets.count == 1 {
      entry = topology.inlets.first.map { Int($0) }
    }
    var fragments = document.names.enumerated().map { i, name in
      let extra = document.attributes[Int32(i)]
      return Fragment(
        id: name, title: extra?.title ?? name, group: extra?.group, isEntry: i == entry,
        isTerminal: extra?.isTerminal ?? false, state: path == nil ? .untouched : .dimmed)
    }
    let text = { (i: Int32) in
      document.texts.indices.contains(Int(i)) ? document.texts[Int(i)] : nil
    }
    var segues = document.segues.map { s in
      Segue(
        from: Int(s.origin), to: Int(s.destination), isHold: s.rules.contains(.hold),
        isAuto: s.rules.contains(.auto), isDismissable: s.rules.contains(.dismissable),
        presentation: s.presentation, text: text(s.label) ?? text(s.tag),
        state: path == nil ? .untouched : .dimmed)
    }
    if let path {
      for i in path.visited where fragments.indices.contains(Int(i)) {
        fragments[Int(i)].state = .visited
      }
      for i in path.presented where fragments.indices.contains(Int(i)) {
        fragments[Int(i)].state = .presented
      }
      Scene.add(path.steps, document: document, fragments: &fragments, segues: &segues)
    }
    let name = title ?? document.name ?? "navigation graph"
    var words = ["\(document.names.count) fragments, \(document.segues.count) segues."]
    if let entry { words.append("entry: \(fragments[entry].title).") }
    words += path?.descriptionLines ?? []
    self.init(
      title: name, description: words.joined(separator: "\n"), fragments: fragments,
      segues: segues, hasPath: path != nil, direction: direction, theme: theme,
      showsLegend: showsLegend)
  }

  private static func add(
    _ steps: [PathOverlay.Step], document: GraphDocument, fragments: inout [Fragment],
    segues: inout [Segue]
  ) {
    struct Ends: Hashable {
      var from: Int
      var to: Int
    }
    var ghosts: [String: Int] = [:]
    var broken: [Ends: Int] = [:]
    var ids: [Int: [String]] = [:]
    func index(of name: String) -> Int {
      if let found = document.fragment(named: name) { return found }
      if let ghost = ghosts[name] { return ghost }
      ghosts[name] = fragments.count
      fragments.append(
        Fragment(id: name, title: name, isGhost: true, state: .visited, note: "not in the graph"))
      return fragments.count - 1
    }
    for (number, step) in steps.enumerated() {
      let ends = Ends(from: index(of: step.fromName), to: index(of: step.toName))
      if let id = step.fromID { ids[ends.from, default: []].append(id) }
      if let id = step.toID { ids[ends.to, default: []].append(id) }
      for end in [ends.from, ends.to] where fragments[end].state == .dimmed {
        fragments[end].state = .visited
      }
      if let position = step.segueInputPosition, segues.indices.contains(Int(position)) {
        segues[Int(position)].steps.append(number + 1)
        segues[Int(position)].state = .visited
      } else if let known = broken[ends] {
        segues[known].steps.append(number + 1)
      } else {
        broken[ends] = segues.count
        segues.append(
          Segue(
            from: ends.from, to: ends.to, text: "no such segue", steps: [number + 1],
            isBroken: true, state: .visited))
      }
    }
    for (fragment, all) in ids where fragments[fragment].note == nil {
      var seen: Set<String> = []
      fragments[fragment].note = all.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
  }
}
