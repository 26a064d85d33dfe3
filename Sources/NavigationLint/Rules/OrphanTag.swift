import NavigationCore
import NavigationDocument

/// No segue with the tag can ever be walked, so that the tag is of no use.
enum OrphanTag: Rule {
  static let id = "orphan-tag"
  static let severity = Severity.warning
  static let isOptIn = true

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let reachability = subject.reachability else { return [] }
    let topology = subject.topology
    // For each tag its first segue, or -1 where one can be walked.
    var first: [Int32: Int] = [:]
    var tags: [Int32] = []
    for i in topology.segues.indices {
      let tag = subject.written(i).tag
      guard tag >= 0 else { continue }
      let origin = Int(topology.segues[i].origin)
      let isWalked =
        reachability.stands[origin]
        || (reachability.isReached(origin) && Int(topology.autoSegue[origin]) == i)
      if first[tag] == nil {
        first[tag] = i
        tags.append(tag)
      }
      if isWalked { first[tag] = -1 }
    }
    return tags.compactMap { tag in
      guard let i = first[tag], i >= 0 else { return nil }
      let segue = topology.segues[i]
      let text = subject.document.texts[Int(tag)]
      return finding(
        about: i, in: subject,
        "the tag `\(text)` is of no use: no segue that has it can ever be walked",
        remedy: "let `\(subject.text(segue))` be walked, or remove the tag with what asks for it")
    }
  }
}
