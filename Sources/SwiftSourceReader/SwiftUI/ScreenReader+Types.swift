/// Types of values, as far as they are written somewhere.
extension ScreenReader {
  /// The type that a call makes a value of.
  func typeName(ofCall node: Int32) -> String? {
    guard program.kind(node) == .chain else { return nil }
    let base = program.steps(node).base
    return base.call != nil && lookup.index.types[base.name] != nil ? base.name : nil
  }

  func typeName(ofMetatype node: Int32) -> String { program.steps(node).base.name }

  /// The type of a value, as far as it is written somewhere.
  func typeName(of value: Deferred) -> String? {
    guard typeDepth < 20 else { return nil }
    typeDepth += 1
    defer { typeDepth -= 1 }
    switch program.kind(value.node) {
    case .chain:
      let (base, members) = program.steps(value.node)
      if base.call != nil { return lookup.index.types[base.name] == nil ? nil : base.name }
      return typeName(ofMembers: members[...], base, value.scope)
    case .identifier:
      var name = program.name(value.node)
      if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
        return program.enclosing(value.node, .closure).flatMap {
          elementType(ofClosure: $0, value.scope)
        }
      }
      if name.hasPrefix("$") { name.removeFirst() }
      if name == "self", let type = scopes[scopes.own(value.scope)].type { return type }
      if let found = declaration(name, value.node, value.scope),
        let type = typeName(ofDeclaration: found) ?? elementType(ofParameter: found, value.scope)
      {
        return type
      }
      return scopes.value(name, in: value.scope).flatMap { $0 == value ? nil : typeName(of: $0) }
    case .string: return "String"
    case .boolean: return "Bool"
    case .number: return program.name(value.node)
    default: return nil
    }
  }

  /// The type of `base.a.b`.
  func typeName(
    ofMembers members: ArraySlice<Program.Step>, _ base: Program.Step, _ scope: Int32
  ) -> String? {
    var type: String
    var rest = members
    if lookup.index.types[base.name] != nil, scopes.value(base.name, in: scope) == nil {
      type = base.name
      // A static member of the type, such as a shared one, is taken to be of it.
      rest = rest.dropFirst()
    } else if base.name == "self", let own = scopes[scopes.own(scope)].type {
      type = own
    } else if let found = typeName(of: Deferred(node: base.node, scope: scope)) {
      type = found
    } else {
      return nil
    }
    for member in rest.prefix(8) {
      let name = member.name.hasPrefix("$") ? String(member.name.dropFirst()) : member.name
      guard member.call == nil, let next = typeName(ofMember: name, of: type) else { return nil }
      type = next
    }
    return type
  }

  private func typeName(ofMember name: String, of type: String) -> String? {
    types.members(name, of: type).first.flatMap { typeName(ofDeclaration: $0) }
  }

  func typeName(ofDeclaration declaration: Int32) -> String? {
    if let type = program.child(declaration, .type) { return program.name(type) }
    for attribute in program.children(declaration) where program.kind(attribute) == .attribute {
      // `@Environment(Model.self) var model`.
      if ["Environment", "EnvironmentObject"].contains(program.name(attribute)),
        let first = program.arguments(attribute).first, program.kind(first.value) == .chain
      {
        return program.steps(first.value).base.name
      }
    }
    return initialValue(declaration).flatMap { typeName(ofCall: $0) }
  }

  /// The type of a closure's parameter where the closure is given a collection beside it.
  private func elementType(ofParameter parameter: Int32, _ scope: Int32) -> String? {
    guard program.kind(parameter) == .parameter else {
      // `if let item = selection`: the same as the value.
      guard program.kind(parameter) == .binding, let value = program.firstChild(parameter) else {
        return nil
      }
      return typeName(of: Deferred(node: value, scope: scope))
    }
    let closure = program.parent(parameter)
    return program.kind(closure) == .closure ? elementType(ofClosure: closure, scope) : nil
  }

  /// What a closure is called with, by what stands beside it.
  private func elementType(ofClosure closure: Int32, _ scope: Int32) -> String? {
    guard program.kind(program.parent(closure)) == .argument else { return nil }
    let call = program.parent(program.parent(closure))
    if let type = program.argument("for", of: call) { return typeName(ofMetatype: type) }
    if let item = program.argument("item", of: call) {
      return typeName(of: Deferred(node: item, scope: scope))
    }
    guard
      let first = program.arguments(call).first(where: {
        $0.label == nil && $0.value != closure
      })
    else { return nil }
    return elementName(ofCollection: first.value, scope)
  }

  private func elementName(ofCollection node: Int32, _ scope: Int32) -> String? {
    guard typeDepth < 20 else { return nil }
    typeDepth += 1
    defer { typeDepth -= 1 }
    let (base, members) = program.steps(node)
    if members.last?.name == "allCases", lookup.index.types[base.name] != nil { return base.name }
    var declared: Int32?
    let plain = base.name.hasPrefix("$") ? String(base.name.dropFirst()) : base.name
    if lookup.index.types[base.name] != nil, let last = members.last, members.count == 1 {
      declared = types.members(last.name, of: base.name).first
    } else if members.isEmpty || base.name == "self" {
      declared = declaration(members.first?.name ?? plain, node, scope)
    } else if let type = typeName(of: Deferred(node: base.node, scope: scope)),
      let last = members.last
    {
      declared = types.members(last.name, of: type).first
    }
    guard let declared else { return nil }
    if let type = program.child(declared, .type) {
      return program.firstChild(type).map { program.name($0) }
    }
    guard let value = initialValue(declared) else { return nil }
    if program.kind(value) == .array {
      guard let first = program.firstChild(value) else { return nil }
      return typeName(ofCall: first) ?? program.steps(first).base.name
    }
    return elementName(ofCollection: value, scope)
  }
}
