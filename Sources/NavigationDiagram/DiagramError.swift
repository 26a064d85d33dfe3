/// Why a picture could not be drawn.
public enum DiagramError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Graphviz's layout for `dot` was not found in the folders listed.
  case layoutNotFound(searched: [String], reason: String)
  /// A segue names a fragment that the scene does not have.
  case unknownFragment(segue: Int)
  /// Graphviz gave up, with its own words.
  case layoutFailed(messages: String)
  /// The layout came back without some fragments or segues.
  case incomplete(missing: [String], messages: String)
  /// The system gave no thread for the layout.
  case noThread(code: Int32)

  public var description: String {
    switch self {
    case .layoutNotFound(let searched, let reason):
      let folders = searched.map { "`\($0)`" }.joined(separator: ", ")
      return "graphviz's dot layout was not found in \(folders)"
        + (reason.isEmpty ? "" : " (\(reason))") + "; install graphviz"
    case .unknownFragment(let segue):
      return "segue \(segue) of the scene names a fragment that is not in it"
    case .layoutFailed(let messages):
      return "graphviz could not lay out the graph: \(messages)"
    case .incomplete(let missing, let messages):
      let shown = missing.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
      let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      return "graphviz left out \(shown)\(rest)" + (messages.isEmpty ? "" : ": \(messages)")
    case .noThread(let code):
      return "no thread for the layout (error \(code)); free memory and try again"
    }
  }
}
