extension Curve {
  /// Rounds the corners of a curve whose pieces are straight, up to half of the pieces beside them.
  mutating func roundCorners(radius: Double) {
    let corners = stride(from: 0, to: points.count, by: 3).map { points[$0] }
    guard corners.count > 2, let first = corners.first, let last = corners.last else { return }
    var rounded = [first]
    for i in corners.indices.dropFirst().dropLast() {
      let corner = corners[i]
      let before = corner.towards(corners[i - 1], atMost: radius)
      let after = corner.towards(corners[i + 1], atMost: radius)
      rounded += Curve.line(from: rounded[rounded.count - 1], to: before)
      // The cubic of the parabola that has the corner as its control point.
      rounded += [before.between(corner, 2 / 3), after.between(corner, 2 / 3), after]
    }
    rounded += Curve.line(from: rounded[rounded.count - 1], to: last)
    points = rounded
  }

  /// What a straight piece adds to a curve.
  private static func line(from: Point, to: Point) -> [Point] {
    [from.between(to, 1 / 3), from.between(to, 2 / 3), to]
  }
}

extension Point {
  fileprivate func between(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// A place on the way to another, at most half of it away.
  fileprivate func towards(_ other: Point, atMost distance: Double) -> Point {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? between(other, min(distance / length, 0.5)) : self
  }
}
