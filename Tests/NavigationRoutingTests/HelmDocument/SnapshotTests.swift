import NavigationGraph
import NavigationRouting
import Testing

@Suite("Helm document: snapshot testing")
@MainActor struct HelmSnapshotTests {
  @Test("walk, take snapshots after each step: every transition can be navigated in turn")
  func walk() throws {
    let helm = try Helm(nav: operatorSegues())
    let _helm = helm
    var snapshots = 0
    let transitions = _helm.transitions()
    for transition in transitions {
      try helm.navigate(transition: transition)
      // mutate state if needed, take a snapshot, compare it
      snapshots += 1
    }
    #expect(snapshots == transitions.count && snapshots > 10)
    #expect(helm.errors.isEmpty)
  }

  @Test("iterate through all screens")
  func allScreens() throws {
    let helm = try Helm(nav: operatorSegues())
    var seen = Set(helm.presentedFragments.map(\.fragment))
    for transition in helm.transitions() {
      try helm.navigate(transition: transition)
      seen.formUnion(helm.presentedFragments.map(\.fragment))
    }
    #expect(seen == Set(helm.nav.nodes))
  }

  @Test("all possible transitions: each segue is presented or fires by itself")
  func allSegues() throws {
    let helm = try Helm(nav: operatorSegues())
    var walked: Set<DirectedEdge<Section>> = []
    for transition in helm.transitions() {
      try helm.navigate(transition: transition)
      guard case .present(let pathEdge) = transition else { continue }
      #expect(walked.insert(pathEdge.edge).inserted, "\(pathEdge) is presented twice")
    }
    let autos = Set(helm.nav.filter(\.auto).map(\.edge))
    #expect(walked.union(autos) == Set(helm.nav.map(\.edge)))
  }

  @Test("the previously saved snapshots are met again in the same order")
  func sameOrder() throws {
    let first = try Helm(nav: operatorSegues())
    let second = try Helm(nav: operatorSegues())
    #expect(first.transitions() == second.transitions())
    // From wherever the walk is begun.
    second.present(fragment: .dashboard)
    for transition in second.transitions() { try second.navigate(transition: transition) }
  }

  @Test("the walk may begin at a fragment, and give ids to what it presents")
  func fromWithIds() throws {
    let helm = try Helm(nav: operatorSegues())
    let transitions = helm.transitions(
      from: .dashboard, identityProvider: { $0.to == .compose ? "7" : nil })
    #expect(
      transitions.contains(.present(pathEdge: PathEdge(.dashboard => .compose, targetId: "7"))))
    #expect(
      !transitions.contains {
        if case .present(let edge) = $0 { edge.edge.from == .splash } else { false }
      })
    for transition in transitions { try helm.navigate(transition: transition) }
    #expect(helm.transitions(from: .settings).isEmpty)
  }
}
