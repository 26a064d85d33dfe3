import NavigationCore
public import NavigationDocument

extension Scene {
  /// The scene of a document, with paths on it when some are given.
  ///
  /// A step without a segue becomes a broken segue, a fragment that the graph does not have a
  /// ghost. Linear in the document and the path.
  public init(
    document: GraphDocument, paths: [PathOverlay] = [], title: String? = nil,
    grouping: Grouping = .group, direction: Direction = .topToBottom, theme: Theme = .auto,
    showsLegend: Bool = true
  ) {
    let topology = document.topology()
    var entry = document.declaredEntry.flatMap { document.fragment(named: $0.name) }
    if entry == nil, document.declaredEntry == nil, topology.inlets.count == 1 {
      entry = topology.inlets.first.map { Int($0) }
    }
    var fragments = document.names.enumerated().map { i, name in
      let extra = document.attributes[Int32(i)]
      return Fragment(
        id: name, title: extra?.title ?? name, group: grouping.name(of: i, in: document),
        isEntry: i == entry,
        isTerminal: extra?.isTerminal ?? false, state: paths.isEmpty ? .untouched : .dimmed,
        source: extra?.source.map(Source.init(text:)))
    }
    var segues = document.segues.map { s in
      var segue = Segue(s, of: document, from: Int(s.origin), to: Int(s.destination))
      segue.state = paths.isEmpty ? .untouched : .dimmed
      return segue
    }
    for i in paths.flatMap(\.visited) where fragments.indices.contains(Int(i)) {
      fragments[Int(i)].state = .visited
    }
    for i in paths.flatMap(\.presented) where fragments.indices.contains(Int(i)) {
      fragments[Int(i)].state = .presented
    }
    Scene.add(paths, document: document, fragments: &fragments, segues: &segues)
    let name = title ?? document.name ?? "navigation graph"
    var words = ["\(document.names.count) fragments, \(document.segues.count) segues."]
    if let entry { words.append("entry: \(fragments[entry].title).") }
    words += paths.flatMap(\.descriptionLines)
    self.init(
      title: name, description: words.joined(separator: "\n"), fragments: fragments,
      segues: segues, paths: paths.map(\.name), direction: direction, theme: theme,
      showsLegend: showsLegend)
    frame(by: grouping)
  }

  private static func add(
    _ paths: [PathOverlay], document: GraphDocument, fragments: inout [Fragment],
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
    let steps = paths.enumerated().flatMap { path, overlay in
      overlay.steps.enumerated().map { ($1, Step(path: path, number: $0 + 1)) }
    }
    for (step, number) in steps {
      let ends = Ends(from: index(of: step.fromName), to: index(of: step.toName))
      if let id = step.fromID { ids[ends.from, default: []].append(id) }
      if let id = step.toID { ids[ends.to, default: []].append(id) }
      for end in [ends.from, ends.to] where fragments[end].state == .dimmed {
        fragments[end].state = .visited
      }
      if let position = step.segueInputPosition, segues.indices.contains(Int(position)) {
        segues[Int(position)].steps.append(number)
        segues[Int(position)].state = .visited
      } else if let known = broken[ends] {
        segues[known].steps.append(number)
      } else {
        broken[ends] = segues.count
        segues.append(
          Segue(
            from: ends.from, to: ends.to, text: "no such segue", steps: [number],
            isBroken: true, state: .visited))
      }
    }
    for (fragment, all) in ids where fragments[fragment].note == nil {
      var seen: Set<String> = []
      fragments[fragment].note = all.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
  }
}

extension Scene.Segue {
  /// A document's segue as an arrow between two of a scene's fragments.
  init(_ segue: GraphDocument.Segue, of document: GraphDocument, from: Int, to: Int) {
    func text(_ i: Int32) -> String? {
      document.texts.indices.contains(Int(i)) ? document.texts[Int(i)] : nil
    }
    self.init(
      from: from, to: to, isHold: segue.rules.contains(.hold),
      isAuto: segue.rules.contains(.auto), isDismissable: segue.rules.contains(.dismissable),
      presentation: segue.presentation, text: text(segue.label) ?? text(segue.tag),
      tag: text(segue.tag))
  }
}

extension Scene.Source {
  /// `App/Compose.swift:12`, or a path alone.
  init(text: String) {
    if let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line > 0
    {
      self.init(path: String(text[..<colon]), line: line)
    } else {
      self.init(path: text, line: nil)
    }
  }
}
