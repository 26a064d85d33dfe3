/// Turns an SVG picture into PNG or PDF, by librsvg and cairo.
///
/// The same picture gives the same bytes with the same libraries and fonts; unlike an SVG, the
/// result depends on the fonts of the machine that makes it.
public enum Raster {
  /// The most pixels on a side that cairo can hold.
  public static let sideLimit = 32_767
  /// The most pixels in all, which take 400 MB.
  public static let pixelLimit = 100_000_000

  /// The picture as PNG.
  ///
  /// - Parameters:
  ///   - svg: an SVG document in UTF-8.
  ///   - scale: pixels for each point of the picture, more than 0.
  /// - Throws: `rasterLibraryNotFound`, `rasterFailed`, and `rasterTooLarge` where the
  ///   image would have more pixels than `sideLimit` on a side or `pixelLimit` in all.
  public static func png(svg: [UInt8], scale: Double = 2) throws(DiagramError) -> [UInt8] {
    let library = try RasterLibrary.loaded()
    let picture = try RasterPicture(svg, library)
    let width = (picture.width * scale).rounded(.up)
    let height = (picture.height * scale).rounded(.up)
    let isSmall = max(width, height) <= Double(sideLimit) && width * height <= Double(pixelLimit)
    guard scale > 0, isSmall else {
      let fitting = min(
        Double(sideLimit) / max(picture.width, picture.height),
        (Double(pixelLimit) / (picture.width * picture.height)).squareRoot())
      throw .rasterTooLarge(fittingScale: (fitting * 100).rounded(.down) / 100)
    }
    let surface = library.imageSurface(0, Int32(max(width, 1)), Int32(max(height, 1)))
    defer { library.destroySurface(surface) }
    try picture.render(on: surface, scale: scale)
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) {
      library.writePNG(surface, ByteSink.append, Unmanaged.passUnretained(sink).toOpaque())
    }
    try library.check(status)
    return sink.bytes
  }

  /// The picture as a PDF of one page, in the picture's size, with the words as text.
  ///
  /// - Throws: `rasterLibraryNotFound`, `rasterFailed`.
  public static func pdf(svg: [UInt8], title: String) throws(DiagramError) -> [UInt8] {
    let library = try RasterLibrary.loaded()
    let picture = try RasterPicture(svg, library)
    let sink = ByteSink()
    try withExtendedLifetime(sink) { () throws(DiagramError) in
      let surface = library.pdfSurface(
        ByteSink.append, Unmanaged.passUnretained(sink).toOpaque(), picture.width, picture.height)
      defer { library.destroySurface(surface) }
      title.withCString { library.setMetadata(surface, RasterLibrary.titleKey, $0) }
      // The same picture gives the same file, whenever it is made.
      "1970-01-01T00:00:00Z".withCString {
        library.setMetadata(surface, RasterLibrary.creationDateKey, $0)
      }
      try picture.render(on: surface, scale: 1)
      library.finish(surface)
      try library.check(library.surfaceStatus(surface))
    }
    return sink.bytes
  }
}

/// Where cairo writes what it makes.
private final class ByteSink {
  var bytes: [UInt8] = []

  static let append: RasterLibrary.Write = { closure, data, count in
    guard let closure, let data else { return 0 }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return 0
  }
}

/// An SVG document as librsvg holds it.
private struct RasterPicture: ~Copyable {
  private let handle: OpaquePointer
  private let library: RasterLibrary
  let width: Double
  let height: Double

  init(_ svg: [UInt8], _ library: RasterLibrary) throws(DiagramError) {
    var error: UnsafeMutableRawPointer?
    let made = svg.withUnsafeBufferPointer { library.newHandle($0.baseAddress, $0.count, &error) }
    guard let made else { throw library.failure(error) }
    var (width, height) = (0.0, 0.0)
    guard library.size(made, &width, &height) != 0, width > 0, height > 0 else {
      library.unref(UnsafeMutableRawPointer(made))
      throw .rasterFailed(message: "the picture has no size")
    }
    self.handle = made
    self.library = library
    self.width = width
    self.height = height
  }

  deinit { library.unref(UnsafeMutableRawPointer(handle)) }

  func render(on surface: OpaquePointer?, scale: Double) throws(DiagramError) {
    try library.check(library.surfaceStatus(surface))
    let context = library.create(surface)
    defer { library.destroy(context) }
    library.scale(context, scale, scale)
    // An RsvgRectangle: x, y, width, height.
    var place = [0, 0, width, height]
    var error: UnsafeMutableRawPointer?
    guard library.render(handle, context, &place, &error) != 0 else {
      throw library.failure(error)
    }
  }
}
