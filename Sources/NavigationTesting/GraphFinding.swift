public import NavigationGraph

/// What the linter finds in a typed graph: one fact about it, with the walk that shows it.
public struct GraphFinding<N: Fragment>: Hashable, Sendable {
  /// What a finding is about.
  public enum Subject: Hashable, Sendable {
    case graph
    case fragment(N)
    case segue(DirectedEdge<N>)
  }

  /// The rule's id, which `rutter rules` explains.
  public let rule: String
  /// Whether it is an error, or a warning.
  public let isError: Bool
  /// What it is about.
  public let subject: Subject
  /// What is wrong.
  public let message: String
  /// The shortest walk from the entry that shows it, empty where there is none; of a long one the
  /// first fragment and the last hundred.
  public let witness: [N]
  /// The smallest change that clears the finding, or nil.
  public let remedy: String?
}

extension GraphFinding: CustomStringConvertible {
  public var description: String {
    var text = "\(isError ? "error" : "warning"): \(message) [\(rule)]"
    if !witness.isEmpty {
      text += "\n  the way there: \(witness.map { "\($0)" }.joined(separator: " => "))"
    }
    return remedy.map { "\(text)\n  \($0)" } ?? text
  }
}
