import NavigationCore
import NavigationDocument
import Spelling

/// A segue names a fragment that the closed list of fragments does not have.
enum UndeclaredFragment: Rule {
  static let id = "undeclared-fragment"
  static let severity = Severity.error
  static let isFixable = true

  static func check(_ subject: LintSubject) -> [Finding] {
    let document = subject.document
    guard document.isClosed else { return [] }
    let undeclared = document.names.indices.filter { !document.isDeclared[$0] }
    guard !undeclared.isEmpty else { return [] }
    let declared = document.names.indices.filter { document.isDeclared[$0] }
      .map { document.names[$0] }
    return undeclared.enumerated().map { count, f in
      let name = document.names[f]
      // Each look at the list is linear: enough of them to help, not so many as to be slow.
      let isCompared = count < comparisonLimit
      let meant = isCompared ? Spelling.nearest(to: name, among: declared) : nil
      let fix: Finding.Fix? =
        if meant == nil {
          isCompared ? Finding.Fix("add `\(name)` to `fragments`", .declare(name)) : nil
        } else {
          idleSlip(of: name, among: declared, undeclared.prefix(comparisonLimit), document).map {
            Finding.Fix("write `\($0)` for `\(name)`", .rename(name, to: $0))
          }
        }
      return finding(
        .fragment(name), "`\(name)` is not in `fragments`, and the list is closed",
        region: document.regions[f],
        remedy: meant.map { "did you mean `\($0)`?" } ?? "add `\(name)` to `fragments`",
        fix: fix)
    }
  }

  private static let comparisonLimit = 50

  /// The declared name that one was meant to be, where there is no doubt: it alone is near, nothing
  /// leads to it or from it, and no other name could be meant for it.
  private static func idleSlip(
    of name: String, among declared: [String], _ undeclared: ArraySlice<Int>,
    _ document: GraphDocument
  ) -> String? {
    guard let meant = Spelling.slip(of: name, among: declared),
      let fragment = document.fragment(named: meant),
      document.declaredEntry?.name != meant,
      !document.segues.contains(where: {
        Int($0.origin) == fragment || Int($0.destination) == fragment
      })
    else { return nil }
    let others = Spelling.near(meant, among: undeclared.lazy.map { document.names[$0] })
    return others == [name] ? meant : nil
  }
}
