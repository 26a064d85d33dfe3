extension Diagnostic {
  /// The problem as text for people: place, message, the source line with the spot underlined,
  /// and what to do. Without a line break at its end.
  public func rendered(in document: GraphDocument) -> String {
    rendered(in: document.sources)
  }

  /// As `rendered(in:)` for a document, with the sources themselves.
  ///
  /// `error` and `strong` emphasise the word `error` and the place, on a terminal.
  public func rendered(
    in sources: [SourceText],
    error: (String) -> String = { $0 }, strong: (String) -> String = { $0 }
  ) -> String {
    let message = visibleText(message)
    let tail = suggestion.map { "\n  \(visibleText($0))" } ?? ""
    guard sources.indices.contains(Int(region.file)) else {
      return "\(error("error")): \(message)\(tail)"
    }
    let source = sources[Int(region.file)]
    let table = LineTable(source)
    let (line, column) = table.position(of: region.start)
    let place = strong(visibleText("\(source.path):\(line):\(column):"))
    let head = "\(place) \(error("error")): \(message)"
    let lineBytes = table.bytes(ofLine: line)
    guard !lineBytes.isEmpty else { return head + tail }
    return "\(head)\n\(Self.excerpt(source.bytes, lineBytes, region))\(tail)"
  }

  /// The line and its underline, trimmed to about 100 columns around the spot.
  static func excerpt(
    _ bytes: [UInt8], _ line: Range<Int>, _ region: SourceRegion
  ) -> String {
    let spot = min(max(Int(region.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(region.end), spot), line.upperBound)
    // No more is decoded than may be shown, so that the cost does not grow with the line.
    func back(_ count: Int, from offset: Int) -> Int {
      var (offset, rest) = (offset, count)
      while offset > line.lowerBound, rest > 0 {
        offset -= 1
        if bytes[offset] & 0xC0 != 0x80 { rest -= 1 }
      }
      return offset
    }
    func ahead(_ count: Int, from offset: Int, to limit: Int) -> Int {
      var (offset, rest) = (offset, count)
      while offset < limit {
        if bytes[offset] & 0xC0 != 0x80 {
          if rest == 0 { break }
          rest -= 1
        }
        offset += 1
      }
      return offset
    }
    let start = back(101, from: spot)
    let afterStart = ahead(61, from: spot, to: end)
    let afterEnd = ahead(101, from: afterStart, to: line.upperBound)
    let before = scalars(bytes[start..<spot])
    let marked = scalars(bytes[spot..<afterStart])
    let after = scalars(bytes[afterStart..<afterEnd])
    let markedWidth = max(1, min(marked.count, 60))
    let shownBefore = before.suffix(after.count + markedWidth > 60 ? 40 : 100 - markedWidth)
    let shownMarked = marked.prefix(60)
    let shownAfter =
      marked.count > 60
      ? after.prefix(0) : after.prefix(max(0, 100 - shownBefore.count - markedWidth))
    let cutsBefore = shownBefore.count < before.count
    let cutsAfter = marked.count > 60 || shownAfter.count < after.count
    var text = String.UnicodeScalarView()
    if cutsBefore { text.append("…") }
    for scalar in shownBefore { text.append(scalar) }
    for scalar in shownMarked { text.append(scalar) }
    for scalar in shownAfter { text.append(scalar) }
    if cutsAfter { text.append("…") }
    let indent = shownBefore.count + (cutsBefore ? 1 : 0)
    return "  \(inertText(String(text)))\n  \(String(repeating: " ", count: indent))^"
      + String(repeating: "~", count: markedWidth - 1)
  }

  /// One visible scalar for each scalar: a control character as its Unicode picture.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x09: return " "
      case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case 0x7F: return "\u{2421}"
      case 0x80..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
      default: return scalar
      }
    }
  }
}
