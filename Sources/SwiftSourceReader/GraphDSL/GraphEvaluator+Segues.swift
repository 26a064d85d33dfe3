internal import NavigationCore
internal import NavigationDocument

extension GraphEvaluator {
  /// `Segue(edge, …)`, `Segue(from: a, to: b, …)`.
  mutating func segue(
    _ arguments: [Program.Argument], _ scope: GraphScope, _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    var from: String?
    var to: String?
    var edge: EdgeList.Element?
    var segue = GraphSegue(edge: GraphEdge(from: "", to: ""), region: program.region(node))
    for argument in arguments {
      switch argument.label {
      case nil:
        guard case .edges(let list) = try evaluate(argument.value, scope), list.isOne else {
          throw problem("a segue is made of one edge", argument.value)
        }
        edge = list.elements.first
      case "from": from = try fragment(argument.value, scope)
      case "to": to = try fragment(argument.value, scope)
      default: try set(argument, of: &segue, scope)
      }
    }
    if let edge {
      segue.edge = edge.edge
      segue.region = edge.region
    } else if let from, let to {
      segue.edge = GraphEdge(from: from, to: to)
    } else {
      throw problem("a segue needs an edge, or `from:` and `to:`", node)
    }
    return one(segue)
  }

  mutating func directedEdge(
    _ arguments: [Program.Argument], _ scope: GraphScope, _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    guard arguments.count == 2, arguments[0].label == "from", arguments[1].label == "to" else {
      throw problem("an edge needs `from:` and `to:`", node)
    }
    let from = try fragment(arguments[0].value, scope)
    let to = try fragment(arguments[1].value, scope)
    return one(GraphEdge(from: from, to: to), program.region(node))
  }

  mutating func fragment(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> String {
    let value = try evaluate(node, scope)
    if case .name(let name, _) = value { return name }
    throw problem("a fragment is expected, and this is \(value.kind)", node)
  }

  private mutating func set(
    _ argument: Program.Argument, of segue: inout GraphSegue, _ scope: GraphScope
  ) throws(Diagnostic) {
    let node = argument.value
    switch argument.label {
    case "style", "rule":
      switch try word(node, scope) {
      case "hold": segue.rules.insert(.hold)
      case "pass": segue.rules.remove(.hold)
      case let other: throw problem("`\(other)` is no style; use `.hold` or `.pass`", node)
      }
    case "dismissable": try set(.dismissable, of: &segue, node, scope)
    case "auto": try set(.auto, of: &segue, node, scope)
    case "tag": segue.tag = try tag(node, scope)
    case "presentation":
      let name = try word(node, scope)
      guard let presentation = Presentation.named(name) else {
        throw problem("`\(name)` is no presentation", node)
      }
      segue.presentation = presentation
    default:
      throw problem("a segue has no `\(argument.label ?? "")`", argument.node)
    }
  }

  private mutating func set(
    _ rule: SegueRules, of segue: inout GraphSegue, _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) {
    if try flag(node, scope) { segue.rules.insert(rule) } else { segue.rules.remove(rule) }
  }

  /// A member of an enum of the library, such as `.hold`.
  private mutating func word(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> String {
    if program.kind(node) == .implicitMember { return program.name(node) }
    if program.kind(node) == .chain, let last = program.steps(node).members.last,
      last.call == nil
    {
      return last.name
    }
    return try fragment(node, scope)
  }

  private mutating func tag(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> String? {
    switch program.kind(node) {
    case .nilLiteral: return nil
    case .implicitMember: return program.name(node)
    case .chain: return program.steps(node).members.last?.name ?? program.steps(node).base.name
    default:
      if case .text(let text) = try evaluate(node, scope) { return text }
      throw problem("this is no tag that can be evaluated", node)
    }
  }

  /// `makeAuto()`, `with(style:)` and the like, on one segue or on all of a set.
  mutating func changed(
    _ list: SegueList, by step: Program.Step, _ arguments: [Program.Argument],
    _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    var changed = SegueList()
    changed.isOne = list.isOne
    for segue in list.elements {
      var segue = segue
      switch step.name {
      case "makeAuto": segue.rules.insert(.auto)
      case "makeDismissable": segue.rules.insert(.dismissable)
      case "with":
        for argument in arguments { try set(argument, of: &segue, scope) }
      default: throw problem("`\(step.name)` of a segue cannot be evaluated", step.node)
      }
      changed.insert(segue)
    }
    return .segues(changed)
  }
}

extension Presentation {
  /// A presentation by the name that it has in code.
  static func named(_ name: String) -> Presentation? {
    allCases.first { "\($0)" == name }
  }
}
