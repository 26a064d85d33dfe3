import NavigationCore

extension Presentation {
  /// Whether the destination is shown within its origin's screen.
  var isWithinOrigin: Bool { self == .inPlace || self == .tab || self == .embed }

  var isAlert: Bool { self == .alert || self == .confirmationDialog }

  /// How a message names it.
  var text: String {
    switch self {
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    case .inPlace, .push, .sheet, .popover, .alert, .modal, .window, .tab, .embed: "\(self)"
    }
  }
}
