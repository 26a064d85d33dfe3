internal import NavigationCore
internal import Spelling

extension NavgraphReader {
  mutating func readSegue(_ event: DocumentEvent) throws(Diagnostic) {
    if event == .beginMap {
      try readSegueMap()
      return graph.settleFullBatch()
    }
    guard isText(event) else {
      return try refuse(event, "a segue must be `origin => destination` or a map")
    }
    for edge in shorthandEdges() ?? [] { graph.appendBare(edge) }
  }

  private mutating func readSegueMap() throws(Diagnostic) {
    let start = source.start
    origins.removeAll(keepingCapacity: true)
    destinations.removeAll(keepingCapacity: true)
    var segue = GraphDocument.Segue(origin: 0, destination: 0)
    var edges: [(origin: Int32, destination: Int32)] = []
    var seen: UInt64 = 0
    var isValid = true
    while let key = try nextKey(segueKeys, of: "a segue", seen: &seen) {
      switch key {
      case 0: isValid = try readEnds(areOrigins: true, "from") && isValid
      case 1: isValid = try readEnds(areOrigins: false, "to") && isValid
      case 2:
        if try text(for: "edge") != nil, let found = shorthandEdges() {
          edges = found.map { ($0.origin, $0.destination) }
        } else {
          isValid = false
        }
      case 3: try readStyle(into: &segue)
      case 4: if try flag(for: "dismissable") == true { segue.rules.insert(.dismissable) }
      case 5: if try flag(for: "auto") == true { segue.rules.insert(.auto) }
      case 6: if try text(for: "tag") != nil { segue.tag = graph.texts.number(of: source.text) }
      case 7: try readPresentation(into: &segue)
      default:
        if try text(for: "label") != nil { segue.label = graph.texts.number(of: source.text) }
      }
    }
    segue.region = region(start, source.end)
    let hasEdge = seen & 4 != 0
    let ends = seen & 3
    if hasEdge ? ends != 0 : ends != 3 {
      graph.report(
        Diagnostic(
          hasEdge
            ? "a segue has either `edge` or `from` and `to`"
            : ends == 0
              ? "a segue needs `from` and `to`"
              : "a segue needs `\(ends == 1 ? "to" : "from")` as well",
          region: segue.region))
      return
    }
    guard isValid else { return }
    for edge in edges {
      segue.origin = edge.origin
      segue.destination = edge.destination
      graph.document.segues.append(segue)
    }
    guard origins.count * destinations.count <= Shorthand.edgeLimit else {
      graph.report(Diagnostic(Shorthand.tooMany, region: segue.region))
      return
    }
    for origin in origins {
      for destination in destinations {
        segue.origin = origin
        segue.destination = destination
        graph.document.segues.append(segue)
      }
    }
  }

  private mutating func appendEnd(_ name: Int32, isOrigin: Bool) {
    if isOrigin { origins.append(name) } else { destinations.append(name) }
  }

  private mutating func readEnds(
    areOrigins: Bool, _ key: StaticString
  ) throws(Diagnostic) -> Bool {
    let event = try source.next()
    if event == .scalar {
      guard let name = try end(event) else { return false }
      appendEnd(name, isOrigin: areOrigins)
      return true
    }
    guard event == .beginList else {
      try refuse(event, "`\(key)` must be a name or a list of names")
      return false
    }
    while true {
      let event = try source.next()
      if event == .endList { return true }
      if let name = try end(event) { appendEnd(name, isOrigin: areOrigins) }
    }
  }

  private mutating func readStyle(into segue: inout GraphDocument.Segue) throws(Diagnostic) {
    guard let style = try text(for: "style") else { return }
    if style == "hold" {
      segue.rules.insert(.hold)
    } else if style != "pass" {
      let near = Spelling.nearest(to: style, among: ["hold", "pass"])
      graph.report(
        Diagnostic(
          "unknown style `\(style)`",
          suggestion: near.map { "did you mean `\($0)`?" } ?? "use `hold` or `pass`",
          region: here))
    }
  }

  private mutating func readPresentation(
    into segue: inout GraphDocument.Segue
  ) throws(Diagnostic) {
    let event = try source.next()
    if isText(event) {
      for i in 0..<presentations.count where source.text.spells(presentations[i].name) {
        segue.presentation = presentations[i].value
        return
      }
    }
    guard let text = try text(event, for: "`presentation`", allowsEmpty: true) else { return }
    let known = presentations.map { "\($0.name)" }
    let near = Spelling.nearest(to: text, among: known)
    graph.report(
      Diagnostic(
        "unknown presentation `\(text)`",
        suggestion: near.map { "did you mean `\($0)`?" }
          ?? "use one of \(known.map { "`\($0)`" }.joined(separator: ", "))",
        region: here))
  }

  /// The edges of the shorthand that the current scalar holds; nil after reporting a problem.
  private mutating func shorthandEdges() -> [GraphDocument.Segue]? {
    let place = here
    let verbatim = source.verbatimStart
    let file = file
    func part(_ range: Range<Int>) -> SourceRegion {
      guard let verbatim else { return place }
      return SourceRegion(
        file: file, start: verbatim + UInt32(range.lowerBound),
        end: verbatim + UInt32(range.upperBound))
    }
    do throws(Shorthand.Problem) {
      let terms = try Shorthand.parse(source.text)
      var numbers: [[Int32]] = []
      for term in terms {
        numbers.append([])
        for name in term.names {
          let place = part(name.range)
          let number = name.bytes.withUnsafeBufferPointer { graph.fragment($0, region: place) }
          numbers[numbers.count - 1].append(number)
        }
      }
      var edges: [GraphDocument.Segue] = []
      for i in 1..<terms.count {
        for (origin, from) in zip(numbers[i - 1], terms[i - 1].names) {
          for (destination, to) in zip(numbers[i], terms[i].names) {
            edges.append(
              GraphDocument.Segue(
                origin: origin, destination: destination,
                region: part(
                  min(
                    from.range.lowerBound, to.range.lowerBound)..<max(
                      from.range.upperBound, to.range.upperBound))))
          }
        }
      }
      return edges
    } catch {
      graph.report(
        Diagnostic(error.message, suggestion: error.suggestion, region: part(error.range)))
      return nil
    }
  }
}

let segueKeys: [StaticString] = [
  "from", "to", "edge", "style", "dismissable", "auto", "tag", "presentation", "label",
]

let presentations: [(name: StaticString, value: Presentation)] = [
  ("push", .push), ("sheet", .sheet), ("fullScreenCover", .fullScreenCover),
  ("popover", .popover), ("alert", .alert), ("confirmationDialog", .confirmationDialog),
  ("modal", .modal), ("window", .window), ("tab", .tab), ("embed", .embed),
]
