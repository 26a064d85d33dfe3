import NavigationCore
import NavigationDocument

/// A segue that a policy forbids.
enum ForbiddenSegue: Rule {
  static let id = "forbidden-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return PolicyScope.check(Self.self, subject) { scope in
      let isTarget = PolicyScope.members(scope.to, subject)
      return scope.from.flatMap { topology.egress(of: Int($0)) }.compactMap { i in
        let segue = topology.segues[i]
        guard isTarget[Int(segue.destination)] else { return nil }
        return scope.finding(
          .segue(from: subject.name(segue.origin), to: subject.name(segue.destination)),
          "`\(subject.text(segue))` is forbidden", region: subject.written(i).region,
          remedy: "remove it, or change the policy")
      }
    }
  }
}
