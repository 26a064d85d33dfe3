package import NavigationCore

/// How a segue's destination appears on screen.
///
/// The cases are those of the core's `Presentation`, under a type of this module's own: so a file
/// that writes `.sheet` has to import nothing else.
public enum SeguePresentation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The destination replaces the origin where it stands; the default.
  case inPlace
  case push, sheet, fullScreenCover, popover, alert, confirmationDialog, modal, window, tab, embed

  /// The core's case of the same name, which knows what it means for contexts.
  package var kind: Presentation {
    switch self {
    case .inPlace: .inPlace
    case .push: .push
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .modal: .modal
    case .window: .window
    case .tab: .tab
    case .embed: .embed
    }
  }
}
