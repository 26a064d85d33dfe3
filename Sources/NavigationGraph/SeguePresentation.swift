/// How a segue's destination appears on screen.
///
/// The cases are those of the core's `Presentation`, under a type of this module's own: so a file
/// that writes `.sheet` has to import nothing else.
public enum SeguePresentation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The destination replaces the origin where it stands; the default.
  case inPlace
  case push, sheet, fullScreenCover, popover, alert, confirmationDialog, modal, window, tab, embed
}
