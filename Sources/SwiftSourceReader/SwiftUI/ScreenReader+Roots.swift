internal import NavigationCore

extension ScreenReader {
  /// The scenes of the app, or what a scene delegate hosts.
  func findRoots() {
    for app in mainApps {
      for body in types.members("body", of: app) {
        let own = scopes.scope(of: -1, parent: -1, values: [:], type: app) ?? 0
        scenes(body, own, app)
      }
    }
    if entry == nil { findHosts() }
  }

  /// Types that are an `App`, those marked `@main` first.
  var mainApps: [String] { types.apps.filter(isMain) + types.apps.filter { !isMain($0) } }

  private func isMain(_ type: String) -> Bool {
    lookup.index.types[type]?.contains { node in
      program.children(node).contains {
        program.kind($0) == .attribute && program.name($0) == "main"
      }
    } ?? false
  }

  private func scenes(_ node: Int32, _ own: Int32, _ app: String) {
    // Scenes stand in the body, in its builders' branches and behind conditions.
    var waiting = [node]
    while let next = waiting.popLast() {
      guard program.kind(next) == .chain else {
        if program.kind(next) != .closure || next == node {
          waiting += Array(program.children(next)).reversed()
        }
        continue
      }
      let base = program.steps(next).base
      guard let call = base.call else { continue }
      let arguments = program.arguments(call)
      let content = arguments.last {
        program.kind($0.value) == .closure
      }?.value
      switch base.name {
      case "WindowGroup", "Window", "DocumentGroup", "MenuBarExtra", "Settings":
        guard let content else { continue }
        let id = arguments.first { $0.label == "id" }.flatMap { text(of: $0.value) }
        scene(Deferred(node: content, scope: own), base.name, id, call, app)
      default:
        // A scene of the sources' own.
        if lookup.index.types[base.name] != nil {
          for body in types.members("body", of: base.name) { waiting.append(body) }
        }
      }
    }
  }

  private func scene(
    _ content: Deferred, _ kind: String, _ id: String?, _ node: Int32, _ app: String
  ) {
    let isEntry =
      entry == nil && (kind == "WindowGroup" || kind == "Window" || kind == "DocumentGroup")
    let all = visibleShapes(of: content)
    let context = Context(screen: -1)
    let number: Int
    if all.count == 1, let only = all.first {
      number = screen(for: only, Placed(node: node, hint: id ?? "", kind: "root"), context)
      show(content, on: number)
    } else {
      number = screen(.place(node), name: isEntry ? app : "\(app).\(id ?? kind)", node: node)
      show(content, on: number)
    }
    if isEntry {
      entry = number
    } else if let id {
      windows[id] = windows[id] ?? number
    } else {
      screens[number].reachableFromCode =
        kind == "Settings"
        ? "the system shows it as the app's settings" : "the system shows it as a scene of the app"
    }
    makeRoot(number, content)
  }

  /// Lets the views that take each other's place at the root be screens of their own.
  private func makeRoot(_ first: Int, _ content: Deferred) {
    var waiting = [(number: first, content: content)]
    var known: Set<Int> = []
    while let (number, content) = waiting.popLast() {
      guard known.insert(number).inserted, let choice = choice(in: content) else { continue }
      let context = Context(screen: number)
      let all = shapes(of: choice).filter { !$0.isPlain }
      guard all.contains(where: { if case .view = $0.key { true } else { false } }) else {
        continue
      }
      screens[number].isRoot = true
      screens[number].branches.insert(choice.node)
      for shape in all {
        let next = screen(for: shape, Placed(node: choice.node, kind: "root"), context)
        guard next != number else { continue }
        show(shape, of: choice, on: next)
        ways.append(
          Way(
            origin: number, destination: next, presentation: .inPlace, node: shape.content.node))
        waiting.append((next, shape.content))
      }
    }
  }

