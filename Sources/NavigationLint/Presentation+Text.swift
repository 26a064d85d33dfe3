import NavigationCore

extension Presentation {
  /// How a message names it.
  var text: String {
    switch self {
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    case .inPlace, .push, .sheet, .popover, .alert, .modal, .window, .tab, .embed: "\(self)"
    }
  }
}
