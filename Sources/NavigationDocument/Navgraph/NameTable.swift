/// Gives equal byte strings equal numbers, counted from 0 in order of first appearance.
///
/// Open addressing over one arena of words: looking up a name that is known allocates nothing.
/// In a large graph the time of a look-up is that of the two places in memory it touches, the
/// slot and the record; `numbers(of:)` waits for those of many names at once.
struct NameTable {
  struct Slot {
    var hash: UInt32
    /// Where the name's record begins in the arena, plus one; 0 where the slot is free.
    var record: UInt32
  }

  private(set) var slots = [Slot](repeating: Slot(hash: 0, record: 0), count: 64)
  /// Records: a head of the name's number and length, then its bytes, filled up with zeros.
  private(set) var arena: [UInt64] = []
  /// Where each name's record begins.
  private var records: [UInt32] = []
  /// Differs per table, so that no input can be made to collide.
  private let seed = UInt64.random(in: 0...UInt64.max)

  var count: Int { records.count }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    number(of: name, hash: hash(name))
  }

  mutating func number(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int32 {
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while true {
      let slot = slots[at]
      if slot.record == 0 { break }
      if slot.hash == hash {
        let record = Int(slot.record) - 1
        if let number = number(ofRecord: record, if: name) { return number }
      }
      at = (at + 1) & mask
    }
    let number = Int32(count)
    slots[at] = Slot(hash: hash, record: UInt32(arena.count + 1))
    append(name, number)
    if count * 4 > slots.count * 3 { grow() }
    return number
  }

  /// A record's number, if its name is this one.
  @inline(__always)
  func number(ofRecord record: Int, if name: UnsafeBufferPointer<UInt8>) -> Int32? {
    let head = arena[record]
    guard head >> 32 == UInt64(name.count) else { return nil }
    var at = record + 1
    for offset in stride(from: 0, to: name.count, by: 8) {
      guard arena[at] == name.word(at: offset) else { return nil }
      at += 1
    }
    return Int32(truncatingIfNeeded: head)
  }

  func name(_ number: Int) -> String {
    names(in: CollectionOfOne(Int32(number)))[0]
  }

  func names(in order: some Collection<Int32>) -> [String] {
    // Where the records begin is read first, so that the waits for the records overlap.
    let starts = order.map { Int(records[Int($0)]) }
    return arena.withUnsafeBytes { bytes in
      starts.map { record in
        let length = Int(arena[record] >> 32)
        let start = (record + 1) * 8
        return String(
          decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]), as: UTF8.self)
      }
    }
  }

  /// The numbers in the order of the names' bytes.
  func sorted() -> [Int32] {
    /// Most names differ in their first sixteen bytes, so the arena is seldom asked.
    struct Key {
      var first: UInt64
      var second: UInt64
      var record: UInt32
      var number: Int32
    }
    return arena.withUnsafeBufferPointer { arena in
      func words(_ record: UInt32) -> Int { (Int(arena[Int(record)] >> 32) + 7) / 8 }
      func word(_ record: UInt32, _ i: Int) -> UInt64 {
        i < words(record) ? UInt64(bigEndian: arena[Int(record) + 1 + i]) : 0
      }
      func rest(_ a: UInt32, precedes b: UInt32) -> Bool {
        for i in 2..<max(2, min(words(a), words(b))) where word(a, i) != word(b, i) {
          return word(a, i) < word(b, i)
        }
        // All that differs is how many zeros follow, as text or as filling.
        return arena[Int(a)] >> 32 < arena[Int(b)] >> 32
      }
      var keys = records.enumerated().map { number, record in
        Key(first: word(record, 0), second: word(record, 1), record: record, number: Int32(number))
      }
      keys.sort { a, b in
        if a.first != b.first { return a.first < b.first }
        if a.second != b.second { return a.second < b.second }
        return rest(a.record, precedes: b.record)
      }
      return keys.map(\.number)
    }
  }

  private mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ number: Int32) {
    let words = 1 + (name.count + 7) / 8
    if arena.capacity - arena.count < words {
      arena = [UInt64](arena, inLargePagesOf: arena.count * 2 + words)
    }
    records.append(UInt32(arena.count))
    arena.append(UInt64(name.count) << 32 | UInt64(UInt32(bitPattern: number)))
    for offset in stride(from: 0, to: name.count, by: 8) { arena.append(name.word(at: offset)) }
  }

  private mutating func grow() {
    let size = slots.count * 2
    var larger = [Slot](
      repeatElement(Slot(hash: 0, record: 0), count: size), inLargePagesOf: size)
    let mask = larger.count - 1
    for slot in slots where slot.record != 0 {
      var at = Int(slot.hash) & mask
      while larger[at].record != 0 { at = (at + 1) & mask }
      larger[at] = slot
    }
    slots = larger
  }

  /// Multiply and fold, eight bytes at a time, after the idea of wyhash (Wang Yi, 2019).
  func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: name.count)
    for offset in stride(from: 0, to: name.count, by: 8) {
      let product = (state ^ name.word(at: offset)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      state = product.high ^ product.low ^ seed
    }
    let product = state.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return UInt32(truncatingIfNeeded: product.high ^ product.low)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from an offset on as they stand in memory, with zeros past the end.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(self)
    let rest = count - offset
    if rest >= 8 { return raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    var word: UInt64 = 0
    if count >= 8 {
      // The last eight bytes, less those that stand before the offset.
      word = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      return (UInt64(littleEndian: word) >> UInt64(8 * (8 - rest))).littleEndian
    }
    for i in 0..<rest { word |= UInt64(self[offset + i]) << UInt64(8 * i) }
    return word.littleEndian
  }
}
