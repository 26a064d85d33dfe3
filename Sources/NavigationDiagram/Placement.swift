/// Finds free places for small things, by a grid of what stands where.
struct Placement {
  private static let cell = 64.0

  /// By cell: its column in the upper half of the number, its row in the lower.
  private var grid: [Int: [Box]] = [:]

  mutating func occupy(_ box: Box) {
    Placement.each(box) { grid[$0, default: []].append(box) }
  }

  func isFree(_ box: Box) -> Bool {
    var free = true
    Placement.each(box) { cell in
      if free, let there = grid[cell], there.contains(where: { $0.overlaps(box) }) { free = false }
    }
    return free
  }

  /// Puts a thing on a course, as near as can be to the wanted part of it; then beside it.
  /// Where nothing is free, it stands at the wanted part.
  mutating func place(
    width: Double, height: Double, on course: Course, wanted: Double
  ) -> Point {
    let offsets = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32]
    for side in [0, 1, -1, 2, -2] as [Double] {
      for offset in offsets where (0.05...0.95).contains(wanted + offset) {
        var p = course.point(at: course.length * (wanted + offset))
        p.x += side * width * 0.55
        let box = Box(center: p, width: width + 2, height: height + 2)
        guard isFree(box) else { continue }
        occupy(box)
        return p
      }
    }
    let p = course.point(at: course.length * wanted)
    occupy(Box(center: p, width: width, height: height))
    return p
  }

  private static func each(_ box: Box, _ body: (Int) -> Void) {
    let low = { (v: Double) in Int((v / cell).rounded(.down)) }
    for x in low(box.minX)...low(box.maxX) {
      for y in low(box.minY)...low(box.maxY) { body(x << 32 | y & 0xFFFF_FFFF) }
    }
  }
}
