/// A template for links to a line of source: `vscode://file/{path}:{line}`.
public struct SourceLink: Sendable, Hashable {
  /// Schemes that open a page or an editor, and run nothing.
  public static let schemes = [
    "http", "https", "vscode", "vscode-insiders", "vscodium", "cursor", "xcode", "idea",
    "jetbrains", "zed", "txmt", "subl",
  ]

  let template: String

  /// Nil where the template has no `{path}`, or another scheme than those in `schemes`.
  public init?(template: String) {
    guard let colon = template.firstIndex(of: ":"), template.contains("{path}"),
      SourceLink.schemes.contains(template[..<colon].lowercased())
    else { return nil }
    self.template = template
  }

  /// The link to a place; line 1 where it names a file alone.
  func url(for source: Scene.Source) -> String {
    var url = template
    url.replace("{line}", with: String(source.line ?? 1))
    url.replace("{path}", with: SourceLink.encoded(source.path))
    return url
  }

  /// Percent-encodes all but the unreserved characters and slashes (RFC 3986).
  private static func encoded(_ path: String) -> String {
    let hex = Array("0123456789ABCDEF")
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default: out += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
    return out
  }
}
