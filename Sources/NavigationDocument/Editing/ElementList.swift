/// The elements of a list, or the members of a map, as they are written.
///
/// A comment behind a removed element, in its line, goes with it; comments in lines of their own
/// stay. What shares a line with an element stays as it is.
struct ElementList {
  let layout: SourceLayout
  /// The bytes of the whole.
  let range: Range<Int>
  /// The bytes of each element, without dash and comma.
  let elements: [Range<Int>]
  /// In brackets or braces the comma behind each element, which the last one need not have; else
  /// the dash before each; nil where they are not where they are looked for.
  private let marks: [Int?]?
  private let isFlow: Bool

  init(_ range: Range<Int>, _ elements: [Range<Int>], isFlow: Bool, _ layout: SourceLayout) {
    self.range = range
    self.elements = elements
    self.isFlow = isFlow
    self.layout = layout
    marks =
      isFlow ? Self.commas(elements, layout) : Self.dashes(range.lowerBound, elements, layout)
  }

  private static func dashes(
    _ start: Int, _ elements: [Range<Int>], _ layout: SourceLayout
  ) -> [Int?]? {
    var dashes: [Int] = []
    var at = start
    for element in elements {
      let dash = layout.skipGap(at).offset
      guard dash < element.lowerBound, layout.bytes[dash] == 0x2D else { return nil }
      dashes.append(dash)
      at = element.upperBound
    }
    return dashes
  }

  /// Nil where a comment stands between an element and its comma.
  private static func commas(_ elements: [Range<Int>], _ layout: SourceLayout) -> [Int?]? {
    var commas: [Int?] = []
    for (i, element) in elements.enumerated() {
      let (next, hasComment) = layout.skipGap(element.upperBound)
      if next < layout.bytes.count, layout.bytes[next] == 0x2C {
        guard !hasComment else { return nil }
        commas.append(next)
      } else {
        guard i == elements.count - 1 else { return nil }
        commas.append(nil)
      }
    }
    return commas
  }

  // MARK: Removing

  /// The parts that go with some elements, given in order; nil where an element of a block list
  /// shares its line with something else. Linear in what is removed.
  func removing(_ removed: [Int]) -> [Range<Int>]? {
    guard let marks else { return nil }
    guard !isFlow else { return removingFlow(removed, commas: marks) }
    var parts: [Range<Int>] = []
    for i in removed {
      guard let dash = marks[i], let lines = layout.lines(dash..<elements[i].upperBound) else {
        return nil
      }
      parts.append(lines)
    }
    return parts
  }

  private func removingFlow(_ removed: [Int], commas: [Int?]) -> [Range<Int>]? {
    // Where the last elements go, they leave the comma of the last one that stays.
    var firstOfTail = elements.count
    if commas.last == .some(.none) {
      for i in removed.reversed() where i == firstOfTail - 1 { firstOfTail = i }
    }
    if firstOfTail == 0 { firstOfTail = elements.count }
    let single = removed.filter { $0 < firstOfTail }.map { withSpaces(withComma($0, commas)) }
    guard firstOfTail < elements.count, let comma = commas[firstOfTail - 1] else { return single }
    let tail = (firstOfTail..<elements.count).map { withComma($0, commas) }
    let lines = tail.compactMap { layout.lines($0) }
    if lines.count == tail.count { return single + [comma..<comma + 1] + lines }
    let hasComment = commas[(firstOfTail - 1)...].contains { comma in
      comma.map { layout.skipGap($0 + 1).hasComment } ?? false
    }
    if !hasComment {
      let end = elements[elements.count - 1].upperBound
      return single + [elements[firstOfTail - 1].upperBound..<end]
    }
    return single + [comma..<comma + 1]
      + tail.map { layout.spacesStart(before: $0.lowerBound)..<$0.upperBound }
  }

  private func withComma(_ i: Int, _ commas: [Int?]) -> Range<Int> {
    elements[i].lowerBound..<(commas[i].map { $0 + 1 } ?? elements[i].upperBound)
  }

  /// A part with its lines where it has them for itself, or else with the spaces on one side.
  private func withSpaces(_ part: Range<Int>) -> Range<Int> {
    if let lines = layout.lines(part) { return lines }
    let next = layout.skipSpaces(part.upperBound)
    return layout.isLineEnd(next)
      ? layout.spacesStart(before: part.lowerBound)..<next : part.lowerBound..<next
  }

  /// Whether a comment stands between the brackets, outside of the elements. Linear.
  var hasComment: Bool {
    guard let marks, isFlow else { return false }
    return layout.skipGap(range.lowerBound + 1).hasComment
      || elements.indices.contains { layout.skipGap(withComma($0, marks).upperBound).hasComment }
  }

  // MARK: Appending

  typealias Insertion = (offset: Int, text: String)

  /// Puts elements at the end, laid out as the last one is; nil where the last one of a block list
  /// shares its line with something else, or is not there.
  func appending(_ new: [String]) -> [Insertion]? {
    guard let marks else { return nil }
    guard let last = elements.last else {
      return isFlow ? [(range.lowerBound + 1, new.joined(separator: ", "))] : nil
    }
    let mark = marks[elements.count - 1]
    guard isFlow else {
      guard let mark, let lines = layout.lines(mark..<last.upperBound) else { return nil }
      let indent = text(lines.lowerBound..<mark) + "- "
      let lineBreak = layout.lineBreak(before: lines.upperBound)
      let added = new.map { indent + $0 }.joined(separator: lineBreak)
      let isEnd = layout.isOpenEnd(lines.upperBound)
      return [(lines.upperBound, isEnd ? lineBreak + added : added + lineBreak)]
    }
    guard let lines = layout.lines(withComma(elements.count - 1, marks)) else {
      return [(last.upperBound, new.map { ", " + $0 }.joined())]
    }
    let lineBreak = layout.lineBreak(before: lines.upperBound)
    let indent = text(lines.lowerBound..<last.lowerBound)
    let added = new.map { indent + $0 }.joined(separator: "," + lineBreak)
    return (mark == nil ? [(last.upperBound, ",")] : [])
      + [(lines.upperBound, added + (mark == nil ? "" : ",") + lineBreak)]
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: layout.bytes[range], as: UTF8.self)
  }
}
