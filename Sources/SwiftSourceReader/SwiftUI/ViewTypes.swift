/// Which types of the sources are views, and what their members are, protocols included.
struct ViewTypes {
  private let lookup: Lookup
  private(set) var views: Set<String> = []
  private(set) var modifiers: Set<String> = []
  private(set) var apps: [String] = []
  /// For each type all that it inherits from, itself first, nearest first.
  private var lines: [String: [String]] = [:]

  init(_ lookup: Lookup) {
    self.lookup = lookup
    let program = lookup.program
    for name in Set(lookup.index.types.keys).union(lookup.index.extensions.keys).sorted() {
      let line = Self.line(name, lookup)
      lines[name] = line
      let declarations = lookup.index.types[name] ?? []
      let isPreview = line.contains("PreviewProvider") || name.hasSuffix("_Previews")
      guard !declarations.isEmpty, !isPreview,
        declarations.contains(where: { program.form($0) != .protocolType })
      else { continue }
      if line.contains(where: Self.viewProtocols.contains) { views.insert(name) }
      if line.contains("ViewModifier") { modifiers.insert(name) }
      if line.contains("App") { apps.append(name) }
    }
  }

  private static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable",
    "NSViewControllerRepresentable", "NSViewRepresentable",
  ]

  /// What a type inherits from, over protocols that refine others; each once.
  private static func line(_ name: String, _ lookup: Lookup) -> [String] {
    var line = [name]
    var known: Set<String> = [name]
    var next = 0
    // A type that inherits from very many is no type that a person wrote.
    while next < line.count, line.count < 200 {
      for other in lookup.inherited(line[next]) where known.insert(other).inserted {
        line.append(other)
      }
      next += 1
    }
    return line
  }

  func isView(_ name: String) -> Bool { views.contains(name) }

  func inherits(_ name: String, _ other: String) -> Bool { lines[name]?.contains(other) ?? false }

  /// The members of a type under a name: its own, then those of its protocols.
  func members(_ name: String, of type: String) -> [Int32] {
    for ancestor in lines[type] ?? [type] {
      let found = lookup.members(name, ofType: ancestor).filter {
        // What a protocol demands has no body.
        let kind = lookup.program.kind($0)
        return kind == .enumCase || lookup.program.child($0, .block) != nil
          || kind == .variable && !isProtocol(ancestor)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func isProtocol(_ name: String) -> Bool {
    lookup.index.types[name]?.contains { lookup.program.form($0) == .protocolType } ?? false
  }
}
