import TestSupport
import Testing

@testable import RutterCommand

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "a pattern matches whole paths",
    arguments: [
      ("a.yml", "a.yml", true),
      ("a.yml", "b.yml", false),
      ("*.yml", "a.yml", true),
      ("*.yml", "a/a.yml", false),
      ("*.yml", ".yml", false),
      ("?.yml", "é.yml", true),
      ("?.yml", "ab.yml", false),
      ("**/*.yml", "a.yml", true),
      ("**/*.yml", "a/b/c.yml", true),
      ("**/*.yml", ".git/c.yml", false),
      ("**/.git/*", "a/.git/c", true),
      ("a/**", "a", true),
      ("a/**", "a/b/c", true),
      ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true),
      ("a/**/b", "a/x/y/c", false),
      ("a*b*c", "aXbYbZc", true),
      ("a*b*c", "aXbYbZ", false),
      ("./a//b", "a/b", true),
      ("[a]", "[a]", true),
      ("", "a", false),
    ] as [(String, String, Bool)])
  func table(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test("on random patterns and paths the verdict is that of the definition, tried out")
  func oracle() {
    var generator = SeededGenerator(state: 7)
    var matches = 0
    for _ in 0..<20_000 {
      func word(_ letters: [String], _ count: Int) -> String {
        (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
      }
      let pattern = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? "**" : word(["a", "b", "*", "?"], .random(in: 1...4, using: &generator))
      }
      let path = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        word(["a", "b"], .random(in: 1...4, using: &generator))
      }
      let expected = Self.matches(pattern[...], path[...])
      let actual = PathPattern(pattern.joined(separator: "/"))
        .matches(path.joined(separator: "/"))
      #expect(actual == expected, "\(pattern) \(path)")
      matches += expected ? 1 : 0
    }
    #expect(matches > 2_000 && matches < 18_000)
  }

  @Test("stars that could take anything do not take long")
  func hostile() {
    let folders = PathPattern(Array(repeating: "**/a*", count: 30).joined(separator: "/") + "/b")
    #expect(!folders.matches(Array(repeating: "aaaa", count: 300).joined(separator: "/")))
    let stars = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 5_000)))
  }

  /// The definition, by trying every length of what a star stands for.
  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return path.indices.contains { matches(rest, path[$0...]) } || matches(rest, [])
    }
    guard let name = path.first else { return false }
    return matches(Array(first)[...], Array(name)[...]) && matches(rest, path.dropFirst())
  }

  private static func matches(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return (name.startIndex...name.endIndex).contains {
        matches(pattern.dropFirst(), name[$0...])
      }
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(pattern.dropFirst(), name.dropFirst())
  }
}
