/// What a place shows in an app whose screens are made of some content, such as view builders.
public enum RoutedScreen<Content> {
  /// A screen with its content.
  case screen(Content)
  /// A modal with its content, and how it lies over its context.
  case modal(Content, AppModalConfiguration)
  /// An alert or confirmation dialog.
  case alert(AppAlert)

  /// The content, or nil for an alert.
  public var content: Content? {
    switch self {
    case .screen(let content), .modal(let content, _): content
    case .alert: nil
    }
  }
}
