extension ScreenReader {
  /// Looks once at all code for what holds whichever screen it belongs to: the names of
  /// navigation paths, and variables that are set to false or nil.
  func scan() {
    for number in program.nodes.indices {
      let node = Int32(number)
      switch program.kind(node) {
      case .assignment:
        guard let target = program.firstChild(node), let value = program.next(target),
          isFalse(value) || program.kind(value) == .nilLiteral
        else { continue }
        clear(target)
      case .chain:
        let (base, members) = program.steps(node)
        if let call = base.call, lookup.index.types[base.name] != nil, !types.isView(base.name) {
          calls[base.name, default: []].append(call)
        }
        if base.name == "NavigationStack" || base.name == "NavigationSplitView",
          let call = base.call, let path = program.argument("path", of: call)
        {
          pathNames.insert(lastName(path))
        }
        // `isShown.toggle()` on a bound variable can only take back what its presenter shows.
        if let last = members.last, last.name == "toggle", members.count <= 2 {
          if let key = key(ofVariable: members.count == 1 ? base.name : members[0].name, node),
            case .declaration(let declaration) = key, isBinding(declaration)
          {
            cleared.insert(key)
          }
        }
      default: break
      }
    }
  }

  private func clear(_ target: Int32) {
    switch program.kind(target) {
    case .identifier:
      if let key = key(ofVariable: program.name(target), target) { cleared.insert(key) }
    case .chain:
      let (base, members) = program.steps(target)
      guard let last = members.last(where: { $0.name != "wrappedValue" }) else {
        if let key = key(ofVariable: base.name, target) { cleared.insert(key) }
        return
      }
      if base.name == "self", members.count == 1 {
        if let key = key(ofVariable: last.name, target) { cleared.insert(key) }
      } else {
        cleared.insert(.member(last.name))
      }
    default: break
    }
  }

  private func isBinding(_ declaration: Int32) -> Bool {
    program.children(declaration).contains {
      program.kind($0) == .attribute && program.name($0) == "Binding"
    }
  }

  /// The key of a variable by a name alone, `x` or `_x`.
  private func key(ofVariable name: String, _ node: Int32) -> BindingKey? {
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let found = lookup.declarations(name, from: node).last { program.kind($0) == .variable }
    guard let found else { return nil }
    // A property of an object is known by its name where views bind to it.
    if let owner = program.enclosing(found, .typeDeclaration),
      !types.isView(program.name(owner)), !types.modifiers.contains(program.name(owner)),
      !types.apps.contains(program.name(owner))
    {
      return .member(name)
    }
    return .declaration(found)
  }

  /// What a binding such as `$x`, `$model.x` or a passed-on one is bound to.
  func key(ofBinding node: Int32, _ scope: Int32) -> BindingKey? {
    switch program.kind(node) {
    case .identifier:
      let written = program.name(node)
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      return key(ofVariable: name, node)
    case .chain:
      let (base, members) = program.steps(node)
      if base.name == "Binding" || base.name == ".constant" { return nil }
      if base.name == "self", members.count == 1 {
        let name = members[0].name
        return key(ofVariable: name.hasPrefix("$") ? String(name.dropFirst()) : name, node)
      }
      guard let last = members.last else { return nil }
      return .member(last.name)
    default: return nil
    }
  }

  /// Notes that a property or parameter is bound to what a caller binds it to.
  func note(_ value: Int32, _ scope: Int32, isGivenTo property: Int32) {
    let name: String
    switch program.kind(value) {
    case .identifier: name = program.name(value)
    case .chain: name = program.steps(value).base.name
    default: return
    }
    guard name.hasPrefix("$") || isBinding(property),
      let key = key(ofBinding: value, scope)
    else { return }
    bound[.declaration(property), default: []].insert(key)
  }

  /// Variables that something clears, also through bindings that were passed on.
  func allCleared() -> Set<BindingKey> {
    var all = cleared
    var waiting = Array(cleared)
    while let next = waiting.popLast() {
      for key in bound[next] ?? [] where all.insert(key).inserted { waiting.append(key) }
    }
    return all
  }
}
