/// A fragment's image: a PNG, JPEG or SVG that its document names, from inside the project.
public struct FragmentImage: Sendable, Hashable {
  public enum Format: String, Sendable, Hashable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  public let format: Format
  public let bytes: [UInt8]
  /// Width and height in the image's own unit; nil where the image does not say.
  public let size: (width: Int, height: Int)?

  /// The most bytes that an image may have.
  public static let byteLimit = 8 << 20
  /// The most pixels that an image may unfold to.
  public static let pixelLimit = 50_000_000

  public static func == (a: Self, b: Self) -> Bool { a.format == b.format && a.bytes == b.bytes }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// Reads an image by the path that a document gives, relative to the document.
  ///
  /// - Throws: what is wrong: not there, outside the project, too large, or no such image.
  public static func read(
    _ path: String, ofDocument document: String
  ) throws(Diagnostic) -> FragmentImage {
    let folder = FilePath.folder(of: document)
    guard let real = FileBytes.resolved(path.hasPrefix("/") ? path : folder + path) else {
      throw Diagnostic("there is no image `\(path)`")
    }
    guard let project = ProjectFolder.around(folder), ProjectFolder.holds(real, in: project) else {
      throw Diagnostic("the image `\(path)` is outside the project")
    }
    guard let length = FileBytes.length(ofFile: real) else {
      throw Diagnostic("the image `\(path)` is no file")
    }
    guard length <= byteLimit else {
      throw Diagnostic("the image `\(path)` is larger than \(byteLimit >> 20) MB")
    }
    let bytes = try FileBytes.read(real)
    do throws(Problem) {
      return try FragmentImage(bytes: bytes)
    } catch {
      throw Diagnostic("the image `\(path)` \(error.words)")
    }
  }

  enum Problem: Error {
    case unknownFormat, damaged, tooManyPixels, hasEntities

    var words: String {
      switch self {
      case .unknownFormat: "is neither PNG, JPEG nor SVG"
      case .damaged: "is cut off or damaged"
      case .tooManyPixels: "unfolds to more than \(FragmentImage.pixelLimit) pixels"
      case .hasEntities: "declares entities, which a picture does not need"
      }
    }
  }

  /// Sniffs the format of an image, and its size.
  init(bytes: [UInt8]) throws(Problem) {
    self.bytes = bytes
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      guard bytes.count >= 24 else { throw .damaged }
      size = (Self.number(bytes, at: 16, 4), Self.number(bytes, at: 20, 4))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      guard let found = Self.jpegSize(bytes) else { throw .damaged }
      size = found
    } else if Self.isSVG(bytes) {
      format = .svg
      if Self.contains(bytes, "<!ENTITY") { throw .hasEntities }
      size = nil
    } else {
      throw .unknownFormat
    }
    guard let size else { return }
    guard size.width > 0, size.height > 0 else { throw .damaged }
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    if overflow || pixels > Self.pixelLimit { throw .tooManyPixels }
  }

  private static func number(_ bytes: [UInt8], at start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the segments of a JPEG to the first frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    var i = 2
    while i + 9 <= bytes.count, bytes[i] == 0xFF {
      let marker = bytes[i + 1]
      if marker == 0xFF {
        i += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (number(bytes, at: i + 7, 2), number(bytes, at: i + 5, 2)) }
      i += 2 + max(2, number(bytes, at: i + 2, 2))
    }
    return nil
  }

  /// Whether the bytes begin like an SVG document: its root, after what may stand before it.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096)
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "<") && contains(Array(start), "<svg")
  }

  private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    let word = word.withUTF8Buffer { Array($0) }
    guard bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains { i in
      bytes[i] == word[0] && bytes[i..<i + word.count].elementsEqual(word)
    }
  }
}
