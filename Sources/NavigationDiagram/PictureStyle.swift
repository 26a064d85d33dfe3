/// The colours, the font and the strokes of a picture.
public struct PictureStyle: Sendable, Hashable {
  /// The colours of a picture, each as `#rrggbb`.
  public struct Palette: Sendable, Hashable {
    var ground, box, line, text, faint, faintText, accent, onAccent, path, onPath, broken, added,
      changed, warning: String

    /// The colours by the names that a file gives them.
    static var colours: [(name: String, path: WritableKeyPath<Palette, String>)] {
      [
        ("ground", \.ground), ("box", \.box), ("line", \.line), ("text", \.text),
        ("faint", \.faint), ("faintText", \.faintText), ("accent", \.accent),
        ("onAccent", \.onAccent), ("path", \.path), ("onPath", \.onPath), ("broken", \.broken),
        ("added", \.added), ("changed", \.changed), ("warning", \.warning),
      ]
    }

    /// What stands on what, and has to be read there.
    static let readable: [(front: String, back: String)] = [
      ("text", "box"), ("text", "ground"), ("faintText", "box"), ("faintText", "ground"),
      ("onAccent", "accent"), ("onPath", "path"), ("broken", "ground"), ("added", "ground"),
      ("changed", "ground"), ("warning", "ground"),
    ]

    subscript(name: String) -> String? {
      Palette.colours.first { $0.name == name }.map { self[keyPath: $0.path] }
    }
  }

  public var light: Palette
  public var dark: Palette
  /// A CSS list of font families.
  public var font: String
  /// How many times as thick as usual strokes are.
  public var strokes: Double

  /// The default: its colours keep apart under the common colour blindnesses, and text has a
  /// contrast of 4.5:1 or more on what is behind it.
  public static let standard = PictureStyle(
    light: Palette(
      ground: "#ffffff", box: "#f5f7fa", line: "#4a5568", text: "#1a202c", faint: "#b4bcc8",
      faintText: "#606a78", accent: "#005a9c", onAccent: "#ffffff", path: "#b34700",
      onPath: "#ffffff", broken: "#b00020", added: "#00695c", changed: "#6a3fa0",
      warning: "#8a5a00"),
    dark: Palette(
      ground: "#14181f", box: "#1f2631", line: "#a9b4c4", text: "#edf1f7", faint: "#4b5666",
      faintText: "#98a3b3", accent: "#7cc4ff", onAccent: "#0b1520", path: "#ffab66",
      onPath: "#1c0f00", broken: "#ff8a94", added: "#5fd4c4", changed: "#c8a6ff",
      warning: "#f2c14e"),
    font: """
      Helvetica,Arial,"Liberation Sans","DejaVu Sans","Hiragino Sans","Noto Sans CJK JP",sans-serif
      """,
    strokes: 1)

  /// A stroke's width as CSS writes it.
  func width(_ usual: Double) -> String {
    var buffer = SVGBuffer()
    buffer.number(usual * strokes)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
