internal import CMemory

/// Names that wait to be looked up together.
///
/// In a graph of hundreds of thousands of fragments a look-up finds neither its slot nor its
/// record in the processor's caches. The waits for many names overlap if all slots are read before
/// any is used, and then all records: else each would be waited for in turn, and the time for a
/// segue would grow with the graph.
struct NameBatch {
  fileprivate struct Entry {
    var name: UnsafeBufferPointer<UInt8>
    var hash: UInt32
    var slot = NameTable.Slot(hash: 0, record: 0)
  }

  /// Enough for the waits to overlap, few enough for the batch to stay in the nearest cache.
  static let size = 64

  fileprivate var entries: [Entry] = []
  /// The numbers of the names that have been looked up, which are the first ones.
  fileprivate(set) var numbers: [Int32] = []

  var count: Int { entries.count }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}

extension NameTable {
  /// Adds a name, whose bytes must stay where they are until it is looked up.
  func enqueue(_ name: UnsafeBufferPointer<UInt8>, in batch: inout NameBatch) {
    let hash = hash(name)
    slots.prefetch(Int(hash) & (slots.count - 1))
    batch.entries.append(NameBatch.Entry(name: name, hash: hash))
  }

  /// Looks up the names of a batch that still wait, in order.
  mutating func lookUp(_ batch: inout NameBatch) {
    let waiting = batch.numbers.count..<batch.entries.count
    let mask = slots.count - 1
    for i in waiting {
      var at = Int(batch.entries[i].hash) & mask
      batch.entries[i].slot = slots[at]
      while batch.entries[i].slot.record != 0, batch.entries[i].slot.hash != batch.entries[i].hash {
        at = (at + 1) & mask
        batch.entries[i].slot = slots[at]
      }
      if batch.entries[i].slot.record != 0 {
        arena.prefetch(Int(batch.entries[i].slot.record) - 1)
      }
    }
    for i in waiting {
      let entry = batch.entries[i]
      // A record once written stays, so what was read before is right also if names came since.
      if entry.slot.record != 0,
        let number = number(
          ofRecord: Int(entry.slot.record) - 1, if: entry.name)
      {
        batch.numbers.append(number)
      } else {
        batch.numbers.append(number(of: entry.name, hash: entry.hash))
      }
    }
  }
}

extension Array {
  /// Has the processor fetch an element that will be read soon.
  @inline(__always)
  fileprivate func prefetch(_ i: Int) {
    withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { rutter_prefetch(base + i) }
    }
  }
}
