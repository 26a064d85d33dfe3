internal import NavigationCore
internal import NavigationDocument

extension ScreenReader {
  /// Leads a value to the destinations that take its type, those of its own screen first.
  func follow(_ link: ValueLink) {
    let type = valueType(link.value)
    let name = caseName(of: link.value)
    var fitting: [ValueDestination] = []
    if let type {
      fitting = destinations[type] ?? []
    } else if let name {
      let enums = lookup.index.owners(ofCase: name, program)
      fitting = enums.flatMap { destinations[$0] ?? [] }
    }
    if fitting.isEmpty, type == nil, destinations.count == 1, let only = destinations.first {
      fitting = only.value
    }
    let own = fitting.filter { $0.screen == link.origin }
    if !own.isEmpty { fitting = own }
    guard !fitting.isEmpty else {
      // A link is found again for each screen, and each value of a view, that shows it.
      guard unknownLinks.insert(link.node).inserted else { return }
      remarks.append(
        Diagnostic(
          "where this value leads is not known: no destination for its type is found",
          region: program.region(link.node)))
      return
    }
    for destination in fitting {
      var content = resolve(destination.content)
      if program.kind(content.node) == .closure,
        let scope = scope(ofClosure: content, [link.value])
      {
        content.scope = scope
      } else if let reference = functionReference(content, [link.value]) {
        content = reference
      }
      present(
        content, .push, Placed(node: link.node, hint: name ?? "", kind: "destination"),
        Context(screen: link.origin, condition: link.condition))
    }
  }

  private func valueType(_ value: Deferred) -> String? {
    let resolved = resolve(value)
    if program.kind(resolved.node) == .chain {
      let (base, members) = program.steps(resolved.node)
      // `Route.detail(item)`.
      if lookup.index.types[base.name] != nil, base.call == nil, !members.isEmpty {
        return base.name
      }
    }
    return typeName(of: value)
  }

  /// Declares the screens and writes the ways.
  func write(into output: inout SourceGraph) {
    // What no way was found to is still where a value may lead.
    for call in windowCalls {
      guard let window = windows[call.id] else { continue }
      ways.append(
        Way(origin: call.origin, destination: window, presentation: .window, node: call.node))
    }
    let reached = Set(ways.map(\.destination))
    for window in windows.values where !reached.contains(window) {
      screens[window].reachableFromCode = "the system shows it as a scene of the app"
    }
    let cleared = allCleared()
    var hasExit: Set<Int> = []
    var doubts: [Int: String] = [:]
    for way in ways {
      if isLeavable(way, cleared) { hasExit.insert(way.destination) }
      if case .member(let name)? = way.binding {
        doubts[way.destination] = "code may reset `\(name)`"
      }
    }
    for (number, screen) in screens.enumerated() {
      var attributes = GraphDocument.FragmentAttributes()
      attributes.title = screen.title
      attributes.reachableFromCode = number == entry ? nil : screen.reachableFromCode
      if !hasExit.contains(number) { attributes.leavableFromCode = doubts[number] }
      output.declare(screen.name, program.region(screen.node), attributes)
    }
    for way in ways where way.origin >= 0 {
      output.segue(
        screens[way.origin].name, screens[way.destination].name, rules(of: way, cleared),
        way.presentation, label: way.condition.map { "#if \($0)" },
        region: program.region(way.node))
    }
    if let entry {
      output.setEntry(screens[entry].name, program.region(screens[entry].node))
    } else if !screens.isEmpty {
      output.graph.describe {
        $0.entryFromCode = "no app, scene or delegate in the sources tells where the app begins"
      }
    }
    let name = appName
    output.graph.describe {
      $0.isClosed = true
      $0.name = name
    }
    for remark in remarks { output.remark(remark) }
  }

  /// What the app calls itself: `Notes` for `NotesApp`.
  private var appName: String? {
    guard let app = mainApps.first else { return nil }
    let name = app.hasSuffix("App") ? String(app.dropLast(3)) : app
    return name.isEmpty ? app : name
  }

  private func isLeavable(_ way: Way, _ cleared: Set<BindingKey>) -> Bool {
    let screen = screens[way.destination]
    let isCleared = screen.dismissesItself || way.binding.map { cleared.contains($0) } ?? false
    switch way.presentation {
    case .push: return !screen.hidesBack || isCleared
    case .sheet: return !screen.forbidsSwipe || isCleared
    case .fullScreenCover: return isCleared
    case .popover, .alert, .confirmationDialog, .window, .modal: return true
    case .inPlace, .tab, .embed: return false
    }
  }

  private func rules(of way: Way, _ cleared: Set<BindingKey>) -> SegueRules {
    var rules: SegueRules = way.presentation == .push ? [] : .hold
    if isLeavable(way, cleared) { rules.insert(.dismissable) }
    if way.isAuto { rules.insert(.auto) }
    return rules
  }
}
