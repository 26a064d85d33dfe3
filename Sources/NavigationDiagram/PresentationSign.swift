import NavigationCore

extension Presentation {
  /// The sign of a presentation, drawn on a field of 12 by 12; nil for what needs none.
  var sign: (lines: String, fills: String)? {
    switch self {
    case .inPlace: nil
    case .push: ("M2.5 6H9M6.3 3.3L9 6L6.3 8.7", "")
    case .sheet: ("M2 2H10V10H2Z", "M2 5.5H10V10H2Z")
    case .fullScreenCover: ("M2 2H10V10H2Z", "M2 2H10V10H2Z")
    case .popover: ("M2 2.5H10V7.5H7.3L6 9.8L4.7 7.5H2Z", "")
    case .alert: ("M6 2L10.5 10H1.5ZM6 5V7.4M6 8.3V9", "")
    case .confirmationDialog: ("M2 2.5H10V6H2ZM2 7.5H10V10H2Z", "")
    case .modal: ("M1.8 1.8H10.2V10.2H1.8Z", "M4 4H8V8H4Z")
    case .window: ("M2 2.5H10V9.5H2ZM2 4.7H10", "M2 2.5H10V4.7H2Z")
    case .tab: ("M1.8 9.5V5H10.2V9.5ZM1.8 5V2.8H5.5V5", "")
    case .embed: ("M2 4.5V2H4.5M7.5 2H10V4.5M10 7.5V10H7.5M4.5 10H2V7.5", "M4.5 4.5H7.5V7.5H4.5Z")
    }
  }

  /// Its name in words.
  var words: String {
    switch self {
    case .inPlace: "in place"
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    case .modal: "modal"
    case .window: "window"
    case .tab: "tab"
    case .embed: "embed"
    }
  }
}
