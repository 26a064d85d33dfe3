#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Large pages of memory under large arrays.
///
/// The system hands memory out in pages of 4 KB, each fetched, cleared and later searched for in
/// the page tables by itself; for a file of 100 MB and its graph that is a fifth of the time.
/// Linux can use pages of 2 MB instead, where it is asked to.
enum LargePages {
  /// Asks for large pages in a region of memory that is not used yet: a hint, which changes
  /// nothing but time.
  static func advise(_ region: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      let size = 2 << 20
      // Less would be cleared in vain, and smaller arrays stand in the heap with others.
      guard region.count >= 2 * size, let base = region.baseAddress else { return }
      let start = (UInt(bitPattern: base) + UInt(size) - 1) & ~UInt(size - 1)
      let end = (UInt(bitPattern: base) + UInt(region.count)) & ~UInt(size - 1)
      guard start < end, let address = UnsafeMutableRawPointer(bitPattern: start) else { return }
      _ = madvise(address, Int(end - start), MADV_HUGEPAGE)
    #endif
  }
}

extension Array {
  /// An array with some elements and room for others, in large pages where it is large.
  init(_ elements: some Collection<Element>, inLargePagesOf capacity: Int) {
    self.init(unsafeUninitializedCapacity: Swift.max(capacity, elements.count)) { buffer, count in
      LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
      count = buffer.initialize(fromContentsOf: elements)
    }
  }
}
