/// Where the nodes and edges of DOT text are first written, and how much the text stands for.
///
/// cgraph keeps no places, and makes what the text asks for: an edge from each node of one group
/// to each of another, and room for every attribute in every node. So that is counted before.
struct DOTPlaces {
  struct Ends: Hashable {
    var tail: String
    var head: String
  }

  static let depthLimit = 200
  /// cgraph's parser keeps a chain of edges on a stack of its own, which has an end.
  static let chainLimit = 1_000
  static let edgeLimit = 1_000_000
  static let attributeLimit = 50_000_000

  private(set) var nodes: [String: SourceRegion] = [:]
  private(set) var edges: [Ends: SourceRegion] = [:]
  /// Where the graph ends.
  private(set) var end = 0

  private struct Operand {
    var name: String?
    var count: Int
    var start: Int
    var end: Int
  }

  /// An open brace: where it stands, the names before it, and the statement that it is part of.
  private struct Group {
    var start: Int
    var names: Int
    var left: Operand?
    var isJoined: Bool
  }

  private let file: Int32
  private let tokens: [DOTScanner.Token]

  init(_ tokens: [DOTScanner.Token], file: Int32) throws(Diagnostic) {
    self.tokens = tokens
    self.file = file
    try scan()
  }

  private mutating func scan() throws(Diagnostic) {
    var open: [Group] = []
    var names = 0
    var edgeCount = 0
    var keys: Set<String> = []
    var brackets = 0
    var left: Operand?
    var isJoined = false
    var chain = 0
    var i = 0

    func place(_ start: Int, _ end: Int) -> SourceRegion {
      SourceRegion(file: file, start: UInt32(start), end: UInt32(end))
    }
    func operand(_ right: Operand) throws(Diagnostic) {
      chain = isJoined ? chain + 1 : 0
      if chain > Self.chainLimit {
        throw Diagnostic(
          "a chain of more than \(Self.chainLimit) edges", suggestion: "split it in several",
          region: place(right.start, right.end))
      }
      if isJoined, let left {
        edgeCount += left.count.multipliedReportingOverflow(by: right.count).partialValue
        if edgeCount > Self.edgeLimit || left.count > Self.edgeLimit {
          throw Diagnostic(
            "this stands for more than \(Self.edgeLimit) edges",
            region: place(left.start, right.end))
        }
        if let tail = left.name, let head = right.name {
          let ends = Ends(tail: tail, head: head)
          if edges[ends] == nil { edges[ends] = place(left.start, right.end) }
        }
      }
      left = right
      isJoined = false
    }

    while i < tokens.count {
      let token = tokens[i]
      let next = i + 1 < tokens.count ? tokens[i + 1] : nil
      i += 1
      switch token.kind {
      case .mark(UInt8(ascii: "[")): brackets += 1
      case .mark(UInt8(ascii: "]")): brackets -= 1
      case .name where next?.isMark("=") ?? false:
        keys.insert(token.text)
        i = min(i + 2, tokens.count)
      case _ where brackets > 0: continue
      case .mark(UInt8(ascii: "{")):
        // What was before is the left side of what is after, and no part of what is inside.
        open.append(Group(start: token.start, names: names, left: left, isJoined: isJoined))
        left = nil
        isJoined = false
        if open.count > Self.depthLimit {
          throw Diagnostic(
            "nested too deeply: more than \(Self.depthLimit) levels",
            region: place(token.start, token.end))
        }
      case .mark(UInt8(ascii: "}")):
        guard let group = open.popLast() else {
          throw Diagnostic("there is no `{` to this `}`", region: place(token.start, token.end))
        }
        if open.isEmpty {
          end = token.end
          if let more = next {
            throw Diagnostic(
              "a file holds one graph, here begins another", region: place(more.start, more.end))
          }
        }
        left = group.left
        isJoined = group.isJoined
        try operand(
          Operand(name: nil, count: names - group.names, start: group.start, end: token.end))
      case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")):
        left = nil
        isJoined = false
      case .mark(UInt8(ascii: ":")): i += 1
      case .edge: isJoined = true
      case .name(let isQuoted) where !open.isEmpty:
        let word = token.text.lowercased()
        if !isQuoted, ["node", "edge", "graph"].contains(word) { continue }
        if !isQuoted, word == "subgraph" {
          guard let name = next, !name.isMark("{") else { continue }
          i += 1
          let isBare = !(i < tokens.count && tokens[i].isMark("{"))
          // Without a body it is the group of that name, with all its nodes.
          if isBare {
            try operand(
              Operand(name: nil, count: names, start: token.start, end: name.end))
          }
          continue
        }
        names += 1
        if nodes[token.text] == nil { nodes[token.text] = place(token.start, token.end) }
        try operand(
          Operand(name: token.text, count: 1, start: token.start, end: token.end))
      default: continue
      }
    }
    if let group = open.last {
      throw Diagnostic(
        "this `{` has no closing `}`", region: place(group.start, group.start + 1))
    }
    if keys.count.multipliedReportingOverflow(by: names).partialValue > Self.attributeLimit {
      throw Diagnostic(
        "\(keys.count) kinds of attributes for \(names) nodes are too many")
    }
  }
}
