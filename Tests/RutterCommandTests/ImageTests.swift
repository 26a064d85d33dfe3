import NavigationDocument
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Images of fragments")
struct ImageTests {
  let program: Program

  /// A PNG of 2 by 1 pixels.
  static let png: [UInt8] =
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
      2, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x7B, 0x40, 0xE8, 0xDD,
    ]

  init() throws {
    program = try Program()
    program.makeFolder("app")
    try program.write(Self.png, to: "app/a.png")
  }

  func draw(_ image: String) throws -> (result: Program.Result, picture: String) {
    try program.write(
      "version: 1\nfragments:\n  - { id: a, image: \"\(image)\" }\nsegues:\n  - a => b\n",
      to: "app/App.navgraph.yml")
    let result = try program.run(["draw", "app/App.navgraph.yml", "-o", "a.svg"])
    return (result, program.read("\(program.folder)/a.svg"))
  }

  @Test("an image is part of the picture, and nothing is fetched to show it")
  func embedded() throws {
    let (result, picture) = try draw("a.png")
    #expect(result == .init(status: 0, output: "", errors: ""))
    #expect(picture.contains("href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAI"))
    let without = try program.run(["draw", "app/App.navgraph.yml", "--no-images"])
    #expect(!without.output.contains("<image"))
  }

  @Test(
    "what is no image of the project is left out, and said at its place",
    arguments: [
      ("none.png", "there is no image `none.png`"),
      ("../outside.png", "the image `../outside.png` is outside the project"),
      ("link.png", "the image `link.png` is outside the project"),
      ("/etc/passwd", "the image `/etc/passwd` is outside the project"),
      ("https://example.org/a.png", "there is no image `https://example.org/a.png`"),
      ("text.png", "the image `text.png` is neither PNG, JPEG nor SVG"),
      ("cut.png", "the image `cut.png` is cut off or damaged"),
      ("bomb.png", "the image `bomb.png` unfolds to more than 50000000 pixels"),
      ("bomb.svg", "the image `bomb.svg` declares entities, which a picture does not need"),
      ("folder", "the image `folder` is no file"),
      ("large.png", "the image `large.png` is larger than 8 MB"),
      ("pipe.png", "the image `pipe.png` is no file"),
      ("loop.png", "there is no image `loop.png`"),
      ("way/outside.png", "the image `way/outside.png` is outside the project"),
      ("wide.svg", "the image `wide.svg` is neither PNG, JPEG nor SVG"),
      ("laughs.svg", "the image `laughs.svg` declares entities, which a picture does not need"),
      ("javascript:alert(1)", "there is no image `javascript:alert(1)`"),
    ])
  func refused(image: String, message: String) throws {
    program.makeFolder("app/folder")
    try program.write(Self.png, to: "outside.png")
    _ = symlink("\(program.folder)/outside.png", "\(program.folder)/app/link.png")
    try program.write("hello", to: "app/text.png")
    try program.write(Array(Self.png.prefix(12)), to: "app/cut.png")
    var bomb = Self.png
    bomb.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    try program.write(bomb, to: "app/bomb.png")
    try program.write(
      "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\">&a;</svg>",
      to: "app/bomb.svg")
    // Nobody writes into it: who opened it would wait for ever.
    mkfifo("\(program.folder)/app/pipe.png", 0o600)
    symlink("loop.png", "\(program.folder)/app/loop.png")
    symlink("..", "\(program.folder)/app/way")
    let laughs = (1...9).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined()
    let bombed = "<!DOCTYPE svg [<!ENTITY a0 \"ha\">\(laughs)]><svg>&a9;</svg>"
    try program.write("<?xml version=\"1.0\"?>" + bombed, to: "app/laughs.svg")
    // The same in UTF-16, in which no word of ASCII is found.
    try program.write(
      [0xFF, 0xFE] + bombed.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "app/wide.svg"
    )
    // A sparse file: it has its length without being written.
    _ = truncate("\(program.folder)/app/large.png", 0)
    try program.write([0x89], to: "app/large.png")
    _ = truncate("\(program.folder)/app/large.png", 1 << 30)
    let (result, picture) = try draw(image)
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix("app/App.navgraph.yml:3:11: warning: \(message); it is left out\n"),
      "\(result.errors)")
    #expect(picture.contains("fragment-0"))
    #expect(!picture.contains("<image"))
  }

  @Test("a JPEG's size is read from its frame, past other segments")
  func jpeg() throws {
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0]
    try program.write(bytes, to: "app/a.jpg")
    let image = try FragmentImage.read(
      "a.jpg", ofDocument: "\(program.folder)/app/App.navgraph.yml")
    #expect(image.format == .jpeg)
    #expect(image.size?.width == 40)
    #expect(image.size?.height == 30)
    let (result, picture) = try draw("a.jpg")
    #expect(result.status == 0)
    #expect(picture.contains("width=\"150\" height=\"113\" href=\"data:image/jpeg;base64,"))
  }

  @Test("an SVG is an image too, whatever stands before its root")
  func svg() throws {
    try program.write(
      "<?xml version=\"1.0\"?>\n<!-- made by hand -->\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      to: "app/a.svg")
    let (result, picture) = try draw("a.svg")
    #expect(result == .init(status: 0, output: "", errors: ""))
    #expect(picture.contains("href=\"data:image/svg+xml;base64,"))
  }

  @Test("what an SVG image does or fetches stays inside an image, where it can do neither")
  func inert() throws {
    let image =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"><script>alert(2)</script>"
      + "<image href=\"http://example.org/x.png\"/></svg>"
    try program.write(image, to: "app/a.svg")
    let (result, picture) = try draw("a.svg")
    #expect(result == .init(status: 0, output: "", errors: ""))
    for word in ["<script", "onload", "example.org", "<foreignObject"] {
      #expect(!picture.contains(word), "\(word)")
    }
    #expect(picture.contains("<image "))
  }
}
