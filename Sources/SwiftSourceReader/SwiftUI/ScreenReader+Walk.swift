internal import NavigationCore

extension ScreenReader {
  /// Walks an expression or a body once for a screen.
  func walk(_ content: Deferred, _ context: Context) {
    guard content.node >= 0, mayStep(content.node) else { return }
    switch program.kind(content.node) {
    case .chain, .closure, .block, .ifStatement, .switchStatement, .identifier, .conditional,
      .ternary:
      guard screens[context.screen].visited.insert(content).inserted else { return }
    default: break
    }
    deeper { visit(content, context) }
  }

  private func visit(_ content: Deferred, _ context: Context) {
    let (node, scope) = (content.node, content.scope)
    func all(_ children: some Sequence<Int32>, _ context: Context) {
      // What this platform shows comes first: it is not to be marked as another's.
      var others: [Int32] = []
      for child in children {
        if program.kind(child) == .conditional {
          others.append(child)
        } else {
          walk(Deferred(node: child, scope: scope), context)
        }
      }
      for child in others { walk(Deferred(node: child, scope: scope), context) }
    }
    switch program.kind(node) {
    case .chain: walkChain(content, context)
    case .identifier: walkName(node, scope, context)
    case .closure: all(program.statements(node), context)
    case .ifStatement, .switchStatement:
      guard !screens[context.screen].branches.contains(node) else { return }
      if let chosen = chosenCase(node, scope) {
        all(program.statements(chosen), context)
      } else {
        all(program.children(node), context)
      }
    case .ternary:
      guard !screens[context.screen].branches.contains(node) else { return }
      all(program.children(node), context)
    case .conditional:
      var inner = context
      inner.condition = context.condition ?? program.name(node)
      all(program.children(node), inner)
    case .assignment: walkAssignment(node, scope, context)
    // Declarations are walked where they are used.
    case .typeDeclaration, .function, .initializer, .enumCase, .typeAlias, .parameter: break
    case .variable:
      if program.name(node) == "_" || program.name(node).isEmpty {
        all(program.children(node), context)
      }
    default: all(program.children(node), context)
    }
  }

  /// A name alone: content that was passed in, or a property or variable that is a view.
  private func walkName(_ node: Int32, _ scope: Int32, _ context: Context) {
    let name = program.name(node)
    if let value = scopes.value(name, in: scope) {
      // What a modifier is applied to is walked with the chain it stands in.
      if value.steps < 0 { walk(value, context) }
      return
    }
    guard let declaration = declaration(name, node, scope) else { return }
    if program.kind(declaration) == .function {
      // A function that is given to a button and the like.
      let own = isMember(declaration) ? scopes.own(scope) : -1
      return run(declaration, [], scope, own: own, context)
    }
    walkVariable(declaration, scope, context)
  }

  /// A variable where it is used: the body of a computed one, the value of one that is a view.
  func walkVariable(_ declaration: Int32, _ scope: Int32, _ context: Context) {
    guard program.kind(declaration) == .variable else { return }
    let inner = isMember(declaration) ? scopes.own(scope) : scope
    if let body = program.child(declaration, .block) {
      walk(Deferred(node: body, scope: inner), context)
    } else if let value = initialValue(declaration) {
      let kind = program.kind(value)
      if kind == .chain || kind == .closure {
        walk(Deferred(node: value, scope: inner), context)
      }
    }
  }

  private func walkChain(_ content: Deferred, _ context: Context) {
    let (base, members) = program.steps(content.node)
    let count = content.steps < 0 ? members.count : min(Int(content.steps), members.count)
    walkBase(base, content, context)
    for (i, member) in members[..<count].enumerated() {
      var context = context
      context.condition = context.condition ?? member.condition
      var prefix = content
      prefix.steps = Int32(i)
      walkMember(member, base: base, before: prefix, isFirst: i == 0, context)
    }
  }

  private func walkBase(_ base: Program.Step, _ content: Deferred, _ context: Context) {
    let scope = content.scope
    guard let call = base.call else {
      if program.kind(base.node) != .implicitMember {
        walk(Deferred(node: base.node, scope: scope), context)
      }
      return
    }
    let arguments = program.arguments(call)
    guard program.kind(base.node) == .identifier else {
      walk(Deferred(node: base.node, scope: scope), context)
      walkArguments(arguments, scope, context)
      return
    }
    let name = base.name
    if isDismissAction(base.node) { screens[context.screen].dismissesItself = true }
    if name == "openWindow", let id = program.argument("id", of: call),
      program.kind(id) == .string
    {
      windowCalls.append((context.screen, program.name(id), content.node))
    }
    if let value = scopes.value(name, in: scope) {
      apply(value, arguments, scope, context)
    } else if lookup.index.types[name] != nil {
      if types.isView(name) {
        compose(name, call, arguments, scope, context)
      } else {
        walkArguments(arguments, scope, context)
      }
    } else if let function = function(name, base.node, arguments, scope) {
      run(function, arguments, scope, own: isMember(function) ? scopes.own(scope) : -1, context)
    } else if !construct(name, call, arguments, content, context) {
      walkArguments(arguments, scope, context)
    }
  }

