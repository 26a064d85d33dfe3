import NavigationDocument
import NavigationLint
import Testing

@testable import RutterCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The rules' documentation")
struct RuleDocumentTests {
  @Test("docs/rules.md is what the catalogue says today")
  func document() throws {
    let path = Program.package + "/docs/rules.md"
    let text = RuleCatalogueText.markdown(try RulePage.all())
    if getenv("RECORD_DOCS") != nil { try OutputFile.write(Array(text.utf8), to: path) }
    let kept = try Program().read(path)
    #expect(
      kept == text,
      "docs/rules.md is stale; make it anew (RECORD_DOCS=1 swift test --filter RuleDocumentTests)")
  }

  @Test("each rule has its section, with every example and option")
  func sections() throws {
    let text = RuleCatalogueText.markdown(try RulePage.all())
    for page in try RulePage.all() {
      #expect(text.contains("\n## \(page.id)\n"))
      for example in page.examples { #expect(text.contains("\n### \(example.name)\n")) }
      for option in Linter.options(ofRule: page.id) {
        #expect(text.contains("| `\(option.name)` |"), "\(page.id)")
      }
    }
  }
}
