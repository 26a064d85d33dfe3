/// What an input is written in, told by its name, and by its content where the name does not.
public enum InputFormat: Sendable, Hashable {
  case navgraph, storyboard, androidNavigation, dot, swift

  /// The format that a name promises; nil where any could be.
  public init?(path: String) {
    let name = path.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) } }
    if ends(".yml", ".yaml", ".json") {
      self = .navgraph
    } else if ends(".storyboard") {
      self = .storyboard
    } else if ends(".dot", ".gv") {
      self = .dot
    } else if ends(".swift") {
      self = .swift
    } else if ends(".xml") {
      self = .androidNavigation
    } else {
      return nil
    }
  }

  public init(path: String, bytes: [UInt8]) {
    self = InputFormat(path: path) ?? InputFormat(content: bytes)
  }

  private init(content bytes: [UInt8]) {
    let head = bytes.prefix(4_096).drop { $0 <= 0x20 || $0 >= 0x80 }
    let text = String(decoding: head, as: UTF8.self)
    if text.hasPrefix("<") {
      self = text.contains("<document") ? .storyboard : .androidNavigation
    } else if ["digraph", "graph", "strict"].contains(where: { text.hasPrefix($0) }),
      text.prefix(while: { $0 != ":" }).contains("{")
    {
      self = .dot
    } else {
      self = .navgraph
    }
  }
}
