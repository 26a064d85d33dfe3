/// Gives equal byte strings equal numbers, counted from 0 in order of first appearance.
///
/// Open addressing over one arena of bytes: looking up a name that is known allocates nothing.
struct NameTable {
  private struct Slot {
    var hash: UInt32
    /// The name's number plus one; 0 where the slot is free.
    var number: UInt32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, number: 0), count: 64)
  private var arena: [UInt8] = []
  /// Name `i` is `arena[starts[i]..<starts[i + 1]]`.
  private var starts: [Int] = [0]
  /// Differs per table, so that no input can be made to collide.
  private let seed = UInt64.random(in: 0...UInt64.max)

  var count: Int { starts.count - 1 }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(name)
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while true {
      let slot = slots[at]
      if slot.number == 0 { break }
      if slot.hash == hash, equals(Int(slot.number) - 1, name) { return Int32(slot.number) - 1 }
      at = (at + 1) & mask
    }
    arena.append(contentsOf: name)
    starts.append(arena.count)
    slots[at] = Slot(hash: hash, number: UInt32(count))
    let number = Int32(count - 1)
    if count * 2 > slots.count { grow() }
    return number
  }

  func name(_ number: Int) -> String {
    String(decoding: arena[starts[number]..<starts[number + 1]], as: UTF8.self)
  }

  func names(in order: some Collection<Int32>) -> [String] {
    arena.withUnsafeBufferPointer { arena in
      order.map { number in
        let range = starts[Int(number)]..<starts[Int(number) + 1]
        return String(decoding: UnsafeBufferPointer(rebasing: arena[range]), as: UTF8.self)
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
          first: prefix(starts[i], starts[i + 1]), second: prefix(starts[i] + 8, starts[i + 1]),
          number: Int32(i))
      }
      keys.sort { a, b in
        if a.first != b.first { return a.first < b.first }
        if a.second != b.second { return a.second < b.second }
        let (a, b) = (Int(a.number), Int(b.number))
        return arena[starts[a]..<starts[a + 1]].lexicographicallyPrecedes(
          arena[starts[b]..<starts[b + 1]])
      }
      return keys.map(\.number)
    }
  }

  private func equals(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == name.count else { return false }
    return arena.withUnsafeBufferPointer { arena in
      for i in 0..<name.count where arena[start + i] != name[i] { return false }
      return true
    }
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(hash: 0, number: 0), count: slots.count * 2)
    let mask = larger.count - 1
    for slot in slots where slot.number != 0 {
      var at = Int(slot.hash) & mask
      while larger[at].number != 0 { at = (at + 1) & mask }
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
