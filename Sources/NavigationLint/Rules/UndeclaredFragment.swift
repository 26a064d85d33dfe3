import NavigationCore
import NavigationDocument
import Spelling

/// A segue names a fragment that the closed list of fragments does not have.
enum UndeclaredFragment: Rule {
  static let id = "undeclared-fragment"
  static let severity = Severity.error

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
      let meant = count < 50 ? Spelling.nearest(to: name, among: declared) : nil
      return finding(
        .fragment(name), "`\(name)` is not in `fragments`, and the list is closed",
        region: document.regions[f],
        remedy: meant.map { "did you mean `\($0)`?" } ?? "add `\(name)` to `fragments`")
    }
  }
}
