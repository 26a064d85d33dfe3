import NavigationGraph
import NavigationRouting

/// Presents to the depth of six and dismisses again, over and over.
@MainActor func operate(_ navigator: Navigator<Place>, times: Int) {
  for _ in 0..<times {
    for place in [1, 5, 21, 85, 341, 2] { navigator.present(fragment: Place(place)) }
    for _ in 0..<6 { navigator.dismiss() }
  }
}

@MainActor func presentAndDismiss(_ report: inout Report) throws {
  let sizes = [1_000, 1_000_000]
  let navigators = try sizes.map { try Navigator(nav: segues($0), entry: Place(0)) }
  var least = [Double.infinity, Double.infinity]
  // Turn and turn about, so that what else the machine does befalls both.
  for _ in 0..<30 {
    for i in sizes.indices {
      least[i] = min(least[i], seconds { operate(navigators[i], times: 300) })
    }
  }
  for i in sizes.indices {
    let microseconds = least[i] / (12 * 300) * 1e6
    print("present and dismiss, \(sizes[i]) segues: \(rounded(microseconds)) µs each")
    report.require(
      "all of it was obeyed", navigators[i].errors.isEmpty && navigators[i].path.isEmpty)
  }
  // The half is for noise: to look at each segue would take a thousand times as long.
  report.check(
    "present and dismiss at a thousand times the segues", least[1] / least[0], atMost: 1.5)
}

@MainActor func transitions(_ report: inout Report) throws {
  let sizes = [1_500, 15_000]
  var least: [Double] = []
  for size in sizes {
    let navigator = try Navigator(nav: segues(size), entry: Place(0))
    var steps = 0
    least.append((0..<20).map { _ in seconds { steps = navigator.transitions().count } }.min() ?? 0)
    report.require("each segue is walked", steps >= size)
  }
  report.check("transitions, 1500 segues", least[0] * 1000, atMost: 2, unit: " ms")
  // The paths grow with the depth of the tree; what is quadratic would take a hundred times as long.
  report.check("transitions at ten times the segues", least[1] / least[0], atMost: 50)
}

var report = Report()
try transitions(&report)
try presentAndDismiss(&report)
report.end()
