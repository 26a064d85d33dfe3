package import NavigationCore

/// A directed edge with navigation rules.
public struct Segue<N: Fragment>: Sendable {
  /// Where the segue leads from and to.
  public let edge: DirectedEdge<N>
  /// Whether the origin stays presented (`.hold`) or hands its status over (`.pass`).
  public var style: SeguePresentationStyle
  /// Whether the segue may be walked back.
  public var dismissable: Bool
  /// Whether the segue fires as soon as its origin is presented.
  public var auto: Bool
  /// A name to present and dismiss the segue by, or nil.
  public var tag: (any SegueTag)?
  /// How the destination appears on screen.
  public var presentation: SeguePresentation

  /// The origin.
  public var from: N { edge.from }
  /// The destination.
  public var to: N { edge.to }

  /// A segue for an edge; by default it passes, is not dismissable and waits to be walked.
  public init(
    _ edge: DirectedEdge<N>, style: SeguePresentationStyle = .pass, dismissable: Bool = false,
    auto: Bool = false, tag: (any SegueTag)? = nil, presentation: SeguePresentation = .inPlace
  ) {
    self.edge = edge
    self.style = style
    self.dismissable = dismissable
    self.auto = auto
    self.tag = tag
    self.presentation = presentation
  }

  /// A segue between two fragments.
  public init(
    from: N, to: N, style: SeguePresentationStyle = .pass, dismissable: Bool = false,
    auto: Bool = false, tag: (any SegueTag)? = nil, presentation: SeguePresentation = .inPlace
  ) {
    self.init(
      DirectedEdge(from: from, to: to), style: style, dismissable: dismissable, auto: auto,
      tag: tag, presentation: presentation)
  }

  /// The same segue, firing by itself.
  public func makeAuto() -> Self { with { $0.auto = true } }
  /// The same segue, which may be walked back.
  public func makeDismissable() -> Self { with { $0.dismissable = true } }
  /// The same segue with a tag, or without where nil.
  public func with(tag: (any SegueTag)?) -> Self { with { $0.tag = tag } }
  /// The same segue in another style.
  public func with(style: SeguePresentationStyle) -> Self { with { $0.style = style } }
  /// The same segue, appearing in another way.
  public func with(presentation: SeguePresentation) -> Self {
    with { $0.presentation = presentation }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  func isTagged(_ other: any SegueTag) -> Bool {
    tag?.isSame(as: other) ?? false
  }

  package var rules: SegueRules {
    var rules: SegueRules = []
    if style == .hold { rules.insert(.hold) }
    if dismissable { rules.insert(.dismissable) }
    if auto { rules.insert(.auto) }
    return rules
  }
}

extension Segue: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.edge == rhs.edge, lhs.rules == rhs.rules, lhs.presentation == rhs.presentation
    else { return false }
    switch (lhs.tag, rhs.tag) {
    case (nil, nil): return true
    case (let left?, let right?): return left.isSame(as: right)
    default: return false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(edge)
    hasher.combine(rules)
    hasher.combine(presentation)
    if let tag { hasher.combine(tag) }
  }
}

extension Segue: Comparable, EdgeRepresenting {
  /// Orders by edge, then by the rules, so that unequal segues of one edge have an order too.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.edge != rhs.edge { return lhs.edge < rhs.edge }
    if lhs.rules != rhs.rules { return lhs.rules.rawValue < rhs.rules.rawValue }
    if lhs.presentation != rhs.presentation {
      return lhs.presentation.rawValue < rhs.presentation.rawValue
    }
    return lhs.tag.map { String(reflecting: $0) } ?? "" < rhs.tag.map { String(reflecting: $0) }
      ?? ""
  }
}
