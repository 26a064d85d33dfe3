import NavigationCore
import NavigationDocument

/// A walk leads past the gate of a policy.
enum MustPassThrough: Rule {
  static let id = "must-pass-through"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    PolicyScope.check(Self.self, subject) { scope in
      // Without a gate nothing can pass it, and that the gate is not there is told already.
      guard !scope.through.isEmpty,
        let walks = scope.walks(subject, avoiding: scope.through)
      else { return [] }
      return scope.to.compactMap { f in
        guard walks.arrival[Int(f)] >= 0 else { return nil }
        let segues = scope.segues(to: f, by: walks, subject)
        let last = Int(walks.arrival[Int(f)])
        let gate = scope.text(scope.through, subject)
        return scope.finding(
          .fragment(subject.name(f)),
          "a walk leads from \(scope.text(scope.from, subject)) to `\(subject.name(f))` past "
            + gate,
          region: subject.written(last).region, witness: subject.walk(segues),
          remedy: "lead `\(subject.text(subject.topology.segues[last]))` through \(gate), or "
            + "change the policy")
      }
    }
  }
}
