internal import NavigationCore
internal import Spelling

/// Turns the events of one navgraph file into entries of a graph.
///
/// A wrong value is reported and skipped, so that one run shows many problems; what breaks the
/// syntax is thrown and ends the file.
struct NavgraphReader<Source: EventSource> {
  var source: Source
  var graph: GraphBuilder
  let file: Int32
  /// The ends of the segue entry that is being read, as numbers or references.
  var origins: [Int32] = []
  var destinations: [Int32] = []

  /// Only the input itself, not what it includes, names the graph and its entry.
  var isRoot: Bool { file == 0 }

  init(source: Source, graph: consuming GraphBuilder, file: Int32) {
    self.source = source
    self.graph = graph
    self.file = file
  }

  mutating func read() {
    do throws(Diagnostic) {
      try readDocument()
    } catch {
      graph.report(error)
    }
    graph.settle()
  }

  private mutating func readDocument() throws(Diagnostic) {
    let event = try source.next()
    guard event == .beginMap else {
      let place = event == .end ? region(0, 0) : here
      graph.report(
        Diagnostic(
          event == .end
            ? "the file holds no graph" : "a graph document must be a map, found \(found(event))",
          suggestion: "begin with `version: 1`", region: place))
      return
    }
    let start = source.start
    var seen: UInt64 = 0
    var hasVersion = false
    while let key = try nextKey(documentKeys, of: "a graph document", seen: &seen) {
      switch key {
      case 0:
        hasVersion = true
        try readVersion()
      case 1:
        if let name = try text(for: "name"), isRoot { graph.document.name = name }
      case 2:
        if let name = try text(for: "entry", allowsEmpty: false), isRoot {
          graph.document.declaredEntry = (name, here)
        }
      case 3:
        try readList(of: "fragments") { reader, event throws(Diagnostic) in
          try reader.readFragment(event)
        }
      case 4:
        if let value = try flag(for: "closed"), isRoot { graph.document.isClosed = value }
      case 5:
        try readList(of: "segues") { reader, event throws(Diagnostic) in
          try reader.readSegue(event)
        }
      case 6:
        try readList(of: "include") { reader, event throws(Diagnostic) in
          try reader.readInclude(event)
        }
      case 8:
        if let why = try text(for: "entryFromCode"), isRoot { graph.document.entryFromCode = why }
      case 9:
        try readList(of: "deadCases") { reader, event throws(Diagnostic) in
          try reader.readDeadCase(event)
        }
      default:
        try readList(of: "suppress") { reader, event throws(Diagnostic) in
          try reader.readSuppression(event)
        }
      }
    }
    if !hasVersion {
      graph.report(
        Diagnostic(
          "`version` is missing", suggestion: "add `version: 1`", region: region(start, start)))
    }
    _ = try source.next()
  }

  private mutating func readVersion() throws(Diagnostic) {
    let event = try source.next()
    if event == .scalar, source.kind == .number, source.text.spells("1") { return }
    if event == .scalar, source.kind == .number {
      let version = String(decoding: source.text.prefix(40), as: UTF8.self)
      graph.report(
        Diagnostic(
          "unknown version `\(version)`", suggestion: "the only known version is 1", region: here))
    } else {
      try refuse(event, "`version` must be a number")
    }
  }

  private mutating func readInclude(_ event: DocumentEvent) throws(Diagnostic) {
    guard let path = try text(event, for: "an entry of `include`", allowsEmpty: false) else {
      return
    }
    graph.includes.append(GraphBuilder.Include(path: path, region: here))
  }

