/// What one file says, as a tree of plain values: all that the readers ask, none of the parser's
/// own nodes.
///
/// The first node is the file. Children come after their parents.
struct SourceFacts: Sendable {
  /// Something that the parser had to pass over.
  struct Problem: Sendable, Hashable {
    var message: String
    var start: UInt32
    var end: UInt32
  }

  var nodes: [SyntaxNode] = []
  var names: [String] = []
  /// Names of imported modules.
  var imports: [String] = []
  var problems: [Problem] = []
  /// Set where the file is refused.
  var refusal: Problem?
}
