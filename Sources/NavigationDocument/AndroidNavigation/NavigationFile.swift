/// The nodes of one navigation resource, in the order of the file; the first is its graph.
enum NavigationFile {
  static func nodes(_ tree: XMLTree, file: Int) throws(Diagnostic) -> [NavigationNode] {
    guard let root = tree.elements.first, root.name == "navigation" else {
      let root = tree.elements.first
      throw Diagnostic(
        "this is no navigation graph: its root is `\(root?.name ?? "")`, not `navigation`",
        suggestion: "give a file of `res/navigation`, or the folder of the project",
        region: root?.region ?? .none)
    }
    var nodes: [NavigationNode] = []
    /// The node that each element is, or -1.
    var nodeOfElement = [Int](repeating: -1, count: tree.elements.count)
    for i in tree.elements.indices {
      let element = tree.elements[i]
      let parent = element.parent < 0 ? -1 : nodeOfElement[Int(element.parent)]
      guard parent >= 0 || i == 0 else { continue }
      func value(_ name: String) -> String? { tree.resourceValue(name, of: i) }
      func resource(_ name: String) -> String? { NavigationNode.resourceName(value(name)) }
      switch element.name {
      case "action":
        nodes[parent].actions.append(
          NavigationNode.Action(
            id: resource("id"), destination: resource("destination"),
            popUpTo: value("clearTask") == "true" ? "" : resource("popUpTo"),
            isInclusive: value("popUpToInclusive") == "true" || value("clearTask") == "true",
            region: element.region))
      case "deepLink":
        nodes[parent].hasDeepLink = true
      case "argument":
        continue
      default:
        guard i == 0 || nodes[parent].kind == "navigation" else { continue }
        nodeOfElement[i] = nodes.count
        nodes.append(
          NavigationNode(
            kind: element.name, id: resource("id"), parent: parent, file: file,
            region: element.region, label: value("label"), className: value("name"),
            start: resource("startDestination"),
            include: element.name == "include" ? resource("graph") : nil))
      }
    }
    return nodes
  }
}
