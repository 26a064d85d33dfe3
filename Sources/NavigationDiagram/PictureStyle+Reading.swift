public import NavigationDocument
import Spelling

extension PictureStyle {
  /// Reads a theme: a YAML or JSON file with `light` and `dark` (colours by name, each
  /// `#rrggbb`), `font` (a list of families) and `strokes` (a factor); what it leaves out is as
  /// usual.
  ///
  /// - Returns: the style, and a warning for each text that has less contrast than 4.5:1.
  /// - Throws: the first mistake, at its place.
  public static func read(
    _ source: SourceText
  ) throws(Diagnostic) -> (style: PictureStyle, warnings: [Diagnostic]) {
    let file = try DocumentValue.read(source)
    var style = PictureStyle.standard
    var warnings: [Diagnostic] = []
    for member in try members(of: file, "a theme") {
      switch member.key {
      case "light": try style.light.read(member, &warnings)
      case "dark": try style.dark.read(member, &warnings)
      case "font": style.font = try font(member.value)
      case "strokes":
        guard let factor = member.value.text.flatMap(Double.init), (0.25...4).contains(factor)
        else {
          throw Diagnostic(
            "`strokes` must be a number from 0.25 to 4", region: member.value.region)
        }
        style.strokes = factor
      default: throw unknown("key", member, among: ["light", "dark", "font", "strokes"])
      }
    }
    return (style, warnings)
  }

  fileprivate static func members(
    of value: DocumentValue, _ what: String
  ) throws(Diagnostic) -> [DocumentValue.Member] {
    guard let members = value.members else {
      throw Diagnostic("\(what) must be a map, found \(value.kind)", region: value.region)
    }
    return members
  }

  fileprivate static func unknown(
    _ kind: String, _ member: DocumentValue.Member, among known: [String]
  ) -> Diagnostic {
    let meant = Spelling.nearest(to: member.key, among: known)
    return Diagnostic(
      "unknown \(kind) `\(member.key)` in a theme",
      suggestion: meant.map { "did you mean `\($0)`?" }
        ?? "it may have \(known.joined(separator: ", "))",
      region: member.region)
  }

  /// One family, or several in order; a family that is no generic name of CSS is quoted.
  private static func font(_ value: DocumentValue) throws(Diagnostic) -> String {
    let generic = ["serif", "sans-serif", "monospace", "system-ui", "ui-sans-serif"]
    var families: [String] = []
    for item in value.items ?? [value] {
      guard let name = item.text, !name.isEmpty,
        name.unicodeScalars.allSatisfy({
          $0.properties.isAlphabetic || "0123456789 -_".contains(Character($0))
        })
      else {
        throw Diagnostic(
          "a font is a name of letters, digits, spaces and dashes", region: item.region)
      }
      families.append(generic.contains(name) ? name : "\"\(name)\"")
    }
    guard !families.isEmpty else {
      throw Diagnostic("`font` names no font", region: value.region)
    }
    return families.joined(separator: ",")
  }
}

extension PictureStyle.Palette {
  fileprivate mutating func read(
    _ colours: DocumentValue.Member, _ warnings: inout [Diagnostic]
  ) throws(Diagnostic) {
    for member in try PictureStyle.members(of: colours.value, "`\(colours.key)`") {
      guard let path = Self.colours.first(where: { $0.name == member.key })?.path else {
        throw PictureStyle.unknown("colour", member, among: Self.colours.map(\.name))
      }
      guard let text = member.value.text, Colour(text) != nil else {
        throw Diagnostic(
          "a colour is written #rrggbb, and quoted in YAML", region: member.value.region)
      }
      self[keyPath: path] = text.lowercased()
    }
    for pair in Self.readable {
      guard let front = self[pair.front].flatMap(Colour.init),
        let back = self[pair.back].flatMap(Colour.init)
      else { continue }
      let tenths = Int((front.contrast(with: back) * 10).rounded(.down))
      guard tenths < 45 else { continue }
      warnings.append(
        Diagnostic(
          "`\(pair.front)` on `\(pair.back)` in `\(colours.key)` has a contrast of "
            + "\(tenths / 10).\(tenths % 10):1, and 4.5:1 is needed to read it with ease",
          region: colours.region))
    }
  }
}
