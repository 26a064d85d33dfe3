/// One file of a navgraph document as it is written: its values with their places, and its layout.
struct NavgraphFile {
  private static let listKeys = ["segues", "suppress", "fragments"]

  let number: Int32
  let root: DocumentValue
  let layout: SourceLayout
  /// By where it begins, in which list of the root an entry stands, and its place there.
  private let entries: [UInt32: (key: String, index: Int)]
  private let lists: [String: ElementList]

  /// Nil where the file cannot be read.
  init?(_ source: SourceText, number: Int32) {
    guard let offset = try? TextEncoding.check(source.bytes, file: number) else { return nil }
    let isJSON = source.bytes.withUnsafeBufferPointer {
      DocumentReader.isJSON($0, from: offset, path: source.path)
    }
    guard let root = try? DocumentValue.read(source, file: number, isJSON: isJSON) else {
      return nil
    }
    self.number = number
    self.root = root
    let layout = SourceLayout(bytes: source.bytes, isJSON: isJSON)
    self.layout = layout
    var entries: [UInt32: (key: String, index: Int)] = [:]
    var lists: [String: ElementList] = [:]
    for key in Self.listKeys {
      guard let list = root[key], let items = list.items else { continue }
      lists[key] = ElementList(
        list.region.bytes, items.map(\.region.bytes), isFlow: layout.isFlow(list), layout)
      for (i, item) in items.enumerated() { entries[item.region.start] = (key, i) }
    }
    self.entries = entries
    self.lists = lists
  }

  func region(_ range: Range<Int>) -> SourceRegion {
    SourceRegion(
      file: number, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  // MARK: Entries

  /// Takes out the entries that stand there; with the last of a list goes its key.
  ///
  /// Linear in what is removed.
  func removing(_ regions: [SourceRegion]) -> [TextEdit]? {
    var removed: [String: [Int]] = [:]
    for region in regions {
      guard let entry = entries[region.start],
        lists[entry.key]?.elements[entry.index] == region.bytes
      else { return nil }
      removed[entry.key, default: []].append(entry.index)
    }
    var parts: [Range<Int>] = []
    var goneMembers: [Int] = []
    for (i, member) in (root.members ?? []).enumerated() {
      guard let indices = removed[member.key]?.sorted(), let list = lists[member.key] else {
        continue
      }
      if indices.count == list.elements.count, !list.hasComment {
        goneMembers.append(i)
      } else if let more = list.removing(indices) {
        parts += more
      } else {
        return nil
      }
    }
    guard let more = removingMembers(goneMembers) else { return nil }
    return layout.merged(parts + more).map { TextEdit(region($0), "") }
  }

  /// Takes out members of the root, whose values are lists.
  private func removingMembers(_ indices: [Int]) -> [Range<Int>]? {
    let members = root.members ?? []
    guard !indices.isEmpty else { return [] }
    let ranges = members.map {
      Int($0.region.start)..<Int(max($0.region.end, $0.value.region.end))
    }
    if layout.isFlow(root) {
      return ElementList(root.region.bytes, ranges, isFlow: true, layout).removing(indices)
    }
    var parts: [Range<Int>] = []
    for i in indices {
      guard let list = lists[members[i].key] else { return nil }
      if layout.isFlow(members[i].value) {
        guard let lines = layout.lines(ranges[i]) else { return nil }
        parts.append(lines)
      } else {
        // Comments in lines of their own between the key and the entries stay.
        guard let colon = layout.colon(after: Int(members[i].region.end)),
          let line = layout.lines(ranges[i].lowerBound..<colon + 1),
          let lines = list.removing(Array(list.elements.indices))
        else { return nil }
        parts += [line] + lines
      }
    }
    return parts
  }

  // MARK: Names

  /// Writes another name wherever a segue, a suppression or `entry` has that one. Both are words
  /// that need no quotes.
  func renaming(_ name: String, to other: String) -> [TextEdit]? {
    guard NavgraphText.isWord(name), NavgraphText.isWord(other) else { return nil }
    var places: [SourceRegion] = []
    var isClear = true
    func look(at value: DocumentValue?, isShorthand: Bool) {
      guard let value, let text = value.text else { return }
      let ranges =
        isShorthand
        ? Self.ranges(of: name, in: text) : text == name ? [0..<text.utf8.count] : []
      guard !ranges.isEmpty else { return }
      guard let start = verbatimStart(value, text) else {
        isClear = false
        return
      }
      places += ranges.map { region(start + $0.lowerBound..<start + $0.upperBound) }
    }
    for item in root["segues"]?.items ?? [] {
      look(at: item, isShorthand: true)
      look(at: item["edge"], isShorthand: true)
      for key in ["from", "to"] {
        for end in item[key]?.items ?? item[key].map({ [$0] }) ?? [] {
          look(at: end, isShorthand: false)
        }
      }
    }
    for item in root["suppress"]?.items ?? [] {
      look(at: item["fragment"], isShorthand: false)
      look(at: item["edge"], isShorthand: true)
      look(at: item["segue"], isShorthand: true)
    }
    if number == 0 { look(at: root["entry"], isShorthand: false) }
    return isClear ? places.map { TextEdit($0, other) } : nil
  }

  private static func ranges(of name: String, in shorthand: String) -> [Range<Int>] {
    let terms = Array(shorthand.utf8).withUnsafeBufferPointer { try? Shorthand.parse($0) }
    return (terms ?? []).flatMap(\.names).filter { $0.bytes.elementsEqual(name.utf8) }.map(\.range)
  }

  /// Where a scalar's text stands, when it stands there byte for byte.
  private func verbatimStart(_ value: DocumentValue, _ text: String) -> Int? {
    let range = value.region.bytes
    guard range.upperBound <= layout.bytes.count else { return nil }
    if layout.bytes[range].elementsEqual(text.utf8) { return range.lowerBound }
    guard range.count >= 2,
      layout.bytes[range].dropFirst().dropLast().elementsEqual(text.utf8)
    else { return nil }
    return range.lowerBound + 1
  }

  func settingEntry(_ name: String) -> [TextEdit]? {
    guard let value = root["entry"] else { return nil }
    return [TextEdit(value.region, text(name))]
  }

  /// A name as a value of its own.
  private func text(_ name: String) -> String {
    layout.isJSON || !NavgraphText.isWord(name) ? NavgraphText.quoted(name) : name
  }

  // MARK: Declarations

  var declaresFragments: Bool { lists["fragments"] != nil }

  /// Adds names at the end of `fragments`, laid out as its last element is.
  func declaring(_ names: [String]) -> [TextEdit]? {
    lists["fragments"]?.appending(names.map(text))?.map {
      TextEdit(region($0.offset..<$0.offset), $0.text)
    }
  }
}

extension SourceRegion {
  fileprivate var bytes: Range<Int> { Int(start)..<Int(max(start, end)) }
}
