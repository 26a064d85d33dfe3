import NavigationCore
import NavigationGraph
import Testing

@Suite("A segue's presentation and the core's")
struct SeguePresentationCoreTests {
  @Test("have the same cases in the same order")
  func sameCases() {
    #expect(SeguePresentation.allCases.map(\.rawValue) == Presentation.allCases.map { "\($0)" })
    #expect(SeguePresentation.allCases.map(\.kind) == Presentation.allCases)
  }
}
