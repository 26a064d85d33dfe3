import NavigationCore
import NavigationDocument

/// No sequence of transitions from the entry ever presents the fragment, not even in passing.
enum UnreachableFragment: Rule {
  static let id = "unreachable-fragment"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let reachability = subject.reachability, let entry = subject.entry else { return [] }
    let entryName = subject.name(Int32(entry))
    return subject.document.names.indices.compactMap { f in
      guard !reachability.isReached(f) else { return nil }
      let name = subject.document.names[f]
      return finding(
        .fragment(name),
        "`\(name)` can never be presented: \(reason(f, subject))",
        region: subject.document.regions[f],
        remedy: "add a segue to `\(name)` from a fragment that `\(entryName)` leads to, "
          + "or remove it")
    }
  }

  private static func reason(_ f: Int, _ subject: LintSubject) -> String {
    let ingress = subject.topology.ingress(of: f)
    guard let first = ingress.first else { return "no segue leads to it" }
    // A segue from a fragment that is reached, but only in passing, tells the most.
    let passed = ingress.lazy.map { subject.topology.segues[Int($0)] }.first {
      subject.reachability?.isReached(Int($0.origin)) ?? false
    }
    if let passed, subject.topology.autoSegue[Int(passed.origin)] >= 0 {
      let auto = subject.topology.segues[Int(subject.topology.autoSegue[Int(passed.origin)])]
      return "before `\(subject.text(passed))` can be walked, the auto segue "
        + "`\(subject.text(auto))` passes presentation on"
    }
    let origin = subject.name(subject.topology.segues[Int(first)].origin)
    if ingress.count == 1, origin == subject.document.names[f] {
      return "only itself leads to it"
    }
    return ingress.count == 1
      ? "only `\(origin)` leads to it, and that is never presented either"
      : "the \(ingress.count) fragments that lead to it, `\(origin)` among them, are never "
        + "presented either"
  }
}
