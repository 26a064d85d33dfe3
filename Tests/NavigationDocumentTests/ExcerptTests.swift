import TestSupport
import Testing

@testable import NavigationDocument

@Suite("Excerpts")
struct ExcerptTests {
  @Test("any region of any bytes has an excerpt: two lines, or none where its line is empty")
  func anyBytes() {
    // Continuation bytes without a beginning, beginnings without an end, controls, line breaks.
    let alphabet: [UInt8] = [0x61, 0x80, 0xBF, 0xC3, 0xE3, 0xF0, 0x00, 0x0A, 0x0D, 0xEF, 0xFF]
    var numbers = SeededGenerator(seed: 1)
    func random(_ bound: Int) -> Int { numbers.below(max(bound, 1)) }
    for _ in 0..<5_000 {
      let bytes = (0..<random(40)).map { _ in alphabet[random(alphabet.count)] }
      let start = UInt32(random(bytes.count + 3))
      let region = SourceRegion(file: 0, start: start, end: UInt32(random(bytes.count + 3)))
      var tables = LineTables([SourceText(path: "x", bytes: bytes)])
      if let excerpt = tables.excerpt(of: region) {
        #expect(excerpt.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
      }
      let place = tables.place(of: region)
      #expect(place.map { $0.start.line >= 1 && $0.start.column >= 1 } == true)
    }
  }
}
