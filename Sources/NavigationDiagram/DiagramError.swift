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
  /// The picture would take very long, and nobody could read it.
  case tooLarge(fragments: Int, segues: Int, limit: Int)
  /// The system gave no thread for the layout.
  case noThread(code: Int32)
  /// librsvg, or a function of it or of cairo, is not there.
  case rasterLibraryNotFound(missing: String)
  /// librsvg or cairo gave up, with its own words.
  case rasterFailed(message: String)
  /// The image would have too many pixels; at `fittingScale` it has not.
  case rasterTooLarge(fittingScale: Double)

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
    case .tooLarge(let fragments, let segues, let limit):
      return "a picture of \(fragments) fragments and \(segues) segues is too large to lay out; "
        + "at most \(limit) fragments, or half as many segues again, are"
    case .noThread(let code):
      return "no thread for the layout (error \(code)); free memory and try again"
    case .rasterLibraryNotFound(let missing):
      return "`\(missing)` was not found, which makes PNG and PDF; install librsvg "
        + "(apt-get install librsvg2-2, brew install librsvg)"
    case .rasterFailed(let message):
      return "the picture could not be turned into an image: \(message)"
    case .rasterTooLarge(let fittingScale):
      return "the image would have too many pixels; give `--scale \(fittingScale)` or less, "
        + "or write SVG or PDF"
    }
  }
}
