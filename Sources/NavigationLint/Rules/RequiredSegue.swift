import NavigationCore
import NavigationDocument

/// A segue that a policy requires is not there.
enum RequiredSegue: Rule {
  static let id = "required-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return PolicyScope.check(Self.self, subject) { scope in
      let isTarget = PolicyScope.members(scope.to, subject)
      guard !scope.to.isEmpty else { return [] }
      let targets = scope.text(scope.to, subject)
      return scope.from.compactMap { f in
        guard !isTarget[Int(f)],
          !topology.egress(of: Int(f)).contains(where: {
            isTarget[Int(topology.segues[$0].destination)]
          })
        else { return nil }
        let name = subject.name(f)
        return scope.finding(
          .fragment(name), "`\(name)` has no segue to \(targets)",
          region: subject.document.regions[Int(f)],
          remedy: "add the segue `\(name) => \(subject.name(scope.to[0]))`, or change the policy")
      }
    }
  }
}
