import NavigationCore
import NavigationDocument

/// From somewhere a fragment cannot be come back to, which a policy demands.
enum MustReturnTo: Rule {
  static let id = "must-return-to"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    PolicyScope.check(Self.self, subject) { scope in
      guard let walks = subject.irrevocableWalks, let waysBack = subject.waysBack,
        !scope.to.isEmpty
      else { return [] }
      let leads = waysBack.leading(to: scope.to)
      let isAsked =
        scope.policy.from.isEmpty ? nil : PolicyScope.members(scope.from, subject)
      return walks.order.compactMap { f in
        guard !leads[Int(f)], subject.document.attributes[f]?.isTerminal != true else {
          return nil
        }
        let last = Int(walks.arrival[Int(f)])
        let origin = last < 0 ? nil : Int(subject.topology.segues[last].origin)
        if let isAsked {
          guard isAsked[Int(f)] else { return nil }
        } else if let origin, !leads[origin] {
          // Where the way back was lost is told; what follows from there is not.
          return nil
        }
        let name = subject.name(f)
        return scope.finding(
          .fragment(name),
          "from `\(name)` on, nothing leads to \(scope.text(scope.to, subject)) any more",
          region: last < 0
            ? subject.document.regions[Int(f)] : subject.written(last).region,
          witness: subject.walk(to: Int(f), by: walks),
          remedy: (last < 0
            ? "" : "make `\(subject.text(subject.topology.segues[last]))` dismissable, or ")
            + "add a way from `\(name)` to `\(subject.name(scope.to[0]))`")
      }
    }
  }
}
