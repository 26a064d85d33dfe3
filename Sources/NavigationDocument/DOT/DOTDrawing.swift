internal import CGraphviz
internal import NavigationCore
internal import Synchronization

/// What cgraph finds in DOT text, copied out of its memory.
struct DOTDrawing: Sendable {
  struct Node: Sendable {
    var name: String
    var title: String?
    var group: String?
    var isEntry: Bool
    var isTerminal: Bool
  }

  struct Edge: Sendable {
    var tail: String
    var head: String
    var rules: SegueRules
    var isForward: Bool
    var isBackward: Bool
    var presentation: String?
    var tag: String?
    var label: String?
  }

  var name: String?
  var nodes: [Node] = []
  /// But for invisible ones.
  var edges: [Edge] = []
  /// Why there is no drawing.
  var problem: String?

  /// What cgraph complained about; it hands a message over in pieces.
  private static let complaints = Mutex("")

  /// Reads text that ends with a zero. Only under `GraphvizLock`. Linear in nodes and edges.
  static func read(_ text: [UInt8]) -> DOTDrawing {
    complaints.withLock { $0 = "" }
    let graph = text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        rutter_read(text.baseAddress) { piece in
          if let piece { DOTDrawing.complaints.withLock { $0 += String(cString: piece) } }
          return 0
        }
      }
    }
    var drawing = DOTDrawing()
    guard let graph else {
      let words = complaints.withLock { $0 }
      drawing.problem = words.isEmpty ? "there is no graph" : words
      return drawing
    }
    defer { agclose(graph) }
    let words = complaints.withLock { $0 }
    // After an error there may be a graph all the same, without what came later.
    if words.hasPrefix("Error") {
      drawing.problem = words
      return drawing
    }
    drawing.copy(graph)
    return drawing
  }

  private mutating func copy(_ graph: UnsafeMutablePointer<Agraph_t>) {
    name = Self.name(of: graph).flatMap { $0.hasPrefix("%") ? nil : $0 }
    let groups = Self.groups(in: graph)
    let isDirected = rutter_is_directed(graph) != 0
    var node = agfstnode(graph)
    while let current = node {
      let name = Self.name(of: current) ?? ""
      nodes.append(
        Node(
          name: name, title: Self.title(of: current), group: groups[name],
          isEntry: Self.flag("entry", of: current),
          isTerminal: Self.flag("terminal", of: current)))
      node = agnxtnode(graph, current)
    }
    node = agfstnode(graph)
    while let current = node {
      var edge = agfstout(graph, current)
      while let found = edge {
        if let copied = Self.edge(found, isDirected: isDirected) { edges.append(copied) }
        edge = agnxtout(graph, found)
      }
      node = agnxtnode(graph, current)
    }
  }

  private static func edge(
    _ edge: UnsafeMutablePointer<Agedge_t>, isDirected: Bool
  ) -> Edge? {
    let styles = (text("style", of: edge) ?? "").split(separator: ",").map {
      $0.filter { $0 != " " }
    }
    guard !styles.contains("invis") else { return nil }
    var rules: SegueRules = []
    if styles.contains("hold") || styles.contains("dashed") { rules.insert(.hold) }
    if flag("auto", of: edge) || text("arrowhead", of: edge) == "normalnormal" {
      rules.insert(.auto)
    }
    let direction = text("dir", of: edge) ?? (isDirected ? "forward" : "none")
    // In our own drawings a ring at the tail says that the segue may be walked back.
    let hasRing = direction == "both" && text("arrowtail", of: edge) == "odot"
    if flag("dismissable", of: edge) || hasRing { rules.insert(.dismissable) }
    let isTwoWay = (direction == "both" && !hasRing) || direction == "none"
    return Edge(
      tail: name(of: rutter_tail(edge)) ?? "", head: name(of: rutter_head(edge)) ?? "",
      rules: rules, isForward: direction != "back", isBackward: isTwoWay || direction == "back",
      presentation: text("presentation", of: edge), tag: text("tag", of: edge),
      label: label(of: edge))
  }

  /// The cluster around each node, the innermost one, by its label or name.
  private static func groups(in graph: UnsafeMutablePointer<Agraph_t>) -> [String: String] {
    struct Cluster {
      var depth: Int
      var title: String
      var graph: UnsafeMutablePointer<Agraph_t>
    }
    var clusters: [Cluster] = []
    var waiting: [(graph: UnsafeMutablePointer<Agraph_t>, depth: Int)] = [(graph, 0)]
    while let (graph, depth) = waiting.popLast() {
      var subgraph = agfstsubg(graph)
      while let found = subgraph {
        let name = name(of: found) ?? ""
        if name.hasPrefix("cluster") || flag("cluster", of: found) {
          clusters.append(Cluster(depth: depth, title: label(of: found) ?? name, graph: found))
        }
        waiting.append((found, depth + 1))
        subgraph = agnxtsubg(found)
      }
    }
    // cgraph keeps subgraphs by their addresses.
    clusters.sort { ($0.depth, $1.title) < ($1.depth, $0.title) }
    var groups: [String: String] = [:]
    for cluster in clusters {
      var node = agfstnode(cluster.graph)
      while let current = node {
        groups[name(of: current) ?? ""] = cluster.title
        node = agnxtnode(cluster.graph, current)
      }
    }
    return groups
  }

  private static func title(of node: UnsafeMutablePointer<Agnode_t>) -> String? {
    // The label of a record has a language of its own.
    text("shape", of: node)?.hasSuffix("ecord") ?? false ? nil : label(of: node)
  }

  /// A label in one line; nil for HTML and for one with parts to fill in.
  private static func label(of object: UnsafeMutableRawPointer) -> String? {
    guard let value = rutter_get(object, "label"), rutter_is_html(value) == 0 else { return nil }
    var label = ""
    var isEscaped = false
    for scalar in String(cString: value).unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n", "l", "r": label += " "
        case "N", "G", "E", "T", "H", "L": return nil
        default: label.unicodeScalars.append(scalar)
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        label.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
      }
    }
    while label.hasSuffix(" ") { label.removeLast() }
    while label.hasPrefix(" ") { label.removeFirst() }
    return label.isEmpty ? nil : label
  }

  private static func name(of object: UnsafeMutableRawPointer?) -> String? {
    object.flatMap { rutter_name($0) }.map { String(cString: $0) }
  }

  private static func text(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
    rutter_get(object, name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func flag(_ name: String, of object: UnsafeMutableRawPointer) -> Bool {
    ["true", "yes", "1"].contains(text(name, of: object)?.lowercased() ?? "")
  }
}
