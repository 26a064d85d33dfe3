public import NavigationGraph

/// The ways in which a router shows a screen.
public enum SegueType: Hashable, Sendable, CaseIterable {
  case push, sheet, fullScreenCover, popover

  /// The same way, as segues name it.
  public var presentation: SeguePresentation {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    }
  }
}
