/// Keys by which a service knows a finding again after the files have changed: made of the rule
/// and its policy, the graph's path and the names of the elements, never of lines, messages or counts.
///
/// Findings that agree in all of these (a segue written three times is two of them) are told
/// apart by their order, so that no key comes twice in a run.
struct Fingerprints {
  private var uses: [UInt64: Int] = [:]

  mutating func next(for finding: Finding, in path: String) -> String {
    var hash = FNV1a()
    let key = finding.key
    let fields = [key.rule, key.policy ?? "", path, key.subject.kind] + key.subject.elements
    for field in fields {
      hash.add(field)
    }
    let use = uses[hash.value, default: 0] + 1
    uses[hash.value] = use
    let digits = String(hash.value, radix: 16)
    let digest = String(repeating: "0", count: 16 - digits.count) + digits
    return use == 1 ? digest : "\(digest)-\(use)"
  }
}

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo, 1991) of fields of text.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ field: String) {
    for byte in field.utf8 { add(byte) }
    // No UTF-8 holds this byte, so fields cannot run into each other.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
