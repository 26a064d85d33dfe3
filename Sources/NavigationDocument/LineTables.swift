/// Line tables of several sources, each built when it is first asked for.
public struct LineTables {
  /// A region by lines and columns, from 1; the end is just past the last scalar.
  public struct Place: Sendable, Hashable {
    public var path: String
    public var start: Point
    public var end: Point

    public struct Point: Sendable, Hashable {
      public var line: Int
      public var column: Int
    }
  }

  private let sources: [SourceText]
  private var tables: [Int: LineTable] = [:]

  public init(_ sources: [SourceText]) {
    self.sources = sources
  }

  /// The place of a region, or nil where it has none.
  public mutating func place(of region: SourceRegion) -> Place? {
    guard let table = table(of: region) else { return nil }
    let start = table.position(of: region.start)
    let end = table.position(of: max(region.start, region.end))
    return Place(
      path: sources[Int(region.file)].path,
      start: Place.Point(line: start.line, column: start.column),
      end: Place.Point(line: end.line, column: end.column))
  }

  /// The source line of a region with the region underlined: two lines, without a break at the
  /// end. Nil where the region has no place or its line is empty.
  public mutating func excerpt(of region: SourceRegion) -> String? {
    guard let table = table(of: region) else { return nil }
    let line = table.bytes(ofLine: table.position(of: region.start).line)
    guard !line.isEmpty else { return nil }
    return Diagnostic.excerpt(sources[Int(region.file)].bytes, line, region)
  }

  private mutating func table(of region: SourceRegion) -> LineTable? {
    let file = Int(region.file)
    guard sources.indices.contains(file) else { return nil }
    if let table = tables[file] { return table }
    let table = LineTable(sources[file])
    tables[file] = table
    return table
  }
}
