/// The log of what routers do, for finding out where a chain of screens went wrong.
@MainActor
public enum RoutingDebug {
  /// Off at first, and then nothing is put together or printed.
  public static var isEnabled = false
  /// Where the lines go; standard output at first.
  public static var printer: @MainActor (String) -> Void = { print($0) }

  package static func log(_ line: @autoclosure () -> String) {
    if isEnabled { printer(line()) }
  }
}
