import NavigationCore
import NavigationDocument

extension Scene.Grouping {
  /// The frame that a document names for a fragment, or nil; frames that follow from the segues
  /// come from `Scene.frame(by:)`.
  func name(of fragment: Int, in document: GraphDocument) -> String? {
    switch self {
    case .none, .context, .router: return nil
    case .group: return document.attributes[Int32(fragment)]?.group
    case .module:
      let source = document.attributes[Int32(fragment)]?.source.map(Scene.Source.init(text:))
      if let source, let module = source.module { return module }
      let file = Int(document.regions[fragment].file)
      guard document.sources.indices.contains(file) else { return nil }
      let name = document.sources[file].path.split(separator: "/").last ?? ""
      return name.split(separator: ".").first.map(String.init)
    }
  }
}

extension Scene.Source {
  /// The module of a source by where it stands: `Feed` for `Sources/Feed/Views/List.swift`, else the
  /// folder that holds the file; nil for a file without a folder.
  var module: String? {
    let folders = path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count {
      return String(folders[sources + 1])
    }
    return folders.last.map(String.init)
  }
}

extension Scene {
  /// Frames each presentation context, or what each router steers, by the id of its root.
  mutating func frame(by grouping: Grouping) {
    let begins: (Presentation) -> Bool
    switch grouping {
    case .context: begins = \.makesContext
    // A document names no routers; a window always has one of its own.
    case .router: begins = { $0 == .window }
    case .group, .module, .none: return
    }
    let roots = outermostRoots(begins)
    for i in fragments.indices { fragments[i].group = roots[i].map { fragments[$0].id } }
  }

  /// By fragment the root of what it appears in, where some segues begin something new at their
  /// destination; nil for what no root leads to.
  ///
  /// The entry is a root, and so is what no segue leads to. A fragment that can appear in several
  /// places belongs to the outermost: where the fewest beginnings stand on each other; of these to
  /// the one with the fewest segues from its root; of these to the root that comes first in the
  /// order of ids. Breadth-first search, one level of beginnings after the other; linear in the
  /// scene, but for sorting the roots.
  private func outermostRoots(_ begins: (Presentation) -> Bool) -> [Int?] {
    var egress = [[Segue]](repeating: [], count: fragments.count)
    var hasIngress = [Bool](repeating: false, count: fragments.count)
    for segue in soundSegues where !segue.isBroken {
      egress[segue.from].append(segue)
      if segue.from != segue.to { hasIngress[segue.to] = true }
    }
    var root = [Int?](repeating: nil, count: fragments.count)
    var next = fragments.indices.filter {
      fragments[$0].isEntry || (!hasIngress[$0] && !fragments[$0].isGhost)
    }
    while !next.isEmpty {
      var queue: [Int] = []
      for seed in next.sorted() where root[seed] == nil {
        root[seed] = seed
        queue.append(seed)
      }
      next = []
      var head = 0
      while head < queue.count {
        let f = queue[head]
        head += 1
        for segue in egress[f] where root[segue.to] == nil {
          if begins(segue.presentation) {
            next.append(segue.to)
          } else {
            root[segue.to] = root[f]
            queue.append(segue.to)
          }
        }
      }
    }
    return root
  }
}
