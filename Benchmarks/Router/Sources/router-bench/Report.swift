import Foundation

/// Lines in the form of `run.py`, and the exit status: 0 all hold, 1 one does not.
struct Report {
  private var isMissed = false

  mutating func check(_ what: String, _ value: Double, atMost limit: Double, unit: String = "x") {
    if value > limit { isMissed = true }
    let mark = value <= limit ? "ok  " : "MISS"
    print("\(mark) \(what): \(rounded(value))\(unit), at most \(rounded(limit))\(unit)")
  }

  mutating func require(_ what: String, _ holds: Bool) {
    guard !holds else { return }
    isMissed = true
    print("MISS \(what)")
  }

  func end() -> Never { exit(isMissed ? 1 : 0) }
}

func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }

/// How long something takes, in seconds.
func seconds(_ work: () -> Void) -> Double {
  let time = ContinuousClock().measure(work).components
  return Double(time.seconds) + Double(time.attoseconds) / 1e18
}
