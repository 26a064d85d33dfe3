import Foundation

@testable import NavigationDiagram

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG picture, read by a parser that is not ours.
struct ReadPicture {
  final class Element {
    let name: String
    let attributes: [String: String]
    let parent: Int?
    var text = ""

    init(_ name: String, _ attributes: [String: String], parent: Int?) {
      self.name = name
      self.attributes = attributes
      self.parent = parent
    }

    var classes: Set<Substring> { Set((attributes["class"] ?? "").split(separator: " ")) }
    func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? .nan }

    /// The place of a rectangle.
    var box: Box {
      let (x, y) = (number("x"), number("y"))
      return Box(minX: x, minY: y, maxX: x + number("width"), maxY: y + number("height"))
    }
  }

  var elements: [Element]

  /// Nil for what is no well-formed XML.
  init?(_ bytes: [UInt8]) {
    let parser = XMLParser(data: Data(bytes))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  func children(of i: Int) -> [Element] { elements.filter { $0.parent == i } }

  /// An element's classes, then those of what it stands in, outwards.
  func lineage(_ element: Element) -> [Element] {
    var line = [element]
    while let parent = line[line.count - 1].parent { line.append(elements[parent]) }
    return line
  }

  /// The boxes of fragments, each with its words.
  var fragments: [(box: Box, words: [Element], group: Element)] {
    elements.indices.filter { elements[$0].attributes["id"]?.hasPrefix("fragment-") == true }
      .compactMap { i in
        let inside = children(of: i)
        guard let box = inside.first(where: { $0.classes.contains("box") }) else { return nil }
        let words = inside.filter {
          $0.name == "text" && !$0.classes.isDisjoint(with: ["title", "note"])
        }
        return (box.box, words, elements[i])
      }
  }

  func count(ids prefix: String) -> Int {
    Set(elements.compactMap { $0.attributes["id"] }.filter { $0.hasPrefix(prefix) }).count
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name, attributes, parent: open.last))
      open.append(elements.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}

/// The rules of a picture's style sheet, as far as it uses CSS: classes, one inside another.
struct ReadSheet {
  struct Rule {
    /// Outwards in, each a set of classes or an element's name.
    var selector: [Substring]
    var property: Substring
    var value: Substring
  }

  private(set) var rules: [Rule] = []

  init(_ text: String) {
    for block in text.split(separator: "}") {
      guard let brace = block.firstIndex(of: "{") else { continue }
      let selectors = block[..<brace].trimmingCharacters(in: .whitespacesAndNewlines)
      for declaration in block[block.index(after: brace)...].split(separator: ";") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        for selector in selectors.split(separator: ",") {
          rules.append(
            Rule(
              selector: Substring(selector).split(separator: " "),
              property: declaration[..<colon],
              value: declaration[declaration.index(after: colon)...]))
        }
      }
    }
  }

  /// The value that an element has of a property: of the most classes, and of these the last.
  func value(_ property: String, _ lineage: [ReadPicture.Element]) -> String? {
    var best: (weight: Int, value: Substring)?
    for rule in rules where rule.property == property {
      guard matches(rule.selector, lineage) else { continue }
      let weight = rule.selector.count { $0.hasPrefix(".") }
      if weight >= best?.weight ?? 0 { best = (weight, rule.value) }
    }
    return best.map { String($0.value) }
  }

  private func matches(_ selector: [Substring], _ lineage: [ReadPicture.Element]) -> Bool {
    func fits(_ part: Substring, _ element: ReadPicture.Element) -> Bool {
      part.hasPrefix(".") ? element.classes.contains(part.dropFirst()) : element.name == part
    }
    guard let own = selector.last, let element = lineage.first, fits(own, element) else {
      return false
    }
    var outer = lineage.dropFirst()
    for part in selector.dropLast().reversed() {
      guard let i = outer.firstIndex(where: { fits(part, $0) }) else { return false }
      outer = outer[(i + 1)...]
    }
    return true
  }
}