  private mutating func readSuppression(_ event: DocumentEvent) throws(Diagnostic) {
    guard event == .beginMap else { return try refuse(event, "a suppression must be a map") }
    let start = source.start
    var rule: String?
    var reason: String?
    var fragment: String?
    var edge: [String]?
    var seen: UInt64 = 0
    while let key = try nextKey(suppressionKeys, of: "a suppression", seen: &seen) {
      switch key {
      case 0: rule = try text(for: "rule", allowsEmpty: false)
      case 1: fragment = try text(for: "fragment", allowsEmpty: false)
      case 2, 3:
        guard try text(for: key == 2 ? "edge" : "segue") != nil else { break }
        edge = self.edge("a suppression")
      default: reason = try text(for: "reason", allowsEmpty: false)
      }
    }
    let place = region(start, source.end)
    if seen & 1 == 0 {
      graph.report(Diagnostic("a suppression needs a `rule`", region: place))
    }
    if seen & 16 == 0 {
      graph.report(
        Diagnostic(
          "a suppression needs a `reason`", suggestion: "say why the finding is accepted",
          region: place))
    }
    if let rule, let reason {
      graph.document.suppressions.append(
        GraphDocument.Suppression(
          rule: rule, fragment: fragment, edge: edge, reason: reason, region: place))
    }
  }

  private mutating func readDeadCase(_ event: DocumentEvent) throws(Diagnostic) {
    guard try text(event, for: "an entry of `deadCases`", allowsEmpty: false) != nil,
      let edge = edge("a dead case")
    else { return }
    graph.document.deadCases.append(
      GraphDocument.DeadCase(origin: edge[0], destination: edge[1], region: here))
  }

  /// The ends of the one edge that the current scalar holds; nil after reporting a problem.
  private mutating func edge(_ owner: StaticString) -> [String]? {
    do throws(Shorthand.Problem) {
      let terms = try Shorthand.parse(source.text)
      if terms.count == 2, terms[0].names.count == 1, terms[1].names.count == 1 {
        return terms.map { String(decoding: $0.names[0].bytes, as: UTF8.self) }
      }
      graph.report(
        Diagnostic("\(owner) is about one edge: `origin => destination`", region: here))
    } catch {
      graph.report(Diagnostic(error.message, region: here))
    }
    return nil
  }

  private mutating func readFragment(_ event: DocumentEvent) throws(Diagnostic) {
    if event == .scalar {
      guard try isName(event) else { return }
      if source.textIsLasting {
        graph.declareLater(source.text, region: here)
        return graph.settleFullBatch()
      }
      let name = graph.fragment(source.text, region: here)
      return graph.declare(name, region: here, attributes: nil)
    }
    guard event == .beginMap else {
      return try refuse(event, "a fragment must be a name or a map")
    }
    let start = source.start
    var id: Int32?
    var place = here
    var attributes = GraphDocument.FragmentAttributes()
    var seen: UInt64 = 0
    while let key = try nextKey(fragmentKeys, of: "a fragment", seen: &seen) {
      switch key {
      case 0:
        id = try name(try source.next())
        place = here
      case 1: attributes.title = try text(for: "title")
      case 2: attributes.group = try text(for: "group")
      case 3: attributes.image = try text(for: "image")
      case 4: attributes.source = try text(for: "source")
      case 6: attributes.reachableFromCode = try text(for: "reachableFromCode")
      case 7: attributes.leavableFromCode = try text(for: "leavableFromCode")
      default: attributes.isTerminal = try flag(for: "terminal") ?? false
      }
    }
    if let id {
      graph.declare(
        id, region: place,
        attributes: attributes == GraphDocument.FragmentAttributes() ? nil : attributes)
    } else if seen & 1 == 0 {
      graph.report(
        Diagnostic(
          "a fragment needs an `id`", region: region(start, source.end)))
    }
  }
}

let documentKeys: [StaticString] = [
  "version", "name", "entry", "fragments", "closed", "segues", "include", "suppress",
  "entryFromCode", "deadCases",
]
let fragmentKeys: [StaticString] = [
  "id", "title", "group", "image", "source", "terminal", "reachableFromCode",
  "leavableFromCode",
]
let suppressionKeys: [StaticString] = ["rule", "fragment", "edge", "segue", "reason"]
