internal import NavigationCore

extension ScreenReader {
  /// A construct of SwiftUI or of a router that has screens in it; false for any other.
  func construct(
    _ name: String, _ call: Int32, _ arguments: [Program.Argument], _ content: Deferred,
    _ context: Context
  ) -> Bool {
    switch name {
    case "NavigationLink": navigationLink(call, arguments, content.scope, context)
    case "NavigationStack":
      walkArguments(arguments, content.scope, context)
    case "NavigationSplitView": splitView(call, arguments, content.scope, context)
    case "TabView": tabView(call, arguments, content.scope, context)
    case "routeButton":
      let step = Program.Step(node: content.node, name: name, call: call)
      return modify(step, call, arguments, content, context)
    case "alert", "sheet", "fullScreenCover", "popover", "confirmationDialog", "route", "routeIf",
      "navigationDestination", "navigationBarBackButtonHidden", "interactiveDismissDisabled":
      // In an extension of `View` with `self` left out.
      let step = Program.Step(node: content.node, name: name, call: call)
      return modify(step, call, arguments, content, context)
    case "modifier":
      var before = content
      before.steps = 0
      return walkModifier(arguments, before, context)
    default: return false
    }
    return true
  }

  /// All forms: a destination as an argument or a closure, or a value.
  private func navigationLink(
    _ call: Int32, _ arguments: [Program.Argument], _ scope: Int32, _ context: Context
  ) {
    let labelText = arguments.first { $0.label == nil && !$0.isTrailing }.flatMap {
      text(of: $0.value)
    }
    var label = arguments.first { $0.label == "label" }?.value
    if let value = arguments.first(where: { $0.label == "value" }) {
      links.append(
        ValueLink(
          origin: context.screen, value: Deferred(node: value.value, scope: scope), node: call,
          condition: context.condition))
      walkArguments(arguments.filter { $0.value != value.value }, scope, context)
      return
    }
    var destination = arguments.first { $0.label == "destination" }?.value
    let trailing = arguments.filter { $0.isTrailing && $0.label == nil }.map(\.value)
    if destination == nil {
      destination = trailing.first
    } else if label == nil {
      // `NavigationLink(destination: …) { label }`.
      label = trailing.first
    }
    if let label { walk(Deferred(node: label, scope: scope), context) }
    guard let destination else { return }
    let binding = arguments.first { $0.label == "isActive" }
    let title = labelText ?? label.flatMap { text(of: $0) }
    present(
      Deferred(node: destination, scope: scope), .push,
      Placed(
        node: call, binding: binding.flatMap { key(ofBinding: $0.value, scope) },
        hint: title ?? "", kind: "link"), context)
  }

  /// Columns are screens; the first one shows at once.
  private func splitView(
    _ call: Int32, _ arguments: [Program.Argument], _ scope: Int32, _ context: Context
  ) {
    let columns = arguments.filter { program.kind($0.value) == .closure }
    for (i, column) in columns.enumerated() {
      let kind = column.label ?? "sidebar"
      present(
        Deferred(node: column.value, scope: scope), .embed, Placed(node: call, kind: kind), context,
        isAutoFirst: i == 0)
    }
  }

  /// Every tab is a screen, also those of loops and conditions; the first one shows at once.
  private func tabView(
    _ call: Int32, _ arguments: [Program.Argument], _ scope: Int32, _ context: Context
  ) {
    guard let content = arguments.last(where: { program.kind($0.value) == .closure }) else {
      return walkArguments(arguments, scope, context)
    }
    var isFirst = true
    tabs(Deferred(node: content.value, scope: scope), context, isPaged: isPaged(call), &isFirst)
  }

  /// Whether a `TabView` shows pages to swipe through.
  private func isPaged(_ call: Int32) -> Bool {
    program.steps(program.parent(call)).members.contains { member in
      guard member.name == "tabViewStyle", let call = member.call,
        let style = program.arguments(call).first
      else { return false }
      let (base, _) = program.steps(style.value)
      return base.name == "page" || base.name == "PageTabViewStyle"
    }
  }

  private func tabs(
    _ content: Deferred, _ context: Context, isPaged: Bool, _ isFirst: inout Bool
  ) {
    guard mayStep(content.node) else { return }
    let statements: [Int32]
    switch program.kind(content.node) {
    case .closure, .block: statements = program.statements(content.node)
    default: statements = [content.node]
    }
    for statement in statements {
      let part = Deferred(node: statement, scope: content.scope)
      switch program.kind(statement) {
      case .ifStatement, .switchStatement:
        for branch in program.children(statement) {
          if let block = program.child(branch, .block) {
            tabs(Deferred(node: block, scope: content.scope), context, isPaged: isPaged, &isFirst)
          }
        }
      case .conditional:
        var inner = context
        inner.condition = context.condition ?? program.name(statement)
        for child in program.children(statement) {
          tabs(
            Deferred(node: child, scope: content.scope), inner, isPaged: isPaged, &isFirst)
        }
      case .variable: break
      default: tab(part, context, isPaged: isPaged, &isFirst)
      }
    }
  }

  private func tab(
    _ part: Deferred, _ context: Context, isPaged: Bool, _ isFirst: inout Bool
  ) {
    let (base, members) = program.steps(part.node)
    if let call = base.call, ["ForEach", "Group", "TabSection"].contains(base.name) {
      let arguments = program.arguments(call)
      guard let body = arguments.last(where: { program.kind($0.value) == .closure }) else {
        return
      }
      var inner = Deferred(node: body.value, scope: part.scope)
      // Any case of an enum stands for all of them.
      if base.name == "ForEach", let first = arguments.first,
        program.steps(first.value).members.last?.name == "allCases",
        let scope = scope(
          ofClosure: inner, [Deferred(node: first.value, scope: part.scope)])
      {
        inner.scope = scope
      }
      return tabs(inner, context, isPaged: isPaged, &isFirst)
    }
    var title: String?
    var content = part
    if base.name == "Tab", let call = base.call {
      let arguments = program.arguments(call)
      title = arguments.first { $0.label == nil }.flatMap { text(of: $0.value) }
      guard let body = arguments.first(where: { $0.isTrailing || $0.label == "content" }) else {
        return
      }
      content.node = body.value
    } else if let item = members.first(where: { $0.name == "tabItem" })?.call {
      title = program.arguments(item).lazy.compactMap { self.text(of: $0.value) }.first
    }
    let shapes = visibleShapes(of: content)
    if isPaged, shapes.allSatisfy({ if case .place = $0.key { true } else { false } }) {
      return walk(content, context)
    }
    present(
      content, .tab, Placed(node: part.node, hint: title ?? "", kind: "tab"), context,
      isAutoFirst: isFirst)
    isFirst = false
  }
}
