/// Changes the files of a navgraph document and leaves what the changes do not speak of as it is:
/// comments, layout, line breaks.
///
/// A comment behind a removed entry, in its line, goes with it; comments in lines of their own stay.
public struct GraphEditor {
  private let document: GraphDocument
  private var files: [Int32: NavgraphFile?] = [:]

  public init(_ document: GraphDocument) {
    self.document = document
  }

  /// The edits that make all of the changes together; nil where one of them cannot be made
  /// without disturbing something else.
  ///
  /// The first call for a file reads it anew. After that removing and declaring are linear in the
  /// lists that they are about, renaming is linear in the files.
  public mutating func edits(for changes: [GraphChange]) -> [TextEdit]? {
    var removed: [Int32: [SourceRegion]] = [:]
    var declared: [Int32: [String]] = [:]
    var edits: [TextEdit] = []
    func add(_ more: [TextEdit]?) -> Bool {
      edits += more ?? []
      return more != nil
    }
    // Each change once: two findings may ask for the same.
    var known: Set<GraphChange> = []
    for change in changes where known.insert(change).inserted {
      switch change {
      case .remove(let region): removed[region.file, default: []].append(region)
      case .declare(let name):
        guard let number = numberOfDeclarations(near: name) else { return nil }
        declared[number, default: []].append(name)
      case .setEntry(let name):
        guard add(file(0)?.settingEntry(name)) else { return nil }
      case .rename(let name, let other):
        for number in document.sources.indices.map({ Int32($0) }) {
          guard add(file(number)?.renaming(name, to: other)) else { return nil }
        }
      }
    }
    for (number, regions) in removed.sorted(by: { $0.key < $1.key }) {
      guard add(file(number)?.removing(regions)) else { return nil }
    }
    for (number, names) in declared.sorted(by: { $0.key < $1.key }) {
      let names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard add(file(number)?.declaring(names)) else { return nil }
    }
    return edits
  }

  /// The file whose `fragments` a name belongs in: that which names it, else the first that has
  /// such a list.
  private mutating func numberOfDeclarations(near name: String) -> Int32? {
    let own = document.fragment(named: name).map { document.regions[$0].file }
    let others = document.sources.indices.map { Int32($0) }
    return ((own.map { [$0] } ?? []) + others).first {
      file($0)?.declaresFragments ?? false
    }
  }

  private mutating func file(_ number: Int32) -> NavgraphFile? {
    if let known = files[number] { return known }
    let sources = document.sources
    let source = sources.indices.contains(Int(number)) ? sources[Int(number)] : nil
    let file = source.flatMap { source in
      InputFormat(path: source.path, bytes: source.bytes) == .navgraph
        ? NavgraphFile(source, number: number) : nil
    }
    files[number] = file
    return file
  }
}
