import NavigationGraph
import NavigationRouting
import Observation
import Testing

/// Counts; a change is announced before it is made, on the thread that makes it.
private final class Count: @unchecked Sendable {
  var value = 0
}

@Suite("Observing a navigator")
@MainActor struct ObservationTests {
  typealias Change = @MainActor @Sendable (Helm<Section>) -> Void

  /// The dashboard with compose over it, reached by plain edges.
  static func helm() throws -> Helm<Section> {
    let helm = try Helm(nav: operatorSegues())
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    return helm
  }

  static func published(
    by change: Change, on helm: Helm<Section>, reading read: (Helm<Section>) -> Void
  ) -> Int {
    let count = Count()
    withObservationTracking {
      read(helm)
    } onChange: {
      count.value += 1
    }
    change(helm)
    return count.value
  }

  nonisolated static let changes: [(String, Change)] = [
    ("present", { $0.present(fragment: .library) }),
    ("present with another id", { $0.present(fragment: .compose, id: "7") }),
    ("dismiss", { $0.dismiss() }),
    ("dismiss a fragment", { $0.dismiss(fragment: .compose) }),
    ("replace", { try? $0.replace(path: [.splash => .gatekeeper]) }),
    ("navigate", { try? $0.navigate(transition: .replace(path: [])) }),
  ]

  @Test("a change of the path is published once to whoever reads it", arguments: changes)
  func changed(name: String, change: Change) throws {
    let helm = try Self.helm()
    if name == "present" { try helm.replace(path: [.splash => .dashboard, .dashboard => .news]) }
    let readers: [(Helm<Section>) -> Void] = [
      { _ = $0.path }, { _ = $0.presentedFragments }, { _ = $0.isPresented(.compose) },
      { _ = $0.canDismiss() }, { _ = $0.matchFirst([.news]) }, { _ = $0.presentedPath },
    ]
    let state = helm.presentedPath
    for read in readers {
      try helm.restore(state)
      #expect(Self.published(by: change, on: helm, reading: read) == 1, "\(name)")
    }
    #expect(helm.errors.isEmpty)
  }

  nonisolated static let unchanging: [(String, Change)] = [
    ("present what is presented already", { $0.present(fragment: .compose) }),
    (
      "replace with an equal path",
      {
        try? $0.replace(path: [.splash => .dashboard, .dashboard => .news, .dashboard => .compose])
      }
    ),
    ("restore the state that is there", { try? $0.restore($0.presentedPath) }),
    ("a refused presentation", { $0.present(fragment: .splash) }),
    ("a refused dismissal", { $0.dismiss(fragment: .dashboard) }),
    ("a refused path", { try? $0.replace(path: [.login => .news]) }),
  ]

  @Test("nothing is published where nothing changed", arguments: unchanging)
  func unchanged(name: String, change: Change) throws {
    let helm = try Self.helm()
    let path = helm.path
    #expect(
      Self.published(by: change, on: helm, reading: { _ = $0.presentedFragments }) == 0, "\(name)")
    #expect(helm.path == path)
  }

  @Test("errors are published apart from the path")
  func errors() throws {
    let helm = try Self.helm()
    let refuse: Change = { $0.present(fragment: .splash) }
    #expect(Self.published(by: refuse, on: helm, reading: { _ = $0.errors }) == 1)
    let succeed: Change = { $0.dismiss() }
    #expect(Self.published(by: succeed, on: helm, reading: { _ = $0.errors }) == 0)
    let clear: Change = { $0.clearErrors() }
    #expect(Self.published(by: clear, on: helm, reading: { _ = $0.errors }) == 1)
    #expect(helm.errors.isEmpty)
    #expect(Self.published(by: clear, on: helm, reading: { _ = $0.errors }) == 0)
  }

  @Test("an observing sequence gives each state that the main actor comes to rest in")
  func sequence() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let helm = try Helm(nav: operatorSegues())
    var states = Observations { shown(helm) }.makeAsyncIterator()
    #expect(await states.next(isolation: MainActor.shared) == ["splash"])
    helm.present(fragment: .dashboard)
    helm.present(fragment: .compose)
    #expect(await states.next(isolation: MainActor.shared) == ["dashboard", "compose"])
  }
}
