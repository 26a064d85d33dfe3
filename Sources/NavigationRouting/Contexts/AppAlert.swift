/// An alert or a confirmation dialog, as a value.
public struct AppAlert: Sendable {
  /// How it is shown: in the middle, or as a list of choices.
  public enum Style: Hashable, Sendable { case alert, confirmationDialog }

  /// What a button is for, where it is not an ordinary one.
  public enum ButtonRole: Hashable, Sendable { case cancel, destructive }

  /// A button, with what choosing it does.
  public struct AppButton: Sendable {
    /// The text on the button.
    public var title: String
    /// Nil for an ordinary button.
    public var role: ButtonRole?
    /// What happens when it is chosen; the alert has closed by then.
    public var action: @MainActor @Sendable () -> Void

    /// A button; without a role an ordinary one.
    public init(
      title: String, role: ButtonRole? = nil,
      action: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.action = action
    }

    /// An ordinary button that closes the alert.
    public static func ok(
      title: String = "OK", action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, action: action)
    }

    /// The way out.
    public static func cancel(
      title: String = "Cancel", action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, role: .cancel, action: action)
    }

    /// A button whose action cannot be taken back.
    public static func destructive(
      title: String, action: @escaping @MainActor @Sendable () -> Void = {}
    ) -> Self {
      Self(title: title, role: .destructive, action: action)
    }
  }

  /// How it is shown.
  public var style: Style
  /// The first line.
  public var title: String
  /// The text below the title, or nil.
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
