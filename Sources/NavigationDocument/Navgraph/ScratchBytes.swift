/// A growing buffer with a stable owner, so that its contents can be handed out as a pointer.
final class ScratchBytes {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init() { storage = .allocate(capacity: 256) }

  deinit { storage.deallocate() }

  func removeAll() { count = 0 }

  func append(_ byte: UInt8) {
    if count == storage.count {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: storage.count * 2)
      _ = larger.update(fromContentsOf: storage)
      storage.deallocate()
      storage = larger
    }
    storage[count] = byte
    count += 1
  }

  /// Valid until the next append.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: storage[0..<count]) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are exactly those of a word.
  @inline(__always)
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    let letters = word.utf8Start
    for i in 0..<count where self[i] != letters[i] { return false }
    return true
  }
}
