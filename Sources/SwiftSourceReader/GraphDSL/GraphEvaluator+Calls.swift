internal import NavigationCore
internal import NavigationDocument

extension GraphEvaluator {
  /// A base with members and calls behind it.
  mutating func chain(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> GraphValue {
    let (base, members) = program.steps(node)
    var value: GraphValue
    if let call = base.call {
      value = try self.call(base, call, scope, node)
    } else {
      value = try evaluate(base.node, scope)
    }
    var unions: [GraphValue] = []
    for member in members {
      if let call = member.call, ["union", "appending"].contains(member.name) {
        if unions.isEmpty { unions.append(value) }
        for argument in program.arguments(call) {
          unions.append(try evaluate(argument.value, scope))
        }
        continue
      }
      if !unions.isEmpty {
        value = try united(unions, node)
        unions = []
      }
      value = try self.member(member, of: value, scope)
    }
    return unions.isEmpty ? value : try united(unions, node)
  }

  /// `Segue(…)`, `DirectedEdge(…)`, a conversion between collections, a function of the sources,
  /// a case with values.
  private mutating func call(
    _ base: Program.Step, _ call: Int32, _ scope: GraphScope, _ chain: Int32
  ) throws(Diagnostic) -> GraphValue {
    let arguments = program.arguments(call)
    if program.kind(base.node) == .implicitMember { return .name(base.name, node: base.node) }
    switch base.name {
    case "Segue": return try segue(arguments, scope, chain)
    case "DirectedEdge": return try directedEdge(arguments, scope, chain)
    case "Set", "Array", "OrderedSet":
      guard let only = arguments.first else { return .empty }
      let value = try evaluate(only.value, scope)
      guard case .list(let values) = value else { return value }
      return try collection(values, only.value)
    default: break
    }
    if program.kind(base.node) == .array {
      // `[DirectedEdge<Section>]()`.
      guard arguments.isEmpty else { throw problem("this cannot be evaluated", chain) }
      return .empty
    }
    if case .closure(let node, let inner)? = scope.holder(of: base.name)?.values[base.name] {
      return try apply(node, inner, values(arguments, scope), chain)
    }
    let functions = lookup.declarations(base.name, from: base.node).filter {
      program.kind($0) == .function
    }
    guard let function = functions.first else {
      throw problem("`\(base.name)` cannot be evaluated: it is not in the sources", base.node)
    }
    return try run(function, arguments, scope, chain)
  }

  private mutating func values(
    _ arguments: [Program.Argument], _ scope: GraphScope
  ) throws(Diagnostic) -> [GraphValue] {
    var values: [GraphValue] = []
    for argument in arguments { values.append(try evaluate(argument.value, scope)) }
    return values
  }

  /// A function of the sources.
  private mutating func run(
    _ function: Int32, _ arguments: [Program.Argument], _ scope: GraphScope, _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    let inner = GraphScope()
    let parameters = program.children(function).filter { program.kind($0) == .parameter }
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first,
        (argument.label ?? "_") == parameterLabel(parameter) || argument.isTrailing
      {
        inner.values[program.name(parameter)] = try evaluate(argument.value, scope)
        rest = rest.dropFirst()
      } else if let initial = initializer(parameter) {
        inner.values[program.name(parameter)] = try evaluate(initial, GraphScope())
      }
    }
    guard let body = program.child(function, .block) else {
      throw problem("`\(program.name(function))` has no body in the sources", node)
    }
    return try call(node) { this throws(Diagnostic) in try this.run(body, inner) }
  }

  private func parameterLabel(_ parameter: Int32) -> String {
    program.child(parameter, .label).map { program.name($0) } ?? program.name(parameter)
  }

  /// A closure or a function by its name, applied to values.
  mutating func apply(
    _ closure: Int32, _ scope: GraphScope, _ values: [GraphValue], _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    let inner = GraphScope(scope)
    let parameters = program.children(closure).filter { program.kind($0) == .parameter }
    for (i, value) in values.enumerated() {
      inner.values["$\(i)"] = value
      if i < parameters.count { inner.values[program.name(parameters[i])] = value }
    }
    guard let body = program.child(closure, .block) else { return .empty }
    return try call(node) { this throws(Diagnostic) in try this.run(body, inner) }
  }

  private mutating func apply(
    _ function: GraphValue, to value: GraphValue, _ node: Int32
  ) throws(Diagnostic) -> GraphValue {
    switch function {
    case .closure(let closure, let scope): return try apply(closure, scope, [value], node)
    case .type("Segue"):
      guard case .edges(let list) = value, let only = list.elements.first else { break }
      return one(GraphSegue(edge: only.edge, region: only.region))
    default: break
    }
    throw problem("\(function.kind) cannot be applied to \(value.kind)", node)
  }

