internal import NavigationDocument
internal import SwiftParser
internal import SwiftSyntax

/// Reads the facts of one file. The parser's tree is gone when this returns.
enum FactsReader {
  private static let problemLimit = 5

  static func read(_ bytes: [UInt8]) -> SourceFacts {
    do throws(Diagnostic) {
      try SourceGuard.check(bytes)
    } catch {
      var facts = SourceFacts()
      let help = error.suggestion.map { "; \($0)" } ?? ""
      facts.refusal = SourceFacts.Problem(
        message: error.message + help, start: error.region.start, end: error.region.end)
      return facts
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var facts = FactsBuilder(tree).facts
    if tree.hasError { facts.problems = problems(of: tree) }
    return facts
  }

  /// The first places that the parser skipped or had to fill in. Its own messages take time
  /// that grows with the square of their number.
  private static func problems(of tree: SourceFileSyntax) -> [SourceFacts.Problem] {
    var found: [SourceFacts.Problem] = []
    var waiting: [Syntax] = [Syntax(tree)]
    while let next = waiting.popLast(), found.count < problemLimit {
      if next.is(UnexpectedNodesSyntax.self) {
        let text = next.trimmedDescription.prefix { !$0.isNewline }.prefix(40)
        found.append(problem("`\(text)` is not expected here", next))
      } else if let token = next.as(TokenSyntax.self) {
        if token.presence == .missing {
          found.append(problem("`\(token.text)` is missing here", next))
        }
      } else if next.hasError {
        waiting += next.children(viewMode: .all).reversed()
      }
    }
    return found
  }

  private static func problem(_ message: String, _ syntax: Syntax) -> SourceFacts.Problem {
    SourceFacts.Problem(
      message: message,
      start: UInt32(syntax.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(syntax.endPositionBeforeTrailingTrivia.utf8Offset))
  }
}
