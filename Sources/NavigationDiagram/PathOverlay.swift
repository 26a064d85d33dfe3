/// A path as a diagram shows it: its steps and what it leads to.
public struct PathOverlay: Sendable, Hashable {
  /// One edge of the path.
  public struct Step: Sendable, Hashable {
    /// The segue's index in the document; nil where the graph has no such segue.
    public var segueInputPosition: Int32?
    public var fromName: String
    public var toName: String
    public var fromID: String?
    public var toID: String?

    public init(
      segueInputPosition: Int32?, fromName: String, toName: String, fromID: String? = nil,
      toID: String? = nil
    ) {
      self.segueInputPosition = segueInputPosition
      self.fromName = fromName
      self.toName = toName
      self.fromID = fromID
      self.toID = toID
    }
  }

  /// What the path is called, where there are several.
  public var name: String
  public var steps: [Step]
  /// The first step that the graph does not have, as an index into `steps`.
  public var brokenStep: Int?
  /// Indices of the presented fragments, bottom to top.
  public var presented: [Int32]
  /// Indices of the fragments that the path led through.
  public var visited: [Int32]
  /// The route in words, a line each.
  public var descriptionLines: [String]

  public init(
    name: String = "", steps: [Step], brokenStep: Int? = nil, presented: [Int32] = [],
    visited: [Int32] = [],
    descriptionLines: [String] = []
  ) {
    self.name = name
    self.steps = steps
    self.brokenStep = brokenStep
    self.presented = presented
    self.visited = visited
    self.descriptionLines = descriptionLines
  }
}
