import CGraphviz
import CMemory
import NavigationDocument
import Synchronization

/// The one owner of Graphviz in the process: it is not safe on two threads, and a second
/// context reads freed memory, so one context serves every render, under one lock.
enum LayoutEngine {
  // A raw address, touched only while the lock is held; it is never freed.
  private struct Context: @unchecked Sendable {
    var pointer: OpaquePointer?
  }

  private static let context = Mutex(Context())
  /// What Graphviz complained about during a layout; it hands a message over in pieces.
  private static let complaints = Mutex("")

  /// How much a layout may cost.
  enum Effort: CaseIterable {
    case full, withoutLabels, quick, tree

    init(_ quality: Scene.Quality, size: Int) {
      let least: Effort = size < 1500 ? .quick : .tree
      self =
        switch quality {
        case .auto: size < 150 ? .full : size < 400 ? .withoutLabels : least
        case .full: .full
        case .fast: least
        }
    }
  }

  /// Lays a plan out, and tries a cheaper way where Graphviz loses something.
  static func layout(
    _ plan: Plan, quality: Scene.Quality = .auto
  ) throws(DiagramError) -> (layout: Layout, effort: Effort) {
    let start = Effort(quality, size: plan.size)
    var failure: DiagramError?
    for effort in Effort.allCases.drop(while: { $0 != start }) {
      let result = attempt(plan, effort)
      switch result {
      case .success(let layout): return (layout, effort)
      case .failure(.incomplete(let missing, let messages)):
        failure = .incomplete(missing: missing, messages: messages)
      case .failure(let error): throw error
      }
    }
    throw failure ?? .layoutFailed(messages: "no layout was tried")
  }

  private final class Outcome {
    var result: Result<Layout, DiagramError>?
    var context: OpaquePointer?
  }

  private static func attempt(_ plan: Plan, _ effort: Effort) -> Result<Layout, DiagramError> {
    GraphvizLock.withLock {
      context.withLock { held in attempt(plan, effort, &held) }
    }
  }

  private static func attempt(
    _ plan: Plan, _ effort: Effort, _ held: inout Context
  ) -> Result<Layout, DiagramError> {
    let outcome = Outcome()
    outcome.context = held.pointer
    if held.pointer == nil { rutter_share_heap() }
    let code = BigStack.run {
      do throws(DiagramError) {
        if outcome.context == nil { outcome.context = try open() }
        guard let context = outcome.context else { throw .layoutFailed(messages: "no context") }
        outcome.result = .success(try run(plan, effort, context))
      } catch {
        outcome.result = .failure(error)
      }
    }
    held.pointer = outcome.context
    return outcome.result ?? .failure(.noThread(code: code))
  }

  /// The version of the Graphviz in use; nil before the first layout.
  static var version: String? {
    context.withLock { held in
      held.pointer.flatMap { gvcVersion($0) }.map { String(cString: $0) }
    }
  }

  private static func open() throws(DiagramError) -> OpaquePointer? {
    let plugin = try LayoutPlugin.open()
    agseterrf { piece in
      if let piece { LayoutEngine.complaints.withLock { $0 += String(cString: piece) } }
      return 0
    }
    return rutter_context(plugin)
  }

  private static func run(
    _ plan: Plan, _ effort: Effort, _ context: OpaquePointer
  ) throws(DiagramError) -> Layout {
    complaints.withLock { $0 = "" }
    guard let graph = rutter_graph() else { throw .layoutFailed(messages: "out of memory") }
    defer { agclose(graph) }
    let walks = effort == .tree ? plan.shortestWalks() : (isOnTree: [], ranks: 0)
    declare(plan, effort, ranks: walks.ranks, graph)
    var nodes = [UnsafeMutablePointer<Agnode_t>?](repeating: nil, count: plan.nodes.count)
    for i in plan.order {
      nodes[i] = rutter_node(graph, "n\(i)")
      rutter_set(nodes[i], "width", inches(plan.nodes[i].width))
      rutter_set(nodes[i], "height", inches(plan.nodes[i].height))
    }
    var clusters: [UnsafeMutablePointer<Agraph_t>?] = []
    for (i, group) in plan.groups.enumerated() {
      let cluster = rutter_cluster(graph, "cluster\(i)")
      clusters.append(cluster)
      let width = TextMetrics.width(
        of: TextMetrics.fitted(TextMetrics.visible(group.title), limit: 28), fontSize: 12)
      rutter_set(cluster, "label", "\(Int(width) + 12)")
      for member in group.members { agsubnode(cluster, nodes[member], 1) }
    }
    var edges: [UnsafeMutablePointer<Agedge_t>?] = []
    for (i, arrow) in plan.arrows.enumerated() {
      let edge = rutter_edge(graph, nodes[arrow.from], nodes[arrow.to], "e\(i)")
      edges.append(edge)
      if effort == .full, arrow.label != nil {
        rutter_set(edge, "label", "\(Int(arrow.labelWidth))")
      }
      if arrow.isTwoWay { rutter_set(edge, "arrowtail", "normal") }
      if arrow.hasTailMark { rutter_set(edge, "arrowtail", "dot") }
      if arrow.isTwoWay || arrow.hasTailMark { rutter_set(edge, "dir", "both") }
      if arrow.hasDoubleHead { rutter_set(edge, "arrowhead", "normalnormal") }
      // Then only these give the ranks, and no long chain of others takes part in what follows.
      if effort == .tree, !walks.isOnTree[i] { rutter_set(edge, "constraint", "false") }
    }
    let code = rutter_layout(context, graph)
    defer { gvFreeLayout(context, graph) }
    let words = complaints.withLock { $0 }
    guard code == 0 else { throw .incomplete(missing: ["everything"], messages: words) }
    var layout = try read(plan, graph, nodes, edges, clusters, words)
    if effort == .withoutLabels {
      for i in layout.curves.indices { layout.curves[i].roundCorners(radius: 18) }
    }
    return layout
  }