  private func walkMember(
    _ member: Program.Step, base: Program.Step, before: Deferred, isFirst: Bool,
    _ context: Context
  ) {
    let scope = before.scope
    guard let call = member.call else {
      // A property of the value itself, or of something else of the sources.
      guard isFirst, base.call == nil else { return }
      if member.name == "init", types.isView(base.name) {
        // The function that makes a view, given to what calls it.
        return compose(base.name, member.node, [], scope, context)
      }
      if member.name == "callAsFunction", isDismissAction(base.node) {
        screens[context.screen].dismissesItself = true
      }
      walkProperty(member, base, scope, context)
      return
    }
    let arguments = program.arguments(call)
    if isDismissal(member.name, arguments) { screens[context.screen].dismissesItself = true }
    if isFirst, isNestedView(member, base) {
      return compose(member.name, call, arguments, scope, context)
    }
    let preceding = program.steps(before.node).members.prefix(Int(before.steps))
    if let target = method(member, base, preceding, arguments, scope) {
      run(target.function, arguments, scope, own: target.own, whole: before, context)
      return
    }
    if member.name == "modifier", walkModifier(arguments, before, context) { return }
    if modify(member, call, arguments, before, context) { return }
    walkArguments(arguments, scope, context)
  }

  /// `modifier(…)` of a modifier of the sources.
  func walkModifier(
    _ arguments: [Program.Argument], _ before: Deferred, _ context: Context
  ) -> Bool {
    guard let first = arguments.first, let name = typeName(ofCall: first.value),
      types.modifiers.contains(name), let body = types.members("body", of: name).first
    else { return false }
    let own = instance(name, first.value, before.scope) ?? 0
    run(body, [], before.scope, own: own, whole: before, context)
    return true
  }

  private func walkProperty(
    _ member: Program.Step, _ base: Program.Step, _ scope: Int32, _ context: Context
  ) {
    if base.name == "self" {
      if let value = scopes.value(member.name, in: scope) { return walk(value, context) }
      guard let type = scopes[scopes.own(scope)].type,
        let property = types.members(member.name, of: type).first
      else { return }
      return walkVariable(property, scope, context)
    }
    let value = resolve(Deferred(node: base.node, scope: scope))
    guard let type = typeName(of: Deferred(node: base.node, scope: scope)),
      let property = types.members(member.name, of: type).first,
      program.kind(property) == .variable, let body = program.child(property, .block)
    else { return }
    let own = scopes.scope(of: property, parent: -1, values: selfValues(value), type: type)
    if let own { walk(Deferred(node: body, scope: own), context) }
  }

  func walkArguments(_ arguments: [Program.Argument], _ scope: Int32, _ context: Context) {
    for argument in arguments { walk(Deferred(node: argument.value, scope: scope), context) }
  }

  private func walkAssignment(_ node: Int32, _ scope: Int32, _ context: Context) {
    guard let target = program.firstChild(node), let value = program.next(target) else { return }
    if pathNames.contains(lastName(target)), program.kind(value) == .array {
      for element in program.children(value) {
        links.append(
          ValueLink(
            origin: context.screen, value: Deferred(node: element, scope: scope), node: element,
            condition: context.condition))
      }
      return
    }
    walk(Deferred(node: value, scope: scope), context)
  }

  /// Whether a name is SwiftUI's action that leaves a screen, whatever the property is called.
  private func isDismissAction(_ node: Int32) -> Bool {
    let name = program.name(node)
    if name == "dismiss" || name == "dismissScreen" { return true }
    guard let found = lookup.declarations(name, from: node).last else { return false }
    return program.children(found).contains { attribute in
      program.kind(attribute) == .attribute && program.name(attribute) == "Environment"
        && program.arguments(attribute).contains {
          program.kind($0.value) == .keyPath
            && [".dismiss", ".dismissScreen"].contains(program.name($0.value))
        }
    }
  }

  private func isDismissal(_ name: String, _ arguments: [Program.Argument]) -> Bool {
    switch name {
    case "dismiss", "dismissScreen", "dismissModal", "pop": true
    default: false
    }
  }
}
