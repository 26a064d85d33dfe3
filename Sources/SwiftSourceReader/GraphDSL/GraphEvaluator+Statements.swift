internal import NavigationDocument

extension GraphEvaluator {
  /// The value that a body returns, or that its only expression is.
  mutating func run(_ body: Int32, _ scope: GraphScope) throws(Diagnostic) -> GraphValue {
    let statements = program.statements(body)
    if statements.count == 1, let only = statements.first {
      switch program.kind(only) {
      case .returnStatement, .variable, .forStatement, .assignment, .ifStatement,
        .switchStatement, .guardStatement:
        break
      default: return try evaluate(only, scope)
      }
    }
    if let value = try run(statements, scope) { return value }
    throw problem("this gives no value", body)
  }

  /// Runs statements until one returns.
  private mutating func run(
    _ statements: [Int32], _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue? {
    for (i, statement) in statements.enumerated() {
      if let value = try self.statement(statement, scope) { return value }
      // A branch whose only statement is an expression is the value of an `if` or `switch`.
      if i == 0, statements.count == 1, isExpression(statement) {
        return try evaluate(statement, scope)
      }
    }
    return nil
  }

  private func isExpression(_ node: Int32) -> Bool {
    switch program.kind(node) {
    case .identifier, .implicitMember, .operation, .array, .ternary: true
    case .chain: changedVariable(node) == nil
    default: false
    }
  }

  /// What one statement returns, if it does.
  mutating func statement(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue? {
    switch program.kind(node) {
    case .returnStatement:
      guard let value = program.firstChild(node) else { return .empty }
      return try evaluate(value, scope)
    case .variable:
      guard let initial = initializer(node) else { return nil }
      scope.values[program.name(node)] = try evaluate(initial, scope)
      return nil
    case .assignment:
      try assign(node, scope)
      return nil
    case .forStatement: return try loop(node, scope)
    case .ifStatement: return try choose(node, scope)
    case .switchStatement: return try select(node, scope)
    case .chain:
      try change(node, scope)
      return nil
    case .function, .typeDeclaration, .identifier, .operation, .array, .implicitMember: return nil
    default: throw problem("this statement cannot be evaluated", node)
    }
  }

  private mutating func assign(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) {
    guard let target = program.firstChild(node), let source = program.next(target),
      program.kind(target) == .identifier,
      let holder = scope.holder(of: program.name(target))
    else { throw problem("this change cannot be followed", node) }
    let name = program.name(target)
    let value = try evaluate(source, scope)
    if program.name(node) == "=" {
      holder.values[name] = value
    } else if program.name(node) == "+=", let before = holder.values.removeValue(forKey: name) {
      holder.values[name] = try joined(consume before, value, source)
    } else {
      throw problem("this change cannot be followed", node)
    }
  }

  /// The variable that a statement such as `edges.insert(…)` changes.
  private func changedVariable(_ node: Int32) -> String? {
    let (base, members) = program.steps(node)
    guard program.kind(base.node) == .identifier, base.call == nil, members.count == 1,
      members[0].call != nil,
      ["insert", "append", "formUnion", "subtract"].contains(members[0].name)
    else { return nil }
    return base.name
  }

  private mutating func change(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) {
    guard let name = changedVariable(node), let step = program.steps(node).members.first,
      let call = step.call, let argument = program.arguments(call).first
    else {
      // A lone expression is the value of its body; the caller takes it.
      return
    }
    guard let holder = scope.holder(of: name) else {
      throw problem("this change cannot be followed", node)
    }
    let value = try evaluate(argument.value, scope)
    guard let before = holder.values.removeValue(forKey: name) else { return }
    if step.name == "subtract" {
      holder.values[name] = .edges(
        try edges(before, node).without(edges(value, argument.value)))
    } else {
      holder.values[name] = try joined(consume before, value, argument.value)
    }
  }

  private mutating func loop(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue? {
    let parts = Array(program.children(node))
    guard parts.count >= 3, let body = parts.last, program.kind(parts[0]) == .binding else {
      throw problem("this loop cannot be evaluated", node)
    }
    for element in try elements(try evaluate(parts[1], scope), parts[1]) {
      let inner = GraphScope(scope)
      inner.values[program.name(parts[0])] = element
      for statement in program.statements(body) {
        if let value = try self.statement(statement, inner) { return value }
      }
    }
    return nil
  }

  private mutating func choose(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue? {
    for branch in program.children(node) where program.kind(branch) == .branch {
      var isTaken = true
      for condition in program.children(branch)
      where isTaken && program.kind(condition) != .block {
        isTaken = try flag(condition, scope)
      }
      if isTaken { return try run(program.statements(branch), GraphScope(scope)) }
    }
    return nil
  }

  // MARK: Switches

  private mutating func select(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue? {
    guard let subject = program.firstChild(node) else { return nil }
    let value = try evaluate(subject, scope)
    if switches.tables[node] == nil { switches.tables[node] = try table(node) }
    guard let table = switches.tables[node] else { return nil }
    var place = table.fallback
    let edge: GraphEdge? =
      switch value {
      case .edges(let list) where list.isOne: list.elements.first?.edge
      case .tuple(let ends):
        if ends.count == 2, case .name(let from, _) = ends[0], case .name(let to, _) = ends[1] {
          GraphEdge(from: from, to: to)
        } else {
          nil
        }
      default: nil
      }
    if let edge {
      switches.tables[node]?.met.insert(edge)
      if let found = table.first[edge] { place = min(found, place ?? found) }
    }
    for other in table.others {
      if let place, other.place >= place { break }
      if try matches(other.pattern, value, scope) {
        place = other.place
        break
      }
    }
    guard let place else { throw problem("no case of this `switch` fits \(value.kind)", node) }
    let inner = GraphScope(scope)
    bind(table.cases[place], value, inner)
    return try run(program.statements(table.cases[place]), inner)
  }

  private mutating func table(_ node: Int32) throws(Diagnostic) -> SwitchTables.Table {
    var table = SwitchTables.Table()
    var waiting = Array(program.children(node).dropFirst())[...]
    while let child = waiting.popFirst() {
      if program.kind(child) == .conditional {
        throw problem("which cases there are is known only when the app is built", child)
      }
      guard program.kind(child) == .switchCase else { continue }
      let place = table.cases.count
      table.cases.append(child)
      var isDefault = true
      for pattern in program.children(child) where program.kind(pattern) == .pattern {
        isDefault = false
        let isPlain = program.child(pattern, .other) == nil
        if isPlain, let edge = try namedEdge(pattern) {
          table.named.append((edge, pattern))
          if table.first[edge] == nil { table.first[edge] = place }
        } else {
          table.others.append((place, pattern))
        }
      }
      if isDefault, table.fallback == nil { table.fallback = place }
    }
    return table
  }

  /// The edge that a pattern names outright: `.a => .b`, or `(.a, .b)`.
  private mutating func namedEdge(_ pattern: Int32) throws(Diagnostic) -> GraphEdge? {
    guard let inner = program.firstChild(pattern) else { return nil }
    switch program.kind(inner) {
    case .operation:
      guard case .edges(let list) = try evaluate(inner, GraphScope()), list.isOne else {
        throw problem("a case names one edge at a time; write several after commas", pattern)
      }
      return list.elements.first?.edge
    case .tuple:
      var ends: [String] = []
      for argument in program.arguments(inner) {
        guard [.implicitMember, .chain].contains(program.kind(argument.value)) else { return nil }
        ends.append(try fragment(argument.value, GraphScope()))
      }
      return ends.count == 2 ? GraphEdge(from: ends[0], to: ends[1]) : nil
    default: return nil
    }
  }

  private mutating func matches(
    _ pattern: Int32, _ value: GraphValue, _ scope: GraphScope
  ) throws(Diagnostic) -> Bool {
    guard let inner = program.firstChild(pattern) else { return false }
    guard try fits(inner, value, scope) else { return false }
    guard let clause = program.child(pattern, .other), let condition = program.firstChild(clause)
    else { return true }
    let bound = GraphScope(scope)
    bind(program.parent(pattern), value, bound)
    return try flag(condition, bound)
  }

  private mutating func fits(
    _ pattern: Int32, _ value: GraphValue, _ scope: GraphScope
  ) throws(Diagnostic) -> Bool {
    switch program.kind(pattern) {
    case .binding: return true
    case .tuple:
      guard case .tuple(let values) = value else { return false }
      for (argument, value) in zip(program.arguments(pattern), values) {
        guard try fits(argument.value, value, scope) else { return false }
      }
      return true
    default:
      let wanted = try evaluate(pattern, scope)
      guard let isEqual = equal(wanted, value) else {
        throw problem("this pattern cannot be compared with \(value.kind)", pattern)
      }
      return isEqual
    }
  }

  /// Gives the names that the patterns of a case bind their values.
  private func bind(_ node: Int32, _ value: GraphValue, _ scope: GraphScope) {
    for pattern in program.children(node) where program.kind(pattern) == .pattern {
      guard let inner = program.firstChild(pattern) else { continue }
      if program.kind(inner) == .binding {
        scope.values[program.name(inner)] = value
      } else if program.kind(inner) == .tuple, case .tuple(let values) = value {
        for (argument, value) in zip(program.arguments(inner), values)
        where program.kind(argument.value) == .binding {
          scope.values[program.name(argument.value)] = value
        }
      }
    }
  }
}