  private static func declare(
    _ plan: Plan, _ effort: Effort, ranks: Int, _ graph: UnsafeMutablePointer<Agraph_t>
  ) {
    let set = { (kind: Int, name: String, value: String) in
      rutter_default(graph, Int32(kind), name, value)
    }
    let (onGraph, onNode, onEdge) = (0, 1, 2)
    set(onGraph, "rankdir", plan.isLeftToRight ? "LR" : "TB")
    set(onGraph, "nodesep", "0.35")
    // Where ranks are few and each very wide, the arrows between them need height to come apart.
    let apart =
      effort == .tree && plan.nodes.count > 40 * ranks
      ? String(plan.nodes.count / (40 * max(ranks, 1)))
      : effort == .full && plan.arrows.contains { $0.label != nil } ? "0.5" : "0.65"
    set(onGraph, "ranksep", apart)
    set(onGraph, "label", "")
    set(onGraph, "labeljust", "l")
    set(onGraph, "margin", "10")
    if !plan.groups.isEmpty { set(onGraph, "newrank", "true") }
    switch effort {
    case .full: break
    case .withoutLabels:
      for name in ["nslimit", "nslimit1"] { set(onGraph, name, "0.5") }
      // What more than this finds is a few crossings in a hundred, for a tenth of the time.
      set(onGraph, "mclimit", "0.25")
      set(onGraph, "searchsize", "10")
      // Half the price of curves; the corners are rounded later.
      set(onGraph, "splines", "polyline")
    case .quick, .tree:
      // The limits are shares of the number of nodes, so that time goes by its square; past 1,000
      // nodes there are no more iterations. One pass against crossings does nearly all there is.
      let share = inThousandths(max(1, min(100, 100_000 / max(plan.size, 1))))
      for name in ["nslimit", "nslimit1"] { set(onGraph, name, share) }
      set(onGraph, "mclimit", "0.02")
      set(onGraph, "splines", "line")
    }
    set(onNode, "shape", "box")
    set(onNode, "fixedsize", "true")
    set(onNode, "label", "")
    set(onNode, "width", "1")
    set(onNode, "height", "0.5")
    for (name, value) in [
      ("label", ""), ("arrowtail", "none"), ("arrowhead", "normal"), ("constraint", "true"),
    ] { set(onEdge, name, value) }
    set(onEdge, "dir", "forward")
    set(onEdge, "arrowsize", "0.8")
  }

  private static func read(
    _ plan: Plan, _ graph: UnsafeMutablePointer<Agraph_t>,
    _ nodes: [UnsafeMutablePointer<Agnode_t>?], _ edges: [UnsafeMutablePointer<Agedge_t>?],
    _ clusters: [UnsafeMutablePointer<Agraph_t>?], _ words: String
  ) throws(DiagramError) -> Layout {
    let bounds = rutter_bounds(graph)
    let place = { (p: pointf) in Point(x: p.x - bounds.LL.x, y: bounds.UR.y - p.y) }
    var missing: [String] = []
    var layout = Layout(
      boxes: [], curves: [], labels: [], groups: [],
      bounds: Box(
        minX: 0, minY: 0, maxX: bounds.UR.x - bounds.LL.x, maxY: bounds.UR.y - bounds.LL.y))
    for (i, node) in nodes.enumerated() {
      guard let node else {
        missing.append(plan.nodes[i].title)
        continue
      }
      layout.boxes.append(
        Box(
          center: place(rutter_place(node)), width: plan.nodes[i].width,
          height: plan.nodes[i].height))
    }
    for (i, edge) in edges.enumerated() {
      guard let edge, rutter_spline_count(edge) > 0 else {
        let arrow = plan.arrows[i]
        missing.append("\(plan.nodes[arrow.from].title) => \(plan.nodes[arrow.to].title)")
        continue
      }
      var curve = Curve(points: [])
      let count = rutter_spline_count(edge)
      for k in 0..<count {
        let piece = rutter_spline(edge, k)
        let points = UnsafeBufferPointer(start: piece.list, count: Int(piece.size)).map(place)
        // Pieces of one edge meet; the point they share is kept once.
        curve.points += k == 0 ? points[...] : points.dropFirst()
        if k == 0, piece.sflag != 0 { curve.tailTip = place(piece.sp) }
        if k == count - 1, piece.eflag != 0 { curve.headTip = place(piece.ep) }
      }
      layout.curves.append(curve)
      var at = pointf()
      layout.labels.append(rutter_label(edge, &at) != 0 ? place(at) : nil)
    }
    for cluster in clusters {
      guard let cluster else { continue }
      let box = rutter_bounds(cluster)
      let (low, high) = (place(box.LL), place(box.UR))
      layout.groups.append(Box(minX: low.x, minY: high.y, maxX: high.x, maxY: low.y))
    }
    guard missing.isEmpty else { throw .incomplete(missing: missing, messages: words) }
    return layout
  }

  private static func inThousandths(_ count: Int) -> String {
    "0." + String(repeating: "0", count: 3 - min(3, String(count).count)) + String(count)
  }

  private static func inches(_ points: Double) -> String {
    let thousandths = Int((points / 72 * 10000).rounded())
    let fraction = String(thousandths % 10000)
    return "\(thousandths / 10000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }
}
