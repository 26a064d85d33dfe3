import Testing

@testable import NavigationDocument

@Suite("Lines and columns")
struct LineTableTests {
  @Test("every offset has the place that counting from the beginning gives")
  func places() {
    let text =
      String(repeating: "ab日本👍\n", count: 30) + String(repeating: "画面é-", count: 700) + "\r\n\nend"
    let source = SourceText(path: "x", bytes: Array(text.utf8))
    let table = LineTable(source)
    for offset in 0...UInt32(source.bytes.count) {
      #expect(table.position(of: offset) == source.position(of: offset), "offset \(offset)")
    }
  }
}
