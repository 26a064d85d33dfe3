import NavigationDiagram
import Testing

@Suite("Raster", .enabled(if: isRasterAvailable, "librsvg is not installed"))
struct RasterTests {
  static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">\
    <rect width="30" height="20" fill="#204060"/></svg>
    """.utf8)

  @Test("a PNG has the picture's size times the scale", arguments: [(1.0, 30, 20), (2.5, 75, 50)])
  func size(scale: Double, width: Int, height: Int) throws {
    let png = try Raster.png(svg: Self.svg, scale: scale)
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(at i: Int) -> Int { png[i..<i + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == width)
    #expect(number(at: 20) == height)
  }

  @Test("the same picture gives the same bytes")
  func repeatable() throws {
    #expect(try Raster.png(svg: Self.svg) == Raster.png(svg: Self.svg))
    let pdf = try Raster.pdf(svg: Self.svg, title: "Réader")
    #expect(pdf == (try Raster.pdf(svg: Self.svg, title: "Réader")))
    #expect(pdf.starts(with: "%PDF-".utf8))
    #expect(!String(decoding: pdf, as: UTF8.self).contains("CreationDate (D:20"))
  }

  @Test("a PNG that would be too large is refused with the scale that fits")
  func tooLarge() {
    #expect(throws: DiagramError.rasterTooLarge(fittingScale: 408.24)) {
      try Raster.png(svg: Self.svg, scale: 2000)
    }
  }

  @Test("what is no SVG is refused with librsvg's words", arguments: ["", "hello", "<svg"])
  func noPicture(text: String) {
    #expect {
      try Raster.png(svg: Array(text.utf8))
    } throws: { error in
      guard case DiagramError.rasterFailed(let message) = error else { return false }
      return !message.isEmpty
    }
  }

  @Test("a generated graph becomes an image")
  func graph() throws {
    let png = try Raster.png(svg: try Diagram.svg(appScene(20, path: true)))
    #expect(png.count > 10_000)
  }
}

/// Whether librsvg can be opened here.
private let isRasterAvailable: Bool = {
  do {
    _ = try Raster.png(svg: RasterTests.svg)
    return true
  } catch DiagramError.rasterLibraryNotFound {
    return false
  } catch { return true }
}()
