/// The nodes of a graph and its includes, and where their ids lead.
struct NavigationProject {
  struct Key: Hashable {
    var parent: Int
    var id: String
  }

  let nodes: [NavigationNode]
  let paths: [String]
  let menuItems: Set<String>
  private(set) var children: [[Int]]
  private var byPlace: [Key: Int] = [:]
  private var byID: [String: Int] = [:]

  init(nodes: [NavigationNode], paths: [String], menuItems: Set<String>) {
    self.nodes = nodes
    self.paths = paths
    self.menuItems = menuItems
    children = [[Int]](repeating: [], count: nodes.count)
    for (i, node) in nodes.enumerated() {
      if node.parent >= 0 { children[node.parent].append(i) }
      guard let id = node.id else { continue }
      let key = Key(parent: node.parent, id: id)
      if byPlace[key] == nil { byPlace[key] = i }
      if byID[id] == nil { byID[id] = i }
    }
  }

  /// The node that an id means at a node: in its own graph, in the graphs around that, from the
  /// inside out, or anywhere.
  func node(_ id: String, from node: Int) -> Int? {
    var place = nodes[node].isGraph ? node : nodes[node].parent
    while place >= 0 {
      if nodes[place].id == id { return place }
      if let found = byPlace[Key(parent: place, id: id)] { return found }
      place = nodes[place].parent
    }
    return byID[id]
  }

  /// The destination that is shown for a node: a graph's start, and the start of that.
  func destination(_ node: Int) -> Int? {
    var node = node
    for _ in 0..<XMLReader.depthLimit {
      guard nodes[node].isGraph else { return node }
      if nodes[node].include != nil {
        guard let graph = children[node].first else { return nil }
        node = graph
      } else {
        guard let id = nodes[node].start,
          let start = byPlace[Key(parent: node, id: id)] ?? self.includedStart(id, in: node)
            ?? byID[id]
        else { return nil }
        node = start
      }
    }
    return nil
  }

  /// An included graph by its own id: that stands in its file, not where it is included.
  private func includedStart(_ id: String, in node: Int) -> Int? {
    children[node].first { child in
      nodes[child].include != nil && children[child].contains { nodes[$0].id == id }
    }
  }

  /// Every destination in a graph, in order of the files.
  func destinations(in graph: Int) -> [Int] {
    var found: [Int] = []
    var waiting = [graph]
    while let node = waiting.popLast() {
      if !nodes[node].isGraph { found.append(node) }
      waiting += children[node].reversed()
    }
    return found
  }

  /// A name for each destination: its id, with the graph or file before it where that is not
  /// unique. Empty for graphs.
  func names() -> [String] {
    var names = nodes.map { node -> String in
      guard !node.isGraph else { return "" }
      let name = node.className.flatMap { $0.split(separator: ".").last.map(String.init) }
      return node.id ?? name ?? node.kind
    }
    lengthen(&names) { i in
      nodes[i].parent < 0 ? nil : nodes[nodes[i].parent].id
    }
    lengthen(&names) { i in
      paths[nodes[i].file].split(separator: "/").last.map { String($0.split(separator: ".")[0]) }
    }
    var seen: [String: Int] = [:]
    for i in names.indices where !names[i].isEmpty {
      let count = seen[names[i], default: 0] + 1
      seen[names[i]] = count
      if count > 1 { names[i] += "#\(count)" }
    }
    return names
  }

  private func lengthen(_ names: inout [String], by prefix: (Int) -> String?) {
    var count: [String: Int] = [:]
    for name in names { count[name, default: 0] += 1 }
    for i in names.indices where !names[i].isEmpty && count[names[i], default: 0] > 1 {
      if let prefix = prefix(i) { names[i] = "\(prefix).\(names[i])" }
    }
  }
}
