/// Gives equal byte strings equal numbers, counted from 0 in order of first appearance.
///
/// Open addressing over one arena of bytes: looking up a name that is known allocates nothing.
struct NameTable {
  private struct Slot {
    var hash: UInt32
    /// The place of the name's record, in units of 8 bytes, plus one; 0 where the slot is free.
    var record: UInt32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, record: 0), count: 64)
  /// Records: the name's number and length, four bytes each, then its bytes, padded to 8. One
  /// look-up so touches two places in memory, which is what its time consists of.
  private var arena: [UInt8] = []
  /// Where each name's bytes stand in the arena.
  private var ranges: [Range<Int>] = []
  /// Differs per table, so that no input can be made to collide.
  private let seed = UInt64.random(in: 0...UInt64.max)

  var count: Int { ranges.count }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(name)
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while true {
      let slot = slots[at]
      if slot.record == 0 { break }
      if slot.hash == hash, let number = number(ofRecord: slot.record, if: name) { return number }
      at = (at + 1) & mask
    }
    let number = Int32(count)
    slots[at] = Slot(hash: hash, record: UInt32(arena.count / 8 + 1))
    withUnsafeBytes(of: number) { arena.append(contentsOf: $0) }
    withUnsafeBytes(of: UInt32(name.count)) { arena.append(contentsOf: $0) }
    ranges.append(arena.count..<arena.count + name.count)
    arena.append(contentsOf: name)
    while arena.count % 8 != 0 { arena.append(0) }
    if count * 4 > slots.count * 3 { grow() }
    return number
  }

  func name(_ number: Int) -> String {
    String(decoding: arena[ranges[number]], as: UTF8.self)
  }

  func names(in order: some Collection<Int32>) -> [String] {
    arena.withUnsafeBufferPointer { arena in
      order.map { number in
        String(
          decoding: UnsafeBufferPointer(rebasing: arena[ranges[Int(number)]]), as: UTF8.self)
      }
    }
  }

  /// The numbers in the order of the names' bytes.
  func sorted() -> [Int32] {
    struct Key {
      var first: UInt64
      var second: UInt64
      var number: Int32
    }
    return arena.withUnsafeBufferPointer { arena in
      func prefix(_ from: Int, _ to: Int) -> UInt64 {
        var key: UInt64 = 0
        for i in 0..<8 { key = key << 8 | (from + i < to ? UInt64(arena[from + i]) : 0) }
        return key
      }
      var keys = (0..<count).map { i in
        Key(
          first: prefix(ranges[i].lowerBound, ranges[i].upperBound),
          second: prefix(ranges[i].lowerBound + 8, ranges[i].upperBound),
          number: Int32(i))
      }
      keys.sort { a, b in
        if a.first != b.first { return a.first < b.first }
        if a.second != b.second { return a.second < b.second }
        let (a, b) = (Int(a.number), Int(b.number))
        return arena[ranges[a]].lexicographicallyPrecedes(arena[ranges[b]])
      }
      return keys.map(\.number)
    }
  }

  @inline(__always)
  private func number(ofRecord record: UInt32, if name: UnsafeBufferPointer<UInt8>) -> Int32? {
    arena.withUnsafeBytes { arena in
      let start = (Int(record) - 1) * 8
      let length = arena.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
      guard Int(length) == name.count else { return nil }
      for i in 0..<name.count where arena[start + 8 + i] != name[i] { return nil }
      return arena.loadUnaligned(fromByteOffset: start, as: Int32.self)
    }
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(hash: 0, record: 0), count: slots.count * 2)
    let mask = larger.count - 1
    for slot in slots where slot.record != 0 {
      var at = Int(slot.hash) & mask
      while larger[at].record != 0 { at = (at + 1) & mask }
      larger[at] = slot
    }
    slots = larger
  }

  /// Multiply and fold, eight bytes at a time, after the idea of wyhash (Wang Yi, 2019).
  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(name)
    var state = seed ^ UInt64(truncatingIfNeeded: name.count)
    var i = 0
    while i < raw.count {
      var word: UInt64 = 0
      if i + 8 <= raw.count {
        word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      } else {
        for j in i..<raw.count { word = word << 8 | UInt64(raw[j]) }
      }
      let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      state = product.high ^ product.low ^ seed
      i += 8
    }
    let product = state.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return UInt32(truncatingIfNeeded: product.high ^ product.low)
  }
}
