/// Why a router that is found by its id was not found, or refused a call.
public enum RouterError: Error, Hashable, Sendable {
  /// No living router has the id. `living` are the ids that do, the main router's first, the
  /// others in order.
  case unknownRouter(id: String, living: [String])
  /// The router stands at its root: there is nothing to pop.
  case nothingToPop(id: String)
}

extension RouterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownRouter(let id, let living):
      "no router has the id `\(id)`, or it has been released with its stack; show one with this "
        + "id, or name one of these: \(Self.list(living))"
    case .nothingToPop(let id):
      "the router `\(id)` stands at its root, there is nothing to pop; push a screen first"
    }
  }

  /// The first few, since an app may have any number.
  private static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return ids.count > 8 ? "\(shown) and \(ids.count - 8) more" : shown
  }
}
