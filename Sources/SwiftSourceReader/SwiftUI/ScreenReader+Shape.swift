extension ScreenReader {
  /// The screens that an expression may show: the view that it names through containers, wrappers
  /// and modifiers, one for each branch, or its own place where it names none.
  func shapes(of content: Deferred) -> [Shape] {
    var found: [Shape] = []
    var known: Set<Screen.Key> = []
    for shape in shapes(of: content, depth: 0) where known.insert(shape.key).inserted {
      found.append(shape)
    }
    return found
  }

  /// Views that are a backdrop, or stand for something that is not there yet.
  private static let plain: Set<String> = [
    "Text", "EmptyView", "Spacer", "Divider", "Color", "Image", "ProgressView", "Label",
    "ContentUnavailableView", "Rectangle", "LinearGradient", "AsyncImage", "fatalError",
  ]
  /// Containers whose only view of the sources is what a person would call the screen.
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "HStack", "AnyView",
    "ScrollView", "GeometryReader", "RouterView", "LazyView", "UIHostingController",
    "NSHostingController", "NavigatorView", "ViewThatFits", "ForEach",
  ]

  private func shapes(of content: Deferred, depth: Int) -> [Shape] {
    let (node, scope) = (content.node, content.scope)
    let place = Shape(key: .place(node), content: content)
    guard depth < 200, mayStep(node) else { return [place] }
    switch program.kind(node) {
    case .closure, .block:
      return shapes(ofStatements: program.statements(node), content, depth)
    case .ifStatement, .switchStatement:
      return branches(of: content, depth)
    case .ternary:
      let parts = Array(program.children(node))
      let values = parts.enumerated().filter { $0.offset % 2 == 1 || $0.offset == parts.count - 1 }
      return values.flatMap { value in
        shapes(of: Deferred(node: value.element, scope: scope), depth: depth + 1).map { shape in
          var shape = shape
          shape.choices.append(node)
          return shape
        }
      }
    case .returnStatement, .conditional:
      return program.children(node).flatMap {
        shapes(of: Deferred(node: $0, scope: scope), depth: depth + 1)
      }
    case .operation:
      return program.children(node).filter { program.kind($0) != .operatorSign }.flatMap {
        shapes(of: Deferred(node: $0, scope: scope), depth: depth + 1)
      }
    case .identifier:
      if let body = bodyOfEnum(content) { return shapes(of: body, depth: depth + 1) }
      let value = resolve(content)
      if value != content { return shapes(of: value, depth: depth + 1) }
      if types.isView(program.name(node)) {
        return [Shape(key: .view(program.name(node)), content: content)]
      }
      if let body = bodyOfVariable(program.name(node), node, scope) {
        return shapes(of: body, depth: depth + 1)
      }
      return [place]
    case .chain: return shapes(ofChain: content, depth)
    default:
      return [Shape(key: .place(node), content: content, isPlain: true)]
    }
  }

  private func shapes(
    ofStatements statements: [Int32], _ content: Deferred, _ depth: Int
  ) -> [Shape] {
    var views: [[Shape]] = []
    for statement in statements {
      switch program.kind(statement) {
      case .variable, .function, .typeDeclaration, .assignment, .guardStatement: continue
      // What other platforms show stands beside what this one does.
      case .conditional where statements.contains(where: { program.kind($0) == .chain }): continue
      default: break
      }
      views.append(shapes(of: Deferred(node: statement, scope: content.scope), depth: depth + 1))
    }
    let whole = Shape(key: .place(content.node), content: content, isPlain: views.isEmpty)
    let notable = views.filter { $0.contains { !$0.isPlain } }
    guard notable.count == 1, let only = notable.first else {
      return [
        notable.isEmpty && !views.isEmpty
          ? Shape(key: .place(content.node), content: content, isPlain: true) : whole
      ]
    }
    // One view is the screen, with all that is around it.
    if only.count == 1, only[0].choices.isEmpty, case .view(let name) = only[0].key {
      return [Shape(key: .view(name), content: content, hint: only[0].hint)]
    }
    if only.count == 1, only[0].choices.isEmpty, views.count > 1 { return [whole] }
    return only
  }

  /// A shape for each branch; a plain one among others is a placeholder.
  private func branches(of content: Deferred, _ depth: Int) -> [Shape] {
    let scope = content.scope
    if let chosen = chosenCase(content.node, scope), let block = program.child(chosen, .block) {
      return shapes(of: Deferred(node: block, scope: scope), depth: depth + 1)
    }
    var found: [Shape] = []
    var waiting = Array(program.children(content.node))[...]
    while let child = waiting.popFirst() {
      if program.kind(child) == .conditional { waiting += Array(program.children(child)) }
      guard let block = program.child(child, .block) else { continue }
      let pattern = program.child(child, .pattern).flatMap { program.firstChild($0) }
      let name = pattern.flatMap { caseName(of: Deferred(node: $0, scope: scope)) }
      for var shape in shapes(of: Deferred(node: block, scope: scope), depth: depth + 1) {
        if shape.hint == nil { shape.hint = name }
        shape.choices.append(content.node)
        found.append(shape)
      }
    }
    return found
  }

  private func shapes(ofChain content: Deferred, _ depth: Int) -> [Shape] {
    let (node, scope) = (content.node, content.scope)
    let (base, members) = program.steps(node)
    let place = Shape(key: .place(node), content: content)
    /// The same screens, shown with the modifiers of the chain.
    func whole(_ shapes: [Shape]) -> [Shape] {
      guard shapes.count == 1, shapes[0].choices.isEmpty, case .view = shapes[0].key else {
        return shapes
      }
      var only = shapes[0]
      only.content = content
      return [only]
    }
    if let call = base.call, program.kind(base.node) == .identifier {
      let arguments = program.arguments(call)
      if let value = scopes.value(base.name, in: scope) {
        return whole(shapes(ofApplying: value, arguments, scope, depth))
      }
      if types.isView(base.name) {
        return whole(shapes(ofView: base.name, arguments, call, content, depth))
      }
      if Self.plain.contains(base.name) {
        return [Shape(key: place.key, content: content, isPlain: true)]
      }
      if let function = function(base.name, base.node, arguments, scope) {
        let own = isMember(function) ? scopes.own(scope) : -1
        return whole(shapes(ofFunction: function, arguments, scope, own: own, depth))
      }
      let isContainer =
        Self.containers.contains(base.name)
        || lookup.index.types[base.name] == nil && !isKnownConstruct(base.name)
      if isContainer,
        let inner = arguments.last(where: {
          program.kind($0.value) == .closure || $0.label == nil || $0.label == "rootView"
        })
      {
        let found = shapes(of: Deferred(node: inner.value, scope: scope), depth: depth + 1)
        if found.contains(where: { if case .view = $0.key { true } else { false } }) {
          return whole(found)
        }
      }
      return [place]
    }
    if caseName(of: content) != nil, let body = bodyOfEnum(content) {
      return shapes(of: body, depth: depth + 1)
    }
    // `Type.init`, `Outer.Type(…)`, `factory.make(…)`, `route.view`, `self.header`.
    if let first = members.first {
      if let call = first.call, isNestedView(first, base) {
        return whole(
          shapes(ofView: first.name, program.arguments(call), call, content, depth))
      }
      if first.name == "init", types.isView(base.name) {
        return [Shape(key: .view(base.name), content: content)]
      }
      if let call = first.call,
        let target = method(first, base, [], program.arguments(call), scope)
      {
        // A modifier of the sources shows what it is applied to.
        if isViewExtension(target.function) {
          return whole(shapes(of: Deferred(node: base.node, scope: scope), depth: depth + 1))
        }
        return whole(
          shapes(
            ofFunction: target.function, program.arguments(call), scope, own: target.own, depth))
      }
      // `Factory.shared.make(…)`.
      if first.call == nil, members.count > 1, let call = members[1].call,
        let target = method(members[1], base, members.prefix(1), program.arguments(call), scope),
        !isViewExtension(target.function)
      {
        return whole(
          shapes(
            ofFunction: target.function, program.arguments(call), scope, own: target.own, depth))
      }
      if first.call == nil, let body = bodyOfProperty(first, base, scope) {
        return whole(shapes(of: body, depth: depth + 1))
      }
      if first.call == nil {
        let given = shapes(ofValuesOf: first, base, scope, depth)
        if !given.isEmpty { return given }
      }
    }
    if program.kind(base.node) == .identifier || program.kind(base.node) == .chain {
      let inner = Deferred(node: base.node, scope: scope)
      let found = shapes(of: inner, depth: depth + 1)
      if found.contains(where: { if case .view = $0.key { true } else { false } }) {
        return whole(found)
      }
      if found.count > 1 { return found }
    }
    return [place]
  }

  /// The body of a value of an enum that is a view: each case shows another one.
  private func bodyOfEnum(_ value: Deferred) -> Deferred? {
    guard let type = typeName(of: value), types.isView(type),
      lookup.index.types[type]?.contains(where: { program.form($0) == .enumeration }) ?? false,
      let body = types.members("body", of: type).first, let block = program.child(body, .block)
    else { return nil }
    return scopes.scope(of: body, parent: -1, values: selfValues(value), type: type)
      .map { Deferred(node: block, scope: $0) }
  }

  /// What all values of a type are given for a stored property that shows something, as in a list
  /// of entries with the destination of each.
  private func shapes(
    ofValuesOf member: Program.Step, _ base: Program.Step, _ scope: Int32, _ depth: Int
  ) -> [Shape] {
    guard let type = typeName(of: Deferred(node: base.node, scope: scope)),
      let property = types.members(member.name, of: type).first,
      program.kind(property) == .variable, program.child(property, .block) == nil,
      // A value that is made from another one of the type says nothing new.
      openProperties.insert(property).inserted
    else { return [] }
    defer { openProperties.remove(property) }
    return (calls[type] ?? []).flatMap { call in
      program.argument(member.name, of: call).map {
        shapes(of: Deferred(node: $0, scope: 0), depth: depth + 1)
      } ?? []
    }
  }

  private func isKnownConstruct(_ name: String) -> Bool {
    [
      "TabView", "NavigationSplitView", "List", "Form", "LazyVStack", "LazyHStack", "LazyVGrid",
      "LazyHGrid", "Grid", "Section", "Button", "Menu", "NavigationLink", "Link", "Toggle",
      "Picker", "Table", "DisclosureGroup",
    ].contains(name)
  }

  /// A view of the sources; a wrapper is what it wraps.
  private func shapes(
    ofView name: String, _ arguments: [Program.Argument], _ call: Int32, _ content: Deferred,
    _ depth: Int
  ) -> [Shape] {
    let scope = content.scope
    if let wrapped = wrappedContent(name, arguments) {
      let found = shapes(of: Deferred(node: wrapped, scope: scope), depth: depth + 1)
      if found.contains(where: { if case .view = $0.key { true } else { false } }) {
        return found.count == 1 && found[0].choices.isEmpty
          ? [Shape(key: found[0].key, content: content, hint: found[0].hint)] : found
      }
      return [Shape(key: .place(content.node), content: content)]
    }
    return [Shape(key: .view(name), content: content)]
  }

  /// The argument that a generic view wraps, if it takes one.
  private func wrappedContent(_ name: String, _ arguments: [Program.Argument]) -> Int32? {
    func takesContent(_ declaration: Int32) -> Bool {
      if program.children(declaration).contains(where: {
        program.kind($0) == .attribute && program.name($0) == "ViewBuilder"
      }) {
        return true
      }
      guard var type = program.child(declaration, .type) else { return false }
      while program.name(type) == "->", let result = program.firstChild(type) { type = result }
      return isGeneric(program.name(type))
    }
    let parts = lookup.index.parts(ofType: name)
    let isWrapper = parts.contains { part in
      program.children(part).contains { member in
        switch program.kind(member) {
        case .variable: !program.has(SyntaxFlags.computed, member) && takesContent(member)
        case .initializer: parameters(member).contains(where: takesContent)
        default: false
        }
      }
    }
    guard isWrapper else { return nil }
    return arguments.last {
      $0.isTrailing || program.kind($0.value) == .closure
        || typeName(ofCall: $0.value).map { types.isView($0) } ?? false
    }?.value
  }

  private func shapes(
    ofFunction function: Int32, _ arguments: [Program.Argument], _ scope: Int32, own: Int32,
    _ depth: Int
  ) -> [Shape] {
    guard let body = program.child(function, .block) else { return [] }
    if program.kind(function) == .variable {
      return shapes(of: Deferred(node: body, scope: max(own, 0)), depth: depth + 1)
    }
    guard let inner = self.scope(ofCall: function, arguments, scope, own: own, whole: nil) else {
      return []
    }
    return shapes(of: Deferred(node: body, scope: inner), depth: depth + 1)
  }

  private func shapes(
    ofApplying value: Deferred, _ arguments: [Program.Argument], _ scope: Int32, _ depth: Int
  ) -> [Shape] {
    let target = resolve(value)
    guard program.kind(target.node) == .closure, let body = program.child(target.node, .block)
    else { return shapes(of: functionReference(target) ?? target, depth: depth + 1) }
    let inner = self.scope(
      ofClosure: target,
      arguments.map {
        Deferred(node: $0.value, scope: scope)
      })
    return shapes(of: Deferred(node: body, scope: inner ?? target.scope), depth: depth + 1)
  }
}
