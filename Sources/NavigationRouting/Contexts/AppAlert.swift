/// An alert or a confirmation dialog, as a value.
public struct AppAlert: Sendable {
  public enum Style: Hashable, Sendable { case alert, confirmationDialog }

  public enum ButtonRole: Hashable, Sendable { case cancel, destructive }

  public struct AppButton: Sendable {
    public var title: String
    /// Nil for an ordinary button.
    public var role: ButtonRole?
    /// What happens when it is chosen; the alert has closed by then.
    public var action: @MainActor @Sendable () -> Void

    public init(
      title: String, role: ButtonRole? = nil,
      action: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.action = action
    }

    public static func ok(
      title: String = "OK", action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, action: action)
    }

    public static func cancel(
      title: String = "Cancel", action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, role: .cancel, action: action)
    }

    public static func destructive(
      title: String, action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, role: .destructive, action: action)
    }
  }

  public var style: Style
  public var title: String
  public var message: String?
  /// In the order given; never empty.
  public let buttons: [AppButton]

  /// An alert; without buttons it gets an OK, as something has to close it.
  public init(
    style: Style = .alert, title: String, message: String? = nil, buttons: [AppButton] = []
  ) {
    self.style = style
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.ok()] : buttons
  }

  /// Says what went wrong, in the error's own words.
  public init(error: any Error, title: String = "Error") {
    self.init(title: title, message: "\(error)")
  }

  /// A message with one button.
  public static func ok(
    title: String, message: String? = nil, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Self {
    Self(title: title, message: message, buttons: [.ok(action: action)])
  }

  /// A question with a way out.
  public static func confirm(
    title: String, message: String? = nil, confirmTitle: String = "OK",
    confirmRole: ButtonRole? = nil, style: Style = .alert,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> Self {
    Self(
      style: style, title: title, message: message,
      buttons: [
        AppButton(title: confirmTitle, role: confirmRole, action: action), .cancel(),
      ])
  }

  /// Says what went wrong, in the error's own words.
  public static func error(_ error: any Error, title: String = "Error") -> Self {
    Self(error: error, title: title)
  }
}
