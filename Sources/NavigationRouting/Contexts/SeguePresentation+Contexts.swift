internal import NavigationGraph

extension SeguePresentation {
  /// Whether the destination becomes the root of a context of its own.
  var makesContext: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .window: true
    case .inPlace, .push, .alert, .confirmationDialog, .modal, .tab, .embed: false
    }
  }

  /// Whether the destination lies over a context's stack, in a slot of the context.
  var isOverlay: Bool {
    switch self {
    case .alert, .confirmationDialog, .modal: true
    case .inPlace, .push, .sheet, .fullScreenCover, .popover, .window, .tab, .embed: false
    }
  }

  /// Whether the destination gets a place of its own, rather than standing in its origin's.
  var opensPlace: Bool { self == .push || makesContext || isOverlay }
}
