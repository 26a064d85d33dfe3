extension ScreenReader {
  /// A view of the sources in the body of another: what it presents belongs to the screen.
  func compose(
    _ type: String, _ call: Int32, _ arguments: [Program.Argument], _ scope: Int32,
    _ context: Context
  ) {
    composed.insert(type)
    guard let own = self.scope(ofValue: type, arguments, call, scope) else { return }
    walkBody(type, own, context)
    // What a view is given and nothing is found to show may still be shown, as in a
    // representable view or a layout.
    for argument in arguments where program.kind(argument.value) == .closure {
      let value = Deferred(node: argument.value, scope: scope)
      let isUsed = scopes[own].values.contains { name, given in
        given == value && scopes.used.contains(ViewScopes.Use(scope: own, name: name))
      }
      if !isUsed { walk(value, context) }
    }
  }

  func walkBody(_ type: String, _ own: Int32, _ context: Context) {
    for body in types.members("body", of: type) {
      if let block = program.child(body, .block) {
        walk(Deferred(node: block, scope: own), context)
      }
    }
  }

  /// The scope of a view made by a call: what its properties were given.
  func scope(
    ofValue type: String, _ arguments: [Program.Argument], _ call: Int32, _ scope: Int32
  ) -> Int32? {
    var values: [String: Deferred] = [:]
    let parts = lookup.index.parts(ofType: type)
    let initializers = parts.flatMap { lookup.index.initializers($0) }
    let labels = arguments.map { $0.label }
    let fitting =
      initializers.first { fits($0, labels) } ?? (initializers.count == 1 ? initializers[0] : nil)
    if let fitting {
      values = valuesOfInitializer(fitting, arguments, scope)
    } else {
      var rest = arguments[...]
      for property in parts.flatMap({ Array(program.children($0)) })
      where program.kind(property) == .variable && !isComputed(property) {
        let name = program.name(property)
        if let at = rest.firstIndex(where: {
          $0.label == name || $0.isTrailing && $0.label == nil && takesClosure(property)
        }) {
          values[name] = Deferred(node: rest[at].value, scope: scope)
          note(rest[at].value, scope, isGivenTo: property)
          rest.remove(at: at)
        }
      }
    }
    values = values.compactMapValues(kept)
    return scopes.scope(of: call, parent: -1, values: values, type: type).flatMap { made in
      // Without values all calls are one.
      values.isEmpty ? scopes.scope(of: -1, parent: -1, values: [:], type: type) : made
    }
  }

  /// A value that may be something to show, to do or to bind to, or a case of an enum; nil for
  /// plain data, which would make every step of a recursion a new one.
  func kept(_ value: Deferred) -> Deferred? {
    if value.steps >= 0 { return value }
    let value = resolve(value)
    switch program.kind(value.node) {
    case .closure, .ternary: return value
    case .implicitMember: return Deferred(node: value.node, scope: 0)
    case .identifier:
      let name = program.name(value.node)
      if name.hasPrefix("$") || types.isView(name) { return value }
      guard let found = declaration(name, value.node, value.scope) else { return nil }
      return program.child(found, .block) == nil ? nil : value
    case .chain:
      // Of a case only its name is asked for.
      if caseName(of: value) != nil { return Deferred(node: value.node, scope: 0) }
      let (base, members) = program.steps(value.node)
      if base.name.hasPrefix("$") || types.isView(base.name) { return value }
      if members.contains(where: { $0.name.hasPrefix("$") }) { return value }
      let isType = base.name.first?.isUppercase ?? false
      if base.call != nil {
        return !isType || lookup.index.types[base.name] == nil ? value : nil
      }
      if let first = members.first {
        let arguments = first.call.map { program.arguments($0) } ?? []
        let isFollowed =
          method(first, base, [], arguments, value.scope) != nil
          || bodyOfProperty(first, base, value.scope) != nil
        return isFollowed ? value : nil
      }
      return nil
    default: return nil
    }
  }

  private func isComputed(_ variable: Int32) -> Bool {
    program.has(SyntaxFlags.computed, variable) || program.has(SyntaxFlags.isStatic, variable)
  }

  private func takesClosure(_ property: Int32) -> Bool {
    guard let type = program.child(property, .type) else { return false }
    return program.name(type) == "->" || isGeneric(program.name(type))
      || program.children(property).contains {
        program.kind($0) == .attribute && program.name($0) == "ViewBuilder"
      }
  }

  /// Whether a name looks like a generic parameter: no type of the sources, and not Swift's.
  func isGeneric(_ name: String) -> Bool {
    guard lookup.index.types[name] == nil else { return false }
    return name.count <= 2 && name != "()" && name != "->" && name != "?" || name == "AnyView"
      || name == "View" || name.hasSuffix("Content") || name.hasSuffix("Destination")
      || name.hasSuffix("Body") || name.hasSuffix("Label")
  }

  private func fits(_ function: Int32, _ labels: [String?]) -> Bool {
    var expected = parameters(function)[...]
    for label in labels {
      guard let at = expected.firstIndex(where: { label == nil || self.label($0) == label }) else {
        return false
      }
      expected = expected[(at + 1)...]
    }
    return true
  }

  func parameters(_ function: Int32) -> [Int32] {
    program.children(function).filter { program.kind($0) == .parameter }
  }

  func label(_ parameter: Int32) -> String {
    program.child(parameter, .label).map { program.name($0) } ?? program.name(parameter)
  }

  /// The arguments of a call by the names of the parameters.
  func bind(
    _ arguments: [Program.Argument], to function: Int32, _ scope: Int32
  ) -> [String: Deferred] {
    var values: [String: Deferred] = [:]
    var expected = parameters(function)[...]
    for argument in arguments {
      let at =
        expected.firstIndex { label($0) == argument.label ?? "_" }
        ?? (argument.label == nil ? expected.indices.first : nil)
      guard let at else { continue }
      // A closure behind the parentheses fills the first parameter that takes one.
      let target =
        argument.isTrailing && argument.label == nil
        ? expected.first {
          program.child($0, .type).map { program.name($0) == "->" || isGeneric(program.name($0)) }
            ?? false
        } ?? expected[at] : expected[at]
      values[program.name(target)] = Deferred(node: argument.value, scope: scope)
      note(argument.value, scope, isGivenTo: target)
      expected.removeAll { $0 == target }
    }
    return values
  }

  /// What an initializer of the sources gives the properties.
  private func valuesOfInitializer(
    _ initializer: Int32, _ arguments: [Program.Argument], _ scope: Int32
  ) -> [String: Deferred] {
    let given = bind(arguments, to: initializer, scope)
    var values = given
    for statement in program.statements(initializer) where program.kind(statement) == .assignment {
      guard let target = program.firstChild(statement), let source = program.next(target) else {
        continue
      }
      let name = lastName(target)
      let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
      // `self.content = content` and `self.content = content()` are both what was given.
      let parameter =
        program.kind(source) == .chain
        ? program.steps(source).base.name : program.name(source)
      if let value = given[parameter] {
        values[property] = value
      }
    }
    return values
  }

  /// A function of the sources: its body with the arguments.
  func run(
    _ function: Int32, _ arguments: [Program.Argument], _ scope: Int32, own: Int32,
    whole: Deferred? = nil, _ context: Context
  ) {
    guard program.kind(function) != .variable else {
      if let body = program.child(function, .block) {
        walk(Deferred(node: body, scope: max(own, 0)), context)
      }
      return
    }
    guard let inner = self.scope(ofCall: function, arguments, scope, own: own, whole: whole),
      let body = program.child(function, .block)
    else { return }
    walk(Deferred(node: body, scope: inner), context)
  }

  func scope(
    ofCall function: Int32, _ arguments: [Program.Argument], _ scope: Int32, own: Int32,
    whole: Deferred?
  ) -> Int32? {
    var values = bind(arguments, to: function, scope).compactMapValues(kept)
    if let whole {
      values["self"] = whole
      // The body of a modifier shows what it is applied to.
      if program.name(function) == "body", let content = parameters(function).first {
        values[program.name(content)] = whole
      }
    }
    return scopes.scope(of: function, parent: own, values: values)
      ?? (own < 0 ? 0 : nil)
  }

  /// Something that can be called: a closure, or a function by its name.
  func apply(
    _ value: Deferred, _ arguments: [Program.Argument], _ scope: Int32, _ context: Context
  ) {
    walkArguments(arguments.filter { program.kind($0.value) == .closure }, scope, context)
    let target = resolve(value)
    guard program.kind(target.node) == .closure else {
      let shown = functionReference(target) ?? target
      return walk(shown, context)
    }
    if let inner = self.scope(
      ofClosure: target,
      arguments.map {
        Deferred(node: $0.value, scope: scope)
      }), let body = program.child(target.node, .block)
    {
      walk(Deferred(node: body, scope: inner), context)
    }
  }

  /// The scope in a closure with values for its parameters.
  func scope(ofClosure closure: Deferred, _ arguments: [Deferred]) -> Int32? {
    var values: [String: Deferred] = [:]
    let parameters = parameters(closure.node)
    for (i, argument) in arguments.enumerated() {
      guard let argument = kept(argument) else { continue }
      values[i < parameters.count ? program.name(parameters[i]) : "$\(i)"] = argument
    }
    return scopes.scope(of: closure.node, parent: closure.scope, values: values)
  }
}
