#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour of the sRGB space.
struct Colour {
  private let parts: [Double]

  /// `#rrggbb`; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      text.utf8.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = Int(text.dropFirst(), radix: 16)
    else { return nil }
    parts = [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
  }

  /// The contrast ratio of WCAG 2.1 (2018), from 1 to 21.
  func contrast(with other: Colour) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
