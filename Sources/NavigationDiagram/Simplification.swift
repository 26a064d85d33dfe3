/// What a picture gave up so that its layout ends soon.
public enum Simplification: Sendable, Hashable, CustomStringConvertible {
  /// Labels stand where the layout happens to leave room.
  case labels
  /// That, and arrows run straight.
  case curves
  /// That, and only the shortest walks from the entry decide what stands where.
  case ranks

  public var description: String {
    switch self {
    case .labels: "labels stand where there is room"
    case .curves: "arrows run straight, and labels stand where there is room"
    case .ranks: "arrows run straight, and fragments stand by their distance from the entry"
    }
  }
}

extension LayoutEngine.Effort {
  /// What a layout of a plan with this effort gives up; nil where that makes no difference.
  func simplification(of plan: Plan) -> Simplification? {
    switch self {
    case .full: nil
    case .withoutLabels: plan.arrows.contains { $0.label != nil } ? .labels : nil
    case .quick: .curves
    case .tree: .ranks
    }
  }
}
