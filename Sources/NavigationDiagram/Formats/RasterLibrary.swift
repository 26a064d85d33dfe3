#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of librsvg and cairo that are in use.
///
/// The library is opened when the first raster is made: it brings twenty others with it, and no
/// other command should wait for those or need them installed. The signatures are those of
/// librsvg 2.52's and cairo 1.16's headers.
///
/// Sendable: it holds function pointers alone, and librsvg and cairo allow calls from several
/// threads on different objects.
struct RasterLibrary: Sendable {
  /// Where librsvg leaves a `GError`: a domain and a code of four bytes each, then the message.
  typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias Write =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  static let titleKey: Int32 = 0
  static let creationDateKey: Int32 = 5

  let newHandle: @convention(c) (UnsafePointer<UInt8>?, Int, ErrorPlace) -> OpaquePointer?
  let size:
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  let render:
    @convention(c) (
      OpaquePointer, OpaquePointer?, UnsafeMutablePointer<Double>, ErrorPlace
    ) -> Int32
  let unref: @convention(c) (UnsafeMutableRawPointer) -> Void
  let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void
  let imageSurface: @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
  let pdfSurface: @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?
  let setMetadata: @convention(c) (OpaquePointer?, Int32, UnsafePointer<CChar>) -> Void
  let surfaceStatus: @convention(c) (OpaquePointer?) -> Int32
  let statusText: @convention(c) (Int32) -> UnsafePointer<CChar>?
  let create: @convention(c) (OpaquePointer?) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer?) -> Void
  let scale: @convention(c) (OpaquePointer?, Double, Double) -> Void
  let writePNG: @convention(c) (OpaquePointer?, Write, UnsafeMutableRawPointer?) -> Int32
  let finish: @convention(c) (OpaquePointer?) -> Void
  let destroySurface: @convention(c) (OpaquePointer?) -> Void

  func check(_ status: Int32) throws(DiagramError) {
    guard status != 0 else { return }
    throw .rasterFailed(message: statusText(status).map { String(cString: $0) } ?? "\(status)")
  }

  /// What a `GError` says; frees it.
  func failure(_ error: UnsafeMutableRawPointer?) -> DiagramError {
    guard let error else { return .rasterFailed(message: "librsvg gave no reason") }
    defer { freeError(error) }
    let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return .rasterFailed(message: message.map { String(cString: $0) } ?? "librsvg gave no reason")
  }

  static func loaded() throws(DiagramError) -> RasterLibrary {
    try shared.get()
  }

  private static let shared = Result { () throws(DiagramError) in try open() }

  private static let names = [
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
    "/usr/local/lib/librsvg-2.2.dylib",
  ]

  private static func open() throws(DiagramError) -> RasterLibrary {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw .rasterLibraryNotFound(missing: "librsvg")
    }
    // Symbols of the libraries that librsvg needs are found through it.
    func symbol<T>(_ name: String) throws(DiagramError) -> T {
      guard let address = dlsym(library, name) else {
        throw .rasterLibraryNotFound(missing: name)
      }
      // A C function's address is what a `@convention(c)` value holds.
      return unsafeBitCast(address, to: T.self)
    }
    return RasterLibrary(
      newHandle: try symbol("rsvg_handle_new_from_data"),
      size: try symbol("rsvg_handle_get_intrinsic_size_in_pixels"),
      render: try symbol("rsvg_handle_render_document"),
      unref: try symbol("g_object_unref"),
      freeError: try symbol("g_error_free"),
      imageSurface: try symbol("cairo_image_surface_create"),
      pdfSurface: try symbol("cairo_pdf_surface_create_for_stream"),
      setMetadata: try symbol("cairo_pdf_surface_set_metadata"),
      surfaceStatus: try symbol("cairo_surface_status"),
      statusText: try symbol("cairo_status_to_string"),
      create: try symbol("cairo_create"),
      destroy: try symbol("cairo_destroy"),
      scale: try symbol("cairo_scale"),
      writePNG: try symbol("cairo_surface_write_to_png_stream"),
      finish: try symbol("cairo_surface_finish"),
      destroySurface: try symbol("cairo_surface_destroy"))
  }
}
