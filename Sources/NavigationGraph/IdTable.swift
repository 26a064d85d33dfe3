/// Ids of path fragments by number, in order of first use.
struct IdTable: Sendable {
  private var names: [String] = []
  private var numbers: [String: Int32] = [:]

  var count: Int { names.count }

  /// The number for an id, a new one where it has none; -1 for no id.
  mutating func number(for id: String?) -> Int32 {
    guard let id else { return -1 }
    if let number = numbers[id] { return number }
    let number = Int32(truncatingIfNeeded: names.count)
    names.append(id)
    numbers[id] = number
    return number
  }

  /// The id for a number, nil for none.
  subscript(number: Int32) -> String? {
    names.indices.contains(Int(number)) ? names[Int(number)] : nil
  }
}
