import NavigationGraph
import Testing

@Suite("An ordered set")
struct OrderedSetTests {
  @Test("keeps first places, and positions stay right after a removal")
  func removal() {
    var set: OrderedSet = [3, 1, 3, 2]
    #expect(Array(set) == [3, 1, 2])
    let again = set.append(1)
    #expect(!again)
    let removed = set.remove(3)
    #expect(removed == 3)
    #expect(set.firstIndex(of: 2) == 1)
    set.append(3)
    #expect(Array(set) == [1, 2, 3])
  }
}

@Suite("Auto segues")
struct AutoSegueTests {
  typealias Failure = NavigationError<Section>

  @Test("a cycle of autos and two autos from one fragment are refused with the culprits")
  func refused() {
    #expect(throws: Failure.autoCycleDetected([.login, .register])) {
      try NavigationGraph<Section>(
        [
          Segue(.register => .login, auto: true), Segue(.login => .register, auto: true),
        ], entry: .login)
    }
    #expect(throws: Failure.ambiguousAutoSegues([.splash => .login, .splash => .news])) {
      try NavigationGraph<Section>([
        Segue(.splash => .news, auto: true), Segue(.splash => .login, auto: true),
      ])
    }
    #expect(throws: Failure.missingInlets) {
      try NavigationGraph<Section>([Segue(.news => .login), Segue(.login => .news)])
    }
  }
}
