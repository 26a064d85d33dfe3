import NavigationDocument
import Testing

@testable import NavigationLint

@Suite("Words that policies and conventions go by")
struct PatternTests {
  /// The obvious recursion, for short words.
  private func matches(_ glob: Substring, _ name: Substring) -> Bool {
    guard let first = glob.first else { return name.isEmpty }
    if first == "*" {
      return matches(glob.dropFirst(), name) || (!name.isEmpty && matches(glob, name.dropFirst()))
    }
    return name.first == first && matches(glob.dropFirst(), name.dropFirst())
  }

  @Test("a pattern matches what the obvious recursion matches, for all short words")
  func globs() {
    func words(_ letters: [Character], _ length: Int) -> [String] {
      (0..<length).reduce([""]) { words, _ in
        words + words.flatMap { word in letters.map { word + String($0) } }
      }
    }
    for glob in Set(words(["a", "b", "*"], 4)) {
      let pattern = FragmentPattern(glob)
      for name in Set(words(["a", "b"], 4)) {
        #expect(pattern.matches(name) == matches(glob[...], name[...]), "\(glob) \(name)")
      }
    }
  }

  @Test("a name, a pattern and a group stand for fragments in their order")
  func fragments() {
    let result = DocumentReader.read(
      bytes: Array(
        """
        version: 1
        fragments:
          - { id: cart, group: Shop }
          - { id: card, group: Shop Admin }
          - home
        segues:
          - home => [cart, card]
        """.utf8), path: "shop.navgraph.yml")
    #expect(result.diagnostics == [])
    func names(_ word: String) -> [String] {
      FragmentPattern(word).fragments(in: result.document).map { result.document.names[Int($0)] }
    }
    #expect(names("home") == ["home"])
    #expect(names("hom") == [])
    #expect(names("ca*") == ["card", "cart"])
    #expect(names("*") == ["card", "cart", "home"])
    #expect(names("group:Shop") == ["cart"])
    #expect(names("group:Shop*") == ["card", "cart"])
    #expect(names("group:") == [])
  }

  @Test(
    "a name is brought into a style",
    arguments: [
      ("camelCase", "sign_in", "signIn"), ("camelCase", "SignIn", "signIn"),
      ("camelCase", "sign-in2", "signIn2"), ("PascalCase", "signIn", "SignIn"),
      ("snake_case", "signIn", "sign_in"), ("kebab-case", "Sign In", "sign-in"),
      ("kebab-case", "HTTPError", "httperror"), ("camelCase", "Éclair", "éclair"),
    ])
  func styles(style: String, name: String, expected: String) throws {
    let style = try #require(NameStyle(rawValue: style))
    #expect(!style.fits(name))
    #expect(style.applied(to: name) == expected)
    #expect(style.fits(expected))
  }

  @Test("letters without case fit every style, and no style fits an empty name")
  func uncased() {
    for style in NameStyle.allCases {
      #expect(style.fits("首页"), "\(style)")
      #expect(!style.fits(""), "\(style)")
    }
  }
}
