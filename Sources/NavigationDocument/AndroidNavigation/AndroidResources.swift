/// The resources of an Android project that belong to a navigation graph.
public struct AndroidResources: Sendable {
  /// Paths of navigation graphs, where an included one is looked for.
  public var graphs: [String]
  /// Paths of menus; an item with a destination's id leads there.
  public var menus: [String]

  public init(graphs: [String] = [], menus: [String] = []) {
    self.graphs = graphs
    self.menus = menus
  }

  /// Where a graph that a file includes by name may be, the likeliest first.
  func candidates(for name: String, from path: String) -> [String] {
    let folder = FilePath.folder(of: path)
    var found = ["\(folder)\(name).xml", "\(folder)../navigation/\(name).xml"]
    if let set = path.range(of: "/src/") {
      found.append("\(path[..<set.upperBound])main/res/navigation/\(name).xml")
    }
    let parts = path.split(separator: "/")
    func shared(_ other: String) -> Int {
      zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let others = graphs.filter { $0.hasSuffix("/\(name).xml") || $0 == "\(name).xml" }
      .map { (path: $0, shared: shared($0)) }
    found += others.sorted { a, b in
      a.shared != b.shared
        ? a.shared > b.shared : a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
    }.map(\.path)
    return found
  }

  /// The ids of the items of all menus; a menu that cannot be read has none.
  func menuItems(_ files: DocumentFiles) -> Set<String> {
    var ids: Set<String> = []
    for path in menus {
      guard let bytes = try? files.bytes(path), (try? TextEncoding.check(bytes, file: -1)) != nil,
        let tree = try? XMLReader.read(bytes, file: -1)
      else { continue }
      for i in tree.elements.indices where tree.elements[i].name == "item" {
        if let id = NavigationNode.resourceName(tree.resourceValue("id", of: i)) { ids.insert(id) }
      }
    }
    return ids
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
