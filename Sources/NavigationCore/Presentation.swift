/// How a segue's destination appears on screen.
public enum Presentation: UInt8, Sendable, Hashable, CaseIterable {
  /// The destination replaces the origin where it stands; what an absent value means.
  case inPlace
  case push, sheet, fullScreenCover, popover, alert, confirmationDialog, modal, window, tab, embed
}
