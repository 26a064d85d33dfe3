/// What a place shows in an app whose screens are made of some content, such as view builders.
public enum RoutedScreen<Content> {
  case screen(Content)
  case modal(Content, AppModalConfiguration)
  case alert(AppAlert)

  /// The content, or nil for an alert.
  public var content: Content? {
    switch self {
    case .screen(let content), .modal(let content, _): content
    case .alert: nil
    }
  }
}
