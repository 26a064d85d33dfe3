// Imports the one module that an app imports: that this file compiles is half of the test.
import NavigationGraph
import Testing

@Suite("A segue's presentation")
struct SeguePresentationTests {
  @Test("is written with no import but the graph's")
  func oneImport() {
    let segue = Segue<Section>(.dashboard => .compose, style: .hold, presentation: .sheet)
    #expect(segue.presentation == .sheet)
    #expect(Segue<Section>(.dashboard => .news).presentation == .inPlace)
    #expect(segue.with(presentation: .popover) != segue)
  }
}
