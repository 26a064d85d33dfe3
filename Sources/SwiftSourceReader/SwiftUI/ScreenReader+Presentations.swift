internal import NavigationCore

extension ScreenReader {
  /// A modifier that presents, or that changes how its screen is left; false for any other.
  func modify(
    _ member: Program.Step, _ call: Int32, _ arguments: [Program.Argument], _ before: Deferred,
    _ context: Context
  ) -> Bool {
    let scope = before.scope
    func closure(_ labels: String?...) -> Int32? {
      for label in labels {
        let fitting = arguments.filter { $0.label == label && isContent($0, scope) }
        if let found = fitting.first(where: { program.kind($0.value) == .closure }) ?? fitting.first
        {
          return found.value
        }
      }
      return nil
    }
    let binding = arguments.first {
      ["isPresented", "item", "isActive", "unwrapping"].contains($0.label)
    }
    let placed = Placed(
      node: call, binding: binding.flatMap { key(ofBinding: $0.value, scope) },
      hint: binding.map { lastName($0.value) } ?? "", kind: member.name)
    switch member.name {
    case "sheet", "fullScreenCover", "popover":
      guard binding != nil || member.name == "popover",
        let content = closure("content", nil, "destination")
      else { return false }
      let presentation: Presentation =
        switch member.name {
        case "sheet": .sheet
        case "popover": .popover
        default: .fullScreenCover
        }
      present(Deferred(node: content, scope: scope), presentation, placed, context)
      if let done = arguments.first(where: { $0.label == "onDismiss" }) {
        walk(Deferred(node: done.value, scope: scope), context)
      }
    case "alert", "actionSheet", "confirmationDialog":
      guard binding != nil else { return false }
      presentDialog(
        arguments, member.name == "alert" ? .alert : .confirmationDialog, placed, scope, context)
    case "navigationDestination":
      guard let content = closure("destination", nil) else { return false }
      if let type = arguments.first(where: { $0.label == "for" }) {
        destinations[typeName(ofMetatype: type.value), default: []].append(
          ValueDestination(
            screen: context.screen, content: Deferred(node: content, scope: scope), node: call))
      } else {
        present(Deferred(node: content, scope: scope), .push, placed, context)
      }
    case "navigateTo":
      guard let style = arguments.first, let content = closure(nil, "destination") else {
        return false
      }
      let presentation: Presentation =
        switch caseName(of: Deferred(node: style.value, scope: scope)) {
        case "sheet": .sheet
        case "fullScreenCover": .fullScreenCover
        default: .push
        }
      present(Deferred(node: content, scope: scope), presentation, placed, context)
    case "showAlert":
      guard !arguments.isEmpty else { return false }
      presentDialog(arguments, .alert, placed, scope, context)
    case "showModal":
      guard let content = closure(nil, "content") else { return false }
      present(Deferred(node: content, scope: scope), .modal, placed, context)
    case "push", "route", "routeButton", "routeIf", "routeTarget":
      guard let content = closure(nil, "content", "component") else { return false }
      let isWindow = arguments.contains {
        $0.label == "window" && program.kind($0.value) != .nilLiteral
      }
      present(
        Deferred(node: content, scope: scope), isWindow ? .window : .push, placed, context)
      for other in arguments where other.value != content && program.kind(other.value) == .closure {
        walk(Deferred(node: other.value, scope: scope), context)
      }
    case "append":
      guard pathNames.contains(lastName(beforeMember: before)), let value = arguments.first else {
        return false
      }
      links.append(
        ValueLink(
          origin: context.screen, value: Deferred(node: value.value, scope: scope),
          node: value.value, condition: context.condition))
    case "navigationBarBackButtonHidden":
      guard !isFalse(arguments.first?.value) else { return true }
      screens[context.screen].hidesBack = true
    case "interactiveDismissDisabled":
      // While it depends on a state, the screen can be swiped away at other times.
      guard arguments.isEmpty || isTrue(arguments.first?.value) else { return true }
      screens[context.screen].forbidsSwipe = true
    case "toggle":
      return false
    case "preview", "previewDisplayName": break
    default: return false
    }
    return true
  }

  /// Where a presentation stands, and what names its content where no view does.
  struct Placed {
    var node: Int32
    var binding: BindingKey?
    var hint = ""
    var kind: String
  }

