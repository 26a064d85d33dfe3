extension ScreenReader {
  // MARK: Declarations

  /// What a name alone means: a local declaration, a member of the value around, or a global.
  func declaration(_ name: String, _ node: Int32, _ scope: Int32) -> Int32? {
    let found = lookup.declarations(name, from: node).last
    if let found, !isMember(found) { return found }
    // In a protocol's extension the members of the value itself count.
    guard let type = scopes[scopes.own(scope)].type else { return found }
    return types.members(name, of: type).first ?? found
  }

  func isMember(_ declaration: Int32) -> Bool {
    let parent = program.parent(declaration)
    guard parent >= 0 else { return false }
    return program.kind(parent) == .typeDeclaration
      || program.kind(parent) == .conditional && program.enclosing(parent, .block) == nil
  }

  /// The expression that a variable begins with.
  func initialValue(_ variable: Int32) -> Int32? {
    program.children(variable).first {
      ![.attribute, .type, .block, .label, .other].contains(program.kind($0))
    }
  }

  /// A function in view by its name, whose parameters fit.
  func function(
    _ name: String, _ node: Int32, _ arguments: [Program.Argument], _ scope: Int32
  ) -> Int32? {
    if let type = scopes[scopes.own(scope)].type,
      let own = best(types.members(name, of: type), arguments)
    {
      return own
    }
    return best(lookup.declarations(name, from: node), arguments)
  }

  private func best(_ candidates: [Int32], _ arguments: [Program.Argument]) -> Int32? {
    let functions = candidates.filter {
      program.kind($0) == .function && program.child($0, .block) != nil
    }
    let labels = Set(arguments.compactMap(\.label))
    return functions.first { labels.isSubset(of: parameters($0).map { label($0) }) }
  }

  /// The function that a member call runs, with the scope of the value that it is a member of;
  /// `preceding` are the members between the base and this one.
  func method(
    _ member: Program.Step, _ base: Program.Step, _ preceding: ArraySlice<Program.Step>,
    _ arguments: [Program.Argument], _ scope: Int32
  ) -> (function: Int32, own: Int32)? {
    if !preceding.isEmpty, base.call == nil, preceding.allSatisfy({ $0.call == nil }),
      let type = typeName(ofMembers: preceding, base, scope),
      let found = best(types.members(member.name, of: type), arguments)
    {
      return (found, scopes.scope(of: found, parent: -1, values: [:], type: type) ?? -1)
    }
    if preceding.isEmpty, base.call == nil, program.kind(base.node) == .identifier {
      if base.name == "self" || base.name == "Self" {
        let own = scopes.own(scope)
        let type =
          scopes[own].type
          ?? program.enclosing(base.node, .typeDeclaration).map { program.name($0) }
        if let type, let found = best(types.members(member.name, of: type), arguments) {
          return (found, own)
        }
      } else if lookup.index.types[base.name] != nil {
        if let found = best(types.members(member.name, of: base.name), arguments) {
          return (found, -1)
        }
      } else {
        let value = resolve(Deferred(node: base.node, scope: scope))
        if let type = typeName(of: Deferred(node: base.node, scope: scope)),
          let found = best(types.members(member.name, of: type), arguments)
        {
          return (
            found, scopes.scope(of: found, parent: -1, values: selfValues(value), type: type) ?? -1
          )
        }
      }
    }
    // A modifier of the sources: what an extension of `View`, or of a protocol, adds.
    let added = ["View", "some View"].flatMap { lookup.members(member.name, ofType: $0) }
    return best(added, arguments).map { ($0, -1) }
  }

  func isViewExtension(_ function: Int32) -> Bool {
    program.enclosing(function, .typeDeclaration).map { program.name($0) == "View" } ?? false
  }

  /// The body of a computed property or variable, by a name alone.
  func bodyOfVariable(_ name: String, _ node: Int32, _ scope: Int32) -> Deferred? {
    guard let variable = declaration(name, node, scope), program.kind(variable) == .variable,
      let body = program.child(variable, .block)
    else { return nil }
    return Deferred(node: body, scope: isMember(variable) ? scopes.own(scope) : scope)
  }

  /// The body of a computed property of a value.
  func bodyOfProperty(
    _ member: Program.Step, _ base: Program.Step, _ scope: Int32
  ) -> Deferred? {
    if base.name == "self" {
      return bodyOfVariable(member.name, base.node, scope)
    }
    let value = resolve(Deferred(node: base.node, scope: scope))
    let type =
      lookup.index.types[base.name] != nil && scopes.value(base.name, in: scope) == nil
      ? base.name : typeName(of: Deferred(node: base.node, scope: scope))
    guard let type, let property = types.members(member.name, of: type).first,
      program.kind(property) == .variable
    else { return nil }
    if let body = program.child(property, .block) {
      return scopes.scope(of: property, parent: -1, values: selfValues(value), type: type)
        .map { Deferred(node: body, scope: $0) }
    }
    return initialValue(property).map { Deferred(node: $0, scope: 0) }
  }

  /// Whether a call makes a view that is declared in a type: `Outer.Inner(…)`.
  func isNestedView(_ member: Program.Step, _ base: Program.Step) -> Bool {
    guard base.call == nil, types.isView(member.name), lookup.index.types[base.name] != nil else {
      return false
    }
    return lookup.members(member.name, ofType: base.name).contains {
      program.kind($0) == .typeDeclaration
    }
  }

  /// A function that is named and not called, as what it shows.
  func functionReference(_ value: Deferred, _ arguments: [Deferred] = []) -> Deferred? {
    let (base, members) = program.steps(value.node)
    let found: Int32
    let own: Int32
    if program.kind(value.node) == .identifier,
      let function = function(base.name, value.node, [], value.scope)
    {
      (found, own) = (function, isMember(function) ? scopes.own(value.scope) : -1)
    } else if let member = members.first, member.call == nil, members.count == 1,
      let target = method(member, base, [], [], value.scope)
    {
      (found, own) = target
    } else {
      return nil
    }
    guard let body = program.child(found, .block) else { return nil }
    var values: [String: Deferred] = [:]
    for (parameter, argument) in zip(parameters(found), arguments) {
      values[program.name(parameter)] = kept(argument)
    }
    let scope = scopes.scope(of: found, parent: own, values: values)
    return Deferred(node: body, scope: scope ?? max(own, 0))
  }

  /// What `self` stands for in a member of a value.
  func selfValues(_ value: Deferred) -> [String: Deferred] {
    kept(value).map { ["self": $0] } ?? [:]
  }

  // MARK: Values

  /// Whether a variable is what it begins with: a constant, or a property of a value that no
  /// wrapper stores elsewhere.
  private func isConstant(_ variable: Int32) -> Bool {
    if program.has(SyntaxFlags.constant, variable) { return true }
    guard let type = program.enclosing(variable, .typeDeclaration), isMember(variable),
      program.form(type) == .structure || program.form(type) == .extensionType
    else { return false }
    return program.child(variable, .attribute) == nil
  }

  /// Follows names to the value that they stand for; only as far as that cannot change, where only
  /// constants are to be followed.
  func resolve(_ value: Deferred, onlyConstants: Bool = false) -> Deferred {
    var value = value
    for _ in 0..<50 {
      var name = ""
      switch program.kind(value.node) {
      case .identifier: name = program.name(value.node)
      case .chain:
        let (base, members) = program.steps(value.node)
        guard base.name == "self", base.call == nil, members.count == 1, members[0].call == nil
        else { return value }
        name = members[0].name
      default: return value
      }
      if let next = scopes.value(name, in: value.scope) {
        if next == value { return value }
        value = next
        continue
      }
      guard let variable = declaration(name, value.node, value.scope),
        program.kind(variable) == .variable, program.child(variable, .block) == nil,
        let initial = initialValue(variable), !onlyConstants || isConstant(variable)
      else { return value }
      value = Deferred(
        node: initial, scope: isMember(variable) ? scopes.own(value.scope) : value.scope)
    }
    return value
  }

  /// The last name of an expression: `x` of `$model.x`; empty for what a call makes, such as
  /// `.constant(true)`.
  func lastName(_ node: Int32) -> String {
    var node = node
    if program.kind(node) == .chain, program.steps(node).base.call != nil { return "" }
    while program.kind(node) == .prefixOperation, let inner = program.firstChild(node) {
      node = inner
    }
    let name =
      program.kind(node) == .chain
      ? program.steps(node).members.last?.name ?? program.steps(node).base.name
      : program.name(node)
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// The last name before a member: `path` of `model.path.append`.
  func lastName(beforeMember before: Deferred) -> String {
    let (base, members) = program.steps(before.node)
    let count = max(0, min(Int(before.steps), members.count))
    return count == 0 ? base.name : members[count - 1].name
  }

  /// The case that a value is, where it is written as one.
  func caseName(of value: Deferred) -> String? {
    let value = resolve(value, onlyConstants: true)
    switch program.kind(value.node) {
    case .implicitMember: return program.name(value.node)
    case .chain:
      let (base, members) = program.steps(value.node)
      if program.kind(base.node) == .implicitMember { return base.name }
      guard lookup.index.types[base.name] != nil, let first = members.first,
        let found = types.members(first.name, of: base.name).first,
        program.kind(found) == .enumCase
      else { return nil }
      return first.name
    default: return nil
    }
  }

  /// The case of a `switch` that a known value takes; nil where the value is not known.
  func chosenCase(_ node: Int32, _ scope: Int32) -> Int32? {
    guard program.kind(node) == .switchStatement, let subject = program.firstChild(node) else {
      return nil
    }
    guard let name = caseName(of: Deferred(node: subject, scope: scope)) else { return nil }
    var fallback: Int32?
    for child in program.children(node) where program.kind(child) == .switchCase {
      var hasPattern = false
      for pattern in program.children(child) where program.kind(pattern) == .pattern {
        hasPattern = true
        guard let inner = program.firstChild(pattern) else { continue }
        if caseName(of: Deferred(node: inner, scope: 0)) == name { return child }
        if program.kind(inner) == .binding { fallback = fallback ?? child }
      }
      if !hasPattern { fallback = fallback ?? child }
    }
    return fallback
  }

  /// The value of a view made by an expression, for its members.
  func instance(_ type: String, _ node: Int32, _ scope: Int32) -> Int32? {
    guard let call = program.steps(node).base.call else { return nil }
    return self.scope(ofValue: type, program.arguments(call), call, scope)
  }
}
