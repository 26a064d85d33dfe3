import NavigationDocument
import Testing

@testable import NavigationDiagram

@Suite("Picture styles")
struct PictureStyleTests {
  func read(_ text: String) throws(Diagnostic) -> (style: PictureStyle, warnings: [Diagnostic]) {
    try PictureStyle.read(SourceText(path: "style.yml", bytes: Array(text.utf8)))
  }

  @Test("a style changes what it names, and leaves the rest as it is")
  func changes() throws {
    let (style, warnings) = try read(
      """
      light: { accent: "#7A0019" }
      font: [Inter, Noto Sans CJK JP, sans-serif]
      strokes: 2

      """)
    #expect(warnings == [])
    var scene = Scene(
      title: "t", description: "", fragments: [Scene.Fragment(id: "a", title: "a")], segues: [])
    scene.style = style
    let picture = String(decoding: try Diagram.svg(scene), as: UTF8.self)
    #expect(picture.contains("fill:#7a0019"))
    #expect(picture.contains(#"text{font-family:"Inter","Noto Sans CJK JP",sans-serif}"#))
    #expect(picture.contains(".edge{fill:none;stroke-width:2.6}"))
    #expect(style.dark == PictureStyle.standard.dark)
  }

  @Test("text that is hard to read is warned of, with the contrast")
  func contrast() throws {
    let (_, warnings) = try read("dark: { text: \"#444444\" }\n")
    #expect(
      warnings.map(\.message) == [
        "`text` on `box` in `dark` has a contrast of 1.5:1, and 4.5:1 is needed to read it with "
          + "ease",
        "`text` on `ground` in `dark` has a contrast of 1.8:1, and 4.5:1 is needed to read it with "
          + "ease",
      ])
  }

  @Test(
    "a mistake is told at its place",
    arguments: [
      ("light: { accnt: \"#000000\" }", "unknown colour `accnt` in a theme", 9),
      ("lihgt: {}", "unknown key `lihgt` in a theme", 0),
      ("light: { text: red }", "a colour is written #rrggbb, and quoted in YAML", 15),
      ("light: { text: \"#12345g\" }", "a colour is written #rrggbb, and quoted in YAML", 15),
      ("light: { text: \"#+12345\" }", "a colour is written #rrggbb, and quoted in YAML", 15),
      ("strokes: 100", "`strokes` must be a number from 0.25 to 4", 9),
      ("strokes: nan", "`strokes` must be a number from 0.25 to 4", 9),
      (
        "font: \"x;}</style><script>\"",
        "a font is a name of letters, digits, spaces and dashes", 6
      ),
      ("font: []", "`font` names no font", 6), ("[]", "a theme must be a map, found a list", 0),
    ] as [(String, String, UInt32)])
  func mistakes(text: String, message: String, place: UInt32) {
    #expect {
      try read(text)
    } throws: { error in
      guard let diagnostic = error as? Diagnostic else { return false }
      #expect(diagnostic.message == message)
      #expect(diagnostic.region.start == place)
      return true
    }
  }

  @Test("every colour has its name, and the standard style reads back as itself")
  func names() throws {
    let names = PictureStyle.Palette.colours.map(\.name)
    #expect(Set(names).count == names.count)
    func text(_ palette: PictureStyle.Palette) -> String {
      names.map { "\($0): \"\(palette[$0] ?? "")\"" }.joined(separator: ", ")
    }
    let standard = PictureStyle.standard
    let (style, warnings) = try read(
      "light: { \(text(standard.light)) }\ndark: { \(text(standard.dark)) }\n")
    #expect(style == standard)
    #expect(warnings == [])
  }
}
