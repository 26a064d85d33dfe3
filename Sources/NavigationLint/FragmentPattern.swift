import NavigationDocument

/// A word that stands for fragments: a name, a name with `*` for any run of characters, or
/// `group:` and the name of a group, which may have `*` too.
struct FragmentPattern {
  let text: String
  private let isGroup: Bool
  private let glob: [UInt8]

  /// Whether it is just a name.
  var isName: Bool { !isGroup && !glob.contains(UInt8(ascii: "*")) }

  init(_ text: String) {
    self.text = text
    isGroup = text.hasPrefix("group:")
    glob = Array((isGroup ? text.dropFirst(6) : text[...]).utf8)
  }

  /// The fragments it stands for, in order.
  ///
  /// Linear in the names, but for a name alone, which is searched for.
  func fragments(in document: GraphDocument) -> [Int32] {
    if isName { return document.fragment(named: text).map { [Int32($0)] } ?? [] }
    guard isGroup else {
      return document.names.indices.compactMap { matches(document.names[$0]) ? Int32($0) : nil }
    }
    return document.attributes.filter { $0.value.group.map(matches) ?? false }.keys.sorted()
  }

  /// What may have been meant instead: a name, or a group.
  func nearest(in document: GraphDocument, _ find: (String, [String]) -> String?) -> String? {
    if isName { return find(text, document.names) }
    guard isGroup else { return nil }
    let groups = Set(document.attributes.values.compactMap(\.group)).sorted()
    return find(String(text.dropFirst(6)), groups).map { "group:\($0)" }
  }

  /// Matches greedily, and goes back to the last `*` where that fails.
  func matches(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    var (i, g) = (0, 0)
    var star: (glob: Int, letter: Int)?
    while i < letters.count {
      if g < glob.count, glob[g] == UInt8(ascii: "*") {
        star = (g, i)
        g += 1
      } else if g < glob.count, glob[g] == letters[i] {
        i += 1
        g += 1
      } else if let last = star {
        star = (last.glob, last.letter + 1)
        i = last.letter + 1
        g = last.glob + 1
      } else {
        return false
      }
    }
    return glob[g...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
