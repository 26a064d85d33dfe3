import NavigationCore
import NavigationDocument
import Spelling

/// Two segues for one edge.
enum DuplicateSegue: Rule {
  static let id = "duplicate-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    subject.topology.duplicates.map { duplicate in
      let first = subject.document.segues[Int(duplicate.first)]
      let repeated = subject.document.segues[Int(duplicate.repeated)]
      let from = subject.name(repeated.origin)
      let to = subject.name(repeated.destination)
      let differs = first.rules != repeated.rules || first.presentation != repeated.presentation
      return finding(
        .segue(from: from, to: to),
        "`\(from) => \(to)` is a segue already"
          + (differs ? ", and this one has other rules" : ""),
        region: repeated.region,
        remedy: differs ? "keep the one whose rules are meant" : "remove one of the two",
        related: [Finding.Related("the first one is here", region: first.region)])
    }
  }
}

/// Several auto segues leave one fragment.
enum AmbiguousAutoSegue: Rule {
  static let id = "ambiguous-auto-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return topology.ambiguousAutoOrigins.map { origin in
      let autos = topology.egress(of: Int(origin)).filter {
        topology.segues[$0].rules.contains(.auto)
      }
      let shown = autos.prefix(5).map { "`\(subject.text(topology.segues[$0]))`" }
      let more = autos.count - shown.count
      return finding(
        .fragment(subject.name(origin)),
        "\(autos.count) auto segues leave `\(subject.name(origin))`, and only one can fire: "
          + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
        region: autos.last.map { subject.written($0).region } ?? .none,
        remedy: "keep `auto` on one of them",
        related: autos.dropLast().prefix(4).map {
          Finding.Related("another one is here", region: subject.written($0).region)
        })
    }
  }
}

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
