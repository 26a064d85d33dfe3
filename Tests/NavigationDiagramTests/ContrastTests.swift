import Testing

@testable import NavigationDiagram

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Contrast")
struct ContrastTests {
  @Test("Text has a contrast of 4.5 or more on what is behind it", arguments: [false, true])
  func text(isDark: Bool) {
    let p = isDark ? PictureStyle.standard.dark : PictureStyle.standard.light
    let pairs = [
      ("title on box", p.text, p.box), ("text on ground", p.text, p.ground),
      ("faint text on box", p.faintText, p.box), ("faint text on ground", p.faintText, p.ground),
      ("presented title", p.onAccent, p.accent), ("step", p.onPath, p.path),
      ("broken label", p.broken, p.ground), ("broken step", p.ground, p.broken),
      ("added", p.added, p.ground), ("changed", p.changed, p.ground),
      ("warning's number", p.ground, p.warning), ("error's number", p.ground, p.broken),
    ]
    for (name, front, back) in pairs {
      let ratio = contrast(front, back)
      #expect(ratio >= 4.5, "\(name): \(ratio)")
    }
  }

  @Test("Contrast is reckoned from 1 to 21")
  func scale() {
    #expect(abs(contrast("#000000", "#ffffff") - 21) < 0.001)
    #expect(contrast("#777777", "#777777") == 1)
  }

  private func contrast(_ a: String, _ b: String) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let c = Double(value >> shift & 0xFF) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
