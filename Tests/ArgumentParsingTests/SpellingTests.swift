import Spelling
import Testing

@Suite("Did you mean")
struct SpellingTests {
  @Test(
    "the nearest candidate, if it is near enough",
    arguments: [
      ("dismisable", ["dismissable", "auto"], "dismissable"), ("tga", ["tag", "to"], "tag"),
      ("LINT", ["lint", "path"], "lint"), ("d", ["a", "b"], nil), ("", ["a"], nil),
      ("splash", ["checkout"], nil), ("ab", ["ac", "bb"], "ac"),
    ] as [(String, [String], String?)])
  func nearest(_ word: String, _ candidates: [String], _ expected: String?) {
    #expect(Spelling.nearest(to: word, among: candidates) == expected)
  }
}
