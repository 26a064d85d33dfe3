internal import NavigationGraph
internal import Spelling

/// A path that an app wrote: the segues that it walked, each with its place in the source.
public struct SavedPath: Sendable {
  /// A path fragment: a fragment's name, and which one of its kind (`detail` of item 42).
  public struct End: Sendable, Hashable {
    public var name: String
    public var id: String?

    public init(name: String, id: String? = nil) {
      self.name = name
      self.id = id
    }
  }

  /// A path edge.
  public struct Step: Sendable, Hashable {
    public var from: End
    public var to: End
    public var region: SourceRegion

    public init(from: End, to: End, region: SourceRegion = .none) {
      self.from = from
      self.to = to
      self.region = region
    }
  }

  public var steps: [Step]
  /// Where the path begins; also set for a path that is one fragment and has no steps.
  public var start: End?
  /// What the path was read from; the regions' file is 0.
  public var source: SourceText

  public init(steps: [Step], start: End? = nil, source: SourceText) {
    self.steps = steps
    self.start = start ?? steps.first?.from
    self.source = source
  }

  /// A path from a command-line argument: the name of a file that exists, or the text itself.
  ///
  /// Text that begins with `[` or `{` is JSON, else the text of a path.
  public static func read(argument: String) throws(Diagnostic) -> SavedPath {
    try parse(source(argument: argument))
  }

  /// A path from what `source(argument:)` gave: JSON if it begins with `[` or `{`, else text.
  public static func parse(_ source: SourceText) throws(Diagnostic) -> SavedPath {
    guard !source.bytes.isEmpty else { return try parse(text: source) }
    let start = try TextEncoding.check(source.bytes, file: 0)
    let first = source.bytes[start...].first { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    return first == 0x5B || first == 0x7B ? try parse(json: source) : try parse(text: source)
  }

  /// What `read(argument:)` reads; the places of its problems are in it.
  public static func source(argument: String) throws(Diagnostic) -> SourceText {
    guard isFile(argument) else {
      if looksLikeFile(argument) { throw Diagnostic("there is no file `\(argument)`") }
      return SourceText(path: "<path>", bytes: Array(argument.utf8))
    }
    let bytes = try FileBytes.read(argument)
    return SourceText(path: argument == "-" ? "<stdin>" : argument, bytes: bytes)
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == "-" || (!argument.isEmpty && FileBytes.exists(argument))
  }

  /// Whether a word that names no file was meant to: it ends in `.json`, or nearly so.
  private static func looksLikeFile(_ argument: String) -> Bool {
    guard !argument.contains("://"), !argument.contains("=>"), argument.utf8.first != 0x5B,
      argument.utf8.first != 0x7B, let dot = argument.utf8.lastIndex(of: 0x2E)
    else { return false }
    let ending = argument[dot...].dropFirst().lowercased()
    return ending == "json" || Spelling.nearest(to: ending, among: ["json"]) != nil
  }

  /// A path from text: `a/b/c`, `a => b => c`, or a URL such as `reader://a/b/c`.
  ///
  /// An end may carry an id, as in `detail:42`, percent escapes are decoded, and a semicolon begins
  /// a new chain, as in `a/b/c;b/d`.
  public static func parse(text: String) throws(Diagnostic) -> SavedPath {
    try parse(text: SourceText(path: "<path>", bytes: Array(text.utf8)))
  }

  private static func parse(text source: SourceText) throws(Diagnostic) -> SavedPath {
    let chains: [[PathText.Part]]
    do throws(PathText.Problem) {
      chains = try PathText.chains(source.bytes)
    } catch {
      throw Diagnostic(error)
    }
    var steps: [Step] = []
    for chain in chains {
      for (from, to) in zip(chain, chain.dropFirst()) {
        steps.append(
          Step(
            from: End(from), to: End(to),
            region: SourceRegion(
              file: 0, start: UInt32(clamping: from.range.lowerBound),
              end: UInt32(clamping: to.range.upperBound))))
      }
    }
    return SavedPath(steps: steps, start: chains.first?.first.map { End($0) }, source: source)
  }
}

extension SavedPath.End {
  fileprivate init(_ part: PathText.Part) {
    self.init(name: part.name, id: part.id)
  }
}

extension Diagnostic {
  fileprivate init(_ problem: PathText.Problem) {
    let region = SourceRegion(
      file: 0, start: UInt32(clamping: problem.range.lowerBound),
      end: UInt32(clamping: problem.range.upperBound))
    self.init(
      problem.reason.description,
      suggestion: problem.reason == .empty ? "write a path such as `splash/login`" : nil,
      region: problem.reason == .empty ? .none : region)
  }
}
