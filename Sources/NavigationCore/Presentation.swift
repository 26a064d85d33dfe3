/// How a segue's destination appears on screen.
public enum Presentation: UInt8, Sendable, Hashable, CaseIterable {
  /// The destination replaces the origin where it stands; what an absent value means.
  case inPlace
  case push, sheet, fullScreenCover, popover, alert, confirmationDialog, modal, window, tab, embed

  /// Whether the destination becomes the root of a presentation context of its own.
  public var makesContext: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .window: true
    case .inPlace, .push, .alert, .confirmationDialog, .modal, .tab, .embed: false
    }
  }
}
