/// A place, in points, with y growing downwards.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double
}

/// A rectangle along the axes.
struct Box: Sendable, Hashable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(center: Point, width: Double, height: Double) {
    minX = center.x - width / 2
    maxX = center.x + width / 2
    minY = center.y - height / 2
    maxY = center.y + height / 2
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  func overlaps(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  mutating func include(_ other: Box) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

/// The course of an arrow: a piecewise cubic curve, and where its heads end.
struct Curve: Sendable, Hashable {
  /// First point, then three for each piece.
  var points: [Point]
  /// The tip at the origin, when the tail has a mark.
  var tailTip: Point?
  /// The tip at the destination.
  var headTip: Point?

  /// The curve as a line of short pieces from tail to head.
  func flattened() -> [Point] {
    guard let first = points.first else { return [] }
    var line = tailTip.map { [$0, first] } ?? [first]
    var i = 0
    while i + 3 < points.count {
      let (a, b, c, d) = (points[i], points[i + 1], points[i + 2], points[i + 3])
      for k in 1...8 {
        let t = Double(k) / 8
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        line.append(
          Point(
            x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y))
      }
      i += 3
    }
    if let headTip { line.append(headTip) }
    return line
  }
}

/// Walks along a line of points by distance.
struct Course {
  let line: [Point]
  let distances: [Double]

  var length: Double { distances.last ?? 0 }

  init(_ line: [Point]) {
    var distances: [Double] = []
    var total = 0.0
    for (i, p) in line.enumerated() {
      if i > 0 {
        let (dx, dy) = (p.x - line[i - 1].x, p.y - line[i - 1].y)
        total += (dx * dx + dy * dy).squareRoot()
      }
      distances.append(total)
    }
    self.line = line
    self.distances = distances
  }

  /// The point at a distance from the start, clamped to the ends.
  func point(at distance: Double) -> Point {
    guard let first = line.first, let last = line.last else { return Point(x: 0, y: 0) }
    if distance <= 0 { return first }
    for i in distances.indices.dropFirst() where distances[i] >= distance {
      let span = distances[i] - distances[i - 1]
      let t = span > 0 ? (distance - distances[i - 1]) / span : 0
      let (a, b) = (line[i - 1], line[i])
      return Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return last
  }
}

/// A finished layout.
struct Layout: Sendable, Hashable {
  /// By fragment.
  var boxes: [Box]
  /// By arrow of the plan.
  var curves: [Curve]
  /// By arrow: where Graphviz put the label, when it was given one.
  var labels: [Point?]
  /// By group of the plan.
  var groups: [Box]
  var bounds: Box
}
