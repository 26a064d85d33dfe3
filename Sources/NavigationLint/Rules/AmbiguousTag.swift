import NavigationCore
import NavigationDocument

/// Two segues with one tag can be walked at the same moment.
enum AmbiguousTag: Rule {
  static let id = "ambiguous-tag"
  static let severity = Severity.warning

  static func check(_ subject: LintSubject) -> [Finding] {
    guard subject.document.segues.contains(where: { $0.tag >= 0 }), let entry = subject.entry,
      let walks = subject.certainWalks
    else { return [] }
    let topology = subject.topology
    let tags = (0..<topology.segueCount).map { subject.written($0).tag }
    let shared = SharedTags(
      topology: topology, entry: entry, walks: walks, tags: tags,
      tagCount: subject.document.texts.count)
    return shared.pairs.map { pair in
      let segue = topology.segues[Int(pair.segue)]
      let other = topology.segues[Int(pair.other)]
      let tag = subject.document.texts[Int(tags[Int(pair.segue)])]
      return finding(
        about: Int(pair.segue), in: subject,
        "the tag `\(tag)` of `\(subject.text(segue))` is ambiguous: "
          + "`\(subject.text(other))` has it too, and both can be walked at the same moment",
        witness: subject.walk(
          shared.walk(to: pair, in: topology, limit: LintSubject.walkLimit)),
        remedy: "give one of them a tag of its own",
        related: [
          Finding.Related("the other one is here", region: subject.written(Int(pair.other)).region)
        ])
    }
  }
}