  private mutating func member(
    _ step: Program.Step, of value: GraphValue, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    guard let call = step.call else { return try property(step, of: value) }
    let arguments = program.arguments(call)
    if case .type(let written) = value {
      let name = written == "Self" ? enclosingType(step.node) ?? written : written
      if name == "Segue", step.name == "init" { return try segue(arguments, scope, step.node) }
      let function = lookup.members(step.name, ofType: name).first {
        program.kind($0) == .function
      }
      if let function { return try run(function, arguments, scope, step.node) }
      return .name(step.name, node: step.node)
    }
    switch step.name {
    case "subtracting":
      guard let only = arguments.first else { return value }
      let other = try evaluate(only.value, scope)
      return .edges(try edges(value, step.node).without(edges(other, only.value)))
    case "map", "flatMap", "compactMap":
      guard let function = arguments.first else { break }
      let applied = try functionValue(function.value, scope)
      var results: [GraphValue] = []
      for element in try elements(value, step.node) {
        results.append(try apply(applied, to: element, function.value))
      }
      return try collection(results, step.node)
    case "filter":
      guard let function = arguments.first else { break }
      let applied = try functionValue(function.value, scope)
      var kept: [GraphValue] = []
      for element in try elements(value, step.node) {
        guard case .flag(let isKept) = try apply(applied, to: element, function.value) else {
          throw problem("whether this holds is known only when the app runs", function.value)
        }
        if isKept { kept.append(element) }
      }
      return try collection(kept, step.node)
    case "contains":
      guard let only = arguments.first else { break }
      let wanted = try evaluate(only.value, scope)
      let all = try elements(value, step.node)
      return .flag(all.contains { equal($0, wanted) == true })
    case "sorted", "reversed", "lazy": return value
    default: break
    }
    if case .segues(let list) = value {
      return try changed(list, by: step, arguments, scope)
    }
    throw problem("`\(step.name)` on \(value.kind) cannot be evaluated", step.node)
  }

  /// What `map` is given: a closure, `Segue.init`, or a function by its name.
  private mutating func functionValue(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    if program.kind(node) == .identifier,
      let function = lookup.declarations(program.name(node), from: node).first(where: {
        program.kind($0) == .function
      })
    {
      return .closure(node: function, scope: GraphScope())
    }
    return try evaluate(node, scope)
  }

  private mutating func property(
    _ step: Program.Step, of value: GraphValue
  ) throws(Diagnostic) -> GraphValue {
    switch value {
    case .type(let written):
      let type = written == "Self" ? enclosingType(step.node) ?? written : written
      if step.name == "init" || step.name == "self" { return value }
      if type == "Self" || lookup.index.types[type] == nil, lookup.index.extensions[type] == nil {
        if cases.contains(step.name) { return .name(step.name, node: step.node) }
      }
      if let constant = lookup.members(step.name, ofType: type).first(where: {
        program.kind($0) == .variable
      }) {
        return try use(constant)
      }
      return .name(step.name, node: step.node)
    case .edges(let list) where list.isOne:
      guard let only = list.elements.first?.edge else { break }
      switch step.name {
      case "from": return .name(only.from, node: step.node)
      case "to": return .name(only.to, node: step.node)
      case "edge": return value
      default: break
      }
    case .segues(let list) where list.isOne:
      guard let only = list.elements.first else { break }
      switch step.name {
      case "from": return .name(only.edge.from, node: step.node)
      case "to": return .name(only.edge.to, node: step.node)
      case "edge": return self.one(only.edge, only.region)
      default: break
      }
    default:
      if ["lazy", "self"].contains(step.name) { return value }
    }
    if step.name == "allCases" { return .list(cases.sorted().map { .name($0, node: step.node) }) }
    throw problem("`\(step.name)` of \(value.kind) cannot be evaluated", step.node)
  }

  /// The type that a place stands in: what `Self` means there.
  private func enclosingType(_ node: Int32) -> String? {
    program.enclosing(node, .typeDeclaration).map { program.name($0) }
  }

  func one(_ segue: GraphSegue) -> GraphValue {
    var list = SegueList()
    list.insert(segue)
    list.isOne = true
    return .segues(list)
  }

  func one(_ edge: GraphEdge, _ region: SourceRegion) -> GraphValue {
    var list = EdgeList()
    list.insert(edge, region)
    list.isOne = true
    return .edges(list)
  }
}