  /// Whether an argument may be what is presented: a closure, or a function that makes it.
  private func isContent(_ argument: Program.Argument, _ scope: Int32) -> Bool {
    switch program.kind(argument.value) {
    case .closure: true
    case .chain, .identifier:
      ![
        "isPresented", "item", "unwrapping", "case", "onDismiss", "for", "with", "window",
      ].contains(argument.label)
    default: false
    }
  }

  func isTrue(_ node: Int32?) -> Bool {
    node.map { program.kind($0) == .boolean && program.name($0) == "true" } ?? false
  }

  func isFalse(_ node: Int32?) -> Bool {
    node.map { program.kind($0) == .boolean && program.name($0) == "false" } ?? false
  }

  /// Makes screens of what an expression shows, and a way to each.
  func present(
    _ content: Deferred, _ presentation: Presentation, _ placed: Placed, _ context: Context,
    isAutoFirst: Bool = false
  ) {
    var isFirst = isAutoFirst
    for shape in visibleShapes(of: content) {
      let number = screen(for: shape, placed, context)
      show(shape, of: content, on: number)
      ways.append(
        Way(
          origin: context.screen, destination: number, presentation: presentation,
          isAuto: isFirst, binding: placed.binding, node: placed.node,
          condition: context.condition))
      isFirst = false
    }
  }

  /// Lets a screen show its branch of a content, and what is around the choice.
  func show(_ shape: Shape, of content: Deferred, on screen: Int) {
    show(shape.content, on: screen)
    guard !shape.choices.isEmpty else { return }
    screens[screen].branches.formUnion(shape.choices)
    show(content, on: screen)
  }

  /// The screens of an expression, but for placeholders beside others.
  func visibleShapes(of content: Deferred) -> [Shape] {
    let all = shapes(of: content)
    let named = all.filter { !$0.isPlain }
    return named.isEmpty ? Array(all.prefix(1)) : named
  }

  func screen(for shape: Shape, _ placed: Placed, _ context: Context) -> Int {
    switch shape.key {
    case .view(let name):
      return screen(
        shape.key, name: name, node: lookup.index.types[name]?.first ?? placed.node)
    case .place(let node):
      let hint = shape.hint ?? (placed.hint.isEmpty ? placed.kind : placed.hint)
      return screen(shape.key, name: "\(owner(of: placed.node)).\(hint)", node: node)
    }
  }

  /// The view or other type that something is written in.
  func owner(of node: Int32) -> String {
    if let type = program.enclosing(node, .typeDeclaration) { return program.name(type) }
    if let function = program.enclosing(node, .function) { return program.name(function) }
    return "App"
  }

  /// An alert or a dialog: an end that any of its buttons closes.
  private func presentDialog(
    _ arguments: [Program.Argument], _ presentation: Presentation, _ placed: Placed,
    _ scope: Int32, _ context: Context
  ) {
    let key = Screen.Key.place(placed.node)
    let hint = placed.hint.isEmpty ? "\(presentation)" : placed.hint
    let number = screen(key, name: "\(owner(of: placed.node)).\(hint)", node: placed.node)
    if let title = arguments.first(where: { $0.label == nil || $0.label == "title" }) {
      screens[number].title = text(of: title.value)
    }
    ways.append(
      Way(
        origin: context.screen, destination: number, presentation: presentation,
        binding: placed.binding, node: placed.node, condition: context.condition))
    // A dialog is gone before a button's action runs: what that presents, its presenter presents.
    for argument in arguments where !["isPresented", "item"].contains(argument.label) {
      walk(Deferred(node: argument.value, scope: scope), context)
    }
  }

  /// The text of a plain string, or of the first one in an expression such as `Text("…")`.
  func text(of node: Int32) -> String? {
    switch program.kind(node) {
    case .string:
      let text = program.name(node)
      return text.isEmpty || program.has(SyntaxFlags.interpolated, node) ? nil : text
    case .chain:
      guard let call = program.steps(node).base.call,
        let first = program.arguments(call).first
      else { return nil }
      return program.kind(first.value) == .string ? text(of: first.value) : nil
    case .closure:
      return program.statements(node).lazy.compactMap { self.text(of: $0) }.first
    default: return nil
    }
  }
}
