internal import NavigationCore

extension NavigationProject {
  private static let backLeaves =
    "the system's Back leaves the app there, and code may navigate on"

  /// Declares every destination and adds a segue for every action; one of a graph applies to all
  /// destinations in it. Linear in the segues.
  func write(into graph: inout ImportedGraph) {
    let names = names()
    let entry = destination(0)
    graph.builder.document.isClosed = true
    graph.builder.document.name = nodes[0].label.flatMap { $0.hasPrefix("@") ? nil : $0 }
    declare(names, entry: entry, into: &graph)
    if let entry {
      graph.builder.document.declaredEntry = (names[entry], nodes[entry].region)
    } else {
      graph.builder.document.entryFromCode = "the graph has no start destination that it shows"
    }
    // An action that only pops is a way back from where it stands.
    let leavable = Set(
      nodes.indices.filter { i in nodes[i].actions.contains { $0.destination == nil } })
    for i in nodes.indices where !graph.isFull {
      guard !nodes[i].actions.isEmpty else { continue }
      let origins = nodes[i].isGraph ? destinations(in: i) : [i]
      for action in nodes[i].actions where !graph.isFull {
        add(action, of: i, from: origins, names, leavable, into: &graph)
      }
    }
  }

  private func add(
    _ action: NavigationNode.Action, of node: Int, from origins: [Int], _ names: [String],
    _ leavable: Set<Int>, into graph: inout ImportedGraph
  ) {
    guard let id = action.destination else { return }
    let target = self.node(id, from: node)
    let destination = target.flatMap { self.destination($0) }
    let name: String
    if let destination {
      name = names[destination]
    } else {
      name = id
      var attributes = GraphDocument.FragmentAttributes()
      attributes.isTerminal = true
      attributes.leavableFromCode = "its graph is not among the inputs"
      graph.declare(name, region: action.region, attributes)
    }
    let kind = destination.map { nodes[$0].kind } ?? ""
    let isSheet = destination.flatMap { nodes[$0].className }?.contains("BottomSheet") ?? false
    let presentation: Presentation =
      kind == "dialog" ? isSheet ? .sheet : .modal : kind == "activity" ? .window : .push
    let popped = action.popUpTo.flatMap { $0.isEmpty ? 0 : self.node($0, from: node) }
    for origin in origins where !graph.isFull && nodes[origin].kind != "activity" {
      // To walk a graph's action where it leads to changes nothing.
      if nodes[node].isGraph, origin == destination { continue }
      let keepsOrigin = action.popUpTo == nil || (!action.isInclusive && popped == origin)
      var rules: SegueRules = keepsOrigin ? .dismissable : []
      if let destination, leavable.contains(destination) { rules.insert(.dismissable) }
      if kind == "dialog", keepsOrigin { rules.insert(.hold) }
      graph.segue(
        names[origin], name, rules: rules, presentation, label: action.id, region: action.region)
    }
  }

  private func declare(_ names: [String], entry: Int?, into graph: inout ImportedGraph) {
    let showsNavigation = nodes.contains { $0.actions.contains { $0.destination != nil } }
    for (i, node) in nodes.enumerated() where !node.isGraph {
      var attributes = GraphDocument.FragmentAttributes()
      attributes.title = title(of: node).flatMap { $0 == names[i] ? nil : $0 }
      attributes.group = group(of: i)
      attributes.isTerminal = node.kind == "activity" || !showsNavigation
      attributes.leavableFromCode = Self.backLeaves
      if i != entry {
        attributes.reachableFromCode =
          if node.hasDeepLink {
            "a deep link leads there"
          } else if let id = node.id, menuItems.contains(id) {
            "a menu item with its id leads there"
          } else {
            node.id.map { "code can navigate to `R.id.\($0)`" } ?? "code can navigate to it"
          }
      }
      graph.declare(names[i], region: node.region, attributes)
    }
  }

  /// The label where it is text, else the name of its class.
  private func title(of node: NavigationNode) -> String? {
    if let label = node.label, !label.isEmpty, !label.hasPrefix("@") { return label }
    return node.className.flatMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// The nearest graph around a destination, but for the outermost one.
  private func group(of i: Int) -> String? {
    let parent = nodes[i].parent
    guard parent > 0, nodes[parent].parent >= 0 else { return nil }
    return nodes[parent].id
      ?? paths[nodes[parent].file].split(separator: "/").last.map(String.init)
  }
}