  /// The `if` or `switch` that is all that a root shows, through its views' bodies.
  private func choice(in content: Deferred) -> Deferred? {
    var content = content
    for _ in 0..<100 {
      switch program.kind(content.node) {
      case .ifStatement, .switchStatement: return content
      case .closure, .block:
        let statements = program.statements(content.node).filter {
          program.kind($0) != .variable && !isBackdrop($0)
        }
        guard statements.count == 1, let only = statements.first else { return nil }
        content.node = only
      case .returnStatement:
        guard let value = program.firstChild(content.node) else { return nil }
        content.node = value
      case .identifier:
        let value = resolve(content)
        if value != content {
          content = value
        } else if let body = bodyOfVariable(program.name(content.node), content.node, content.scope)
        {
          content = body
        } else {
          return nil
        }
      case .chain:
        guard let next = choiceInside(content) else { return nil }
        content = next
      default: return nil
      }
    }
    return nil
  }

  private func choiceInside(_ content: Deferred) -> Deferred? {
    let (base, members) = program.steps(content.node)
    guard let call = base.call else {
      if base.name == "self", let first = members.first, first.call == nil {
        return bodyOfVariable(first.name, base.node, content.scope)
      }
      let isModified = members.allSatisfy { $0.call != nil }
      return isModified && program.kind(base.node) != .chain
        ? Deferred(node: base.node, scope: content.scope) : nil
    }
    let arguments = program.arguments(call)
    if types.isView(base.name) {
      guard let own = self.scope(ofValue: base.name, arguments, call, content.scope),
        let body = types.members("body", of: base.name).first,
        let block = program.child(body, .block)
      else { return nil }
      return Deferred(node: block, scope: own)
    }
    guard ["Group", "ZStack", "AnyView", "RouterView"].contains(base.name),
      let inner = arguments.last
    else { return nil }
    return Deferred(node: inner.value, scope: content.scope)
  }

  private func isBackdrop(_ node: Int32) -> Bool {
    let base = program.steps(node).base.name
    return ["Color", "LinearGradient", "Rectangle", "EmptyView"].contains(base)
  }

  /// `UIHostingController(rootView:)` of a delegate, or of any other code.
  private func findHosts() {
    var others: [(Deferred, Int32)] = []
    for number in program.nodes.indices {
      let node = Int32(number)
      guard program.kind(node) == .chain else { continue }
      let base = program.steps(node).base
      guard let call = base.call,
        ["UIHostingController", "NSHostingController", "NSHostingView"].contains(base.name),
        let root = program.argument("rootView", of: call)
      else { continue }
      let type = program.enclosing(node, .typeDeclaration).map { program.name($0) } ?? ""
      let content = Deferred(node: root, scope: 0)
      let isDelegate =
        type.hasSuffix("Delegate")
        || ["UIWindowSceneDelegate", "UIApplicationDelegate", "NSApplicationDelegate"].contains {
          types.inherits(type, $0)
        }
      if isDelegate, entry == nil {
        scene(content, "WindowGroup", nil, node, type)
      } else {
        others.append((content, node))
      }
    }
    for (content, node) in others { host(content, node) }
  }

  private func host(_ content: Deferred, _ node: Int32) {
    for shape in visibleShapes(of: content) {
      guard case .view = shape.key else { continue }
      let number = screen(for: shape, Placed(node: node, kind: "root"), Context(screen: -1))
      show(shape.content, on: number)
      screens[number].reachableFromCode =
        screens[number].reachableFromCode ?? "code that is no view shows it"
    }
  }

  /// Views that nothing in the sources makes: each is listed as a screen that nobody reaches.
  func findUnshown() {
    var made: Set<String> = []
    for number in program.nodes.indices {
      let node = Int32(number)
      switch program.kind(node) {
      case .identifier, .type:
        let name = program.name(node)
        guard types.isView(name), !composed.contains(name) else { continue }
        // A view may name itself, and its extensions name it.
        let owner = program.enclosing(node, .typeDeclaration)
        if owner.map({ program.name($0) }) != name { made.insert(name) }
      default: break
      }
    }
    for type in types.views.sorted()
    where !made.contains(type) && !composed.contains(type) && numbers[.view(type)] == nil {
      guard let node = lookup.index.types[type]?.first,
        !types.members("body", of: type).isEmpty
      else { continue }
      let number = screen(.view(type), name: type, node: node)
      screens[number].reachableFromCode = "nothing in the sources makes it, and other code may"
      let own = scopes.scope(of: -1, parent: -1, values: [:], type: type) ?? 0
      for body in types.members("body", of: type) {
        if let block = program.child(body, .block) {
          show(Deferred(node: block, scope: own), on: number)
        }
      }
    }
  }
}
