import NavigationCore
import NavigationDocument

/// A walk leads where a policy says that none may.
enum NoReach: Rule {
  static let id = "no-reach"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    PolicyScope.check(Self.self, subject) { scope in
      guard let walks = scope.walks(subject) else { return [] }
      return scope.to.compactMap { f in
        guard walks.arrival[Int(f)] >= 0 else { return nil }
        let segues = scope.segues(to: f, by: walks, subject)
        let last = Int(walks.arrival[Int(f)])
        return scope.finding(
          .fragment(subject.name(f)),
          "a walk leads from \(scope.text(scope.from, subject)) to `\(subject.name(f))`",
          region: subject.written(last).region, witness: subject.walk(segues),
          remedy: "remove `\(subject.text(subject.topology.segues[last]))` or another segue of "
            + "the walk, or change the policy")
      }
    }
  }
}
