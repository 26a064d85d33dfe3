import NavigationCore
import NavigationDocument

/// Auto segues form a cycle, so that presenting any fragment of it would never end.
enum AutoSegueCycle: Rule {
  static let id = "auto-segue-cycle"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    subject.topology.autoCycles.compactMap { cycle in
      guard let first = cycle.first, let last = cycle.last else { return nil }
      let shown = cycle.prefix(LintSubject.walkLimit).map(subject.name)
      let closing = subject.topology.segue(from: Int(last), to: Int(first))
      let walk = Finding.Walk(
        shown + (shown.count < cycle.count ? [] : [subject.name(first)]),
        isShortened: shown.count < cycle.count)
      return finding(
        .fragment(subject.name(first)),
        cycle.count == 1
          ? "the auto segue of `\(subject.name(first))` leads back to itself"
          : "\(cycle.count) auto segues lead from `\(subject.name(first))` back to itself",
        region: closing.map { subject.written($0).region } ?? .none,
        witness: walk,
        remedy: "make `\(subject.name(last)) => \(subject.name(first))` an ordinary segue")
    }
  }
}
